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


OPERATORS = [use_early]
