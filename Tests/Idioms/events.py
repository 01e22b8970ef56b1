"""Entry points of a view: handlers of events (0.5, 1.4), and exempt functions."""
import effects
from project import braces, indented
from screen import Code
from words import BUTTONS, HANDLERS, uppered

FORMS = []


def form(make):
    FORMS.append(make)
    return make


def handler_name(screen):
    return screen.names.fresh('handler', HANDLERS)


def button(screen):
    name = screen.names.fresh('button', BUTTONS)
    screen.members.append(f'private let {name} = UIButton(type: .close)')
    return name


def bag(screen):
    if 'private let disposeBag = DisposeBag()' not in screen.members:
        screen.members.append('private let disposeBag = DisposeBag()')


def kept_cancellables(screen):
    if 'private var cancellables = Set<AnyCancellable>()' not in screen.members:
        screen.members.append('private var cancellables = Set<AnyCancellable>()')


def selector(screen, code, attribute='@objc'):
    """An @objc function with the code: an entry of its own."""
    name = handler_name(screen)
    parameters = screen.pick('parameters of the handler', ['', '_ sender: Any', '_ sender: UIButton'])
    screen.function(f'{attribute} private func {name}({parameters})', code)
    screen.enter(code.effect)
    return f'#selector({name}{"(_:)" if parameters and screen.chance("labels in the selector", 50) else ""})'


@form
def target(screen, code):
    """1.4: a selector target of a button."""
    screen.loads.append(f'{button(screen)}.addTarget(self, action: {selector(screen, code)}, for: .touchUpInside)')


@form
def untargeted(screen, code):
    """1.4: @objc and @IBAction functions are entries even if nothing in the project targets them."""
    selector(screen, code, screen.pick('attribute', ['@objc', '@IBAction']))


@form
def bar_button(screen, code):
    """1.4: a bar item's selector."""
    made = f'UIBarButtonItem(title: "Close", style: .plain, target: self, action: {selector(screen, code)})'
    if screen.chance('bar item by a local', 40):
        screen.loads += [f'let item = {made}', 'navigationItem.leftBarButtonItem = item']
    else:
        screen.loads.append(f'navigationItem.leftBarButtonItem = {made}')


@form
def gesture(screen, code):
    """1.4: a gesture's selector."""
    kind = screen.pick('gesture', ['UITapGestureRecognizer', 'UISwipeGestureRecognizer', 'UIPanGestureRecognizer'])
    screen.loads.append(f'view.addGestureRecognizer({kind}(target: self, action: {selector(screen, code)}))')


@form
def observer(screen, code):
    """1.4: an observer's selector."""
    screen.loads.append(f'NotificationCenter.default.addObserver(self, selector: {selector(screen, code)}, '
        'name: UIApplication.didEnterBackgroundNotification, object: nil)')


def handler(screen, code, call, parameters='_', tail='}', me=''):
    """A closure that handles an event: an entry of its own (0.5)."""
    screen.loads += screen.run_closure(call, code, me, parameters, tail)
    screen.enter(code.effect)


@form
def action(screen, code):
    """0.5: the handler of a UIAction."""
    spelled = screen.pick('UIAction', ['addAction', 'primaryAction', 'bar item', 'title', 'handler:'])
    if spelled == 'addAction':
        handler(screen, code, f'{button(screen)}.addAction(UIAction {{', '_', '}, for: .touchUpInside)')
    elif spelled == 'primaryAction':
        handler(screen, code, 'let pill = UIButton(primaryAction: UIAction {', '_', '})')
        screen.loads.append('view.addSubview(pill)')
    elif spelled == 'bar item':
        handler(screen, code, 'navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: '
            'UIAction {', '_', '})')
    elif spelled == 'title':
        handler(screen, code, 'let closing = UIAction(title: "Close") {')
        screen.loads.append(f'{button(screen)}.addAction(closing, for: .primaryActionTriggered)')
    else:
        handler(screen, code, f'{button(screen)}.addAction(UIAction(handler: {{', '_', '}), for: .touchUpInside)')


@form
def alert(screen, code):
    """0.5, 1.2: the handler of an alert's action. The alert's own dismissal does not exempt the handler."""
    style = screen.pick('style', ['.alert', '.actionSheet'])
    spelled = screen.pick('alert', ['inline', 'local', 'trailing'])

    def lines(me):
        made = f'let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: {style})'
        if spelled == 'local':
            return [made, *screen.run_closure('let leave = UIAlertAction(title: "Leave", style: .destructive) {',
                code, me, '_'), 'alert.addAction(leave)', f'{me}present(alert, animated: true)']
        call = 'alert.addAction(UIAlertAction(title: "Leave", style: .default' + (
            ') {' if spelled == 'trailing' else ', handler: {')
        tail = '})' if spelled == 'trailing' else '}))'
        return [made, *screen.run_closure(call, code, me, '_', tail), f'{me}present(alert, animated: true)']
    screen.enter(code.effect)
    screen.loads.append(f'{button(screen)}.addTarget(self, action: {selector(screen, Code(lines))}, '
        'for: .touchUpInside)')


@form
def rx_tap(screen, code):
    """0.5: a handler of a tap, subscribed to, bound or driven."""
    bag(screen)
    before = screen.pick('operators', ['', '.throttle(.milliseconds(300), scheduler: MainScheduler.instance)',
        '.observe(on: MainScheduler.instance)', '.do(onNext: { print("tap") })'])
    spelled = screen.pick('subscription', ['subscribe(onNext: {', 'bind {', 'bind(onNext: {', 'bind(with: self) {',
        'subscribe(with: self, onNext: {', 'withUnretained(self)', 'drive(onNext: {', 'emit(onNext: {', 'subscribe {'])
    chain = f'{button(screen)}.rx.tap{before}'
    tail = ('})' if spelled.count('(') and not spelled.endswith(') {') else '}') + '.disposed(by: disposeBag)'
    if 'with: self' in spelled:
        name = screen.pick('owner', ['owner', 'this', 'base', 'vc'])
        screen.loads += braces(f'{chain}.{spelled} {name}, _ in', code.lines(f'{name}.'), tail)
        screen.enter(code.effect)
    elif spelled.startswith('withUnretained'):
        screen.loads += braces(f'{chain}.withUnretained(self).subscribe(onNext: {{ owner, _ in',
            code.lines('owner.'), '}).disposed(by: disposeBag)')
        screen.enter(code.effect)
    elif spelled.startswith(('drive', 'emit')):
        kind = 'asDriver' if 'drive' in spelled else 'asSignal'
        handler(screen, code, f'{chain.replace(before, "") if before else chain}.{kind}().{spelled}', '_', tail)
    else:
        handler(screen, code, f'{chain}.{spelled}', '_', tail)


@form
def sink(screen, code):
    """0.5: a handler of a publisher."""
    kept_cancellables(screen)
    source = screen.pick('publisher', [
        'NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)',
        'Timer.publish(every: 1, on: .main, in: .common).autoconnect()', 'headerTaps'])
    if source == 'headerTaps':
        screen.members.append('private let headerTaps = PassthroughSubject<Int, Never>()')
    after = screen.pick('operators', ['', '.receive(on: DispatchQueue.main)', '.dropFirst()'])
    call = screen.pick('sink', ['sink {', 'sink(receiveValue: {'])
    handler(screen, code, f'{source}{after}.{call}', '_',
        ('})' if '(' in call else '}') + '.store(in: &cancellables)')


@form
def timer(screen, code):
    """0.5: a timer."""
    handler(screen, code, 'Timer.scheduledTimer(withTimeInterval: 3, repeats: false) {')


@form
def observing_closure(screen, code):
    """0.5: an observer's closure."""
    handler(screen, code, 'NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, '
        'object: nil, queue: .main) {')


@form
def uikit_delegate(screen, code):
    """1.4: a witness of one of UIKit's delegate protocols."""
    protocol, head = screen.pick('delegate', [
        ('UITableViewDelegate', 'func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)'),
        ('UIScrollViewDelegate', 'func scrollViewDidEndDragging(_ scrollView: UIScrollView, '
            'willDecelerate decelerate: Bool)'),
        ('UISearchBarDelegate', 'func searchBarCancelButtonClicked(_ searchBar: UISearchBar)'),
        ('UITabBarDelegate', 'func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)'),
        ('UITextViewDelegate', 'func textViewDidEndEditing(_ textView: UITextView)')])
    screen.extensions.append((protocol, braces(f'{head} {{', code.lines(''))))
    screen.enter(code.effect)


@form
def subview_delegate(screen, code):
    """1.4: a witness of a subview's delegate protocol."""
    protocol = f'{screen.stem}HeaderViewDelegate'
    screen.helper('Header', '\n'.join([f'protocol {protocol}: AnyObject {{', '    func headerViewDidTapBack()', '}', '',
        f'final class {screen.stem}HeaderView: UIView {{', f'    weak var delegate: {protocol}?', '',
        '    @objc private func backTapped() {', '        delegate?.headerViewDidTapBack()', '    }', '}']))
    screen.members.append(f'private let header = {screen.stem}HeaderView()')
    screen.loads.append('header.delegate = self')
    screen.extensions.append((protocol, braces('func headerViewDidTapBack() {', code.lines(''))))
    screen.enter(code.effect)


@form
def subview_closure(screen, code):
    """0.5: a closure assigned to a member of a subview."""
    screen.helper('Card', '\n'.join([f'final class {screen.stem}CardView: UIView {{', '    var onBack: (() -> Void)?',
        '', '    @objc private func backTapped() {', '        onBack?()', '    }', '}']))
    screen.members.append(f'private let card = {screen.stem}CardView()')
    if screen.chance('function as closure', 40):
        name = handler_name(screen)
        screen.function(f'private func {name}()', code, 'class')
        screen.loads.append(f'card.onBack = {name}')
        screen.enter(code.effect)
    else:
        handler(screen, code, 'card.onBack = {', '')


@form
def override(screen, code):
    """1.4: an override of a UIKit method."""
    head = screen.pick('override', ['viewDidAppear(_ animated: Bool)', 'viewWillAppear(_ animated: Bool)',
        'touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)'])
    up = 'super.touchesBegan(touches, with: event)' if 'touches' in head else f'super.{head.split("(")[0]}(animated)'
    screen.functions.append(braces(f'override func {head} {{', [up, *code.lines('')]))
    screen.enter(code.effect)


@form
def escape(screen, code):
    """1.4: the escape gesture of VoiceOver."""
    name = handler_name(screen)
    screen.function(f'private func {name}()', code, 'class')
    screen.functions.append(braces('override func accessibilityPerformEscape() -> Bool {', [
        f'{name}()', 'return true']))
    screen.enter(code.effect)


@form
def kept_closure(screen, code):
    """0.5, 1.5: closures that the view stores and runs on a tap."""
    name = screen.names.fresh('kept closures', ['actions', 'handlers', 'commands', 'rows'])
    spelled = screen.pick('kept in', ['array', 'dictionary', 'lazy closure', 'property', 'tuple'])
    lines = screen.run_closure('{', code, '', '')
    start, *others = lines
    called = {'array': f'{name}.first?()', 'dictionary': f'{name}["close"]?()', 'lazy closure': f'{name}()',
        'property': f'{name}?()', 'tuple': f'{name}.close()'}[spelled]
    if spelled == 'array':
        screen.members.append('\n'.join([f'private lazy var {name}: [() -> Void] = [{start}', *others[:-1], '}]']))
    elif spelled == 'dictionary':
        screen.members.append('\n'.join([f'private lazy var {name}: [String: () -> Void] = ["close": {start}',
            *others[:-1], '}]']))
    elif spelled == 'lazy closure':
        screen.members.append('\n'.join([f'private lazy var {name}: () -> Void = {start}', *others]))
    elif spelled == 'property':
        screen.members.append(f'private var {name}: (() -> Void)?')
        screen.loads += [f'{name} = {start}', *others]
    else:
        screen.members.append('\n'.join([f'private lazy var {name}: (title: String, close: () -> Void) = '
            f'(title: "Close", close: {start}', *others[:-1], '})']))
    selector_name = selector(screen, Code(lambda me: [f'{me}{called}']))
    screen.loads.append(f'{button(screen)}.addTarget(self, action: {selector_name}, for: .touchUpInside)')
    screen.enter(code.effect)


@form
def confirming_helper(screen, code):
    """0.5: a closure passed to the app's own helper, which puts it into an action."""
    spelled = screen.pick('own helper', ['confirm', 'makeButton', 'addAction', 'static'])
    if spelled == 'confirm':
        screen.helper('UIViewController+Confirm', '\n'.join(['extension UIViewController {',
            '    func confirm(_ title: String, then action: @escaping () -> Void) {',
            '        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)',
            '        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in action() })',
            '        present(alert, animated: true)', '    }', '}']))
        shown = Code(lambda me: screen.run_closure(f'{me}confirm("Leave?") {{', code, me))
        screen.enter(code.effect)
        return target(screen, shown)
    if spelled == 'makeButton':
        screen.helper('makeButton', '\n'.join(braces(
            'func makeButton(_ title: String, action: @escaping () -> Void) -> UIButton {',
            ['UIButton(primaryAction: UIAction(title: title) { _ in action() })'])))
        return handler(screen, code, 'let done = makeButton("Done") {', '')
    if spelled == 'static':
        screen.helper('Buttons', '\n'.join(['enum Buttons {',
            '    static func close(onTap: @escaping () -> Void) -> UIBarButtonItem {',
            '        UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in onTap() })', '    }', '}']))
        return handler(screen, code, 'navigationItem.leftBarButtonItem = Buttons.close {', '')
    screen.helper('UIButton+Tap', '\n'.join(['extension UIButton {',
        '    func onTap(_ action: @escaping () -> Void) {',
        '        addAction(UIAction { _ in action() }, for: .touchUpInside)', '    }', '}']))
    return handler(screen, code, f'{button(screen)}.onTap {{', '')


@form
def local_function_as_handler(screen, code):
    """0.5, 1.4: a local function as the handler of an action."""
    name = handler_name(screen)
    spelled = screen.pick('as handler', ['called', 'named'])
    parameters = '_ action: UIAction' if spelled == 'named' else ''
    screen.loads += braces(f'func {name}({parameters}) {{', code.lines(screen.pick('prefix', ['', 'self.'])))
    given = f'handler: {name}' if spelled == 'named' else f'handler: {{ _ in {name}() }}'
    screen.loads.append(f'{button(screen)}.addAction(UIAction({given}), for: .touchUpInside)')
    screen.enter(code.effect)


@form
def base_button(screen, code):
    """1.4: a base class installs a button whose handler the view overrides."""
    name = handler_name(screen)
    screen.base.append(['func addCloseButton() {', *indented([
        f'let button = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector({name}))',
        'navigationItem.leftBarButtonItem = button']), '}'])
    screen.base.append([f'@objc func {name}() {{}}'])
    screen.function(f'override func {name}()', code, 'class')
    screen.loads.append('addCloseButton()')
    screen.enter(code.effect)


@form
def base_button_with_closure(screen, code):
    """0.5: a helper of the base class puts a closure into an action."""
    screen.base.append(['func setUpCloseButton(_ action: @escaping () -> Void) {', *indented([
        'navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in',
        '    action()', '})']), '}'])
    handler(screen, code, 'setUpCloseButton {', '')


@form
def protocol_button(screen, code):
    """1.1, 1.4: a protocol extension installs a button that calls a requirement of the protocol."""
    name = handler_name(screen)
    protocol = f'{uppered(name)}Installing'
    screen.helper(protocol, '\n'.join([f'protocol {protocol}: UIViewController {{', f'    func {name}()', '}', '',
        f'extension {protocol} {{', '    func installButton() {',
        '        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction '
        '{ [weak self] _ in', f'            self?.{name}()', '        })', '    }', '}']))
    screen.supertypes.append(protocol)
    screen.function(f'func {name}()', code, 'class')
    screen.loads.append('installButton()')
    screen.enter(code.effect)


@form
def presentable_witness(screen, code):
    """1.4: a witness of the Presentable family, called by the interactor: exempt."""
    name = handler_name(screen)
    screen.exposed.append(f'func {name}()')
    screen.function(f'func {name}()', code)
    screen.interactor.append(braces('func hideScreen() {', [f'presenter.{name}()']))


@form
def controllable_witness(screen, code):
    """1.4: a witness of the ViewControllable family, called by the router: exempt."""
    name = handler_name(screen)
    screen.controlled.append(f'func {name}()')
    screen.function(f'func {name}()', code)
    screen.routed.append(f'viewController.{name}()')


@form
def witness_also_tapped(screen, code):
    """1.4: a witness that also handles an event is an entry."""
    name = handler_name(screen)
    screen.controlled.append(f'func {name}()')
    screen.function(f'func {name}()', code, 'class')
    screen.routed.append(f'viewController.{name}()')
    screen.enter(effects.scope(code.effect))
    screen.loads += screen.run_closure(f'{button(screen)}.addAction(UIAction {{', Code(
        lambda me: [f'{me}{name}()']), '', '_', '}, for: .touchUpInside)')


@form
def called_by_nobody(screen, code):
    """1.4: a plain function without callers is not an entry."""
    screen.function(f'{screen.pick("access", ["private ", "", "fileprivate "])}func {handler_name(screen)}()', code)


@form
def called_by_router(screen, code):
    """1.4: a function called by a router is exempt."""
    name = handler_name(screen)
    screen.function(f'func {name}()', code)
    screen.routed.append(f'(viewController as? {screen.type})?.{name}()')


def event(screen, code):
    """An entry with the code, or an exempt function."""
    made = screen.pick('event', FORMS)
    if made.__name__ in screen.used:
        made = untargeted                   # most forms occur only once in a view
    screen.used.add(made.__name__)
    made(screen, code)
    if made not in (presentable_witness, controllable_witness, called_by_router, called_by_nobody):
        screen.entries += screen.hooks      # 1.4: overrides count, unless only exempt functions call them
    elif made is called_by_nobody and any(effects.breaches(hook) for hook in screen.hooks):
        screen.sentence.undecided.add('an override that only dead code calls')
    screen.hooks = []
