"""Forms of the rules of wiring: who assigns the members that join a RIB, and what an interactor knows and does."""
from project import braces
from screen import type_text

# presenter_listener_not_set

def _presenter_not_wired(self):
    """Nothing assigns the listener of the presenter, which the view reads."""
    self.presenter_wired = []
    self.interactor.mark = self.mark('presenter_listener_not_set')


def _presenter_gets_parent(self):
    """The listener of the interactor itself is not the interactor."""
    self.presenter_wired = []
    self.interactor.mark = self.mark('presenter_listener_not_set')
    self.interactor.begins.append('print("ready")')


def _another_presenter_member_not_wired(self):
    """A second member of the presenter whose protocol the interactor conforms to."""
    self.presentable.append('var handler: SearchHandler? { get set }')
    self.view.members.append('weak var handler: SearchHandler?')
    self.view.functions.append(braces('@objc private func searchTapped() {', ['handler?.search()']))
    self.interactor.supertypes.append('SearchHandler')
    self.interactor.functions.append(braces('func search() {', ['print("search")']))
    self.add(f'{self.stem}/SearchHandler.swift', type_text('protocol SearchHandler: AnyObject', [['func search()']]))
    self.interactor.mark = self.mark('presenter_listener_not_set')


def _presenter_wired_when_active(self):
    """Assigned in another function of the interactor."""
    wired = self.pick('assigned', ['presenter.listener = self', 'self.presenter.listener = self'])
    self.presenter_wired = []
    self.started(wired)


def _presenter_wired_by_builder(self):
    """Assigned in the builder."""
    self.presenter_wired = []
    self.built.append('viewController.listener = interactor')


def _presenter_wired_otherwise(self):
    """By a function of the interactor, a copy, or the initializer of the view."""
    form = self.pick('wired by', ['a function', 'a copy', 'a protocol of the view', 'a closure'])
    self.presenter_wired = {'a function': ['connect()'], 'a copy': ['let view = presenter', 'view.listener = self'],
        'a protocol of the view': [], 'a closure': ['let connect = { presenter.listener = self }', 'connect()']}[form]
    if form == 'a function':
        self.interactor.functions.append(braces('private func connect() {', ['presenter.listener = self']))
    elif form == 'a protocol of the view':
        self.built += [f'let presenter: {self.stem}Presentable = viewController', 'presenter.listener = interactor']


def _presenter_member_closure(self):
    """A closure is no listener."""
    self.presentable.append('var onClose: (() -> Void)? { get set }')
    self.view.members.append('var onClose: (() -> Void)?')
    self.view.functions.append(braces('@objc private func leaveTapped() {', ['onClose?()']))


# interactor_listener_not_set

def _uses_listener(self):
    name = self.pick('event', ['didFinish', 'wantsToLeave'])
    self.listener_requirements.append(f'func {name}()')
    self.tap('didTapFinish', [self.pick('listener called', [f'listener?.{name}()', f'self.listener?.{name}()'])])


def _interactor_not_wired(self):
    """The builder drops the listener that it receives."""
    _uses_listener(self)
    self.listener_set = []
    self.constructs_interactor = self.mark('interactor_listener_not_set')


def _wired_by_helper(self):
    """A function of the builder, a closure or a copy under another name assigns it."""
    _uses_listener(self)
    form = self.pick('assigned by', ['a function', 'a closure', 'a copy', 'the router', 'a tuple'])
    self.listener_set = {'a function': ['connect(interactor, to: listener)'],
        'a closure': ['let connect = { interactor.listener = listener }', 'connect()'],
        'a copy': ['let made = interactor', 'made.listener = listener'], 'the router': [],
        'a tuple': ['(interactor.listener, _) = (listener, 0)']}[form]
    if form == 'a function':
        self.builder.functions.append(braces(
            f'private func connect(_ interactor: {self.stem}Interactor, to listener: {self.stem}Listener) {{',
            ['interactor.listener = listener']))
    elif form == 'the router':
        self.router.parameters.append((f'listener: {self.stem}Listener', 'listener: listener'))
        self.router.begins.append('interactor.listener = listener')


def _listener_taken_by_nobody(self):
    """The function that builds takes no listener, although the interactor calls one."""
    _uses_listener(self)
    self.listener_set = [self.pick('statement', ['print("built")', 'interactor.listener = nil'])]
    self.constructs_interactor = self.mark('interactor_listener_not_set')


def _interactor_wired_through_optional(self):
    """A listener that a function of the interactor stores."""
    _uses_listener(self)
    self.interactor.functions.append(braces(f'func connect(_ parent: {self.stem}Listener) {{', ['listener = parent']))
    self.listener_set = ['interactor.connect(listener)']


def _listener_unused(self):
    """Nothing calls the listener."""
    self.listener_set = []


def _listener_in_init(self):
    """The interactor's init takes and stores it."""
    _uses_listener(self)
    self.listener_set = []
    self.interactor.parameters.append((f'listener: {self.stem}Listener', 'listener: listener'))
    self.interactor.assigns.append('self.listener = listener')


# router_or_listener_used_in_init

def _router_in_init(self):
    """The router is not there yet."""
    mark = self.mark('router_or_listener_used_in_init')
    self.routing.append('func showIntro()')
    self.router.functions.append(braces('func showIntro() {', ['print("intro")']))
    if self.chance('in a function', 40):
        self.interactor.begins.append('begin()')
        self.interactor.functions.append(braces('private func begin() {', [f'router?.showIntro(){mark}']))
    else:
        self.interactor.begins.append(f'router?.showIntro(){mark}')


def _router_in_closure(self):
    """A closure runs later."""
    self.routing.append('func showIntro()')
    self.router.functions.append(braces('func showIntro() {', ['print("intro")']))
    self.interactor.members.append('private var onReady: (() -> Void)?')
    self.interactor.begins.append('onReady = { [weak self] in self?.router?.showIntro() }')
    self.started('onReady?()')


def _router_when_active(self):
    """The router is there when the interactor becomes active."""
    self.routing.append('func showIntro()')
    self.router.functions.append(braces('func showIntro() {', ['print("intro")']))
    self.started('router?.showIntro()')


# manual_lifecycle_call

def _deactivates_itself(self):
    """An interactor that ends its own activity stays attached."""
    mark = self.mark('manual_lifecycle_call')
    self.tap('didTapStop', [self.pick('receiver', ['deactivate()', 'self.deactivate()']) + mark])


def _router_loads_itself(self):
    """The framework loads and activates a router that is attached."""
    mark = self.mark('manual_lifecycle_call')
    self.router.starts.append(self.pick('call', ['interactor.activate()', 'interactable.activate()',
        'self.interactor.deactivate()']) + mark)


def _activates_child(self):
    """A child that is activated instead of attached."""
    mark = self.mark('manual_lifecycle_call')
    self.router.functions.append(braces('private func wake(_ child: ViewableRouting) {', self.pick('woken', [
        [f'child.interactable.activate(){mark}', 'child.load()'], [f'child.load(){mark}', 'child.interactable.activate()'],
        [f'child.interactable.deactivate(){mark}']])))


def _activates_constraint(self):
    """Other types have functions of these names."""
    self.view.members.append('private let field = UIView()')
    self.view.starts.append('view.addSubview(field)')
    self.view.starts.append('field.topAnchor.constraint(equalTo: view.topAnchor).isActive = true')
    self.view.members.append('private lazy var width = field.widthAnchor.constraint(equalToConstant: 80)')
    self.view.functions.append(braces('@objc private func widen() {', ['NSLayoutConstraint.activate([width])']))


def _loads_store(self):
    """A function of the project's own."""
    self.add(f'{self.stem}/Store.swift', type_text('final class Store', [braces('func load() {', ['print("load")']),
        braces('func activate() {', ['print("activate")'])]))
    self.interactor.members.append('private let store = Store()')
    self.started('store.load()', 'store.activate()')


# interactor_knows_child

def _stores_child(self):
    """A property of a child's type."""
    kind = self.pick('type of the child', ['DetailRouting', 'DetailInteractor', 'any DetailRouting'])
    mark = self.mark('interactor_knows_child')
    kind = f'({kind})' if ' ' in kind else kind
    self.interactor.members.append(f'private weak var child: {kind}?{mark}')
    self.interactor.functions.append(braces(f'func keep(_ value: {kind}?) {{', ['child = value', 'print(child as Any)']))
    self.started('keep(nil)')


def _tests_child(self):
    """A cast or a test of a child's type."""
    mark = self.mark('interactor_knows_child')
    self.tap('didTapCheck', [f'print(router?.children.contains {{ $0 is DetailRouter{self.pick("", [""])} }} ?? false){mark}'])


def _casts_child(self):
    """A router or an interactor of the child, by a cast or as the result of a routing call."""
    mark = self.mark('interactor_knows_child')
    if self.chance('by a cast', 50):
        self.tap('didTapFind', [f'guard let child = router?.children.first as? DetailRouting else {{ return }}{mark}',
            'print(child)'])
    else:
        self.routing.append('func openDetail() -> DetailRouting?')
        self.router.functions.append(braces('func openDetail() -> DetailRouting? {', ['nil']))
        self.tap('didTapFind', [f'if let child = router?.openDetail() {{{mark}', '    print(child)', '}'])


def _narrow_protocol(self):
    """A narrow protocol is no child."""
    self.add(f'{self.stem}/DetailOpening.swift', type_text('protocol DetailOpening: AnyObject', [['func open()']]))
    self.interactor.members.append('private weak var opening: DetailOpening?')
    self.tap('didTapOpening', ['opening?.open()'])


# uikit_in_interactor

def _shows_alert(self):
    """The interactor presents a screen."""
    mark = self.mark('uikit_in_interactor')
    call = self.pick('call', ['present(alert, animated: true)', 'present(alert, animated: true, completion: nil)'])
    self.tap('didTapHelp', ['guard let host = UIApplication.shared.windows.first?.rootViewController else { return }',
        'let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)', f'host.{call}{mark}'])


def _makes_screen(self):
    """A construction of a view controller that is handed to nobody."""
    mark = self.mark('uikit_in_interactor')
    self.add(f'{self.stem}/HelpViewController.swift', 'final class HelpViewController: UIViewController {}')
    self.tap('didTapHelp', [f'let help = HelpViewController(){mark}', 'help.title = "Help"'])


def _dismisses(self):
    """A member that is a controller, or the presenter's own."""
    mark = self.mark('uikit_in_interactor')
    form = self.pick('receiver', ['a member', 'the presenter', 'the navigation'])
    if form == 'a member':
        self.interactor.members.append('weak var host: UIViewController?')
        self.tap('didTapHide', [f'host?.dismiss(animated: true){mark}'])
    elif form == 'the presenter':
        self.presentable_supertypes.append('ViewControllable')
        self.tap('didTapHide', [f'presenter.uiviewController.present(UIViewController(), animated: true){mark}'])
    else:
        self.presentable_supertypes.append('ViewControllable')
        self.tap('didTapHide', [
            f'presenter.uiviewController.navigationController?.setViewControllers([], animated: true){mark}'])


def _opens_settings(self):
    """What is no screen."""
    self.tap('didTapSettings', ['guard let url = URL(string: UIApplication.openSettingsURLString) else { return }',
        'UIApplication.shared.open(url)'])


def _routing_call(self):
    """Routing calls with names of UIKit."""
    self.routing.append('func presentHelp(animated: Bool)')
    self.router.functions.append(braces('func presentHelp(animated: Bool) {', ['print(animated)']))
    self.tap('didTapHelp', ['router?.presentHelp(animated: true)'])


# missing_super_lifecycle

def _base_interactor(self, statements):
    self.add(f'{self.stem}/TrackedInteractor.swift', type_text(
        'class TrackedInteractor<Presenter>: PresentableInteractor<Presenter>', [
            braces('override func didBecomeActive() {', ['super.didBecomeActive()', *statements])]))
    self.interactor_base = f'TrackedInteractor<{self.stem}Presentable>'


def _skips_base(self):
    """A base class in between has work to do."""
    _base_interactor(self, ['print("active")'])
    self.superclass_calls['didBecomeActive'] = False
    self.interactor.starts.append('print("on")')
    self.interactor.hook_mark = self.mark('missing_super_lifecycle')


def _calls_base(self):
    """It is called."""
    _base_interactor(self, ['print("active")'])
    self.interactor.starts.append('print("on")')


def _skips_framework(self):
    """The framework's own function is empty."""
    self.superclass_calls['didBecomeActive'] = False
    self.interactor.starts.append('print("on")')


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'interactor_knows_child': ('children', [_stores_child, _tests_child, _casts_child], [_narrow_protocol]),
    'interactor_listener_not_set': ('listener of the interactor', [_interactor_not_wired],
        [_interactor_wired_through_optional, _wired_by_helper, _listener_unused, _listener_in_init]),
    'manual_lifecycle_call': ('lifecycle', [_deactivates_itself, _router_loads_itself, _activates_child],
        [_activates_constraint, _loads_store]),
    'missing_super_lifecycle': ('base of the interactor', [_skips_base], [_calls_base, _skips_framework]),
    'presenter_listener_not_set': ('listener of the presenter',
        [_presenter_not_wired, _presenter_gets_parent, _another_presenter_member_not_wired],
        [_presenter_wired_when_active, _presenter_wired_by_builder, _presenter_wired_otherwise, _presenter_member_closure]),
    'router_or_listener_used_in_init': ('init of the interactor', [_router_in_init],
        [_router_in_closure, _router_when_active]),
    'uikit_in_interactor': ('screens of the interactor', [_shows_alert, _makes_screen, _dismisses], [_opens_settings, _routing_call]),
}
