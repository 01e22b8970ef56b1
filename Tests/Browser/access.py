"""Accessibility, colors, narrow windows, paper, and where elements are."""
import base64
import json
import os
import re
import subprocess

from loading import read
from pages import ROOT

RECORDED = os.path.join(ROOT, 'Tests', 'Browser', 'boxes.json')
STATES = [('CourierLeaky.html', ''), ('CourierLeaky.html', '#rib=Offers'), ('CourierLeaky.html', '#tab=findings'),
    ('accepting.html', '#tab=findings&unreported=yes'), ('lint.html', '#tab=findings&group=file&q=a'),
    ('CourierLeaky.html', '#closes=no'), ('empty.html', ''), ('clean.html', '')]
LOOKS = [(scheme, width) for scheme in ('light', 'dark') for width in (1280, 320)]


def names(context):
    """Roles, names and states, as assistive programs get them."""
    context.browser.open(context.url('CourierLeaky.html') + '#rib=Offers')
    nodes = context.browser.command('Accessibility.getFullAXTree')['nodes']

    def value(node, key):
        return node.get(key, {}).get('value')

    def states(node):
        return {each['name']: each['value'].get('value') for each in node.get('properties', [])}
    found = [(value(node, 'role'), value(node, 'name')) for node in nodes if not node.get('ignored')]
    for wanted in [('tree', 'RIBs'), ('tab', 'Tree'), ('tablist', 'Views'), ('searchbox', 'Search names, parts, rules and files'),
            ('heading', 'riblint report'), ('region', 'Details'), ('button', 'Close'), ('tabpanel', 'Tree'), ('status', '')]:
        context.expect(wanted in found, f'no {wanted[0]} named {wanted[1]!r}')
    items = [node for node in nodes if value(node, 'role') == 'treeitem']
    open_ = [value(node, 'name') for node in items if value(node, 'name').startswith('✗')]
    context.expect(len(open_) == 5 and all(name.count('open') for name in open_), f'open edges are read as {open_}')
    context.expect(all('level' in states(node) for node in items), 'rows without a level')
    selected = [value(node, 'name') for node in items if states(node).get('selected')]
    context.expect(len(selected) == 1 and selected[0].startswith('Offers'), f'selected: {selected}')
    context.expect(context.browser.run('return document.documentElement.lang') == 'en', 'no language')


PICTURE = 'const it = document.querySelector("details.picture"); if (it && !it.hidden) it.open = arguments[0]'
CONTRAST = '''
const parse = (color) => { const n = color.match(/[\\d.]+/g).map(Number); return [...n.slice(0, 3), n[3] ?? 1]; };
const light = (c) => { const [r, g, b] = c.map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3]));
const back = (element) => {
  const layers = [];
  for (let at = element; at; at = at.parentElement) layers.push(parse(getComputedStyle(at).backgroundColor));
  return layers.reverse().reduce((below, top) => over(top, below), matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0] : [255, 255, 255]);
};
const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
const low = [];
for (const element of document.querySelectorAll("body *")) {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!own || !element.offsetParent || element.closest("svg, script")) continue;
  const style = getComputedStyle(element);
  const below = back(element);
  const found = ratio(over(parse(style.color), below), below);
  if (found < 4.5) low.push([element.tagName, element.className, element.textContent.slice(0, 20), found.toFixed(2)]);
}
for (const element of document.querySelectorAll("svg .line, svg rect, button, input, select")) {
  if (!element.getBoundingClientRect().width || getComputedStyle(element).borderStyle === "none" && !element.closest("svg")) continue;
  const style = getComputedStyle(element);
  const color = element.closest("svg") ? style.stroke : style.borderTopColor;
  const found = ratio(parse(color).slice(0, 3), back(element.closest("svg")?.parentElement ?? element.parentElement));
  if (found < 3) low.push([element.tagName, element.getAttribute("class"), color, found.toFixed(2)]);
}
return low;'''


def axe_complaints(context):
    """What axe-core says against what is shown. Its script is one of the inspector, which the page's policy does not bind."""
    result = context.browser.command('Runtime.evaluate', awaitPromise=True, returnByValue=True, expression='''
        axe.run({ resultTypes: ["violations", "incomplete"] }).then((found) => [
          found.violations.map((it) => [it.id, it.nodes.map((node) => node.html.slice(0, 120)).slice(0, 3)]),
          found.incomplete.map((it) => it.id)])''')['result']
    violations, incomplete = result.get('value', [[['axe', result]], []])
    return violations + [[f'not decided {it}'] for it in incomplete if it != 'color-contrast']


def axe_and_contrast(context):
    """Each tab in each scheme and width, by axe-core and by the colors that are computed."""
    source = None
    if context.options.axe:
        with open(context.options.axe, encoding='utf-8') as file:
            source = file.read()
    for name, hash_ in STATES:
        context.browser.open(context.url(name) + hash_)
        if source:
            context.browser.command('Runtime.evaluate', expression=source)
        for scheme, width in LOOKS:
            context.browser.size(width, 800)
            context.browser.media(prefers_color_scheme=scheme)
            context.browser.settle()
            state = f'{name}{hash_} {scheme} {width}'
            found = axe_complaints(context) if source else []
            context.expect(not found, f'{state}: {found}')
            context.browser.run(PICTURE, True)
            low = context.browser.run(CONTRAST)
            context.expect(not low, f'{state}: contrast {low[:5]}')
            context.browser.run(PICTURE, False)
    context.browser.size(1280, 800)
    context.browser.media()


def narrow(context):
    """No sideways scrolling but in the picture and in source, at 320 pixels."""
    context.browser.size(320, 640)
    for name, hash_ in STATES:
        context.browser.open(context.url(name) + hash_)
        wide = context.browser.run('return document.documentElement.scrollWidth')
        context.expect(wide <= 320, f'{name}{hash_}: {wide} pixels wide at 320')
    context.browser.scripts(False)
    context.browser.open(context.url('CourierLeaky.html'))
    wide = context.browser.command('Runtime.evaluate', expression='document.documentElement.scrollWidth')['result']['value']
    context.expect(wide <= 320, f'without scripts: {wide} pixels wide at 320')
    context.browser.scripts(True)
    context.browser.size(1280, 800)
    for feature in ({'forced_colors': 'active'}, {'prefers_reduced_motion': 'reduce'}):
        context.browser.media(**feature)
        context.browser.open(context.url('CourierLeaky.html') + '#rib=Offers')
        moving = context.browser.run('return getComputedStyle(document.querySelector(".row")).transitionDuration')
        context.expect('prefers_reduced_motion' not in feature or moving == '0s', f'a transition of {moving}')
        context.expect(not context.browser.messages(), f'messages with {feature}')
    context.browser.media()


BOXES = '''
const boxes = {};
const add = (name, element) => {
  const box = element?.getBoundingClientRect();
  if (box) boxes[name] = [box.left, box.top, box.width, box.height].map(Math.round);
};
for (const name of ["h1", ".bar", ".status", "#ribs", ".side", ".panel", ".picture", "#main", "header", ".close"]) add(name, document.querySelector(name));
document.querySelectorAll("[role=tab]").forEach((it, i) => add(`tab ${i}`, it));
document.querySelectorAll(".bar select").forEach((it, i) => it.offsetParent && add(`select ${i}`, it));
document.querySelectorAll("#ribs .row").forEach((it, i) => i < 12 && add(`row ${i}`, it));
document.querySelectorAll("#ribs .row .name").forEach((it, i) => i < 12 && add(`name ${i}`, it));
document.querySelectorAll(".panel h3").forEach((it, i) => add(`heading ${i}`, it));
document.querySelectorAll(".panel .copy").forEach((it, i) => i < 8 && add(`copy ${i}`, it));
return boxes;'''


def boxes(context):
    """Elements are where they were recorded, with the version of Chromium and the fonts of the recording."""
    found = {}
    for scheme in 'light', 'dark':
        context.browser.media(prefers_color_scheme=scheme)
        context.browser.open(context.url('CourierLeaky.html') + '#rib=Offers')
        found[scheme] = context.browser.run(BOXES)
    context.browser.media()
    context.expect(found['light'] == found['dark'], 'elements move with the scheme')
    context.expect(len(found['light']) >= 50, f'{len(found["light"])} boxes')
    version = context.browser.version.split('.')[0]
    if context.options.record:
        with open(RECORDED, 'w') as file:
            rows = ',\n'.join(f'  {json.dumps(name)}: {json.dumps(box)}' for name, box in found['light'].items())
            file.write(f'{{"chromium": "{version}", "boxes": {{\n{rows}\n}}}}\n')
    with open(RECORDED) as file:
        recorded = json.load(file)
    if recorded['chromium'] != version:
        print(f'  recorded with Chromium {recorded["chromium"]}, not compared with {version}')
        return
    for name in sorted(recorded['boxes'].keys() | found['light'].keys()):
        old, new = recorded['boxes'].get(name), found['light'].get(name)
        context.expect(old and new and all(abs(a - b) <= 1 for a, b in zip(old, new)), f'{name} is at {new}, was at {old}')


def printed(context):
    """On paper, every open edge and finding, and the details that are shown."""
    context.browser.open(context.url('CourierLeaky.html') + '#rib=Offers')
    pdf = base64.b64decode(context.browser.command('Page.printToPDF')['data'])
    path = context.path('page.pdf')
    with open(path, 'wb') as file:
        file.write(pdf)
    text = subprocess.run(['pdftotext', '-raw', path, '-'], stdout=subprocess.PIPE, check=True).stdout.decode()
    words = re.sub(r'\s', '', text)
    tree = json.loads(read(context, 'CourierLeaky.json'))
    for edge in tree['edges']:
        if edge['closes'] in ('no', 'unknown'):
            wanted = re.sub(r'\s', '', f'{edge["missingAt"]["path"]}:{edge["missingAt"]["start"]["line"]}')
            context.expect(wanted in words, f'paper lacks {wanted}')
    for wanted in 'Edgesthatareopenornotknown', 'strong_router', 'OffersBuilder', 'Thechild’sview'.replace('’', "'"):
        context.expect(wanted in words, f'paper lacks {wanted}')
