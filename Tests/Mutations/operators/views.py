"""Views that dismiss themselves."""
import re

from mutant import Mutant, blocks, line_of

VIEW = re.compile(r'^(?:public |open |internal )?(?:final )?class (\w+): '
    r'(?:UIViewController|BaseViewController|[\w<>, ]*ViewController)\b[^{]*\{', re.M)
EVENTS = [
    ('tap handler', '    @objc private func mutantTapped() {{\n        {0}\n    }}\n'),
    ('helper', '    @objc private func mutantTapped() {{\n        mutantLeave()\n    }}\n\n'
        '    private func mutantLeave() {{\n        {0}\n    }}\n'),
    ('UIAction', '    private func mutantMenu() -> UIAction {{\n        UIAction {{ [weak self] _ in\n'
        '            {0}\n        }}\n    }}\n'),
    ('alert', '    @objc private func mutantTapped() {{\n        let alert = UIAlertController(title: nil, message: '
        'nil, preferredStyle: .alert)\n'
              '        alert.addAction(UIAlertAction(title: nil, style: .default) {{ [weak self] _ in\n'
              '            {0}\n        }})\n'
              '        present(alert, animated: true)\n    }}\n'),
    ('branch', '    @objc private func mutantTapped(_ sender: UIButton) {{\n        if sender.isSelected {{\n'
        '            listener?.mutantEvent()\n        }} else {{\n'
               '            {0}\n        }}\n    }}\n'),
]
LEAVE = ['{s}dismiss(animated: true)', '{s}navigationController?.popViewController(animated: true)']
TELLING = {
    'before': 'listener?.mutantEvent(); {0}',
    'after': '{0}; {s}listener?.mutantEvent()',
    'completion': '{s}dismiss(animated: true) {{ self.listener?.mutantEvent() }}',
    'helper': '{s}mutantTell(); {0}',
}


def views(path, text, app):
    for match, _, end in blocks(text, VIEW):
        if not re.search(r'\bvar listener\b', text[match.start():end]) or app.is_exempt(match.group(1)):
            continue
        for kind, template in EVENTS:
            prefix = 'self?.' if '[weak self]' in template else ''
            for leave in LEAVE[:1] if app.hears_pops else LEAVE:
                edit = leave.format(s=prefix)
                at = end
                added = '\n' + template.format(edit)
                line = line_of(text, at) + 1 + added[1:added.index(edit)].count('\n')
                yield Mutant(kind, path, text[:at] + added + text[at:], 'view_self_dismissal', line)
            if kind == 'branch':
                continue
            for name, telling in TELLING.items():
                code = (
                    telling.format(leave_edit(prefix, kind), s=prefix) if '{0}' in telling
                    else telling.format(s=prefix))
                if telling.startswith('listener'):
                    code = prefix + code
                helper = (
                    '\n    private func mutantTell() {\n        listener?.mutantEvent()\n    }\n' if name == 'helper'
                    else '')
                yield Mutant(f'{kind}, told {name}', path, text[:end] + '\n' + template.format(code) + helper
                    + text[end:], '', 0)


def leave_edit(prefix, kind):
    return LEAVE[0].format(s=prefix)

OPERATORS = [views]
