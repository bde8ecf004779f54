"""What it costs: the rules, a tap, the first load, a screen. `python -m tests.bench` prints one table; docs/benchmarks.md says how to read it."""
