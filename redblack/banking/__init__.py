"""What the banking games share: one player holds the bank, the others stake against it. A game of the family is a `Kind` (kind.py) and its words."""
