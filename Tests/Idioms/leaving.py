"""Ways of dismissing a view. Kinds of removal: 'd' a dismiss, 'p' a pop, 'r' a removal from the parent."""
import effects
from project import braces
from screen import Code, plain
from words import CLOSERS

FORMS = []                       # (form, whether it takes a completion)
COMPLETING = []


def form(make):
    FORMS.append(make)
    return make


def completing(make):
    """A form that takes a completion."""
    FORMS.append(make)
    COMPLETING.append(make)
    return make


def call(screen, text, kinds):
    """A dismissal by a single call; `{me}` is the view."""
    effect, mark = screen.site(kinds)
    return Code(lambda me: [text.replace('{me}', me) + mark], effect)


def completed(screen, text, kinds, then):
    """A dismissal with a completion, which is on the path (0.5)."""
    effect, mark = screen.site(kinds)
    spelled = screen.pick('completion', ['trailing', 'argument'])

    def lines(me):
        if spelled == 'argument':
            return screen.run_closure(f'{text.replace("{me}", me)[:-1]}, completion: {{', then, me, tail='})')
        return screen.run_closure(f'{text.replace("{me}", me)} {{', then, me)

    def marked(me):
        first, *others = lines(me)
        return [first + mark, *others]
    return Code(marked, effects.sequence(effect, effects.scope(then.effect)))


@completing
def dismiss(screen, then=None):
    """Dismiss on the view."""
    text = screen.pick('animated', ['{me}dismiss(animated: true)', '{me}dismiss(animated: false)'])
    return completed(screen, text, 'd', then) if then else call(screen, text, 'd')


@form
def pop(screen):
    """A pop by the navigation controller."""
    return call(screen, screen.pick('pop', [
        '{me}navigationController?.popViewController(animated: true)',
        '_ = {me}navigationController?.popViewController(animated: true)',
        '{me}navigationController?.popToRootViewController(animated: true)',
        '{me}navigationController?.viewControllers.removeLast()',
        '{me}navigationController?.setViewControllers([], animated: false)']), 'p')


@completing
def presenter_dismisses(screen, then=None):
    """A dismissal by the presenting or containing controller."""
    text = screen.pick('presenter', ['{me}presentingViewController?.dismiss(animated: true)',
        '{me}navigationController?.dismiss(animated: true)', '{me}parent?.dismiss(animated: true)',
        '{me}tabBarController?.dismiss(animated: true)',
        '{me}presentingViewController?.presentingViewController?.dismiss(animated: true)',
        '{me}navigationController?.presentingViewController?.dismiss(animated: true)',
        '{me}view.window?.rootViewController?.dismiss(animated: true)'])
    return completed(screen, text, 'd', then) if then else call(screen, text, 'd')


@form
def through_local(screen):
    """The receiver is resolved through locals."""
    name = screen.names.fresh('local', ['navigation', 'container', 'stack', 'host'])
    spelled = screen.pick('local', ['let', 'if let', 'guard'])
    effect, mark = screen.site('p')
    popped = f'.popViewController(animated: true){mark}'
    if spelled == 'let':
        return Code(lambda me: [f'let {name} = {me}navigationController', f'{name}?{popped}'], effect)
    if spelled == 'if let':
        return Code(lambda me: braces(f'if let {name} = {me}navigationController {{', [name + popped]),
            effects.branches(effect, effects.nothing))
    return Code(lambda me: [f'guard let {name} = {me}navigationController else {{ return }}', name + popped],
        effects.branches(effect, effects.leave))


@form
def through_property(screen):
    """The receiver is resolved through the project's computed properties."""
    name = screen.names.fresh('computed container', ['container', 'enclosing', 'flowController'])
    screen.members.append(f'private var {name}: UINavigationController? {{ navigationController }}')
    return call(screen, f'{{me}}{name}?.popViewController(animated: true)', 'p')


@form
def helper_of_class_extension(screen):
    """A function from an extension of a UIKit class is followed; the call on self is the dismissal."""
    name = screen.names.fresh('helper of UIViewController', [f'{name}{ending}' for name in CLOSERS
        for ending in ('Anyway', 'Now', 'AfterAll')])
    body, kinds = screen.pick('body of the helper', [
        (['dismiss(animated: true)'], 'd'),
        (['if let navigationController {', '    navigationController.popViewController(animated: true)', '} else {',
            '    dismiss(animated: true)', '}'], 'dp'),
        (['guard let navigation = navigationController else { return }',
            'navigation.popViewController(animated: true)'], 'p'),
        (['DispatchQueue.main.async {', '    self.dismiss(animated: true)', '}'], 'd')])
    screen.helper(f'UIViewController+{name}', '\n'.join(['extension UIViewController {',
        *('    ' + line for line in braces(f'func {name}() {{', body)), '}']))
    return call(screen, f'{{me}}{name}()', kinds)


@form
def helper_of_view_controllable(screen):
    """A function from an extension of ViewControllable, called on the view itself through `uiviewController`."""
    text, head, body, kinds = screen.pick('helper of ViewControllable', [
        ('{me}leaveFlow()', 'func leaveFlow()', ['uiviewController.dismiss(animated: true)'], 'd'),
        ('{me}popViewController(animated: true)', 'func popViewController(animated: Bool)', [
            'if let navigation = uiviewController as? UINavigationController {',
            '    navigation.popViewController(animated: animated)', '} else {',
            '    uiviewController.navigationController?.popViewController(animated: animated)', '}'], 'p'),
        ('{me}dismissViewController()', 'func dismissViewController(animated: Bool = true)',
            ['uiviewController.dismiss(animated: animated, completion: nil)'], 'd')])
    screen.helper(f'ViewControllable+{head[5:].split("(")[0]}', '\n'.join(['extension ViewControllable {',
        *('    ' + line for line in braces(head + ' {', body)), '}']))
    return call(screen, text, kinds)


@form
def helper_of_own_protocol(screen):
    """A function from an extension of one of the view's own protocols."""
    protocol = screen.names.fresh('protocol', ['Leaving', 'Closable', 'SelfClosing', 'Poppable'])
    kinds, body = screen.pick('what the protocol does', [('d', 'dismiss(animated: true)'),
        ('p', 'navigationController?.popViewController(animated: true)')])
    name = screen.names.fresh('helper', CLOSERS)
    form_of = screen.pick('protocol is', ['refines', 'where Self'])
    if form_of == 'refines':
        text = f'protocol {protocol}: UIViewController {{}}\n\nextension {protocol} {{\n'
    else:
        text = f'protocol {protocol} {{}}\n\nextension {protocol} where Self: UIViewController {{\n'
    screen.helper(protocol, text + f'    func {name}() {{\n        {body}\n    }}\n}}')
    screen.supertypes.append(protocol)
    return call(screen, f'{{me}}{name}()', kinds)


@form
def window_root(screen):
    """A new root controller of the view's window. No callback for a pop or dismissal reports that removal."""
    return call(screen, '{me}view.window?.rootViewController = UIViewController()', 'w')


@form
def removal(screen):
    """RemoveFromParent() on self, which willMove(toParent: nil) alone is not."""
    effect, mark = screen.site('r')
    return Code(lambda me: [f'{me}willMove(toParent: nil)', f'{me}removeFromParent(){mark}'], effect)


@form
def base_helper(screen):
    """A function of a base class; its finding is reported there."""
    name = screen.names.fresh('helper of the base', CLOSERS)
    kinds, text = screen.pick('what the base does', [('d', 'dismiss(animated: true)'),
        ('p', 'navigationController?.popViewController(animated: true)')])
    effect, mark = screen.site(kinds)
    screen.base.append(braces(f'func {name}() {{', [text + mark]))
    return Code(lambda me: [f'{me}{name}()'], effects.scope(effect))


@completing
def base_helper_completing(screen, then=None):
    """A function of a base class that passes its completion on."""
    name = screen.names.fresh('helper of the base', CLOSERS)
    effect, mark = screen.site('d')
    screen.base.append(braces(f'func {name}(completion: (() -> Void)? = nil) {{',
        [f'dismiss(animated: true, completion: completion){mark}']))
    if not then:
        return Code(lambda me: [f'{me}{name}()'], effects.scope(effect))
    return Code(lambda me: screen.run_closure(f'{me}{name} {{', then, me),
        effects.sequence(effect, effects.scope(then.effect)))


@form
def not_the_view(screen):
    """Another receiver, or a call that does not remove the view."""
    text = screen.pick('no dismissal', ['{me}presentedViewController?.dismiss(animated: true)',
        '{me}navigationController?.popToViewController({self}, animated: true)', '{me}view.endEditing(true)',
        '{me}willMove(toParent: nil)', 'UISearchController().dismiss(animated: true)'])

    def lines(me):
        if '{self}' in text and me == 'self?.':
            return ['self?.presentedViewController?.dismiss(animated: true)']
        return [text.replace('{me}', me).replace('{self}', me.rstrip('.') or 'self')]
    return Code(lines)


@form
def while_presenting(screen):
    """In a branch where presentedViewController is not nil, dismiss closes the presented controller."""
    test = screen.pick('test', ['{me}presentedViewController != nil', 'let presented = {me}presentedViewController',
        'nil != {me}presentedViewController'])
    effect, mark = screen.site('d')
    inner = 'presented.dismiss(animated: true)' if 'let' in test and screen.chance('by the child', 50) \
        else '{me}dismiss(animated: true)'
    if screen.chance('else dismisses', 50):
        return Code(lambda me: [f'if {test.replace("{me}", me)} {{', '    ' + inner.replace('{me}', me), '} else {',
            f'    {me}dismiss(animated: true){mark}', '}'], effects.branches(effect, effects.nothing))
    return Code(lambda me: braces(f'if {test.replace("{me}", me)} {{', [inner.replace('{me}', me)]))


@form
def guarded_by_presented(screen):
    """The branch with a presented controller returns early; the code after it dismisses the view."""
    rest = call(screen, '{me}dismiss(animated: true)', 'd')
    head = plain('guard {me}presentedViewController == nil else {', '    {me}dismiss(animated: true)', '    return',
        '}')
    return Code(lambda me: head.lines(me) + rest.lines(me), effects.branches(effects.leave, rest.effect))


def leaving(screen, then=None):
    """A way of dismissing; one with a completion if `then` is given."""
    return screen.pick('leave', COMPLETING)(screen, then) if then else screen.pick('leave', FORMS)(screen)
