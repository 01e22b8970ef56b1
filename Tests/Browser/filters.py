"""Search, filters, and addresses: what is shown of a page, and what leads there."""
import json
import os
import re
import urllib.parse

from loading import read
from pages import APPS, data_of, run
from selenium.webdriver.common.keys import Keys
from use import press, start


def module_complaints(context, name):
    """What the filter of modules does wrong. The page is of the app in modules."""
    browser, complaints = context.browser, context.list()
    box = '''const box = [...document.querySelectorAll(".bar label")]
        .find((it) => it.textContent.startsWith("Module") && it.offsetParent)?.querySelector("select"); '''
    start(context, name)
    options = browser.run(box + 'return box && [...box.options].map((it) => it.value)')
    if options != ['', 'App', 'Core', 'Pages']:
        return [f'{name}: the modules are {options}']
    first = browser.tree()
    for module, rows, count in [('App', ['Top'], 1), ('Core', ['Top', 'Left', 'Shared', 'Right', 'Shared'], 2),
            ('Pages', ['Top', 'Left', 'Right'], 2)]:
        browser.run(box + 'box.value = arguments[0]; box.dispatchEvent(new Event("change"));', module)
        shown, said = [row[1] for row in browser.tree()], browser.status()
        if shown != rows or not said.startswith(f'{count} of 5 lines match'):
            complaints.append(f'{name}: the module {module!r} shows {shown} and says {said!r}')
        if f'module={module}' not in browser.driver.current_url:
            complaints.append(f'{name}: the module {module!r} is not in the address')
    browser.run(box + 'box.value = ""; box.dispatchEvent(new Event("change"));')
    if browser.tree() != first or browser.status() != '':
        complaints.append(f'{name}: any module shows {browser.tree()} and says {browser.status()!r}')
    # It combines with other filters.
    browser.open(context.url(name) + '#module=App&closes=permanent')
    if not browser.status().startswith('0 of 5') or browser.run(box + 'return box.value') != 'App':
        complaints.append(f'{name}: two filters say {browser.status()!r}')
    return complaints


def search_and_filters(context):
    browser = context.browser
    tree = json.loads(read(context, 'CourierLeaky.json'))
    start(context, 'CourierLeaky.html')

    press(context, '/', 'offer')
    names = [row[1] for row in browser.tree()]
    context.expect(all(name in names for name in ('Root', 'Offers', 'OfferDetail', 'OfferFilter')), f'search shows {names}')
    context.expect(browser.status().endswith('hidden') and 'lines match' in browser.status(), f'search says {browser.status()!r}')
    context.expect('q=offer' in browser.driver.current_url, 'the search is not in the address')
    press(context, Keys.ESCAPE)
    context.expect(browser.status() == '' and len(browser.tree()) > len(names), 'Escape does not clear the search')
    for verdict in 'yes', 'permanent', 'unknown', 'no':
        browser.open(context.url('CourierLeaky.html') + f'#closes={verdict}')
        count = len({edge['edge'] for edge in tree['edges'] if edge['closes'] == verdict})
        context.expect(browser.status().startswith(f'{count} of '), f'{verdict}: {browser.status()!r}, expected {count}')
        context.expect(browser.run('return document.querySelector("select").value') == verdict, 'the filter does not show its value')
    browser.open(context.url('CourierLeaky.html') + '#closes=no&way=modal')
    count = len({edge['edge'] for edge in tree['edges'] if edge['closes'] == 'no' and edge['shown'] == 'modal'})
    context.expect(browser.status().startswith(f'{count} of '), f'two filters: {browser.status()!r}, expected {count}')
    rules = data_of(read(context, 'CourierLeaky.html'))
    rule = rules['s'][rules['rules'][0][0]]
    browser.open(context.url('CourierLeaky.html') + f'#rule={rule}')
    ribs = {rib['id'] for rib in tree['ribs'] for finding in rib['findings']
        if finding in [rules['s'][it[9]] for it in rules['findings'] if it[0] == 0]}
    context.expect(ribs <= {row[1] for row in browser.tree()}, f'{rule}: {ribs}')
    context.complaints += module_complaints(context, 'modular.html')


def unreported_complaints(context, name):
    """What is wrong with findings that a comment suppresses or the baseline accepts."""
    browser, complaints = context.browser, context.list()
    data, page = data_of(read(context, 'accepting.html')), read(context, 'accepting.html')
    reported = [it['fingerprint'] for it in json.loads(read(context, 'accepting.json'))['findings']]
    states = {data['s'][it[9]]: data['s'][it[10]] for it in data['findings'] if len(it) > 10}
    wanted = {True: f'suppressed: {context.reason}', False: 'baselined'}
    hidden = next((it for it, state in states.items() if state == wanted[True]), None)
    if hidden is None or sorted(states.values()) != sorted([wanted[True]] + ['baselined'] * (len(states) - 1)) or len(states) < 2:
        return [f'{name}: the data has {states}']
    static = page.split('<section id="static">')[1].split('</section>')[0]
    if f'Not listed: 1 suppressed, {len(states) - 1} baselined' not in static or static.count('<li>') != len(reported):
        complaints.append(f'{name}: the static part has {static.count("<li>")} findings')
    start(context, name, '#tab=findings', '#findings')
    switch = 'const it = document.querySelector(".switch input"); '
    if browser.run(switch + 'return [it.checked, it.getAttribute("role"), Boolean(it.offsetParent)]') != [False, 'switch', True]:
        complaints.append(f'{name}: no switch that is off')
    for is_on, count in [(False, len(reported)), (True, len(reported) + len(states)), (False, len(reported))]:
        if is_on != browser.run(switch + 'return it.checked'):
            browser.run(switch + 'it.click()')
        rows = [row for row in browser.rows('#findings') if row[0] == 2]
        shown = [word for row in rows for word in wanted.values() if word in row[1]]
        if len(rows) != count or len(shown) != (len(states) if is_on else 0):
            complaints.append(f'{name}: with the switch {is_on}, {len(rows)} findings, {shown}; expected {count}')
        if ('unreported=yes' in browser.driver.current_url) != is_on:
            complaints.append(f'{name}: with the switch {is_on}, the address is {browser.driver.current_url}')
    tab = browser.run('return document.querySelector("#tab-findings").textContent')
    if tab != f'Findings ({len(reported)})':
        complaints.append(f'{name}: the tab is named {tab!r}')
    # An address leads to such a finding.
    browser.open(context.url(name) + f'#tab=findings&finding={hidden}')
    panel = browser.run('return document.querySelector(".panel").textContent')
    if wanted[True] not in panel or not browser.run(switch + 'return it.checked'):
        complaints.append(f'{name}: the panel of a suppressed finding says {panel!r}')
    # The tree counts what is reported.
    browser.open(context.url(name))
    expected = {data['s'][rib[0]]: [it for it in rib[4] if len(data['findings'][it]) == 10] for rib in data['ribs']}
    for _, text, rib in browser.rows():
        found = re.search(r'(\d+) findings?$', text)
        if int(found[1] if found else 0) != len(expected[rib]) and '(above)' not in text:
            complaints.append(f'{name}: the tree says {text!r}, expected {len(expected[rib])} findings')
    return complaints


def unreported(context):
    context.complaints += unreported_complaints(context, 'accepting.html')


def addresses(context):
    browser = context.browser
    tree = json.loads(read(context, 'CourierLeaky.json'))
    for rib in tree['ribs']:
        browser.open(context.url('CourierLeaky.html') + '#rib=' + urllib.parse.quote(rib['id'], safe=''))
        row, title = browser.active(), browser.run('return document.querySelector(".panel h2").textContent')
        context.expect(row and row['name'] == title == rib['id'], f'#rib={rib["id"]} leads to {row} and {title!r}')
    browser.open(context.url('CourierLeaky.html') + '#rib=Nobody')
    said = browser.status()
    context.expect(said == "Unknown RIB 'Nobody'", f'an unknown RIB: {said!r}')
    for wrong in '#=&', '#rib=%E0%A4%A', '#tab=nothing', '#edge=99999', '#edge=x', '#focus=Nobody', '#finding=0', '#group=x&tab=findings':
        browser.open(context.url('CourierLeaky.html') + wrong)
        context.expect(not browser.messages() and browser.run('return document.querySelectorAll("[role=treeitem]").length') > 0,
            f'{wrong} shows nothing')
    # Back leads to what was shown before.
    start(context, 'CourierLeaky.html')
    press(context, 'o', Keys.ENTER, 'o', Keys.ENTER)
    context.expect(browser.run('return document.querySelector(".panel h2").textContent') == 'OfferFilter', 'two details')
    browser.driver.back()
    context.expect(browser.run('return document.querySelector(".panel h2").textContent') == 'OfferDetail', 'Back leads elsewhere')
    browser.driver.forward()
    context.expect(browser.run('return document.querySelector(".panel h2").textContent') == 'OfferFilter', 'Forward leads elsewhere')
    # Places are links with a pattern, and only then.
    run(context.riblint, 'tree', 'CourierLeaky', '--format', f'html={context.path("linked.html")}', '--source-link',
        'https://example.org/{path}#L{line}', cwd=APPS)
    browser.open(context.url('linked.html') + '#rib=Offers')
    links = browser.run('return [...document.querySelectorAll(".panel a")].map((it) => [it.href, it.rel, it.textContent])')
    context.expect(links and all(link == f'https://example.org/{urllib.parse.quote(text).replace("%3A", "#L")}' and rel == 'noreferrer noopener'
        for link, rel, text in links), f'links {links[:3]}')
    browser.open(context.url('CourierLeaky.html') + '#rib=Offers')
    context.expect(browser.run('return document.querySelectorAll(".panel a").length') == 0, 'links without a pattern')
    os.remove(context.path('linked.html'))
