"""The card texts: complete in every language and mode, short enough for a small phone, and the sober ones without one word of drinks."""
import re
import unicodedata
from string import Formatter

import pytest
from babel.messages.pofile import read_po

from i18n import HERE, LANGUAGES, catalog

MODES = ('alcohol', 'sober')
VOICES = [(language, mode) for language in LANGUAGES for mode in MODES]
PLURAL = {'value.A', 'value.2', 'value.3', 'value.6', 'value.cup', 'penalty'}
IDS = [
    *(f'value.{rank}' for rank in 'A23456789TJQKX'), 'value.K.quiet', 'value.cup', 'value.cup.empty',
    *(f'rule.{rank}' for rank in '7TJQK'), 'mate', 'mate.joins', 'penalty', 'mode.why', 'mode.how', 'cup',
    *(f'task.{n}' for n in range(24)), *(f'theme.{n}' for n in range(24)), *(f'king.{n}' for n in range(16)),
]
CEILING = {'value': 110, 'rule': 34, 'mate': 70, 'penalty': 45, 'mode': 120, 'cup': 20, 'task': 120, 'theme': 40, 'king': 60}  # letters

PLURALS = {'ru': 3, 'en': 2, 'de': 2}
SCRIPTS = {'ru': 'CYRILLIC', 'en': 'LATIN', 'de': 'LATIN'}
FREE = {'ru': r'\(можно безалкогольн(?:ый|ому|ых)\)', 'en': r'\(alcohol-free is fine\)', 'de': r'\(gern alkoholfrei\)'}

DRINKS = {
    'ru': r'''алкогол | \bспиртн | \bглот | бокал | \bтост(?!ер) | \bрюм(?:к|оч|аш) | стакан | \bстоп(?:ка|ку|ке|ки|кой|ок|арь|оч\w+)\b | фужер
        | графин | \bфляг | \bбар(?:а|у|ом|е|ы|ов|ам|ами|ах|н(?:ый|ая|ое|ые|ого|ой|ую)|мен\w*)?\b | напит(?:ок|к[аиуео]) | бутыл
        | \bкружк(?:а|у|ой)\b | \bчарк | \bчаш(?:к|ек|еч) | \bпить\b | \bпь(?:ю|ешь|ет|ем|ете|ют)\b | пьющ | \bпей(?:те)?\b | питье | питья
        | похмел | \bпьян | опьян | трезв(?!он) | \bчок(?:а|н)(?!ут(?:ый|ая|ые|ого))
        | \b(?:вы|до|за|на|от|по|при|рас|у|ис|пере)п(?:ить|ив\w+|ью|ьем|ьете|ьют|ьет|ьешь|ей|ейте)(?:с[яь])?\b | \bвыпи(?:л|ла|ли|т|та|ты)\b
        | \bвин(?:о|ом|ц\w+|ишк\w+|н(?:ый|ая|ое|ые|ого|ой|ую))\b | шампанск | игрист | \bпив(?:о|а|у|ом|е|ко|н\w+|овар\w*|ас\w*)\b | \bводк
        | \bводоч | \bвиски\b | коньяк | \bликер | коктейл | самогон | \bнастойк | бренди | текил | \bсидр | глинтвейн | \bпунш | \bгрог | \bхмел
        | сомелье | брудершафт | \bтаверн | кабак | \bнал(?:ить|ива\w+|ей|ейте|ью|ьет)\b | \bразлив | розлив | дегустац | лимонад | компот
        | \bкофе\b | \bча(?:й|я|ю|ем|е)\b | \bсок(?:а|у|ом|и)?\b | \bбух(?:ать|ает|ают|ло|ой)\b | \bджин(?:а|у|ом)?\b | \bром(?:ом)?\b''',
    'en': r'''alcohol | \bsip(?:s|ped|ping|per)?\b | \bdr[iau]nk | glass | \btoast(?!er) | \bbar(?:s|man|men|maid|keep\w*|tender\w*|stool\w*)?\b
        | \bcheers\b | \bbottoms?\s+up\b | \bbooz | \bbeers?\b | \bwine | \bales?\b | \blagers?\b | \bciders?\b | \bgins?\b | \brums?\b | vodka
        | \bwhisk(?:e?y|ies) | \bbrand(?:y|ies)\b | tequila | champagne | prosecco | \bliqu(?:or|eur) | cocktail | \bpubs?\b | tavern
        | \btips(?:y|ily)\b | \btipple | hangover | hung\s?over | \bsober | \bpints?\b | bottle | \bmugs?\b | goblet | tumbler | \bflasks?
        | (?<!king['’]s\s)\bcups?\b | \bpour(?:s|ed)?\b | sommelier | \bclink | \bgulp | \bswig | \bchug | guzzl | thirst | intoxic | beverage
        | \bteas?\b | \bcoffee | \bjuic | lemonade | \bsodas?\b | \bbrew(?:s|er)?\b | \brefill | \bquaff''',
    'de': r'''alkohol | schluck | schlück | trink | drink | (?<!s)trank | tränk | (?<!s)trunk | trünk | spirituose | \bgl[aä]s(?:es|er\w*|chen\w*|e)?\b
        | (?:bier|wein|sekt|schnaps|wasser|marmeladen|gurken)gl[aä]s | becher | kelch | \btasse | tässchen | \bkrug | krüg | humpen | flasche
        | fläschchen | karaffe | flachmann | \bfässer | fässchen | korken(?!eiche) | prost(?!at|itu) | prösterchen | \b(?:auf\ dein|zum)\ wohl\b
        | \ban(?:zu|ge)?stoss(?:en|t)?\b | \bstoss(?:e|t|en)?\b.{0,30}\ban\b | \btoast(?!er|brot|scheibe) | kneip(?!p) | \bbars?\b
        | \bbar(?:keep|hocker|tresen|besuch)\w* | (?:haus|mini)bar\b | tresen | \btheke | schänke | schankwirt | ausschank | zapfhahn | \bgezapft
        | (?:ein|nach|aus)(?:zu|ge)?schenk | \bschenk\w*\b.{0,20}\b(?:ein|nach|aus)\b | wirtshaus | taverne | \bpubs?\b | spelunke
        | \bzech(?:e|en|er|t|prell\w*|tour\w*)?\b | \bsauf(?:en|t|gelage|kumpan\w*)?\b | \bsäuf | soffen | \bsuff\b | gelage\b | schwips | absacker
        | vorglüh | süffig | destill | angeheitert | angesäuselt | nüchtern | promille | verkatert | \bkater(?:frühstück|stimmung)
        | \b(?:voll)?rausch\b | berausch | \bnipp(?:en|e|t|st)?\b | genippt | \bschlürf | geschlürft | durst | \bex(?:en|t)\b | auf\ ex\b | hopfen
        | sommelier | aperitif | digestif | cocktail | \bshots?\b | \bbier | (?:frei|weiss|alt|weizen)bier
        | \bwein(?!e\b|e[nrt]|en|t|st|end|krampf|krämpf|erlich) | (?:rot|weiss|glüh|schaum|port|apfel|obst|reis)wein | \bwinzer
        | \bsekt(?!e\b|en\b|ion|ier|or) | schn[aä]ps | likör | [vw]odka | whisk(?:e?y|ies) | \bbrandy | weinbrand | [ck]ognac | kognak | tequila
        | champagner | prosecco | aperol | \bspritz(?:er)?\b | \bpuns[ck]h?\b | \bgrog | \bbowle\b | \bgins?\b | \brums?\b | \bc?idre | \bcider
        | absinth | \bradler\b | schorle | schoppen | \bpils(?:ner|ener)?\b | apfelmost | \blimos?\b | limonade | \bcolas?\b | saft(?!ig) | säfte
        | kaffee | espresso | cappuccino | kakao | \btee(?:s|tasse\w*|kanne\w*|beutel\w*)?\b | (?:kräuter|früchte|minz|schwarz|kamillen|eis)tee\b
        | \bsprudel(?:s|wasser)?\b''',
}
KNOWN = {
    'ru': '''глоток, глотка, бокалы, тосты, в баре, бармен, барная стойка, рюмку, стаканом, стопка, напитки, пить, выпейте, пьёт, запивает, пиво,
        вином, винный, собутыльник, непьющий, чокнитесь, налейте, чашку, ВОДКА, трезвый, бутылка, алкоголь, пьяный''',
    'en': '''sips, sipping, drinking, drunk, glasses, wineglass, toasted, bar, bartender, cheers, beer, wine, a cup, bottle, cocktails, pub,
        tipsy, whiskey, pint, clinked, ＳＩＰ, hangover, sober''',
    'de': '''ein Schluck, Schlucke, Schlückchen, trinken, trinkt, Trinkbegleitung, Trinkspruch, getrunken, betrunken, Umtrunk, Zaubertrank, Getränke,
        Drinks, ein Glas, Gläser, Weinglas, Gurkenglas, Becher, Kelch, Tasse, Krug, Flasche, Prost, zuprosten, zum Wohl, anstoßen, stoßt leise an,
        angestoßen, Toast, Kneipe, in der Bar, Barhocker, am Tresen, Theke, einschenken, eingeschenkt, schenk allen nach, Wirtshaus, Pub, saufen,
        gesoffen, beschwipst, nüchtern, Promille, verkatert, im Rausch, nippen, schlürfen, Durststrecke, auf ex, Bier, Freibier, Wein, Weinschorle,
        Rotwein, WEIẞWEIN, Weinberg, Sekt, Schnäpse, Likör, Wodka, Whisky, Cocktail, Glühwein, Saft, Kaffee, Tee, Limo, alkoholfrei, ＳＣＨＬＵＣＫ''',
}
INNOCENT = {
    'ru': '''виноват, его вина, вину, виноград, винт, купить, топить, копить, стопой, стоп, барабан, барон, бардак, баран, барьер, чайка, чайник,
        тостер, пьеса, пьедестал, пилот, пила, писать, спит, питон, упитанный, питание, кубок короля, выписка, запись, напутствие, джинсы, роман,
        аромат, ромашка, волчок, зрачок, бутерброд, трезвон, перспектива, сливы, спираль, высокий, сокровище, глобус, застолье, за столом,
        потолок, поклон, подводка, насос, кружок, кружки, бухгалтер, угрюмо, настойчиво, кликер, фортепьяно, шимпанзе''',
    'en': '''barely, understand, shirt, shared, gossip, begin, ginger, drum, rumour, pale, female, twine, swine, public, whisker, whisk, toaster,
        bargain, barefoot, barn, cupboard, cupid, hiccup, shrink, spirit, brandish, seagull, steam, bruise, team, sofa, stand, wave, grasp,
        hourly, pouring, crisps, tip, round, cub, beard, the king's cup''',
    'de': '''Königspokal, Pokal, weinen, weint, geweint, weinerlich, Schwein, Insekt, Sekte, Sektor, Schrank, krank, Strunk, Glasur, glasklar, glatt,
        Nachbar, wunderbar, Barfuß, Bargeld, Barriere, Bibliothek, Apotheke, schenken, Geschenk, verschenkt,
        Kater, Rauschen, Geräusch, saftig, Gesellschaft, gewissenhaft, Komitee, Protest, Kompost, Frost, Toaster, Anstößig, stoßen, Zapfen, Hüpfen,
        klug, Schluss, Schlüssel, schlucht, Ginger, ging, Begin, Rumpf, herum, Trumpf, Text, Hexen, existiert, Bärte, Barsch, beziehen, fass dir ans Ohr,
        Nippes, Pilz, Mostar, Limousine, Bowling, Mittel, drauf, Wirtschaft, Runde, Tasche, Tasten, Spritze, Wurst, Teenager, meint, allein''',
}


def alarm(language, text):
    """The first word of drinks in the text, or None."""
    text = unicodedata.normalize('NFKC', text).casefold().replace('ё', 'е')
    found = re.search(DRINKS[language], text, re.VERBOSE)
    return found and found.group()


def messages(language, mode):
    """Id -> message, in the order of the file, the header left out."""
    with (HERE / language / 'LC_MESSAGES' / f'{mode}.po').open('rb') as f:
        return {m.id[0] if isinstance(m.id, tuple) else m.id: m for m in read_po(f, locale=language, abort_invalid=True) if m.id}


def forms(message):
    return message.string if isinstance(message.string, tuple) else (message.string,)


def texts(language, mode, *kinds):
    """Every (id, text), each plural form for itself; of some kinds only, if named."""
    return [(i, text) for i, m in messages(language, mode).items() for text in forms(m) if not kinds or i.split('.')[0] in kinds]


def fields(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize('language, mode', VOICES)
def test_every_card_has_its_text_and_there_is_nothing_else(language, mode):
    found = messages(language, mode)
    assert list(found) == IDS
    assert {i for i, m in found.items() if isinstance(m.id, tuple)} == PLURAL
    assert not [i for i, m in found.items() if m.fuzzy]
    assert not [i for i, text in texts(language, mode) if not text.strip() or text != text.strip()]
    assert {len(forms(found[i])) for i in PLURAL} == {PLURALS[language]}


def test_the_same_blanks_are_filled_in_every_voice():
    expected = {i: {'n'} if i in PLURAL else {'name'} if i == 'mate.joins' else set() for i in IDS}
    for voice in VOICES:
        for i, m in messages(*voice).items():
            for n, text in enumerate(forms(m)):
                assert fields(text) == expected[i] or (i in PLURAL and n == 0 and not fields(text)), (voice, i, text)


@pytest.mark.parametrize('language, mode', VOICES)
def test_the_number_is_said(language, mode):
    """Through gettext, as the page says it: one may be a word, every other number stands in the text."""
    voice = catalog(language, mode)
    for i in PLURAL:
        said = [voice.ngettext(i, i, n).format(n=n) for n in (1, 2, 3, 5, 11)]
        assert len(set(said)) == 5 and all(str(n) in text for n, text in zip((2, 3, 5, 11), said[1:], strict=True)), (i, said)


@pytest.mark.parametrize('language, mode', VOICES)
def test_short_enough_to_read_aloud_from_a_small_phone(language, mode):
    for i, text in texts(language, mode):
        kind, sentences = i.split('.')[0], re.findall(r'[.?…]+(?=[»”“)]*(?:\s|$))', text)
        assert len(text) <= CEILING[kind], (i, len(text), text)
        assert kind != 'task' or sum(any(map(str.isalnum, word)) for word in text.split()) <= 20, (i, text)
        assert len(sentences) <= 2 and (kind not in ('rule', 'theme', 'king') or not text.endswith('.')), (i, text)
        assert kind not in ('value', 'task', 'penalty') or text[-1] in '.?', (i, text)


@pytest.mark.parametrize('language, mode', VOICES)
def test_clean_letters(language, mode):
    """No exclamation marks, no emoji, no straight quotes, no letter of another alphabet."""
    for i, text in texts(language, mode):
        bare = re.sub(r'\{\w+\}', '0', text)
        strangers = [c for c in bare if c.isalpha() and not unicodedata.name(c).startswith(SCRIPTS[language])]
        assert not strangers and not re.search(r'[!"]|\s\s', bare), (i, text, strangers)
        assert all(unicodedata.category(c) not in ('So', 'Cf', 'Mn', 'Cc') for c in bare), (i, text)


@pytest.mark.parametrize('language', LANGUAGES)
def test_no_card_comes_twice(language):
    """Neither in a mode, nor, when the mode is switched in mid-party, under another number of the other mode."""
    first = {}
    for mode in MODES:
        for i, text in texts(language, mode, 'task', 'theme', 'king'):
            key = ' '.join(re.findall(r'\w+', text.casefold().replace('ё', 'е')))
            assert first.setdefault(key, i) == i and len([1 for _, other in texts(language, mode) if other == text]) == 1, (mode, i, text)


@pytest.mark.parametrize('language', LANGUAGES)
def test_the_sober_mode_is_written_for_itself(language):
    alcohol, sober = messages(language, 'alcohol'), messages(language, 'sober')
    assert not [i for i in IDS if i.startswith(('task.', 'theme.', 'king.', 'value.', 'mate', 'penalty', 'mode')) and alcohol[i].string == sober[i].string]


@pytest.mark.parametrize('language', LANGUAGES)
def test_not_one_word_of_drinks_on_a_sober_card(language):
    assert not [(i, text, heard) for i, text in texts(language, 'sober') if (heard := alarm(language, text))]


@pytest.mark.parametrize('language', LANGUAGES)
def test_the_alarm_rings_on_every_sip_of_the_other_mode(language):
    """On the sip itself: the offer in brackets is left out."""
    wet = {'value.A', 'value.2', 'value.3', 'value.X', 'value.cup', 'penalty'}
    assert not [(i, text) for i, text in texts(language, 'alcohol') if i in wet and not alarm(language, re.sub(r'\(.*?\)', '', text))]


@pytest.mark.parametrize('language', LANGUAGES)
def test_the_alarm_knows_drinks_and_lets_innocent_words_pass(language):
    assert not [word for word in re.split(r',\s+', KNOWN[language]) if not alarm(language, word)]
    assert not [(word, heard) for word in re.split(r',\s+', INNOCENT[language]) if (heard := alarm(language, word))]


@pytest.mark.parametrize('language', LANGUAGES)
def test_a_sip_may_always_be_alcohol_free(language):
    assert not [(i, text) for i, text in texts(language, 'alcohol', 'value', 'penalty')
                if i != 'value.cup.empty' and alarm(language, text) and not re.search(FREE[language], text)]


@pytest.mark.parametrize('language', LANGUAGES)
def test_half_of_the_tasks_have_nothing_to_do_with_drinks(language):
    dry = [text for _, text in texts(language, 'alcohol', 'task') if not alarm(language, text)]
    assert len(dry) >= 12
