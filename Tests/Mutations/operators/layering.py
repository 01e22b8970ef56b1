"""Parts of a RIB that know what they do not need to know."""
import re

from mutant import INTERACTOR, Mutant, blocks, is_only, line_of


def know_child(path, text, app):
    """An interactor holds the interactor of a child, or something else that the child conforms to."""
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Interactor\b[^{]*\{')):
        if not is_only(f'{match[1]}Interactor', app):
            continue
        for child in re.findall(r'\b(\w+)Listener\b', ' '.join(re.findall(
                rf'\bprotocol {match[1]}Interactable:([^{{]*)\{{', everything))):
            if f'class {child}Interactor:' in everything and f'protocol {child}Interactable:' in everything:
                for kind, type, rule in (('know child', f'{child}Interactable', 'interactor_knows_child'),
                                         ('know child, look-alike', f'{child}Listener', '')):
                    added = f'\n    private weak var mutant: {type}?'
                    yield Mutant(kind, path, text[:start] + added + text[start:], rule, line_of(text, start) + 1)


def uses_view(name, app):
    """Whether a view controller's function of that name changes one of its views directly."""
    for text in app.texts.values():
        views = re.findall(r'\blet (\w+)(?:: UI\w+(?:View|Label|Button)\b| = UI\w+(?:View|Label|Button)\()', text)
        for _, start, end in blocks(text, re.compile(rf'\bfunc {name}\([^{{}}]*\{{')):
            for view in views:
                if re.search(rf'^\s+{view}\.(?:text|title|isHidden|isEnabled|image) = |^\s+{view}\.reloadData\(\)',
                             text[start:end], re.M):
                    return True
    return False


def leave_main(path, text, app):
    """A subscription calls the presenter on another thread than the main one, or on the main one by other means."""
    main = re.compile(r'\.(?:observe\(on: MainScheduler\.instance\)|receive\(on: DispatchQueue\.main\))')
    for _, start, end in blocks(text, INTERACTOR):
        for hop in main.finditer(text, start, end):
            chain = re.split(r'\n\s*\n|\n    \}', text[hop.end():end])[0]
            own = chain.replace('self?.presenter', 'presenter').replace('self.presenter', 'presenter')
            calls = re.findall(r'\b(?:presenter|router|listener|self)\??\.(\w+)\(', own)
            called = re.search(r'\bpresenter\??\.(\w+)\(', chain)
            if not called or len(calls) != 1 or not uses_view(called[1], app):
                continue
            line = line_of(text, hop.end() + called.start(1))
            schedulers = (('observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))',
                           'observe(on: MainScheduler.asyncInstance)') if 'Scheduler' in hop.group()
                          else ('receive(on: DispatchQueue.global())', 'receive(on: RunLoop.main)'))
            for kind, scheduler, rule in zip(('leave main', 'stay on main'), schedulers,
                                             ('presenter_call_off_main', '')):
                yield Mutant(kind, path, f'{text[:hop.start()]}.{scheduler}{text[hop.end():]}', rule, line)


def require_unread(path, text, app):
    """A dependency requires something that nothing reads, or that its extension reads."""
    for found in re.finditer(r'\bprotocol (\w+Dependency): (?:RIBs\.|ModernRIBs\.)?Dependency \{', text):
        if re.search(rf'(?:Component|Builder)<{found[1]}\b', '\n'.join(app.texts.values())):
            added = text[:found.end()] + '\n    var mutant: Int { get }' + text[found.end():]
            line = line_of(text, found.end()) + 1
            yield Mutant('require unread', path, added, 'dependency_requirement_unused', line)
            yield Mutant('require unread, look-alike', path,
                added + f'\nextension {found[1]} {{\n    var twice: Int {{ 2 * mutant }}\n}}\n', '', 0)


def store_in_view(path, text, app):
    """A view stores a value itself, or by a helper."""
    for match, start, _ in blocks(text, re.compile(r'\bclass\s+(\w+)ViewController\b[^{]*\{')):
        if is_only(f'{match[1]}ViewController', app) and re.search(rf'\b{match[1]}ViewController\(', '\n'.join(
                other for name, other in app.texts.items() if 'Builder' in str(name) or 'Component' in str(name))):
            for kind, statement, rule in (
                    ('store in view', 'UserDefaults.standard.set(true, forKey: "mutant")', 'view_business_logic'),
                    ('store in view, look-alike', 'MutantDefaults.standard.set(true, forKey: "mutant")', '')):
                added = f'\n    func mutate() {{ {statement} }}'
                yield Mutant(kind, path, text[:start] + added + text[start:], rule, line_of(text, start) + 1)


OPERATORS = [know_child, leave_main, require_unread, store_in_view]
