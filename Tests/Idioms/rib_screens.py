"""Forms of the rules of views: what keeps them, what they create, and on which thread they are called."""
from project import braces
from screen import type_text

# view_retains_itself

def _button_keeps_view(self):
    """A closure that the view keeps captures the view strongly."""
    mark = self.mark('view_retains_itself')
    form = self.pick('kept by', ['a bag', 'a stored closure', 'an action', 'a timer of Combine', 'a data source',
        'a closure of a subview', 'a nested closure', 'a lazy closure', 'an assignment of Combine', 'an insertion',
        'a cancellable', 'itself', 'a local function', 'a gesture'])
    if form == 'a bag':
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts.append(self.pick('written', [
            f'help.rx.tap.subscribe(onNext: {{ self.refresh() }}).disposed(by: bag){mark}',
            f'help.rx.tap.bind {{ self.refresh() }}.disposed(by: bag){mark}',
            f'help.rx.tap.subscribe(onNext: {{ [self] in refresh() }}).disposed(by: bag){mark}',
            f'help.rx.tap.bind(onNext: refresh).disposed(by: bag){mark}',
            f'help.rx.tap.subscribe(onNext: refresh).disposed(by: bag){mark}',
            f'help.rx.tap.map {{ self.isEditing }}.subscribe().disposed(by: bag){mark}']))
    elif form == 'a data source':
        self.view.members += ['private let table = UITableView()',
            'private var source: UITableViewDiffableDataSource<Int, Int>?']
        self.view.starts += ['source = UITableViewDiffableDataSource(tableView: table) { _, _, _ in',
            f'    self.refresh(){mark}', '    return UITableViewCell()', '}']
    elif form == 'a closure of a subview':
        self.add(f'{self.stem}/Tile.swift', type_text('final class Tile: UIView', [['var onTap: (() -> Void)?'],
            braces('func tap() {', ['onTap?()'])]))
        self.view.members.append('private let tile = Tile()')
        self.view.starts += ['view.addSubview(tile)', f'tile.onTap = {{ self.refresh() }}{mark}']
    elif form == 'a nested closure':
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts += ['help.rx.tap.subscribe(onNext: {',
            f'    UIView.animate(withDuration: 0.2) {{ [weak self] in self?.refresh() }}{mark}', '}).disposed(by: bag)']
    elif form == 'an assignment of Combine':
        self.view.members += ['private var kept = Set<AnyCancellable>()', '@objc dynamic var name = ""',
            'private let names = PassthroughSubject<String, Never>()']
        self.view.starts.append(f'names.assign(to: \\.name, on: self).store(in: &kept){mark}')
    elif form == 'an insertion':
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts.append(self.pick('inserted', [
            f'bag.insert(help.rx.tap.subscribe(onNext: {{ self.refresh() }})){mark}',
            f'help.rx.tap.subscribe(onNext: {{ self.refresh() }}).disposed(by: self.bag){mark}']))
    elif form == 'a cancellable':
        self.view.members += ['private var observing: AnyCancellable?',
            'private let names = PassthroughSubject<String, Never>()']
        self.view.starts.append(f'observing = names.sink {{ _ in self.refresh() }}{mark}')
    elif form == 'itself':
        self.add(f'{self.stem}/Refreshing.swift', type_text('protocol Refreshing: AnyObject', [['func reload()']]))
        self.view.supertypes.append('Refreshing')
        self.view.functions.append(braces('func reload() {', ['refresh()']))
        self.view.members.append(f'var refreshing: Refreshing?{mark}')
        self.view.starts.append(self.pick('set', ['refreshing = self', 'self.refreshing = self']))
    elif form == 'a local function':
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts += [f'let handle = {{ self.refresh() }}{mark}', 'help.rx.tap.bind(onNext: handle).disposed(by: bag)']
    elif form == 'a gesture':
        self.view.members.append('private let bag = DisposeBag()')
        self.view.starts += ['let tap = UITapGestureRecognizer()', 'view.addGestureRecognizer(tap)',
            f'tap.rx.event.bind {{ _ in self.refresh() }}.disposed(by: bag){mark}']
    elif form == 'a lazy closure':
        self.view.members.append(f'private lazy var onRefresh: () -> Void = {{ self.refresh() }}{mark}')
        self.view.functions.append(braces('@objc private func refreshTapped() {', ['onRefresh()']))
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
    form = self.pick('captured', ['weakly', 'unowned', 'an animation', 'a queue', 'a weak action', 'bound weakly',
        'an alert', 'a local only', 'cleared', 'a subview weakly', 'a timer'])
    if form in ('weakly', 'unowned'):
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts.append('help.rx.tap.subscribe(onNext: { ' + ('[weak self] in self?.refresh()' if form == 'weakly'
            else '[unowned self] in self.refresh()') + ' }).disposed(by: bag)')
    elif form == 'bound weakly':
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts.append(self.pick('bound', ['help.rx.tap.bind(with: self) { owner, _ in owner.refresh() }.disposed(by: bag)',
            'help.rx.tap.subscribe(with: self, onNext: { owner, _ in owner.refresh() }).disposed(by: bag)',
            'help.rx.tap.withUnretained(self).subscribe(onNext: { owner, _ in owner.refresh() }).disposed(by: bag)',
            'help.rx.tap.bind { [weak self] in guard let self else { return }; self.refresh() }.disposed(by: bag)']))
    elif form == 'a timer':
        self.view.members.append('private var timer: Timer?')
        self.view.starts.append('timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.refresh() }')
    elif form == 'an alert':
        self.view.functions.append(braces('@objc private func askTapped() {', [
            'let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)',
            'alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.refresh() })',
            'present(alert, animated: true)']))
    elif form == 'a local only':
        self.view.members += ['private let help = UIButton()', 'private let bag = DisposeBag()']
        self.view.starts += ['let help = self.help', 'help.rx.tap.subscribe(onNext: { help.isHidden = true }).disposed(by: bag)']
    elif form == 'cleared':
        self.view.members.append('private var onRefresh: (() -> Void)?')
        self.view.starts.append('onRefresh = { self.refresh() }')
        self.view.functions += [braces('override func viewDidDisappear(_ animated: Bool) {', [
            'super.viewDidDisappear(animated)', 'onRefresh = nil']),
            braces('@objc private func refreshTapped() {', ['onRefresh?()'])]
    elif form == 'a subview weakly':
        self.add(f'{self.stem}/Tile.swift', type_text('final class Tile: UIView', [['var onTap: (() -> Void)?'],
            braces('func tap() {', ['onTap?()'])]))
        self.view.members.append('private let tile = Tile()')
        self.view.starts += ['view.addSubview(tile)', 'tile.onTap = { [weak self] in self?.refresh() }']
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


def _helper(self, stored, parameter=True):
    """A helper that the view owns and that gets the view."""
    stem = self.stem
    kind = f'{stem}ViewController'
    self.add(f'{stem}/Helper.swift', type_text('final class Helper', [[stored],
        *([braces(f'init(owner: {kind}) {{', ['self.owner = owner'])] if parameter else []),
        braces('func refresh() {', ['owner?.refreshed()'])]))
    self.view.functions.append(braces('func refreshed() {', ['title = "Refreshed"']))
    if parameter:
        self.view.members.append(self.pick('owned', ['private lazy var helper = Helper(owner: self)',
            'private lazy var helper: Helper = Helper(owner: self)']))
        self.view.starts.append('helper.refresh()')
    else:
        self.view.members.append('private let helper = Helper()')
        self.view.starts += ['helper.owner = self', 'helper.refresh()']


def _helper_keeps_view(self):
    """A helper that the view owns and that stores the view."""
    mark = self.mark('owned_object_retains_view')
    _helper(self, f'var owner: {self.stem}ViewController?{mark}', self.chance('by the initializer', 50))


def _helper_weak(self):
    """A helper that stores the view weakly."""
    _helper(self, f'weak var owner: {self.stem}ViewController?', self.chance('by the initializer', 50))


def _cell(self, property):
    """A reusable cell whose delegate is the view."""
    self.add(f'{self.stem}/Row.swift', '\n\n'.join([
        type_text('protocol RowDelegate: AnyObject', [['func rowDidChange()']]),
        type_text('final class Row: UITableViewCell', [[property], braces('func change() {', ['delegate?.rowDidChange()'])])]))
    self.view.supertypes += ['RowDelegate', 'UITableViewDataSource']
    self.view.functions += [braces('func rowDidChange() {', ['title = "Changed"']),
        braces('func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {', ['1']),
        braces('func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {',
            self.pick('cell', [['guard let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as? Row',
                'else { return UITableViewCell() }', 'cell.delegate = self', 'return cell'],
                ['let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)',
                    '(cell as? Row)?.delegate = self', 'return cell'],
                ['let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row',
                    'cell.delegate = self', 'return cell']]))]


def _cell_keeps_view(self):
    """A cell that keeps its delegate."""
    _cell(self, f'var delegate: RowDelegate?{self.mark("owned_object_retains_view")}')


def _cell_weak(self):
    """A cell with a weak delegate."""
    _cell(self, 'weak var delegate: RowDelegate?')


def _panel_weak(self):
    """A weak delegate."""
    _panel(self, self.pick('weak', ['weak var delegate: PanelDelegate?', 'weak var delegate: (any PanelDelegate)?',
        'unowned(unsafe) var delegate: PanelDelegate?']))


# view_creates_screen

def _creates_screen(self):
    """The view of another RIB without that RIB."""
    mark = self.mark('view_creates_screen')
    show = self.pick('shown by', ['present(screen, animated: true)', 'show(screen, sender: nil)',
        'navigationController?.pushViewController(screen, animated: true)'])
    if self.chance('in a container', 20):
        self.view.functions.append(braces('@objc private func moreTapped() {', [
            f'let container = UINavigationController(rootViewController: DetailViewController()){mark}',
            'present(container, animated: true)']))
    elif self.chance('in place', 30):
        self.view.functions.append(braces('@objc private func moreTapped() {', [
            show.replace('screen', 'DetailViewController()') + mark]))
    else:
        self.view.functions.append(braces('@objc private func moreTapped() {', [
            f'let screen = DetailViewController(){mark}', show]))


def _creates_popup(self):
    """A controller of no RIB."""
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
    form = self.pick('runs on', ['a global queue', 'a queue of its own', 'a session', 'a scheduler', 'a queue of Combine',
        'an operation queue', 'a delayed queue', 'a service'])
    call = f'self?.presenter.showTitle("A"){mark}'
    if form == 'a global queue':
        self.started('DispatchQueue.global().async { [weak self] in', f'    {call}', '}')
    elif form == 'a queue of its own':
        self.interactor.members.append('private let queue = DispatchQueue(label: "titles")')
        self.started('queue.async { [weak self] in', f'    {call}', '}')
    elif form == 'a queue of Combine':
        self.interactor.members += ['private let titles = PassthroughSubject<String, Never>()',
            'private var kept = Set<AnyCancellable>()']
        self.interactor.ends.append('kept.removeAll()')
        self.started('titles', f'    .receive(on: {self.pick("queue", ["DispatchQueue.global()", "DispatchQueue(label: {0}titles{0})"]).format(chr(34))})',
            '    .sink { [weak self] _ in', f'        {call}', '    }', '    .store(in: &kept)')
    elif form == 'an operation queue':
        self.interactor.members.append('private let operations = OperationQueue()')
        self.started('operations.addOperation { [weak self] in', f'    {call}', '}')
    elif form == 'a delayed queue':
        self.started('DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) { [weak self] in', f'    {call}', '}')
    elif form == 'a service':
        self.add('Common/TitleService.swift', type_text('final class TitleService', [
            braces('func load(completion: @escaping (String) -> Void) {', [
                'DispatchQueue.global().async { completion("A") }'])]))
        self.interactor.members.append('private let service = TitleService()')
        self.started('service.load { [weak self] _ in', f'    {call}', '}')
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
    form = self.pick('runs on', ['the main queue', 'both', 'the main scheduler', 'at once', 'the main actor',
        'the main queue of Combine', 'a view that moves', 'a service that moves'])
    call = 'self?.presenter.showTitle("A")'
    if form == 'the main queue':
        self.started('DispatchQueue.main.async { [weak self] in', f'    {call}', '}')
    elif form == 'both':
        self.started('DispatchQueue.global().async { [weak self] in', '    let text = String(repeating: "A", count: 3)',
            '    DispatchQueue.main.async { self?.presenter.showTitle(text) }', '}')
    elif form == 'the main actor':
        self.started(*self.pick('main actor', [['Task { @MainActor [weak self] in', f'    {call}', '}'],
            ['DispatchQueue.global().async {', '    Task { @MainActor [weak self] in', f'        {call}', '    }', '}']]))
    elif form == 'the main queue of Combine':
        self.interactor.members += ['private let titles = PassthroughSubject<String, Never>()',
            'private var kept = Set<AnyCancellable>()']
        self.interactor.ends.append('kept.removeAll()')
        self.started('titles', '    .receive(on: DispatchQueue.global())', '    .map { $0 + "!" }',
            f'    .receive(on: {self.pick("main", ["DispatchQueue.main", "RunLoop.main"])})',
            '    .sink { [weak self] _ in', f'        {call}', '    }', '    .store(in: &kept)')
    elif form == 'a view that moves':
        self.view.functions[-1] = braces('func showTitle(_ text: String) {', [
            'DispatchQueue.main.async { self.label.text = text }'])
        self.started('DispatchQueue.global().async { [weak self] in', f'    {call}', '}')
    elif form == 'a service that moves':
        self.add('Common/TitleService.swift', type_text('final class TitleService', [
            braces('func load(completion: @escaping (String) -> Void) {', [
                'DispatchQueue.global().async {', '    DispatchQueue.main.async { completion("A") }', '}'])]))
        self.interactor.members.append('private let service = TitleService()')
        self.started('service.load { [weak self] _ in', f'    {call}', '}')
    elif form == 'the main scheduler':
        self.interactor.members.append('private let titles = PublishSubject<String>()')
        self.started('titles',
            '    .observe(on: ConcurrentDispatchQueueScheduler(qos: .background))',
            f'    .observe(on: {self.pick("main", ["MainScheduler.instance", "MainScheduler.asyncInstance"])})',
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
    """A local is the only strong reference."""
    mark = self.mark('presentation_delegate_not_retained')
    _sheet(self, [], ['let proxy = SwipeProxy()', 'proxy.listener = interactor'], mark)


def _kept_proxy(self):
    """A member keeps it."""
    if self.chance('stored', 50):
        _sheet(self, ['private let proxy = SwipeProxy()'], ['proxy.listener = interactor'])
    else:
        _sheet(self, ['private var kept: SwipeProxy?'], ['let proxy = SwipeProxy()', 'proxy.listener = interactor',
            'kept = proxy'])


# view_business_logic

def _stores_data(self):
    """The view requests or stores data, or builds a RIB."""
    mark = self.mark('view_business_logic')
    form = self.pick('logic', ['defaults', 'a request', 'a builder'])
    if form == 'defaults':
        self.view.functions.append(braces('@objc private func hideTapped() {', [
            f'UserDefaults.standard.set(true, forKey: "hidden"){mark}']))
    elif form == 'a request':
        self.view.functions.append(braces('@objc private func loadTapped() {', [
            'guard let url = URL(string: "https://example.com") else { return }',
            f'URLSession.shared.dataTask(with: url).resume(){mark}']))
    else:
        self.view.members.append('var builder: DetailBuildable?')
        self.view.functions.append(braces('func open(_ owner: DetailListener) {', [
            f'let child = builder?.build(withListener: owner){mark}', 'print(child as Any)']))


def _asks_others(self):
    """The interactor does it, or a helper of another kind."""
    form = self.pick('asks', ['the interactor', 'a store', 'a builder of views'])
    if form == 'the interactor':
        self.tap('didTapHide', ['UserDefaults.standard.set(true, forKey: "hidden")'])
    elif form == 'a store':
        self.add('Common/Flags.swift', type_text('final class Flags', [[
            'var isHidden: Bool { UserDefaults.standard.bool(forKey: "hidden") }']]))
        self.view.members.append('private let flags = Flags()')
        self.view.starts.append('view.isHidden = flags.isHidden')
    else:
        self.add('Common/LabelBuilder.swift', type_text('final class LabelBuilder', [
            braces('func build() -> UILabel {', ['UILabel()'])]))
        self.view.starts.append('view.addSubview(LabelBuilder().build())')


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'owned_object_retains_view': ('subviews', [_panel_keeps_view, _helper_keeps_view, _cell_keeps_view],
        [_panel_weak, _helper_weak, _cell_weak]),
    'presentation_delegate_not_retained': ("the child's sheet", [_local_proxy], [_kept_proxy]),
    'presenter_call_off_main': ('titles', [_calls_off_main], [_calls_on_main]),
    'view_business_logic': ('data of the view', [_stores_data], [_asks_others]),
    'view_creates_screen': ('further screens', [_creates_screen], [_creates_popup]),
    'view_retains_itself': ('closures of the view', [_button_keeps_view], [_button_keeps_nothing]),
}
