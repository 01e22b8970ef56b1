"""The pages that are opened: those of the fixture apps, of generated apps, and of apps with hostile names."""
import json
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
APPS = os.path.join(ROOT, 'Fixtures', 'Projects')
NAMES = ['a"b', 'a\\b', 'a&lt;b', 'a<b>', '</script><script>alert(1)<', '<!--<script>', '"><img src=x onerror=alert(1)>',
    "'; drop", '`x`', '{{x}}', '\u2028', '\u202eabc', 'a\rb', '😀', '한글', 'x' * 200]


def run(riblint, *arguments, cwd=None, status=(0, 1), **environment):
    done = subprocess.run([riblint, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=cwd,
        env={**os.environ, 'LC_ALL': 'C.UTF-8', 'NO_COLOR': '1', **environment})
    if done.returncode not in status:
        sys.exit(f'riblint {" ".join(arguments)}: {done.stderr.decode()}')
    return done.stdout


def rib(name, *children):
    """The files of a RIB that attaches some children when it is loaded."""
    slots = ''.join(f'    private let builder{child}: {child}Builder\n' for child in children)
    calls = ''.join(f'        attachChild(builder{child}.build())\n' for child in children)
    return f'''import RIBs
public final class {name}Interactor: Interactor {{}}
public final class {name}Router: Router<{name}Interactor> {{
{slots}    override public func didLoad() {{
{calls}    }}
}}
public final class {name}Builder: Builder<EmptyDependency> {{
    public func build() -> Routing {{ {name}Router(interactor: {name}Interactor()) }}
}}
'''


def hostile_app(folder):
    """RIBs of one name in folders whose names are hostile: their ids have the folders."""
    for number, name in enumerate(NAMES):
        path = os.path.join(folder, f'{number}', name.replace('/', '_'))
        os.makedirs(path)
        with open(os.path.join(path, 'Page.swift'), 'w') as file:
            file.write(rib('Page'))


def modular_app(folder):
    """RIBs in three modules of a package: Top > (Left > Shared, Right > Shared)."""
    modules = {'App': {'Top': ['Left', 'Right']}, 'Pages': {'Left': ['Shared'], 'Right': ['Shared']}, 'Core': {'Shared': []}}
    os.makedirs(folder)
    targets = ', '.join(f'.target(name: "{module}")' for module in modules)
    with open(os.path.join(folder, 'Package.swift'), 'w') as file:
        file.write(f'import PackageDescription\nlet package = Package(name: "Modular", targets: [{targets}])\n')
    for module, ribs in modules.items():
        os.makedirs(os.path.join(folder, 'Sources', module))
        for name, children in ribs.items():
            with open(os.path.join(folder, 'Sources', module, f'{name}.swift'), 'w') as file:
                file.write('import Core\nimport Pages\n' + rib(name, *children))


def accepting_app(folder):
    """A leaky app with one finding that a comment suppresses. Gives the reason, and a rule whose findings are to accept."""
    shutil.copytree(os.path.join(APPS, 'CourierLeaky'), folder)
    path, reason = os.path.join(folder, 'Features', 'Offers', 'OffersInteractor.swift'), 'kept & <needed>'
    with open(path) as file:
        lines = file.read().split('\n')
    line = next(number for number, line in enumerate(lines) if re.match(r'\s*var router:', line))
    lines.insert(line, f'    // riblint:disable:next strong_router - {reason}')
    with open(path, 'w') as file:
        file.write('\n'.join(lines))
    return reason, 'undisposed_subscription'


def data_of(page):
    found = re.search(r'<script type="application/json" id="riblint-data">(.*?)</script>', page, re.S)
    data = json.loads(found[1])
    data['s'] = unfolded(data['s'])
    return data


def unfolded(coded):
    """Texts of which each can share UTF-16 units with the one before."""
    texts, last, shared = [], b'', 0
    for each in coded:
        if isinstance(each, int):
            shared = each
        else:
            last, shared = last[:2 * shared] + each.encode('utf-16-le', 'surrogatepass'), 0
            texts.append(last.decode('utf-16-le', 'surrogatepass'))
    return texts


def tree_lines(text):
    """The names of the rows of the text format, with the level of each from 1, and whether it says `(above)`."""
    rows = []
    for line in text.split('\n'):
        found = re.match(r'^((?:│  |   )*)(?:├─ |└─ )(?:✗ |\? )?(.*)$', line)
        if found:
            name = re.split(r'  (?=(?:one of |pushed|presented|embedded|tab|root view|no view|shown \?))', found[2])[0]
            rows.append([len(found[1]) // 3 + 2, name, '(above)' in line])
        elif line and not line.startswith((' ', '│')) and not line.endswith(':') and not re.match(r'^[\d,]+ RIBs?, ', line):
            rows.append([1, line.split('  ')[0], False])
    return rows
