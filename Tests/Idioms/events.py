"""Entry points of a view: selectors, closures that handle events, streams, timers (0.5, 1.4)."""
from project import braces
from screen import Code
from words import BUTTONS, HANDLERS

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
    """A selector target of a button."""
    screen.loads.append(f'{button(screen)}.addTarget(self, action: {selector(screen, code)}, for: .touchUpInside)')


@form
def untargeted(screen, code):
    """@objc and @IBAction functions are entries even if nothing in the project targets them."""
    selector(screen, code, screen.pick('attribute', ['@objc', '@IBAction']))


@form
def bar_button(screen, code):
    """A bar item's selector."""
    made = f'UIBarButtonItem(title: "Close", style: .plain, target: self, action: {selector(screen, code)})'
    if screen.chance('bar item by a local', 40):
        screen.loads += [f'let item = {made}', 'navigationItem.leftBarButtonItem = item']
    else:
        screen.loads.append(f'navigationItem.leftBarButtonItem = {made}')


@form
def gesture(screen, code):
    """A gesture's selector."""
    kind = screen.pick('gesture', ['UITapGestureRecognizer', 'UISwipeGestureRecognizer', 'UIPanGestureRecognizer'])
    screen.loads.append(f'view.addGestureRecognizer({kind}(target: self, action: {selector(screen, code)}))')


@form
def observer(screen, code):
    """An observer's selector."""
    screen.loads.append(f'NotificationCenter.default.addObserver(self, selector: {selector(screen, code)}, '
        'name: UIApplication.didEnterBackgroundNotification, object: nil)')


def handler(screen, code, call, parameters='_', tail='}', me=''):
    """A closure that handles an event: an entry of its own (0.5)."""
    screen.loads += screen.run_closure(call, code, me, parameters, tail)
    screen.enter(code.effect)


@form
def action(screen, code):
    """The handler of a UIAction."""
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
    """The handler of an alert's action. The alert's own dismissal does not exempt the handler."""
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
    """A handler of a tap, subscribed to, bound or driven."""
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
    """A handler of a publisher."""
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
    """A timer."""
    handler(screen, code, 'Timer.scheduledTimer(withTimeInterval: 3, repeats: false) {')


@form
def observing_closure(screen, code):
    """An observer's closure."""
    handler(screen, code, 'NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, '
        'object: nil, queue: .main) {')
