"""References that keep an object alive."""
import re

from mutant import INTERACTOR, Mutant, blocks, is_only, line_of


def drop_weak(path, text, app):
    for _, start, end in blocks(text, INTERACTOR):
        for match in re.finditer(r'\bweak (var router\b)', text[start:end]):
            at = start + match.start()
            yield Mutant('drop weak', path, text[:at] + text[at + 5:], 'strong_router', line_of(text, at))


def weak_to_unowned_router(path, text, app):
    """An interactor has its router unowned: one that reads the router as it ends, and one that does not."""
    for _, start, end in blocks(text, INTERACTOR):
        for match in re.finditer(r'\bweak (var router: \w+)\?', text[start:end]):
            hook = re.search(r'func willResignActive\(\) \{\n(.*?)\n    \}', text[start:end], re.S)
            reads = hook is not None and re.search(r'(?m)^        (?:self\.)?router\?', hook[1])
            at = start + match.start()
            yield Mutant('weak to unowned router' if reads else 'weak to unowned router, look-alike', path,
                f'{text[:at]}unowned {match[1]}!{text[start + match.end():]}', 'strong_router' if reads else '',
                line_of(text, at) if reads else 0)


def drop_weak_listener(path, text, app):
    """A view or an interactor holds its listener strongly; only where an interactor of the app is that listener."""
    everything = '\n'.join(app.texts.values())
    interactors = [code for other in app.texts.values()
        for code in re.findall(r'\b(?:class \w+Interactor|protocol \w+Interactable|extension \w+Interactor)\b[^{]*\{', other)]
    for kind, rule in (('ViewController', 'strong_listener_in_view'), ('Interactor', 'strong_listener_in_interactor')):
        for _, start, end in blocks(text, re.compile(rf'\bclass\s+(\w+){kind}\b[^{{]*\{{')):
            for found in re.finditer(r'\bweak (?=var listener: (?:\(any )?(\w+)\)?\?(?! \{))', text[start:end]):
                if not any(re.search(rf'\b{found.group(1)}\b', code) for code in interactors):
                    continue
                # A protocol without requirements is a placeholder, which nothing is called on.
                if re.search(rf'\bprotocol {found.group(1)}\b[^{{]*\{{(?:\s|//[^\n]*)*\}}', everything):
                    continue
                at = start + found.start()
                line = line_of(text, at)
                yield Mutant('drop weak listener', path, text[:at] + text[start + found.end():], rule, line)


def force_self(path, text, app):
    """A closure of a component captures it weakly and unwraps it by force; or without ownership, and is right."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+(?:Component|Builder)\b[^{]*\{')):
        for closure in re.finditer(r'\bshared \{(?= *\w+\()', text[start:end]):
            used = re.compile(r'(?<=: )(?=[a-z]\w*(?:\.\w+)*[,)])').search(text, start + closure.end(), end)
            opened, code = start + closure.end(), text[start + closure.end():].split('}')[0]
            if used is None or used.start() >= opened + len(code):
                continue
            for kind, capture, access, rule in (
                    ('force self', 'weak', 'self!', 'weak_self_force_unwrap_in_factory'),
                    ('use unowned self', 'unowned', 'self', '')):
                listed = f'{text[:opened]} [{capture} self] in{text[opened:used.start()]}'
                yield Mutant(kind, path, f'{listed}{access}.{text[used.start():]}', rule, line_of(text, used.start()))


VIEW = re.compile(r'\bclass\s+(\w+)ViewController\b[^{]*\{')


def capture_self(path, text, app):
    """A handler in a view's own bag, or a stored closure of a part of the view, captures the view strongly."""
    for _, start, end in blocks(text, VIEW):
        code = text[start:end]
        for found in re.finditer(r'\.(?:subscribe\(onNext:|bind|drive\(onNext:) \{ \[weak self\] ?', code):
            body, close = next(((a, b) for _, a, b in blocks(code[found.start():], re.compile(r'\{'))))
            closure = code[found.start() + body:found.start() + close]
            rest = re.match(r'\}\)?\s*\.disposed\(by: \w+\)', code[found.start() + close:])
            if not rest or 'guard let self' in closure or 'self?.' not in closure:
                continue
            strong = re.sub(r'^ ?\[weak self\] ?(?:in )?', ' ', closure).replace('self?.', 'self.')
            at = start + found.start() + body
            mutant = text[:at] + strong + text[start + found.start() + close:]
            yield Mutant('capture self', path, mutant, 'view_retains_itself', line_of(text, at),
                line_of(text, start + found.start() + close))
        for found in re.finditer(r'\n([ \t]*)super\.viewDidLoad\(\)(?=\n)', code):
            at = start + found.end()
            once = 'UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }'
            yield Mutant('capture self, look-alike', path, f'{text[:at]}\n{found[1]}{once}{text[at:]}', '', 0)


def drop_weak_delegate(path, text, app):
    """An object holds its delegate strongly: one that a view keeps in a property, or one that it only presents."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+(?:View|ViewController)): UI[^{]*\{')):
        for found in re.finditer(r'\bweak (?=var delegate: \w+\?)', text[start:end]):
            users = [code for code in app.texts.values() if f'{match[1]}()' in code and '.delegate = self' in code]
            if len(users) != 1:
                continue
            at = start + found.start()
            isOwned = re.search(rf'\n    (?:private )?let \w+ = {match[1]}\(\)', users[0])
            kind = 'drop weak delegate' if isOwned else 'drop weak delegate, look-alike'
            yield Mutant(kind, path, text[:at] + text[start + found.end():],
                'owned_object_retains_view' if isOwned else '', line_of(text, at) if isOwned else 0)


def hold_interactor(path, text, app):
    """A view holds its interactor by the interactor's class, strongly or weakly."""
    for match, start, _ in blocks(text, VIEW):
        name = match[1]
        if not is_only(f'{name}ViewController', app) or not any(re.search(rf'\bclass {name}Interactor\b[^{{]*PresentableInteractor<{name}\w*>', code)
                for code in app.texts.values()) or re.search(r'\b(?:struct|extension)\b', match[0]):
            continue
        for kind, weak, rule in (('hold interactor', '', 'view_holds_interactor'), ('hold interactor weakly', 'weak ', '')):
            yield Mutant(kind, path, f'{text[:start]}\n    {weak}var owner: {name}Interactor?{text[start:]}',
                rule, line_of(text, start) + 1 if rule else 0)


def system_keeps_view(path, text, app):
    """A view starts a timer that keeps it until its deinitializer, which never runs; or one that refers to it weakly."""
    for match, start, end in blocks(text, VIEW):
        name = match[1]
        if 'deinit' in text or not any(re.search(rf'\bdetach{name}\b', code) for code in app.texts.values()):
            continue
        for found in re.finditer(r'\n([ \t]*)super\.viewDidLoad\(\)(?=\n)', text[start:end]):
            at = start + found.end()
            for kind, capture, use, rule in (
                    ('system keeps view', '', 'self.', 'view_kept_by_system'),
                    ('system keeps view, look-alike', ' [weak self]', 'self?.', '')):
                run = f'{{{capture} _ in {use}view.setNeedsLayout() }}'
                call = f'\n{found[1]}ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) {run}'
                members = '\n    private var ticker: Timer?\n\n    deinit { ticker?.invalidate() }\n'
                mutant = text[:start] + members + text[start:at] + call + text[at:]
                line = line_of(text, at) + members.count('\n') + 1
                yield Mutant(kind, path, mutant, rule, line if rule else 0)


def alert_captured(path, text, app):
    """A view shows an alert whose action captures it and the view; or both weakly."""
    for _, start, _ in blocks(text, VIEW):
        for kind, captures, view, alert, rule in (
                ('alert captured', '', 'self.', 'alert.', 'alert_retains_itself'),
                ('alert captured, look-alike', '[weak self, weak alert] ', 'self?.', 'alert?.', '')):
            code = ('\n    func confirmLeaving() {'
                '\n        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)'
                f'\n        alert.addAction(UIAlertAction(title: "Yes", style: .default) {{ {captures}_ in'
                f'\n            {view}title = {alert}textFields?.first?.text'
                '\n        })\n    }\n')
            yield Mutant(kind, path, text[:start] + code + text[start:], rule, line_of(text, start) + 4 if rule else 0)


def unowned_later(path, text, app):
    """An interactor refers to itself as unowned in code that runs later; or weakly."""
    for match, start, end in blocks(text, INTERACTOR):
        name = re.search(r'class\s+(\w+)Interactor', match[0])
        if not name or not any(re.search(rf'\bdetach{name[1]}\b', code) for code in app.texts.values()):
            continue
        for found in re.finditer(r'\n([ \t]*)super\.didBecomeActive\(\)(?=\n)', text[start:end]):
            at = start + found.end()
            for kind, capture, use, rule in (
                    ('unowned later', 'unowned', 'self.', 'unowned_self_outlives_rib'),
                    ('unowned later, look-alike', 'weak', 'self?.', '')):
                code = f'\n{found[1]}DispatchQueue.main.async {{ [{capture} self] in print({use}isActive) }}'
                yield Mutant(kind, path, text[:at] + code + text[at:], rule, line_of(text, at) + 1 if rule else 0)


def interactor_kept(path, text, app):
    """An interactor keeps a closure that captures it strongly; or weakly, or one that its end clears."""
    for match, start, end in blocks(text, INTERACTOR):
        name = re.search(r'class\s+(\w+)Interactor', match[0])
        if not name or not any(re.search(rf'\bdetach{name[1]}\b', code) for code in app.texts.values()):
            continue
        for found in re.finditer(r'\n([ \t]*)super\.didBecomeActive\(\)(?=\n)', text[start:end]):
            at, space = start + found.end(), found[1]
            declared = f'\n{space[:-4]}private var onMutation: (() -> Void)?'
            for kind, capture, use, rule in (
                    ('interactor kept', '', 'self.', 'interactor_retained_by_own_object'),
                    ('interactor kept, look-alike', ' [weak self] in', 'self?.', '')):
                code = f'\n{space}onMutation = {{{capture} print({use}isActive) }}'
                yield Mutant(kind, path, text[:start] + declared + text[start:at] + code + text[at:], rule,
                    line_of(text, at) + 2 if rule else 0)


def capture_listener(path, text, app):
    """A handler in a view's own bag captures the view's listener strongly; or weakly."""
    for _, start, end in blocks(text, VIEW):
        for found in re.finditer(r'\{ \[weak self\] in\s+self\?\.listener\?\.(\w+\([^\n]*\)) ?\}\)?\s*\.disposed\(by: \w+\)', text[start:end]):
            closure, at = found[0], start + found.start()
            for kind, capture, rule in (
                    ('capture listener', 'listener', 'interactor_retained_by_own_object'),
                    ('capture listener, look-alike', 'weak listener', '')):
                changed = closure.replace('[weak self]', f'[{capture}]').replace('self?.listener', 'listener')
                yield Mutant(kind, path, text[:at] + changed + text[at + len(closure):], rule,
                    line_of(text, at) if rule else 0, others=('strong_listener_in_view',))


# What is reported below the severity of its rule: see LEVELS of the package.
LEVELS = {
    'drop weak': (67, 68, 'the RIB is never detached'),
    'weak to unowned router': (0, 5, 'only the release of an active RIB reads it too late'),
    'drop weak listener': (101, 102, 'the RIB is never detached'),
    'hold interactor': (61, 62, 'the RIB is never detached'),
}

OPERATORS = [drop_weak, weak_to_unowned_router, drop_weak_listener, force_self, capture_self, drop_weak_delegate, hold_interactor,
    system_keeps_view, alert_captured, unowned_later,
    interactor_kept, capture_listener]
