"""axe-core in a window: what its rules say against the page as it stands."""
from importlib.util import find_spec
from pathlib import Path

SOURCE = Path(find_spec('axe_playwright_python').submodule_search_locations[0], 'axe.min.js').read_text('utf-8')

RUN = '''
const done = arguments[arguments.length - 1];
const said = (node) => `${node.target} ${node.html.slice(0, 120)} ${node.failureSummary.replace(/\\s+/g, " ").slice(0, 200)}`;
axe.run(document, {resultTypes: ["violations"]}).then(
  ({violations}) => done(violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${said(node)}`))));'''


def violations(window):
    if not window.js('return "axe" in window'):
        window.js(SOURCE)
    return window.driver.execute_async_script(RUN)
