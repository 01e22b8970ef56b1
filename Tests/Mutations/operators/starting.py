"""Statements that an interactor runs too early, or that do not belong in it."""
import re

from mutant import Mutant, blocks, line_of


def use_early(path, text, app):
    """An interactor's initializer subscribes until the deactivation or uses the router; or its start adds an observer or shows a controller."""
    everything = '\n'.join(app.texts.values())
    subscription = ('isActiveStream.subscribe().disposeOnDeactivate(interactor: self)' if 'disposeOnDeactivate(' in everything
        else 'isActiveStream.sink { _ in }.cancelOnDeactivate(interactor: self)')
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Interactor\b[^{]*\{')):
        code = text[start:end]
        places = {'init': list(re.finditer(r'\n([ \t]*)super\.init\((?:presenter: presenter)?\)(?=\n)', code)),
                  'start': list(re.finditer(r'\n([ \t]*)super\.didBecomeActive\(\)(?=\n)', code))}
        for kind, place, statement, rule in (
                ('subscribe early', 'init', subscription, 'subscription_before_activation'),
                ('subscribe early, look-alike', 'start', subscription, ''),
                ('use router early', 'init', '_ = router', 'router_or_listener_used_in_init'),
                ('use router early, look-alike', 'start', '_ = router', ''),
                ('add observer', 'start', 'NotificationCenter.default.addObserver(forName: .mutant, object: nil, queue: nil) { _ in }',
                 'notification_observer_not_removed'),
                ('add observer, look-alike', 'start', 'NotificationCenter.default.post(name: .mutant, object: nil)', ''),
                ('present early', 'start', 'UIApplication.topViewController()?.present(UIViewController(), animated: true)',
                 'uikit_in_interactor'),
                ('present early, look-alike', 'start', 'print(UIViewController.self)', '')):
            for found in places[place]:
                if 'router' in statement and not re.search(r'\bweak var router: \w+Routing\?', code):
                    continue
                at = start + found.end()
                yield Mutant(kind, path, f'{text[:at]}\n{found[1]}{statement}{text[at:]}', rule, line_of(text, at) + 1)


def drop_super_hook(path, text, app):
    """An interactor overrides a method that its base class implements, and does not call super."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+\w+Interactor: (\w+)(?:<\w+>)?[^{]*\{')):
        base = app.bases.get(match[1])
        codes = [base[1][first:last] for _, first, last in blocks(base[1], re.compile(rf'\bclass {match[1]}\b[^{{]*\{{'))] if base else []
        for hook in ('didBecomeActive', 'willResignActive'):
            if not any(re.search(rf'func {hook}\(\) \{{\s*(?:super\.{hook}\(\)\s*)?(?!super)\w', code) for code in codes):
                continue
            overrides = re.search(rf'override func {hook}\(\) \{{(\n[ \t]*super\.{hook}\(\))?', text[start:end])
            if overrides and overrides[1]:
                at = start + overrides.start(1)
                yield Mutant('drop super hook', path, text[:at] + text[start + overrides.end(1):], 'missing_super_lifecycle', line_of(text, at))
            elif not overrides:
                for kind, call, rule in (('drop super hook', '', 'missing_super_lifecycle'), ('drop super hook, look-alike', f'super.{hook}()', '')):
                    added = f'    override func {hook}() {{ {call} }}\n'
                    yield Mutant(kind, path, text[:end] + added + text[end:], rule, line_of(text, end))


# The base class no longer clears what holds subscriptions.
FOLLOWING = {
    'missing_super_lifecycle': ('undisposed_subscription', 'unreset_dispose_bag'),
}

# What is reported below the severity of its rule: see LEVELS of the package.
LEVELS = {
    'add observer': (59, 67, 'the RIB is never detached'),
}

OPERATORS = [use_early, drop_super_hook]
