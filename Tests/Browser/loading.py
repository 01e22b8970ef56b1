"""Pages load without a message or a request, under every policy, and what they show is text."""
import base64
import hashlib
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from browser import JENKINS, Server
from pages import APPS, NAMES, ROOT, accepting_app, data_of, hostile_app, modular_app, run, tree_lines

LARGE = (1_000, 10_000)
EXTENSIONS = {'text': 'txt'}


def prepare(context):
    """Makes all pages, each with the tree as JSON and as text; several at a time."""
    context.apps = sorted(os.listdir(APPS))
    context.large = LARGE[:1] if context.options.small else LARGE
    for make in hostile_app, modular_app:
        make(context.path(make.__name__.split('_')[0]))
    accepting = context.path('accepting')
    context.reason, context.accepted = accepting_app(accepting)
    os.makedirs(context.path('empty'))
    with open(context.path('empty/A.swift'), 'w') as file:
        file.write('let a = 1\n')

    def make(command, name, *paths, cwd, forms=('html',)):
        """Pages and reports of a name, as forms of a command."""
        formats = [word for form in forms for word in ('--format', f'{form}={context.path(f"{name}.{EXTENSIONS.get(form, form)}")}')]
        run(context.riblint, command, *paths, *formats, cwd=cwd)

    def generated(ribs):
        folder = context.path(f'app{ribs}')
        subprocess.run([sys.executable, os.path.join(ROOT, 'Benchmarks', 'generate.py'), '--ribs', str(ribs), '--flavour', 'rx', folder],
            check=True, stdout=subprocess.DEVNULL)
        make('tree', str(ribs), folder, cwd=context.folder)

    def accepted():
        run(context.riblint, 'baseline', 'create', '--only-rule', context.accepted, cwd=accepting)
        make('lint', 'accepting', cwd=accepting, forms=('html', 'json'))
    with ThreadPoolExecutor(context.lanes) as pool:
        jobs = [pool.submit(generated, ribs) for ribs in reversed(context.large)]
        jobs += [pool.submit(make, 'tree', app, app, cwd=APPS, forms=('html', 'json', 'text')) for app in context.apps]
        jobs += [pool.submit(make, 'tree', 'empty', 'empty', cwd=context.folder), pool.submit(make, 'lint', 'clean', 'empty', cwd=context.folder),
            pool.submit(make, 'tree', 'hostile', '.', cwd=context.path('hostile'), forms=('html', 'text')),
            pool.submit(make, 'tree', 'modular', '.', cwd=context.path('modular')), pool.submit(accepted),
            pool.submit(make, 'lint', 'lint', 'CourierLeaky', cwd=APPS, forms=('html', 'json'))]
        for job in jobs:
            job.result()
    context.pages = sorted(name for name in os.listdir(context.folder) if name.endswith('.html'))


def read(context, name):
    with open(context.path(name), encoding='utf-8', newline='') as file:
        return file.read()


def pages(context):
    server = Server(context.folder)
    for name in context.pages:
        for url in context.url(name), f'{server.address}/{name}':
            context.browser.open(url)
            requests = [request for request in context.browser.requests() if not request.startswith('about:')]
            context.expect(requests == [url], f'{name}: requests {requests}')
            messages = context.browser.messages()
            context.expect(not messages, f'{name}: messages {messages}')
            context.expect(context.browser.run('return document.documentElement.className') == 'js', f'{name}: no script ran')
            context.expect(context.browser.run('return document.querySelectorAll("h1").length') == 1, f'{name}: not one h1')
    server.stop()


def hashes(page):
    """The policy, and the hashes of the script and the style."""
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    script = re.search(r'<script>(.*?)</script>', page, re.S)[1]
    style = re.search(r'<style>(.*?)</style>', page, re.S)[1]
    digest = [f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in (script, style)]
    return policy and policy[1], digest


def policy_complaints(context, name):
    """What the policy of a page does not forbid."""
    page = read(context, name)
    policy, (script, style) = hashes(page)
    expected = (f"default-src 'none'; script-src {script}; style-src {style}; base-uri 'none'; form-action 'none'; "
        "require-trusted-types-for 'script'; trusted-types 'none'")
    complaints = [] if policy == expected else [f'{name}: the policy is {policy}']
    context.browser.open(context.url(name))
    # Selenium's scripts are not bound by the policy, so code of the page itself tries: a listener of an attribute.
    return complaints + context.browser.run('''
        const complaints = [];
        const attempt = (what, act) => { try { act(); complaints.push(what); } catch { /* forbidden */ } };
        attempt("innerHTML is allowed", () => { document.createElement("p").innerHTML = "<b>a</b>"; });
        window.ran = false;
        const button = document.createElement("button");
        try { button.setAttribute("onclick", "window.ran = true"); } catch { /* forbidden */ }
        document.body.append(button);
        button.click();
        if (window.ran) complaints.push("an attribute with a script is allowed");
        const styled = document.createElement("p");
        styled.setAttribute("style", "color: rgb(1, 2, 3)");
        document.body.append(styled);
        if (getComputedStyle(styled).color === "rgb(1, 2, 3)") complaints.push("an attribute with a style is allowed");
        const sheet = document.createElement("style");
        sheet.append("body { color: rgb(1, 2, 3) }");
        document.head.append(sheet);
        if (getComputedStyle(document.body).color === "rgb(1, 2, 3)") complaints.push("another style is allowed");
        const code = document.createElement("script");
        try { code.text = "window.ran = true"; document.body.append(code); } catch { /* forbidden */ }
        if (window.ran) complaints.push("another script is allowed");
        return complaints;''')


def policy(context):
    for name in ['CourierLeaky.html', 'lint.html', 'hostile.html']:
        context.complaints += [f'{name}: {complaint}' for complaint in policy_complaints(context, name)]
        page = read(context, name)
        context.expect(not re.search(r'<[^>]* (style|on\w+)=', page.split('<script type')[0]), f'{name}: a style or a handler')


def static_complaints(context, app, text):
    """Open and unknown edges, and findings, that a text lacks."""
    tree = json.loads(read(context, app + '.json'))
    complaints = []
    words = ' '.join(text.split())
    for edge in tree['edges']:
        if edge['closes'] in ('no', 'unknown'):
            place = edge['missingAt'] or edge['unknown']
            wanted = f'{place["path"]}:{place["start"]["line"]}'
            if wanted not in words.replace(' ', '') and wanted not in words:
                complaints.append(f'{app}: no edge at {wanted}')
    counts = tree['summary']
    line = f'{counts["ribs"]} RIBs, {counts["edges"]} edges: {counts["yes"]} close, {counts["permanent"]} permanent, ' \
        f'{counts["unknown"]} not known, {counts["no"]} open'
    if counts['ribs'] > 1 and counts['edges'] > 1 and line not in words:
        complaints.append(f'{app}: no line {line!r}')
    data = data_of(read(context, app + '.html'))
    for finding in data['findings']:
        if ' '.join(data['s'][finding[2]].split()) not in words:
            complaints.append(f'{app}: no finding {data["s"][finding[2]]!r}')
    return complaints


def without_scripts(context):
    server = Server(context.folder, JENKINS)
    for app in context.apps:
        context.browser.open(f'{server.address}/{app}.html')
        context.complaints += [f'Jenkins: {each}' for each in static_complaints(context, app, context.browser.text())]
        requests = [each for each in context.browser.requests() if not each.startswith(server.address)]
        context.expect(requests in ([], ['about:blank']), f'{app}: requests {requests}')
    server.stop()
    context.browser.scripts(False)
    for app in context.apps:
        context.browser.open(context.url(app + '.html'))
        context.complaints += [f'no scripts: {each}' for each in static_complaints(context, app, context.browser.text())]
        context.expect('Search' not in context.browser.text(), f'{app}: a search without scripts')
    context.browser.scripts(True)


def hostile_complaints(context, name):
    """Names that a page does not show as the text format has them."""
    context.browser.open(context.url(name))
    shown = [row[1] for row in context.browser.tree()]
    expected = [row[1] for row in tree_lines(read(context, 'hostile.txt'))]
    complaints = [] if shown == expected else [f'{name}: shows {shown}, expected {expected}']
    if len(shown) != len(NAMES):
        complaints.append(f'{name}: {len(shown)} RIBs')
    counts = context.browser.run('''return [document.images.length, document.scripts.length,
        document.querySelectorAll("iframe, object, embed, link, base, form").length]''')
    if counts != [0, 2, 0]:
        complaints.append(f'{name}: images, scripts, others: {counts}')
    return complaints


def hostile_names(context):
    context.complaints += hostile_complaints(context, 'hostile.html')
    for number in range(len(NAMES)):
        context.browser.run('''const box = document.querySelector("#ribs"); box.focus();
            box.querySelectorAll("[role=treeitem]")[arguments[0]].click();''', number)
        title = context.browser.run('return document.querySelector(".panel h2").textContent')
        row = context.browser.active()
        context.expect(title == row['name'], f'hostile: the panel says {title!r} for {row["name"]!r}')
        # The address leads to the same RIB.
        url = context.browser.driver.current_url
        context.browser.open(url)
        context.expect(context.browser.active()['name'] == title, f'hostile: {url} does not lead to {title!r}')


def sizes(context):
    budget = {1_000: 1_500_000, 10_000: 12_000_000}
    for ribs in context.large:
        size = os.path.getsize(context.path(f'{ribs}.html'))
        context.expect(size <= budget[ribs], f'{ribs} RIBs: {size} bytes')
        print(f'  {ribs} RIBs: {size:,} bytes')
    for name in context.pages:
        part = re.search(r'<section id="static">.*?</section>', read(context, name), re.S)[0]
        context.expect(len(part.encode()) <= 300_000, f'{name}: the static part has {len(part.encode())} bytes')
    # The same bytes, whatever the number of threads, the order of paths and the folder.
    folder = os.path.join(APPS, 'CourierLeaky')
    first = read(context, 'lint.html')
    for arguments, cwd in [(['CourierLeaky', '--jobs', '1'], APPS), ([folder], context.folder),
            (['Modules', 'Features', 'App', '.'], folder)]:
        run(context.riblint, 'lint', *arguments, '--format', f'html={context.path("again.html")}', cwd=cwd)
        context.expect(read(context, 'again.html') == first, f'lint {arguments} in {cwd} gives another page')
    os.remove(context.path('again.html'))


def speed(context):
    for ribs in context.large:
        context.browser.open(context.url(f'{ribs}.html'))
        load = context.browser.run('const it = performance.getEntriesByType("navigation")[0]; return it.loadEventEnd - it.startTime')
        numbers = context.browser.run('''
            const box = document.querySelector("#ribs");
            box.focus();
            const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
            const time = (act) => { const start = performance.now(); act(); box.offsetHeight; return performance.now() - start; };
            const key = (name) => box.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
            const search = document.querySelector("input[type=search]");
            const type = (text) => { search.value = text; search.dispatchEvent(new Event("input")); };
            key("Home");
            key("*");
            const keys = Math.max(...["ArrowDown", "ArrowRight", "End", "Home", "ArrowLeft", "o"].map((name) => time(() => key(name))));
            type("warm");
            const typed = median(["a", "ab", "r", "ri", "rib1", "rib12"].map((text) => time(() => type(text))));
            type("");
            return new Promise((done) => {
              const frames = [];
              let last = performance.now();
              let step = 0;
              const frame = (now) => {
                frames.push(now - last);
                last = now;
                box.scrollTop += 60 * 24;
                if (step++ < 40) requestAnimationFrame(frame);
                else done({ keys, typed, frame: median(frames), rows: document.querySelectorAll("[role=treeitem]").length });
              };
              requestAnimationFrame(frame);
            });''')
        size = os.path.getsize(context.path(f'{ribs}.html'))
        context.browser.command('HeapProfiler.collectGarbage')
        heap = context.browser.command('Runtime.getHeapUsage')['usedSize'] / size
        print(f'  {ribs} RIBs: load {load:.0f} ms, key {numbers["keys"]:.1f} ms, search {numbers["typed"]:.1f} ms, '
            f'frame {numbers["frame"]:.1f} ms, heap {heap:.1f} times the file, {numbers["rows"]} rows')
        limits = [(load, 1000 if ribs <= 1000 else 2500, 'load'), (numbers['keys'], 50, 'key'), (numbers['typed'], 100, 'search'),
            (numbers['frame'], 34, 'frame'), (heap, 8, 'heap'), (numbers['rows'], 80, 'rows')]
        for value, most, what in limits:
            context.expect(value <= most, f'{ribs} RIBs: {what} {value:.1f}, at most {most}')
