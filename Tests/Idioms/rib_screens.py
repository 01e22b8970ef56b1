"""Forms of the rules of views: what keeps them, what they create, and on which thread they are called."""
from project import braces
from screen import type_text


# view_retains_itself

def _button_keeps_view(self):
    """A closure that the view keeps captures the view strongly."""
    mark = self.mark('view_retains_itself')
    form = self.pick('kept by', ['a bag', 'a stored closure', 'an action', 'a timer of Combine'])
    if form == 'a bag':
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts.append(self.pick('written', [
            f'help.rx.tap.subscribe(onNext: {{ self.refresh() }}).disposed(by: bag){mark}',
            f'help.rx.tap.bind {{ self.refresh() }}.disposed(by: bag){mark}',
            f'help.rx.tap.subscribe(onNext: {{ [self] in refresh() }}).disposed(by: bag){mark}']))
    elif form == 'a stored closure':
        self.view.members.append('private var onRefresh: (() -> Void)?')
        self.view.starts.append(f'onRefresh = {{ self.refresh() }}{mark}')
        self.view.functions.append(braces('@objc private func refreshTapped() {', ['onRefresh?()']))
    elif form == 'an action':
        self.view.members.append('private let help = UIButton()')
        self.view.starts.append(f'help.addAction(UIAction {{ _ in self.refresh() }}, for: .touchUpInside){mark}')
    else:
        self.view.members += ['private var kept = Set<AnyCancellable>()',
            'private let changes = PassthroughSubject<Int, Never>()']
        self.view.starts.append(f'changes.sink {{ _ in self.refresh() }}.store(in: &kept){mark}')
    self.view.functions.append(braces('private func refresh() {', ['title = "Refreshed"']))


def _button_keeps_nothing(self):
    """The closure captures the view weakly, or nothing keeps it."""
    form = self.pick('captured', ['weakly', 'unowned', 'an animation', 'a queue', 'a weak action'])
    if form in ('weakly', 'unowned'):
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts.append('help.rx.tap.subscribe(onNext: { ' + ('[weak self] in self?.refresh()' if form == 'weakly'
            else '[unowned self] in self.refresh()') + ' }).disposed(by: bag)')
    elif form == 'an animation':
        self.view.starts.append('UIView.animate(withDuration: 0.2) { self.refresh() }')
    elif form == 'a queue':
        self.view.starts.append('DispatchQueue.main.async { self.refresh() }')
    else:
        self.view.members.append('private let help = UIButton()')
        self.view.starts.append('help.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .touchUpInside)')
    self.view.functions.append(braces('private func refresh() {', ['title = "Refreshed"']))


# owned_object_retains_view

def _panel(self, property):
    self.add(f'{self.stem}/Panel.swift', '\n\n'.join([
        type_text('protocol PanelDelegate: AnyObject', [['func panelDidChange()']]),
        type_text('final class Panel: UIView', [[property],
            braces('func change() {', ['delegate?.panelDidChange()'])])]))
    self.view.supertypes.append('PanelDelegate')
    self.view.members.append('private let panel = Panel()')
    self.view.functions.append(braces('func panelDidChange() {', ['title = "Changed"']))
    self.view.starts += self.pick('set', [['panel.delegate = self', 'view.addSubview(panel)'],
        ['view.addSubview(panel)', 'self.panel.delegate = self']])


def _panel_keeps_view(self):
    """A subview keeps the view as its delegate."""
    _panel(self, self.pick('strong', ['var delegate: PanelDelegate?', 'var delegate: (any PanelDelegate)?'])
        + self.mark('owned_object_retains_view'))


def _panel_weak(self):
    """A weak delegate."""
    _panel(self, self.pick('weak', ['weak var delegate: PanelDelegate?', 'weak var delegate: (any PanelDelegate)?',
        'unowned(unsafe) var delegate: PanelDelegate?']))


# view_creates_screen

def _creates_screen(self):
    """10: the view of another RIB without that RIB."""
    mark = self.mark('view_creates_screen')
    show = self.pick('shown by', ['present(screen, animated: true)', 'show(screen, sender: nil)',
        'navigationController?.pushViewController(screen, animated: true)'])
    if self.chance('in place', 30):
        self.view.functions.append(braces('@objc private func moreTapped() {', [
            show.replace('screen', 'DetailViewController()') + mark]))
    else:
        self.view.functions.append(braces('@objc private func moreTapped() {', [
            f'let screen = DetailViewController(){mark}', show]))


def _creates_popup(self):
    """10: a controller of no RIB."""
    self.add(f'{self.stem}/PopupViewController.swift', 'final class PopupViewController: UIViewController {}')
    kind = self.pick('shown', ['PopupViewController()', 'UIAlertController(title: nil, message: nil, preferredStyle: .alert)'])
    self.view.functions.append(braces('@objc private func moreTapped() {', [f'let screen = {kind}',
        'present(screen, animated: true)']))


# presenter_call_off_main

def _shows_title(self):
    self.presentable.append('func showTitle(_ text: String)')
    self.view.members.append('private let label = UILabel()')
    self.view.functions.append(braces('func showTitle(_ text: String) {', ['label.text = text']))


def _calls_off_main(self):
    """A queue, a scheduler or a session runs the handler."""
    _shows_title(self)
    mark = self.mark('presenter_call_off_main')
    form = self.pick('runs on', ['a global queue', 'a queue of its own', 'a session', 'a scheduler'])
    call = f'self?.presenter.showTitle("A"){mark}'
    if form == 'a global queue':
        self.started('DispatchQueue.global().async { [weak self] in', f'    {call}', '}')
    elif form == 'a queue of its own':
        self.interactor.members.append('private let queue = DispatchQueue(label: "titles")')
        self.started('queue.async { [weak self] in', f'    {call}', '}')
    elif form == 'a session':
        self.started('guard let url = URL(string: "https://example.com") else { return }',
            'URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in', f'    {call}', '}.resume()')
    else:
        self.interactor.members.append('private let titles = PublishSubject<String>()')
        self.started('titles',
            '    .observe(on: ConcurrentDispatchQueueScheduler(qos: .background))',
            '    .subscribe(onNext: { [weak self] _ in', f'        {call}', '    })',
            '    .disposeOnDeactivate(interactor: self)')


def _calls_on_main(self):
    """The handler runs on, or moves to, the main thread."""
    _shows_title(self)
    form = self.pick('runs on', ['the main queue', 'both', 'the main scheduler', 'at once'])
    call = 'self?.presenter.showTitle("A")'
    if form == 'the main queue':
        self.started('DispatchQueue.main.async { [weak self] in', f'    {call}', '}')
    elif form == 'both':
        self.started('DispatchQueue.global().async { [weak self] in', '    let text = String(repeating: "A", count: 3)',
            '    DispatchQueue.main.async { self?.presenter.showTitle(text) }', '}')
    elif form == 'the main scheduler':
        self.interactor.members.append('private let titles = PublishSubject<String>()')
        self.started('titles',
            '    .observe(on: ConcurrentDispatchQueueScheduler(qos: .background))', '    .observe(on: MainScheduler.instance)',
            '    .subscribe(onNext: { [weak self] _ in', f'        {call}', '    })',
            '    .disposeOnDeactivate(interactor: self)')
    else:
        self.started('presenter.showTitle("A")')


# presentation_delegate_not_retained

def _sheet(self, members, delegate, mark=''):
    """The child as a sheet whose delegate notices that it is swiped away."""
    self.add('Common/SwipeProxy.swift', '\n\n'.join([
        type_text('protocol SwipeProxyListener: AnyObject', [['func sheetDidClose()']]),
        type_text('final class SwipeProxy: NSObject, UIAdaptivePresentationControllerDelegate', [
            ['weak var listener: SwipeProxyListener?'],
            braces('func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {', [
                'listener?.sheetDidClose()'])])]))
    self.interactor.supertypes.append('SwipeProxyListener')
    self.interactor.functions.append(braces('func sheetDidClose() {', ['router?.detachDetail()']))
    self.interactable_supertypes.append('SwipeProxyListener')
    self.router.members += members
    self.presents = ['let screen = child.viewControllable.uiviewController', *delegate,
        f'screen.presentationController?.delegate = proxy{mark}', 'viewController.uiviewController.present(screen, animated: true)']


def _local_proxy(self):
    """75: a local is the only strong reference."""
    mark = self.mark('presentation_delegate_not_retained')
    _sheet(self, [], ['let proxy = SwipeProxy()', 'proxy.listener = interactor'], mark)


def _kept_proxy(self):
    """75: a member keeps it."""
    if self.chance('stored', 50):
        _sheet(self, ['private let proxy = SwipeProxy()'], ['proxy.listener = interactor'])
    else:
        _sheet(self, ['private var kept: SwipeProxy?'], ['let proxy = SwipeProxy()', 'proxy.listener = interactor',
            'kept = proxy'])


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'owned_object_retains_view': ('subviews', [_panel_keeps_view], [_panel_weak]),
    'presentation_delegate_not_retained': ("the child's sheet", [_local_proxy], [_kept_proxy]),
    'presenter_call_off_main': ('titles', [_calls_off_main], [_calls_on_main]),
    'view_creates_screen': ('further screens', [_creates_screen], [_creates_popup]),
    'view_retains_itself': ('closures of the view', [_button_keeps_view], [_button_keeps_nothing]),
}
