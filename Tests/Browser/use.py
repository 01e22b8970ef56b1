"""Keys, mouse, findings, picture, changes: what a person does with a page."""
import json
import os
import re
import shutil
import subprocess

from loading import read
from pages import APPS, modular_app, rib, run, tree_lines
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys


def press(context, *keys):
    for key in keys:
        ActionChains(context.browser.driver).send_keys(key).perform()


def start(context, name, hash_='', box='#ribs'):
    context.browser.open(context.url(name) + hash_)
    context.browser.run('document.querySelector(arguments[0]).focus()', box)


def order(context):
    """With all rows expanded, the tree has the rows of the text format."""
    for app in context.apps:
        start(context, app + '.html')
        context.browser.run('''
            const box = document.querySelector("#ribs");
            for (let i = 0; i < 2000; i++) {
              const closed = [...box.querySelectorAll("[aria-expanded=false] .twisty")];
              if (!closed.length && box.scrollTop + box.clientHeight >= box.scrollHeight) break;
              if (closed.length) closed[0].click();
              else { box.scrollTop += box.clientHeight / 2; }
            }''')
        # Scrolling paints in a frame of its own, so rows can be left: those of each screen are expanded in turn.
        for _ in range(40):
            left = context.browser.run('''
                const box = document.querySelector("#ribs");
                box.scrollTop = arguments[0] * box.clientHeight;
                return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
                  let closed;
                  while ((closed = box.querySelector("[aria-expanded=false] .twisty"))) closed.click();
                  done(box.scrollTop + box.clientHeight < box.scrollHeight);
                })));''', _)
            if not left:
                break
        shown = context.browser.tree()
        expected = tree_lines(read(context, app + '.txt'))
        context.expect(shown == expected, f'{app}: rows\n  {shown}\nexpected\n  {expected}')


def key_complaints(context, name):
    """What the keys of a tree do not do, each from a page that was just opened. The page is of CourierLeaky."""
    complaints = context.list()

    def after(keys, expected, what=None, hash_=''):
        start(context, name, hash_)
        press(context, *keys)
        row = context.browser.active()
        found = row and row['name']
        if found != expected:
            complaints.append(f'{name}: {what or keys} leads to {found!r}, expected {expected!r}')
        elif not (row['inside'] and row['selected'] == 'true'):
            complaints.append(f'{name}: after {what or keys}, the active row is not in sight or not selected')
        return row

    after([], 'Root', 'opening')
    after([Keys.ARROW_DOWN], 'LoggedOut', 'down')
    after([Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP], 'LoggedOut', 'up')
    after([Keys.END], 'ShiftTracking', 'end')
    after([Keys.END, Keys.HOME], 'Root', 'home')
    row = after([Keys.ARROW_DOWN, Keys.ARROW_RIGHT], 'LoggedOut', 'right')
    if row and row['expanded'] != 'true':
        complaints.append(f'{name}: right does not expand')
    after([Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT], 'CodeEntry' if 'CodeEntry' in read(context, 'CourierLeaky.txt')
        else 'LoggedOut', 'right twice')
    row = after([Keys.ARROW_LEFT], 'Root', 'left')
    if row and row['expanded'] != 'false':
        complaints.append(f'{name}: left does not collapse')
    after([Keys.ARROW_DOWN, Keys.ARROW_LEFT], 'Root', 'left to the parent')
    after([Keys.ARROW_DOWN, '['], 'Root', '[')
    after(['m'], 'MainTabs', 'm')
    after(['p', 'r', 'o', 'o'], 'ProofOfDelivery', 'proo')
    after(['o'], 'OfferDetail', 'o')
    after(['o', 'o'], 'OfferFilter', 'o o')
    after(['O'], 'SupportChat', 'O')
    after([Keys.ARROW_DOWN, '*', Keys.ARROW_DOWN], context.browser.run('return arguments[0]', tree_lines(
        read(context, 'CourierLeaky.txt'))[2][1]), '*')
    row = after(['o', Keys.ENTER], 'OfferDetail', 'Enter')
    title = context.browser.run('const it = document.querySelector(".panel h2"); return it && it.offsetParent && it.textContent')
    if title != 'OfferDetail':
        complaints.append(f'{name}: Enter shows {title!r}')
    press(context, Keys.ESCAPE)
    if context.browser.run('return document.querySelector(".panel").offsetParent !== null'):
        complaints.append(f'{name}: Escape does not close the panel')
    if context.browser.run('return document.activeElement.id') != 'ribs':
        complaints.append(f'{name}: Escape does not return to the tree')
    row = after([Keys.ARROW_DOWN, Keys.ARROW_DOWN, 'f'], 'LoggedIn', 'f')
    if row and row['level'] != '1':
        complaints.append(f'{name}: f does not make a RIB the first one')
    press(context, Keys.ESCAPE)
    if context.browser.run('return document.querySelector("#ribs [role=treeitem] .name").textContent') != 'Root':
        complaints.append(f'{name}: Escape does not show all RIBs again')
    start(context, name)
    press(context, '/')
    if context.browser.run('return document.activeElement.type') != 'search':
        complaints.append(f'{name}: / does not lead to the search')
    start(context, name)
    press(context, '?')
    if not context.browser.run('return document.querySelector("dialog").open'):
        complaints.append(f'{name}: ? shows no list of keys')
    press(context, Keys.ESCAPE)
    if context.browser.run('return document.querySelector("dialog").open'):
        complaints.append(f'{name}: Escape does not close the list of keys')
    return complaints


def keys(context):
    context.complaints += key_complaints(context, 'CourierLeaky.html')
    # All controls can be reached by Tab, in the order in which they are shown.
    start(context, 'CourierLeaky.html')
    context.browser.run('document.activeElement.blur()')
    seen = []
    for _ in range(40):
        press(context, Keys.TAB)
        seen.append(context.browser.run('const it = document.activeElement; return it.className || it.id || it.type || it.tagName'))
    for wanted in 'skip', 'tab-tree', 'search', 'tree':
        context.expect(wanted in seen, f'Tab leads to {seen}, not to {wanted}')


def mouse(context):
    start(context, 'CourierLeaky.html')
    browser = context.browser
    browser.run('[...document.querySelectorAll("#ribs .row")].find((row) => row.textContent.includes("LoggedOut")).querySelector(".twisty").click()')
    context.expect(browser.active() | {'text': ''} == {'name': 'LoggedOut', 'text': '', 'level': '2', 'expanded': 'true',
        'selected': 'true', 'inside': True}, 'a click on the triangle does not expand')
    browser.run('[...document.querySelectorAll("#ribs .row")].find((row) => row.textContent.includes("Offers")).click()')
    context.expect(browser.run('return document.querySelector(".panel h2").textContent') == 'Offers', 'a click shows no details')
    small = browser.run('''
        return [...document.querySelectorAll("button, select, input, summary, .twisty, .row")].filter((it) => it.offsetParent)
          .map((it) => [it.textContent.slice(0, 20), it.getBoundingClientRect()])
          .filter(([, box]) => box.height < 23.5 || box.width < 23.5).map(([text]) => text)''')
    context.expect(not small, f'targets below 24 pixels: {small}')
    # The panel has what --focus has.
    panel = ' '.join(browser.run('return document.querySelector(".panel").textContent').split())
    focus = run(context.riblint, 'tree', 'CourierLeaky', '--focus', 'Offers', cwd=APPS).decode()
    for line in focus.split('\n'):
        words = line.strip(' │├─└').split('  ')[0]
        words = re.sub(r'^\w+\[\w+\] ', '', words)
        if words and not words.endswith(':'):
            context.expect(' '.join(words.removeprefix('✗ ').split()) in panel, f'the panel of Offers lacks {words!r}')


def findings(context):
    browser = context.browser
    report = json.loads(read(context, 'lint.json'))['findings']
    for group, names in [('rule', {it['rule'] for it in report}), ('file', {it['location']['path'] for it in report})]:
        start(context, 'lint.html', f'#tab=findings&group={group}', '#findings')
        rows = browser.run('return [...document.querySelectorAll("#findings [aria-level=\\"1\\"]")].length')
        size = int(browser.run('return document.querySelector("#findings [aria-level=\\"1\\"]").getAttribute("aria-setsize")'))
        context.expect(rows > 0 and size == len(names), f'{group}: {size} groups, expected {len(names)}')
    start(context, 'lint.html', '#tab=findings&severity=error', '#findings')
    count = sum(it['severity'] == 'error' for it in report)
    said = browser.status()
    context.expect(said.startswith(f'{count} of {len(report)} findings'), f'errors: {said!r}, expected {count}')
    finding = next(it for it in report if len(it['path']) > 2)
    browser.open(context.url('lint.html') + f'#tab=findings&finding={finding["fingerprint"]}')
    panel = ' '.join(browser.run('return document.querySelector(".panel").textContent').split())
    for text in [finding['message'], finding['help'], *(step['message'] for step in finding['path'])]:
        context.expect(' '.join(text.split()) in panel, f'the panel lacks {text!r}')
    marks = browser.run('return document.querySelectorAll(".panel mark").length')
    context.expect(marks > len(finding['path']) // 2, f'{marks} marked ranges')
    start(context, 'lint.html', '#tab=findings', '#findings')
    press(context, Keys.ARROW_DOWN, Keys.ENTER)
    context.expect(browser.run('return document.querySelector(".panel h2").textContent') in {it['rule'] for it in report},
        'Enter shows no finding')
    press(context, Keys.HOME, Keys.ARROW_LEFT)
    context.expect(browser.active('#findings')['expanded'] == 'false', 'left does not collapse a group')


def picture(context):
    browser = context.browser
    browser.open(context.url('CourierLeaky.html') + '#rib=Profile')
    browser.run('document.querySelector("details.picture").open = true')
    texts = 'return [...document.querySelectorAll(".view .box text")].map((it) => it.textContent)'
    browser.run('return new Promise((done) => setTimeout(done, 100))')
    shown = browser.run(texts)
    tree = json.loads(read(context, 'CourierLeaky.json'))
    children = {edge['child'] for edge in tree['edges'] if edge['parent'] == 'Profile'}
    context.expect(children <= set(shown) and 'Root' in shown, f'the picture has {shown}')
    overlapping = browser.run('''
        const boxes = [...document.querySelectorAll(".view rect")].map((it) => it.getBoundingClientRect());
        return boxes.some((a, i) => boxes.some((b, j) => i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom))''')
    context.expect(not overlapping, 'boxes of the picture overlap')
    wide = browser.run('''return [...document.querySelectorAll(".view .box")].filter((it) =>
        it.querySelector("text").getBBox().width > it.querySelector("rect").getBBox().width).map((it) => it.textContent)''')
    context.expect(not wide, f'texts wider than their boxes: {wide}')
    width = 'return Number(document.querySelector(".view svg").getAttribute("width"))'
    before = browser.run(width)
    browser.run('document.querySelector("[aria-label=\\"Zoom in\\"]").click()')
    context.expect(browser.run(width) > before, 'the picture does not grow')
    browser.run('document.querySelectorAll(".view .box")[1].dispatchEvent(new MouseEvent("click", { bubbles: true }))')
    context.expect(browser.run('return document.querySelector(".panel h2").textContent') in shown, 'a click on a box shows nothing')


def commit(folder):
    """Makes a folder a repository with one commit of all that it has."""
    for arguments in ['init', '--quiet', '.'], ['add', '--all'], ['commit', '--quiet', '--message', 'all']:
        subprocess.run(['git', '-c', 'user.name=a', '-c', 'user.email=a@b', *arguments], cwd=folder, check=True)


def went(context):
    """RIBs that went are where they were, struck through: Top > (Left > Shared, Right > Shared) without two of them."""
    browser, folder = context.browser, context.path('went')
    modular_app(folder)
    commit(folder)
    for path, text in [('Core/Shared', ''), ('Pages/Right', ''), ('Pages/Left', rib('Left')), ('App/Top', 'import Pages\n' + rib('Top', 'Left'))]:
        with open(os.path.join(folder, 'Sources', f'{path}.swift'), 'w') as file:
            file.write(text)
    run(context.riblint, 'tree', '--since', 'HEAD', '--format', f'html={context.path("went.html")}', '--format',
        f'text={context.path("went.txt")}', cwd=folder)
    start(context, 'went.html')
    press(context, '*', Keys.ARROW_RIGHT, '*')
    rows = browser.rows()
    context.expect([row[::2] for row in rows] == [[1, 'Top'], [2, 'Left'], [3, 'Shared'], [2, 'Right'], [3, 'Shared']], f'went: {rows}')
    lines = browser.run('return [...document.querySelectorAll("#ribs .name")].map((it) => getComputedStyle(it).textDecorationLine)')
    context.expect(lines == ['none', 'none', 'line-through', 'line-through', 'line-through'], f'went: {lines}')
    context.expect(['went' in row[1] for row in rows] == [line != 'none' for line in lines], f'went: no word in {rows}')
    context.expect('2 RIBs, 1 edge: 0 close, 1 permanent' in browser.run('return document.querySelector("header").textContent'), 'went: counts')
    press(context, Keys.END, '[')
    row = browser.active()
    context.expect(row['name'] == 'Right', f'went: [ leads to {row}')
    press(context, Keys.ENTER)
    panel = browser.run('return document.querySelector(".panel").innerText')
    context.expect('RightRouter' in panel and 'Shared' in panel and 'Top' in panel and '--focus' not in panel and 'Copy' not in panel,
        f'went: the panel says {panel!r}')
    for hash_, expected in [('#q=rightinteractor', ['Top', 'Right']), ('#closes=permanent', ['Top', 'Left']),
            ('#changed=yes', ['Top', 'Left', 'Shared', 'Right', 'Shared'])]:
        browser.open(context.url('went.html') + hash_)
        shown = [row[1] for row in browser.tree()]
        context.expect(shown == expected, f'went: {hash_} shows {shown}')
    browser.open(context.url('went.html') + '#rib=Right')
    context.expect(browser.active()['name'] == 'Right', 'went: no address of a RIB that went')
    browser.open(context.url('went.html') + '#tab=changes')
    browser.run('''[...document.querySelectorAll(".changes li")].find((it) => it.textContent.startsWith("RIB Right")).querySelector("button").click()''')
    context.expect(browser.active()['name'] == 'Right', 'went: the list of changes does not lead to it')


def changes(context):
    """The page of a clean app against its leaky twin."""
    folder = context.path('changed')
    shutil.copytree(os.path.join(APPS, 'Courier'), folder)
    commit(folder)
    shutil.copytree(os.path.join(APPS, 'CourierLeaky', 'Features'), os.path.join(folder, 'Features'), dirs_exist_ok=True)
    text = run(context.riblint, 'tree', '--since', 'HEAD', cwd=folder).decode()
    run(context.riblint, 'tree', '--since', 'HEAD', '--format', f'html={context.path("since.html")}', cwd=folder)
    context.browser.open(context.url('since.html') + '#tab=changes')
    page = ' '.join(context.browser.run('return document.querySelector(".changes").innerText').split())
    for line in text.split('\n'):
        words = line.strip().rstrip(':').rsplit('  ', 1)[0] if line.startswith('  ') else line.strip().rstrip(':')
        context.expect(' '.join(words.split()) in page, f'the changes lack {words!r}')
    context.browser.run('document.querySelector(".changes button").click()')
    context.expect(context.browser.run('return document.querySelector(".panel h2").offsetParent !== null'), 'a change shows no RIB')
    context.browser.open(context.url('since.html') + '#changed=yes')
    said = context.browser.status()
    context.expect('lines match' in said, f'only changed: {said!r}')
    static = read(context, 'since.html').split('<section id="static">')[1].split('</section>')[0]
    context.expect('<h2>Changes</h2>' in static and text.split('\n')[0].replace('→', '→') in static, 'no changes without scripts')
