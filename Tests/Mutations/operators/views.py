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


def loose_delegate(path, text, app):
    """A delegate of a presentation is created in the assignment."""
    classes = [name for code in app.texts.values()
        for name in re.findall(r'\bclass (\w+): NSObject[^{]*UIAdaptivePresentationControllerDelegate', code)]
    for found in re.finditer(r'(?<=presentationController\?\.delegate = )[\w.]+', text):
        if found[0] == 'self' or not classes:
            continue
        yield Mutant('loose delegate', path, f'{text[:found.start()]}{classes[0]}(){text[found.end():]}',
            'presentation_delegate_not_retained', line_of(text, found.start()))


def present_screen(path, text, app):
    """A view presents the view of another RIB, or an alert."""
    screens = sorted({name for code in app.texts.values() if re.search(r'\bclass \w+Builder\b', code)
        for name in re.findall(r'\blet \w+ = (\w+ViewController)\(\)', code)})
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+ViewController)\b[^{]*\{')):
        others = [name for name in screens if name != match[1]]
        if match[1] not in screens or not others:
            continue
        for call in re.finditer(r'\n([ \t]*)super\.viewDidLoad\(\)(?=\n)', text[start:end]):
            at = start + call.end()
            for kind, shown, rule in (
                    ('present screen', others[0], 'view_creates_screen'), ('present alert', 'UIAlertController', '')):
                yield Mutant(kind, path, f'{text[:at]}\n{call[1]}present({shown}(), animated: true){text[at:]}',
                    rule, line_of(text, at) + 1 if rule else 0)


# What is reported below the severity of its rule: see LEVELS of the package.
LEVELS = {
    'tap handler': (49, 51, 'the RIB is never detached, and its view is shown again'),
    'helper': (49, 51, 'the RIB is never detached, and its view is shown again'),
    'UIAction': (49, 51, 'the RIB is never detached, and its view is shown again'),
    'alert': (49, 51, 'the RIB is never detached, and its view is shown again'),
    'branch': (49, 51, 'the RIB is never detached, and its view is shown again'),
}

OPERATORS = [views, loose_delegate, present_screen]
