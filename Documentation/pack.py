#!/usr/bin/env python3
"""Writes the script and the style of the HTML report as Swift, with the hashes that the page's policy allows.

    pack.py [--check]

Sources/Reporters/HTML/Page has the sources; each becomes a literal in a file of Sources/Reporters/HTML/Assets. Comments
and blank lines are left out. With --check, exits 1 if a file differs.
"""
import argparse
import base64
import hashlib
import re
import sys
from pathlib import Path

HTML = Path(__file__).resolve().parent.parent / 'Sources' / 'Reporters' / 'HTML'
SCRIPTS = ['data', 'model', 'tree', 'picture', 'panel', 'findings', 'toolbar', 'main']
START, END = '"use strict";\n(() => {\n', '})();\n'
# What would turn text into markup or code.
FORBIDDEN = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'document.write', 'eval(', 'Function(', 'setTimeout("',
    '</', '<!--', '"""']
MOST_BYTES, MOST_LINES = 60_000, {'script': 1_040, 'style': 250}


def packed(path):
    lines = [line.rstrip() for line in path.read_text(encoding='utf-8').split('\n')]
    return ''.join(line + '\n' for line in lines if line and not re.match(r'\s*//', line))


def literal(name, text):
    return (
        '// Written by Documentation/pack.py.\n// swift-format-ignore-file\n\nextension HTMLAssets {\n'
        f'    static let {name}: StaticString = #"""\n{text}\n"""#\n}}\n')


def digest(text):
    return 'sha256-' + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--check', action='store_true', help='write nothing; exit 1 if a file differs')
    options = parser.parse_args()
    scripts = {name: packed(HTML / 'Page' / f'{name}.js') for name in SCRIPTS}
    style = packed(HTML / 'Page' / 'page.css')
    script = START + ''.join(scripts.values()) + END
    complaints = [f'the script has {word!r}' for word in FORBIDDEN if word in script]
    for what, text in ('script', script), ('style', style):
        if text.count('\n') > MOST_LINES[what]:
            complaints.append(f'the {what} has {text.count(chr(10))} lines, at most {MOST_LINES[what]}')
    if len((script + style).encode()) > MOST_BYTES:
        complaints.append(f'script and style have {len((script + style).encode())} bytes, at most {MOST_BYTES}')
    if complaints:
        sys.exit('\n'.join(complaints))
    files = {f'HTMLAssets+{name}.swift': literal(name, text) for name, text in scripts.items()}
    files['HTMLAssets+style.swift'] = literal('style', style)
    names = ''.join(f'        {name},\n' for name in ['start', *SCRIPTS, 'end'])
    files['HTMLAssets.swift'] = f'''// Written by Documentation/pack.py.
// swift-format-ignore-file

/// The script and the style of the page, and their hashes.
enum HTMLAssets {{
    static let scriptHash: StaticString = "{digest(script)}"
    static let styleHash: StaticString = "{digest(style)}"
    /// The parts of the script, in order.
    static let scripts: [StaticString] = [
{names}    ]

    private static let start: StaticString = #"""
{START}
"""#
    private static let end: StaticString = #"""
{END}
"""#
}}
'''
    folder = HTML / 'Assets'
    folder.mkdir(exist_ok=True)
    status = 0
    for name, text in files.items():
        path = folder / name
        if options.check:
            if not path.exists() or path.read_text(encoding='utf-8') != text:
                print(f'{path} differs from its source; run Documentation/pack.py')
                status = 1
        else:
            path.write_text(text, encoding='utf-8')
    print(f'script {len(script.encode())} bytes in {script.count(chr(10))} lines, style {len(style.encode())} in {style.count(chr(10))}')
    sys.exit(status)


if __name__ == '__main__':
    main()
