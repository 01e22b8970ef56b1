"""Removals of views: what shows a view, what notifies of its removal, and what removes it."""
import re
import sys

from mutant import Mutant, blocks, line_of


def drop_full_screen(path, text, app):
    """A router presents a child in the default style instead of one that a swipe does not dismiss."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        fixed = r'\.(?:fullScreen|overFullScreen|custom|currentContext|overCurrentContext)\b'
        for style in re.finditer(
                rf'\n[^\n]*\.modalPresentationStyle = {fixed}|(?<=\w), style: {fixed}', text[start:end]):
            at = start + style.start()
            yield Mutant('drop full screen', path, text[:at] + text[start + style.end():],
                'modal_swipe_dismiss_unhandled', line_of(text, start), line_of(text, end))


def drop_left_item(path, text, app):
    """A pushed view keeps the back button of the system."""
    everything = '\n'.join(app.texts.values())
    hidden = re.compile(r'\n[ \t]*navigationItem\.(?:leftBarButtonItem = \w+|hidesBackButton = true)(?=\n)')
    for name, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)ViewController\b[^{]*\{')):
        code = text[start:end]
        pushed = re.search(rf'func attach{name[1]}\((?:(?!\bfunc\b).)*?\.push(?:ViewController)?\(', everything, re.S)
        others = len(re.findall('leftBarButtonItem|hidesBackButton', hidden.sub('', code)))
        if hidden.search(code) and not others and pushed and not app.tells_of_pop(f'{name[1]}ViewController'):
            yield Mutant('drop left item', path, text[:start] + hidden.sub('', code) + text[end:],
                'navigation_pop_unhandled', 1, sys.maxsize)


def drop_removal_check(path, text, app):
    """A view tells its listener of each disappearance."""
    for _, start, end in blocks(text, re.compile(r'\bfunc view(?:Will|Did)Disappear\([^{]*\{')):
        check = re.search(
            r'\n[ \t]*(?:guard [^\n{]*(?:isMovingFromParent|isBeing\w+)[^\n{]* else \{ return \}|'
            r'if [^\n{]*(?:isMovingFromParent|isBeing\w+)[^\n{]* \{ (\w*[lL]istener\?\.\w+\(\)) \})(?=\n)', text[start:end])
        if check and re.search(r'\b\w*[lL]istener\?\.\w+\(\)', text[start:end]):
            kept = f'\n{check[1]}' if check[1] else ''
            at = start + check.start()
            yield Mutant('drop removal check', path, text[:at] + kept + text[start + check.end():],
                'pop_detection_without_removal_check', line_of(text, start), line_of(text, end))


def swap_removal_check(path, text, app):
    """A view tests whether it is being added when it disappears."""
    for _, start, end in blocks(text, re.compile(r'\bfunc view(?:Will|Did)Disappear\([^{]*\{')):
        code = text[start:end]
        if re.search(r'\b\w*[lL]istener\?\.\w+\(\)', code) and len(re.findall(r'isMovingFromParent|isBeing\w+', code)) == 1 \
                and 'isMovingFromParent' in code:
            yield Mutant('swap removal check', path,
                text[:start] + code.replace('isMovingFromParent', 'isMovingToParent') + text[end:],
                'incomplete_removal_check', line_of(text, start), line_of(text, end))


def swap_removal(path, text, app):
    """A router dismisses what it pushed, or pops what it presented."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router: ViewableRouter\b[^{]*\{')):
        code = text[start:end]
        for _, first, last in blocks(code, re.compile(r'\bfunc\s+\w+[^{]*\{')):
            body = code[first:last]
            held = re.findall(r'\bguard let (\w+) = (\w+)\b', body)
            removed = list(re.finditer(r'(\n[ \t]*)viewController\.(?!replace)\w+\([^\n]*\)(?=\n)', body))
            if len(held) != 1 or len(removed) != 1 or f'detachChild({held[0][0]})' not in body or 'attachChild(' in body:
                continue
            shown = re.findall(rf'\b{held[0][1]} = \w+\n(?:(?!\bfunc\b)[\s\S])*?viewController\.(\w+)\([^\n]*viewControllable', code)
            if len(shown) != 1 or not re.match('push|present', shown[0]) or 'avigat' in shown[0]:
                continue
            removal = 'viewController.uiviewController.' + (
                'dismiss(animated: true)' if shown[0].startswith('push') else 'navigationController?.popViewController(animated: true)')
            at = start + first + removed[0].start()
            yield Mutant('swap removal', path, text[:at] + removed[0][1] + removal + text[start + first + removed[0].end():],
                'removal_does_not_match_presentation', line_of(text, start + first), line_of(text, start + last))


def drop_super(path, text, app):
    """A view no longer calls super, although its base class notifies of the removal."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+ViewController): (\w+)\b[^{]*\{')):
        base = app.bases.get(match[2])
        if not base or not app.is_exempt(match[1]):
            continue
        for call in re.finditer(r'override func viewDidDisappear\(_ animated: Bool\) \{(\n[ \t]*super\.viewDidDisappear\(animated\))',
                text[start:end]):
            above = [base[1][first:last] for _, first, last in blocks(base[1], re.compile(rf'\bclass {match[2]}\b[^{{]*\{{'))]
            if any('func viewDidDisappear' in code for code in above):
                at = start + call.start(1)
                yield Mutant('drop super', path, text[:at] + text[start + call.end(1):], 'removal_notifier_super_missing',
                    line_of(text, at))


def move_to_deinit(path, text, app):
    """A view notifies of its removal in its deinitializer."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+ViewController): UIViewController\b[^{]*\{')):
        for hook in re.finditer(r'override func viewDidDisappear\(_ animated: Bool\) \{\n[ \t]*super\.viewDidDisappear\(animated\)\n'
                r'[ \t]*(?:if|guard) [^\n]*?(?:\{|return \}|\n)\s*(listener\?\.(\w+)\(\))\s*\}(?:\s*\})?(?=\n)', text[start:end]):
            if text[start:end].count(hook[2]) == 1:
                at = start + hook.start()
                yield Mutant('move to deinit', path, f'{text[:at]}deinit {{ {hook[1]} }}{text[start + hook.end():]}',
                    'close_signal_in_view_deinit', line_of(text, at))


def notify_early(path, text, app):
    """A view or a delegate notifies of a removal when the gesture begins."""
    earlier = {'viewDidDisappear': 'viewWillDisappear', 'didMove': 'willMove',
        'presentationControllerDidDismiss': 'presentationControllerWillDismiss'}
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bfunc (viewDidDisappear|didMove|presentationControllerDidDismiss)\((?=_|toParent)[^{\n]*\{')):
        code = text[match.start():end]
        if match[1][0] == 'p' and 'presentationController?.delegate = ' not in everything:
            continue                            # nothing is told of a presentation
        is_tested = match[1][0] == 'p' or re.search(r'isMovingFromParent|isBeing\w+|parent == nil', code)
        if is_tested and re.search(r'\b\w*(?:[lL]istener|delegate|handler)\?\.\w+\(\)', code) and 'hidesBackButton' not in text:
            yield Mutant('notify early', path,
                text[:match.start()] + re.sub(rf'\b(func |super\.){match[1]}\b', rf'\g<1>{earlier[match[1]]}', code) + text[end:], 'unconfirmed_pop_detection',
                line_of(text, start), line_of(text, end))


def embed_delegate(path, text, app):
    """A router sets the delegate of the presentation on the view inside the navigation controller that it presents."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        made = r'let (\w+) = \w+\((root|rootViewController): ([\w.]+)\)'
        for match in re.finditer(made + r'[^{}]*?(\b\1(?:\.navigationController|\.uiviewController)?)\.presentationController\?\.delegate = ', text[start:end]):
            inner = match[3] + ('.uiviewController' if match[2] == 'root' else '')
            at = start + match.start(4)
            yield Mutant('embed delegate', path, text[:at] + inner + text[start + match.end(4):],
                'presentation_delegate_on_embedded_child', line_of(text, at))


def remove_again(path, text, app):
    """A router pops or dismisses, whether the child's view is still there or not."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        test = r'if [^\n]*\b(?:topViewController|presentedViewController) === [^\n]*\{\n\s*([^\n]*\.(?:popViewController|dismiss)\([^\n]*)\n\s*\}'
        for match in re.finditer(test, text[start:end]):
            at = start + match.start()
            yield Mutant('remove again', path, text[:at] + match[1] + text[start + match.end():],
                'unconditional_removal_after_interactive_pop', line_of(text, at))


def keep_navigation(path, text, app):
    """A router no longer clears the property with the navigation controller that it dismisses, while its RIB stays."""
    everything = '\n'.join(app.texts.values())
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for held in re.finditer(r'\bprivate var (\w+): \w*NavigationController\w*\?', code):
            name = held[1]
            cleared = list(re.finditer(rf'\n[ \t]*(?:self\.)?{name} = nil(?=\n)', code))
            decides = re.search(rf'\bif let {name}\b[^{{]*\{{[^}}]*\b(?:push|setViewControllers)', code)
            if len(cleared) != 1 or not decides:
                continue
            inside = [(match[1], first, last) for match, first, last in blocks(code, re.compile(r'\bfunc (\w+)[^{]*\{'))
                if first <= cleared[0].start() < last]
            callers = [match[1] for match, first, last in blocks(code, re.compile(r'\bfunc (\w+)[^{]*\{'))
                if re.search(rf'(?<!func )\b{inside[0][0]}\(', code[first:last])]
            events = re.compile(rf'\brouter\?\.(?:{"|".join([inside[0][0]] + callers)})\([^\n]*\)\n[ \t]*(\S+)')
            if any(after.startswith('listener') for after in events.findall(everything)):
                continue                                     # the dismissal ends the router's own RIB
            at = start + cleared[0].start()
            yield Mutant('keep navigation', path, text[:at] + text[start + cleared[0].end():],
                'dismissed_navigation_not_cleared', 1, sys.maxsize)


def replace_delegate(path, text, app):
    """A router sets itself as the delegate of the navigation controller whose delegate its parent is."""
    assigned = 'viewController.uiviewController.navigationController?.delegate = self'
    everything = '\n'.join(app.texts.values())
    pushed = {match[1] for match in re.finditer(r'\bfunc attach(\w+)\([^{\n]*\{(?:(?!\bfunc\b)[\s\S])*?viewController\.push\(', everything)
        if everything.rfind('class ', 0, match.start()) > -1
        and everything.count(assigned, everything.rfind('class ', 0, match.start()), everything.find('\n}\n', match.start())) == 1}
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Router\b[^{]*\{')):
        if match[1] in pushed and 'didLoad' not in text[start:end] and assigned not in text:
            added = f'\n    override func didLoad() {{\n        super.didLoad()\n        {assigned}\n    }}\n'
            yield Mutant('replace delegate', path, text[:end] + added + text[end:], 'navigation_delegate_overwritten',
                line_of(text, end) + 3)


def drop_telling(path, text, app):
    """An interactor dismisses its own view instead of notifying its listener."""
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Interactor: PresentableInteractor\b[^{]*\{')):
        view = f'{match[1]}ViewController'
        if view not in app.bases or app.is_exempt(view) or re.search(r'\bpresent\(', app.bases[view][1]) \
                or not re.search(rf'\bprotocol {match[1]}Routing: ViewableRouting\b', everything) \
                or re.search(r'presentationController\??\.delegate', everything) \
                or re.search(rf'\bclass {match[1]}Router\b[^$]*?\.(?:present|show)\w*\(', everything):
            continue
        for tap in re.finditer(r'\bfunc did\w+\(\) \{(\n[ \t]*)listener\?\.\w+\([^\n]*\)(?=\n[ \t]*\})', text[start:end]):
            at = start + tap.start(1)
            removal = 'router?.viewControllable.uiviewController.dismiss(animated: true)'
            yield Mutant('drop telling', path, text[:at] + tap[1] + removal + text[start + tap.end():],
                'own_view_removed_without_listener', line_of(text, at) + 1)


# The view is no longer notified of its removal, and nothing detaches the child or calls the function that would.
def end_below(path, text, app):
    """A view below another notifies as it disappears, which UIKit does not call there; or as it loses its parent."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)ViewController\b[^{]*\{')):
        router = '\n'.join(code for code in app.texts.values() if re.search(rf'\bclass {match[1]}Router\b', code))
        above = re.findall(r'(\w+)Builder\.build', router) if '.push(' in router else []
        # What the system's back button of another view notifies of.
        if not any(re.search(rf'\bclass {name[0].upper()}{name[1:]}ViewController\b', code) and 'isMovingFromParent' in code
                for name in above for code in app.texts.values()):
            continue
        tells = re.search(r'\b(?:self\??\.)?((?:close|leave|back)Relay\.accept\(\(\)\))', text[start:end])
        if not tells or 'isMovingFromParent' in text:
            continue
        for kind, hook, argument, test, rule in (
                ('end below', 'viewDidDisappear(_ animated: Bool)', 'viewDidDisappear(animated)', 'isMovingFromParent',
                    'several_screens_popped'),
                ('end below, look-alike', 'didMove(toParent parent: UIViewController?)', 'didMove(toParent: parent)',
                    'parent == nil', '')):
            code = (f'\n    override func {hook} {{\n        super.{argument}\n        if {test} {{ {tells[1]} }}\n    }}\n')
            yield Mutant(kind, path, text[:start] + code + text[start:], rule, line_of(text, start) + 3 if rule else 0,
                others=('unconditional_removal_after_interactive_pop',))


def drop_one_reset(path, text, app):
    """A function that closes a pushed child returns to the first view, and resets the others; or forgets one."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        bodies = dict(re.findall(r'\n    func attach(\w+)\(\) \{\n(.*?)\n    \}', code, re.S))
        pushed = [name for name in bodies if 'viewController.push(' in bodies[name] and f'func detach{name}()' in code]
        silent = [name for name in pushed if all(
            not re.search(rf'\bclass {name}ViewController\b', view) or not re.search(r'isMovingFromParent|didMove|willMove', view)
            for view in app.texts.values())]
        for name in pushed:
            others = [other for other in pushed if other != name]
            if not any(other in silent for other in others):
                continue
            slot = name[0].lower() + name[1:]
            at = re.search(rf'\n([ \t]*)func detach{name}\(\) \{{\n(.*?)\n\1\}}', code, re.S)
            # A caller in the router may reset the others.
            if not at or f'{slot} = nil' not in at[2] or re.search(rf'\n\s*detach{name}\(\)', code):
                continue
            first = f'\n{at[1]}func detach{name}() {{'
            indent = at[1] + '    '
            pop = f'\n{indent}viewController.uiviewController.navigationController?.popToRootViewController(animated: true)'
            reset = f'\n{indent}if let {slot} {{ detachChild({slot}) }}\n{indent}{slot} = nil'
            for kind, kept, rule in (
                    ('drop one reset', [other for other in others if other not in silent], 'several_screens_popped'),
                    ('drop one reset, look-alike', others, '')):
                rest = ''.join(f'\n{indent}detach{other}()' for other in kept)
                yield Mutant(kind, path,
                    text[:start + at.start()] + first + pop + reset + rest + f'\n{at[1]}}}' + text[start + at.end():],
                    rule, line_of(text, start + at.start()) + 2 if rule else 0)


FOLLOWING = {
    'incomplete_removal_check': ('navigation_pop_unhandled', 'modal_swipe_dismiss_unhandled'),
    'removal_notifier_super_missing': (
        'view_self_dismissal', 'navigation_pop_unhandled', 'modal_swipe_dismiss_unhandled'),
    'close_signal_in_view_deinit': ('navigation_pop_unhandled', 'modal_swipe_dismiss_unhandled'),
    'own_view_removed_without_listener': (
        'attached_never_detached', 'listener_method_never_called', 'uikit_in_interactor'),
}

OPERATORS = [
    drop_full_screen, drop_left_item, drop_removal_check, swap_removal_check, swap_removal, drop_super,
    move_to_deinit, notify_early, embed_delegate, remove_again, keep_navigation, replace_delegate,
    drop_telling, end_below, drop_one_reset,
]
