"""Ways of notifying the listener, and code that looks like a notification."""
import effects
from project import braces
from screen import Code

FORMS, SILENT = [], []


def form(make):
    FORMS.append(make)
    return make


def silent(make):
    SILENT.append(make)
    return make


def told(lines):
    return Code(lines, effects.tell)


@form
def listener(screen):
    """A call through the member whose type is the listener's protocol."""
    method = screen.method()
    return told(lambda me: [f'{me}listener?.{method}()'])


@form
def if_let_listener(screen):
    """The branch in which the listener is nil is not a path."""
    method = screen.method()
    spelled = screen.pick('binding', ['if let listener = {me}listener', 'if let sink = {me}listener'])
    name = 'sink' if 'sink' in spelled else 'listener'
    return told(lambda me: braces(
        ('if let listener' if not me and name == 'listener' else spelled.replace('{me}', me)) + ' {',
        [f'{name}.{method}()']))


@form
def switch_listener(screen):
    """`case nil` of a switch over the listener is not a path."""
    method = screen.method()
    spelled = screen.pick('some', ['case let listener?:', 'case .some(let listener):'])
    none = screen.pick('none', ['case nil:', 'case .none:'])
    return told(lambda me: [f'switch {me}listener {{', spelled, f'    listener.{method}()', none, '    break', '}'])


@form
def guard_listener(screen):
    """The branch in which the listener is nil is not a path."""
    method = screen.method()
    name = screen.names.fresh('bound listener', ['listener', 'sink', 'parent', 'handler'])
    return told(lambda me: [f'guard let {name} = {me}listener else {{ return }}', f'{name}.{method}()'])


@form
def named_like_a_dismissal(screen):
    """The listener has a method with the name of one of UIKit's."""
    screen.listened['dismiss'] = 'func dismiss()'
    return told(lambda me: [f'{me}listener?.dismiss()'])


@form
def trying(screen):
    """A throwing call that notifies counts on the path to `catch`, too."""
    screen.listened['save'] = 'func save() throws'
    return told(lambda me: ['do {', f'    try {me}listener?.save()', '} catch {', '    print(error)', '}'])


@form
def try_optional(screen):
    """`try?` of a call that notifies."""
    screen.listened['save'] = 'func save() throws'
    return told(lambda me: [f'try? {me}listener?.save()'])


@form
def awaiting(screen):
    """Awaited in a task on the path."""
    screen.listened['didFinishLoading'] = 'func didFinishLoading() async'
    told_by = told(lambda me: [f'await {me}listener?.didFinishLoading()'])
    return Code(lambda me: screen.run_closure('Task {', told_by, me), effects.tell)


@form
def stored_closure(screen):
    """A stored closure is invoked."""
    name = screen.names.fresh('stored closure', ['onClose', 'onFinish', 'closeHandler', 'didLeaveScreen'])
    screen.members.append(f'var {name}: (() -> Void)?')
    return told(lambda me: [f'{me}{name}?()'])


@form
def if_let_closure(screen):
    """A stored closure bound by `if let`; the branch in which it is nil is not a path."""
    name = screen.names.fresh('stored closure', ['onClose', 'onFinish', 'closeHandler', 'didLeaveScreen'])
    screen.members.append(f'var {name}: (() -> Void)?')
    return told(lambda me: braces(f'if let {name} = {me}{name} {{' if me else f'if let {name} {{', [f'{name}()']))


@form
def exposed_subject(screen):
    """An emission into a subject or relay that a Presentable exposes, or a property derived from it."""
    stem = screen.names.fresh('subject', ['close', 'finish', 'exit', 'leave'])
    kind, emit = screen.pick('subject', [('PublishSubject<Void>', 'onNext(())'), ('PublishRelay<Void>', 'accept(())'),
        ('PassthroughSubject<Void, Never>', 'send()'), ('PassthroughSubject<Void, Never>', 'send(())')])
    combine = 'Never' in kind
    if screen.chance('derived', 60):
        name, derived = f'{stem}Subject', f'{stem}Events'
        outer = 'AnyPublisher<Void, Never>' if combine else 'Observable<Void>'
        by = 'eraseToAnyPublisher()' if combine else 'asObservable()'
        screen.members.append(f'private let {name} = {kind}()')
        screen.members.append(f'var {derived}: {outer} {{ {name}.{by} }}')
        screen.exposed.append(f'var {derived}: {outer} {{ get }}')
    else:
        name = f'{stem}Subject'
        screen.members.append(f'let {name} = {kind}()')
        screen.exposed.append(f'var {name}: {kind} {{ get }}')
    return told(lambda me: [f'{me}{name}.{emit}'])


@form
def continuation(screen):
    """A yield into an AsyncStream continuation that is exposed or passed in."""
    name = 'continuation'
    if f'var {name}: AsyncStream<Void>.Continuation?' not in screen.members:
        screen.members.append(f'var {name}: AsyncStream<Void>.Continuation?')
        screen.exposed.append(f'var {name}: AsyncStream<Void>.Continuation? {{ get set }}')
    return told(lambda me: [f'{me}{name}?.yield(())'])


@form
def several(screen):
    """A loop over several listeners."""
    method = screen.method()
    member = f'var listeners: [{screen.stem}PresentableListener] = []'
    if member not in screen.members:
        screen.members.append(member)
    if screen.chance('forEach', 50):
        return told(lambda me: [f'{me}listeners.forEach {{ $0.{method}() }}'])
    return told(lambda me: braces(f'for each in {me}listeners{" ?? []" if me == "self?." else ""} {{',
        [f'each.{method}()']))


@form
def returned_listener(screen):
    """A listener that a function or computed property returns."""
    method = screen.method()
    name = screen.names.fresh('function returning the listener', ['currentListener', 'receiver', 'closeTarget'])
    called = '()' if screen.chance('by function', 50) else ''
    kind = f'func {name}() -> {screen.stem}PresentableListener?' if called \
        else f'var {name}: {screen.stem}PresentableListener?'
    screen.functions.append(braces(f'private {kind} {{', ['listener']))
    return told(lambda me: [f'{me}{name}{called}?.{method}()'])


@form
def adapter(screen):
    """An adapter that forwards to the listener."""
    method = screen.method()
    kind = f'{screen.stem}CloseForwarder'
    if kind in screen.helpers:
        return told(lambda me: [f'{me}listener?.{method}()'])
    protocol = f'{screen.stem}Closing' if screen.chance('adapter by protocol', 40) else ''
    text = '\n'.join([
        f'final class {kind}{": " + protocol if protocol else ""} {{',
        f'    private weak var target: {screen.stem}PresentableListener?', '',
        f'    init(target: {screen.stem}PresentableListener?) {{', '        self.target = target', '    }', '',
        *(['    func forward() {', '        pass()', '    }', '', '    private func pass() {',
            f'        target?.{method}()', '    }', '}'] if screen.chance('adapter through a function', 40) else
            ['    func forward() {', f'        target?.{method}()', '    }', '}'])])
    if protocol:
        text = f'protocol {protocol}: AnyObject {{\n    func forward()\n}}\n\n{text}'
    screen.members.append(f'private lazy var forwarder{": " + protocol if protocol else ""} = {kind}(target: listener)')
    screen.helper(kind, text)
    return told(lambda me: [f'{me}forwarder.forward()'])


@form
def delegate_of_any_name(screen):
    """A member of another name, whose protocol the RIB's interactor conforms to."""
    name = screen.names.fresh('member for the listener', ['output', 'handler', 'delegate', 'eventHandler', 'upstream'])
    method = screen.method()
    screen.members.append(f'weak var {name}: {screen.stem}PresentableListener?')
    return told(lambda me: [f'{me}{name}?.{method}()'])


@form
def presenter(screen):
    """A presenter behind a protocol, between the view and the interactor."""
    stem, name = screen.stem, screen.names.fresh('member for the presenter', ['presenter', 'eventHandler', 'output'])
    screen.members.append(f'weak var {name}: {stem}EventHandling?')
    screen.helper(f'{stem}Presenter', '\n\n'.join([
        f'protocol {stem}EventHandling: AnyObject {{\n    func closeRequested()\n}}', '\n'.join([
            f'final class {stem}Presenter: Presenter<{stem}ViewControllable>, {stem}EventHandling {{',
            '    var onClose: (() -> Void)?', '', '    func closeRequested() {', '        onClose?()', '    }', '}'])]))
    return told(lambda me: [f'{me}{name}?.closeRequested()'])


@silent
def analytics(screen):
    """A call of a service that is not a listener."""
    text = screen.pick('noise', ['print("closing")', 'UIImpactFeedbackGenerator().impactOccurred()',
        'UserDefaults.standard.set(true, forKey: "closed")', '{me}view.endEditing(true)'])
    return Code(lambda me: [text.replace('{me}', me)])


@silent
def hidden_subject(screen):
    """A subject without observers outside the view."""
    name = screen.names.fresh('private subject', ['taps', 'closes', 'ends'])
    screen.members.append(f'private let {name} = PublishSubject<Void>()')
    return Code(lambda me: [f'{me}{name}.onNext(())'])


@silent
def stored_not_called(screen):
    """A stored closure is assigned but not called."""
    name = screen.names.fresh('stored closure', ['onClose', 'onFinish', 'closeHandler', 'didLeaveScreen'])
    screen.members.append(f'private var {name}: (() -> Void)?')
    return Code(lambda me: [f'{me}{name} = nil'])


def telling(screen):
    """A way of notifying, perhaps inside a function that is called."""
    return screen.pick('tell', FORMS)(screen)


def quiet(screen):
    return screen.pick('silent', SILENT)(screen)
