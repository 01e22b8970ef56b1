"""Base classes, categories and helpers in Objective-C: what they hear, what they close and what they keep."""
import re
import sys

from mutant import Mutant, blocks, line_of

UNHANDLED = ('modal_swipe_dismiss_unhandled', 'navigation_pop_unhandled')
HOOK = re.compile(r'(?m)^- \(void\)(viewDidDisappear|viewWillDisappear|didMoveToParentViewController):[^{;]*\{')
CHECK = re.compile(r'isMovingFromParentViewController|isBeingDismissed|\w+ == nil\b')


def elsewhere(kind, path, text, rules):
    """A mutant that is reported where views are shown, once or for several views; and what a view itself does now."""
    return Mutant(kind, path, text, rules[0], 1, sys.maxsize, others=rules[1:] + ('view_self_dismissal',), most=sys.maxsize)


def unhandled(code):
    """The rules that report a view that is not told of its removal any more."""
    return UNHANDLED if 'isBeingDismissed' in code else UNHANDLED[::-1]


def notifiers(text):
    """The functions that notify of a removal: start and end of the code, the code, and the test."""
    for _, start, end in blocks(text, HOOK):
        code = text[start:end]
        test = re.search(r'\n[ \t]*if \([^\n]*\) \{[^{}]*\n[ \t]*\}', code)
        if test and CHECK.search(test[0]) and re.search(r'\[self \w+\];|self\.on\w+\(\)|listener', test[0]):
            yield start, end, code, test


def drop_notifier(path, text, app):
    """A base class no longer notifies of its removal."""
    for start, _, code, test in notifiers(text):
        yield elsewhere('drop notifier in base', path, text[:start + test.start()] + text[start + test.end():], unhandled(code))


def swap_flag(path, text, app):
    """A base class tests whether it is being added."""
    swaps = {'isMovingFromParentViewController': 'isMovingToParentViewController', 'isBeingDismissed': 'isBeingPresented'}
    for start, end, code, test in notifiers(text):
        swapped = CHECK.sub(lambda match: swaps.get(match[0], match[0].replace('==', '!=')), test[0], count=1)
        rules = unhandled(code) + ('incomplete_removal_check',)
        yield elsewhere('swap flag in base', path, text[:start + test.start()] + swapped + text[start + test.end():], rules)


def drop_super(path, text, app):
    """A class no longer calls super, although its base class notifies of the removal."""
    everything = '\n'.join(app.objective_c.values())
    for name, start, end in blocks(text, HOOK):
        call = re.search(rf'\n[ \t]*\[super {name[1]}:\w+\];', text[start:end])
        owner = re.findall(r'@implementation (\w+)', text[:start])
        base = owner and re.search(rf'@interface {owner[-1]}\b[^:\n(]*: (\w+)', everything)
        above = base and re.search(rf'@implementation {base[1]}\b(?:(?!\n@end)[\s\S])*', everything)
        if call and above and any(name[0].split(':')[0] in above[0][first - 200:first] for first, *_ in notifiers(above[0])):
            at = start + call.start()
            yield Mutant('drop super of base', path, text[:at] + text[start + call.end():],
                'removal_notifier_super_missing', 1, sys.maxsize, others=UNHANDLED + ('view_self_dismissal',))


def drop_presentation_delegate(path, text, app):
    """A sheet's base class no longer sets the delegate that hears of swipes."""
    for match in re.finditer(r'\n[ \t]*self\.presentationController\.delegate = self;', text):
        yield elsewhere('drop delegate in base', path, text[:match.start()] + text[match.end():], UNHANDLED[:1])


def empty_handler(path, text, app):
    """A sheet's base class hears of a swipe, and tells nobody."""
    for _, start, end in blocks(text, re.compile(r'(?m)^- \(void\)presentationControllerDidDismiss:[^{;]*\{')):
        yield elsewhere('empty handler in base', path, text[:start] + '\n' + text[end:], UNHANDLED[:1])


def dismiss_itself(path, text, app):
    """A view dismisses itself instead of what it presents."""
    for match in re.finditer(r'\[self\.presentedViewController dismissViewController', text):
        yield Mutant('dismiss itself in base', path,
            text[:match.start()] + '[self dismissViewController' + text[match.end():], 'view_self_dismissal',
            line_of(text, match.start()))


def close_in_action(path, text, app):
    """The action of a button removes the view instead of asking the subclass."""
    for _, start, end in blocks(text, re.compile(r'(?m)^- \((?:IBAction|void)\)\w*[tT]apped:\([^{;]*\{')):
        call = re.search(r'\[self \w+\];', text[start:end])
        owner = re.findall(r'@implementation (\w+)', text[:start])
        if call and owner and owner[-1].endswith('ViewController'):
            at = start + call.start()
            removal = '[self dismissViewControllerAnimated:YES completion:nil];'
            yield Mutant('close in action', path, text[:at] + removal + text[start + call.end():],
                'view_self_dismissal', line_of(text, at))


def close_after_animation(path, text, app):
    """The action of a button removes the view after an animation, by a weak reference to it."""
    for mutant in close_in_action(path, text, app):
        removal = '[self dismissViewControllerAnimated:YES completion:nil];'
        block = ('__weak typeof(self) weakSelf = self;\n    [UIView animateWithDuration:0.2 animations:^{\n        weakSelf.view.alpha = 0;\n'
            '    } completion:^(BOOL finished) {\n        ' + removal.replace('self', 'weakSelf') + '\n    }];')
        yield Mutant('close after animation', path, mutant.text.replace(removal, block, 1), mutant.rule, mutant.line, mutant.line + 5)


def strengthen(path, text, app):
    """A listener or delegate is held strongly, in each spelling."""
    for match in re.finditer(r'@property \(([^)\n]*\bweak\b[^)\n]*)\)[^;\n]*id<\w+> (listener|delegate);', text):
        rule = 'strong_listener_in_view' if match[2] == 'listener' else 'owned_object_retains_view'
        for kind, edit in (('strong', lambda words: words.replace('weak', 'strong')),
                ('retain', lambda words: words.replace('weak', 'retain')),
                ('without a word', lambda words: ', '.join(word for word in words.split(', ') if word != 'weak'))):
            changed = text[:match.start(1)] + edit(match[1]) + text[match.end(1):]
            yield Mutant(f'{match[2]} {kind}', path, changed, rule, line_of(text, match.start()))


def message_twin(path, text, app):
    """A twin: what a class reads by a dot, it reads by a message."""
    changed = re.sub(r'\bself\.(isMovingFromParentViewController|isBeingDismissed|presentedViewController|presentationController'
        r'|navigationController)\b', r'[self \1]', text)
    if changed != text:
        yield Mutant('messages for properties', path, changed, '', 1)


def condition_twin(path, text, app):
    """A twin: a notifier leaves early instead of testing for the removal."""
    for start, end, code, test in notifiers(text):
        parts = re.fullmatch(r'(\n[ \t]*)if \(([^\n]*)\) \{([^{}]*?)\n[ \t]*\}', test[0])
        if parts and '&&' not in parts[2] and not code[test.end():].strip():
            early = f'{parts[1]}if (!({parts[2]})) {{ return; }}{parts[3]}'
            yield Mutant('early return in base', path, text[:start + test.start()] + early + text[start + test.end():], '', 1)


# What is reported below the severity of its rule: see LEVELS of the package.
LEVELS = {
    'delegate strong': (2, 3, 'the RIB is never detached'),
    'delegate retain': (2, 3, 'the RIB is never detached'),
    'delegate without a word': (2, 3, 'the RIB is never detached'),
}

OPERATORS = []

OF_OBJECTIVE_C = [
    drop_notifier, swap_flag, drop_super, drop_presentation_delegate, empty_handler, dismiss_itself, close_in_action,
    close_after_animation, strengthen, message_twin, condition_twin,
]
