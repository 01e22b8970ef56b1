"""Rules that claim the absence of code, each with the place where a carrier is between a value and its use.

Each function gets the parts of the parent and its child, `carry`, and whether the project violates the rule. `carry`
gives the statements for a way, a value and its use; if the project violates the rule, the value arrives unused.
"""
from itertools import takewhile

from carrier_way import Way
from project import braces
from screen import type_text

PRICES = type_text('final class PriceStream', [['static let shared = PriceStream()',
    'private let subject = PublishSubject<Int>()', 'var prices: Observable<Int> { subject.asObservable() }']])
WORKER = type_text('final class PriceWorker: Worker', [
    braces('override func didStart(_ interactorScope: InteractorScope) {', [
        'super.didStart(interactorScope)', 'load()']),
    braces('private func load() {', ['print("load")'])])
PROXY = type_text('final class PresentationProxy: NSObject, UIAdaptivePresentationControllerDelegate', [
    ['var onDismiss: (() -> Void)?'],
    braces('func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {', [
        'onDismiss?()'])])
LOGGER = type_text('final class Logger', [braces('func log(_ text: String) {', ['print(text)'])])
SUBSCRIBED = ['let subscription = PriceStream.shared.prices.subscribe(onNext: { [weak self] price in',
    '    self?.show(price)', '})']
FULL_SCREEN = 'child.viewControllable.uiviewController.modalPresentationStyle = .fullScreen'


def child_built_not_attached(family, carry, violates):
    family.attached = carry(Way(family, family.router, 'DetailRouting'), 'child',
        lambda value: [f'self.attachChild({value})'])


def attached_never_shown(family, carry, violates):
    way = Way(family, family.router, 'ViewControllable')
    family.shown = [*([] if violates else [FULL_SCREEN]), *carry(way, 'child.viewControllable',
        lambda value: [f'self.viewController.uiviewController.present({value}.uiviewController, animated: true)'])]
    if violates:
        family.hidden = []


def attached_never_shown_by_router(family, carry, violates):
    way = Way(family, family.router, 'DetailRouting')
    family.shown = [*([] if violates else [FULL_SCREEN]), *carry(way, 'child', lambda value: [
        f'self.viewController.uiviewController.present({value}.viewControllable.uiviewController, animated: true)'])]
    if violates:
        family.hidden = []


def child_property_never_assigned(family, carry, violates):
    family.stored = carry(Way(family, family.router, 'DetailRouting'), 'child',
        lambda value: [f'self.detail = {value}'])


def view_removed_without_detach(family, carry, violates):
    family.detached = carry(Way(family, family.router, 'ViewableRouting'), 'child',
        lambda value: [f'self.detachChild({value})'])


def attached_never_detached(family, carry, violates):
    family.shown = ['self.viewController.uiviewController.navigationController?.pushViewController('
        'child.viewControllable.uiviewController, animated: true)']
    family.hidden = []
    family.child_view.functions.append(braces('override func viewDidDisappear(_ animated: Bool) {', [
        'super.viewDidDisappear(animated)', *braces('if isMovingFromParent {', ['listener?.didTapClose()'])]))
    family.detached = carry(Way(family, family.router, 'ViewableRouting'), 'child',
        lambda value: [f'self.detachChild({value})'])


def detached_child_not_cleared(family, carry, violates):
    family.slot = ['var detail: ViewableRouting?']
    family.cleared = carry(Way(family, family.router, 'HomeRouter'), 'self', lambda value: [f'{value}.detail = nil'])


def unreset_dispose_bag(family, carry, violates):
    family.top.append(PRICES)
    family.interactor.members.append('var bag = DisposeBag()')
    family.interactor.functions.append(braces('private func show(_ price: Int) {', ['print(price)']))
    family.starts = [*SUBSCRIBED, 'subscription.disposed(by: bag)']
    family.ends = carry(Way(family, family.interactor, 'HomeInteractor'), 'self',
        lambda value: [f'{value}.bag = DisposeBag()'])


def undisposed_subscription(family, carry, violates):
    family.top.append(PRICES)
    family.interactor.functions.append(braces('private func show(_ price: Int) {', ['print(price)']))
    family.starts = [*SUBSCRIBED, *carry(Way(family, family.interactor, 'Disposable'), 'subscription',
        lambda value: [f'{value}.disposeOnDeactivate(interactor: self)'])]


def undisposed_subscription_in_bag(family, carry, violates):
    family.top.append(PRICES)
    family.interactor.members.append('private var bag = DisposeBag()')
    family.interactor.functions.append(braces('private func show(_ price: Int) {', ['print(price)']))
    family.starts = [*SUBSCRIBED, *carry(Way(family, family.interactor, 'Disposable'), 'subscription',
        lambda value: [f'{value}.disposed(by: self.bag)'])]
    family.ends = ['bag = DisposeBag()']


def notification_observer_not_removed(family, carry, violates):
    family.interactor.members.append('private var tokens: [NSObjectProtocol] = []')
    family.interactor.functions.append(braces('private func refresh() {', ['print("refresh")']))
    family.starts = [*braces('let token = NotificationCenter.default.addObserver(forName: .init("prices"), object: '
        'nil, queue: nil) { [weak self] _ in', ['self?.refresh()']), *carry(Way(family, family.interactor,
            'NSObjectProtocol', keeps=True), 'token', lambda value: [f'self.tokens.append({value})'])]
    family.ends = ['tokens.forEach { NotificationCenter.default.removeObserver($0) }', 'tokens = []']


def unstructured_task_not_cancelled(family, carry, violates):
    family.interactor.members.append('private var loading: Task<Void, Never>?')
    family.interactor.functions.append(braces('private func refresh() {', ['print("refresh")']))
    family.starts = [*braces('let task = Task { [weak self] in', braces('while true {', [
        'try? await Task.sleep(nanoseconds: 1_000_000_000)', 'self?.refresh()'])), *carry(Way(family,
            family.interactor, 'Task<Void, Never>', keeps=True), 'task', lambda value: [f'self.loading = {value}'])]
    family.ends = ['loading?.cancel()', 'loading = nil']


def router_not_assigned(family, carry, violates):
    family.wired = carry(Way(family, family.router, 'HomeInteractable', in_initializer=True), 'interactor',
        lambda value: [f'{value}.router = self'])


def interactor_listener_not_set(family, carry, violates):
    way = Way(family, family.builder, 'DetailInteractor', [('listener', 'DetailListener')], returns_value=True)
    family.listener_set = carry(way, 'interactor', lambda value: [f'{value}.listener = listener'])


def presenter_listener_not_set(family, carry, violates):
    family.presenter_wired = carry(Way(family, family.interactor, 'HomePresentable', in_initializer=True), 'presenter',
        lambda value: [f'{value}.listener = self'])


def worker_never_started(family, carry, violates):
    family.top.append(WORKER)
    family.interactor.members.append('private let worker = PriceWorker()')
    family.starts = carry(Way(family, family.interactor, 'PriceWorker'), 'self.worker',
        lambda value: [f'{value}.start(self)'])


def worker_not_retained(family, carry, violates):
    family.top.append(WORKER)
    family.interactor.members.append('private var workers: [Working] = []')
    family.starts = ['let worker = PriceWorker()', 'worker.start(self)', *carry(Way(family, family.interactor,
        'PriceWorker', keeps=True), 'worker', lambda value: [f'self.workers.append({value})'])]


def modal_swipe_dismiss_unhandled(family, carry, violates):
    family.top.append(PROXY)
    family.router.members.append('private let proxy = PresentationProxy()')
    family.wired = ['interactor.router = self', *braces('proxy.onDismiss = { [weak self] in', ['self?.detachDetail()'])]
    family.shown = ['let screen = child.viewControllable.uiviewController',
        *carry(Way(family, family.router, 'UIViewController'), 'screen',
            lambda value: [f'{value}.presentationController?.delegate = self.proxy']),
        'viewController.uiviewController.present(screen, animated: true)']


def navigation_pop_unhandled(family, carry, violates):
    family.shown = ['self.viewController.uiviewController.navigationController?.pushViewController('
        'child.viewControllable.uiviewController, animated: true)']
    family.hidden = ['viewController.uiviewController.navigationController?.popViewController(animated: true)']
    family.child_view.functions.append(braces('override func viewDidDisappear(_ animated: Bool) {', [
        'super.viewDidDisappear(animated)', 'guard isMovingFromParent, let listener else { return }',
        *carry(Way(family, family.child_view, 'DetailPresentableListener', method='didTapClose'), 'listener',
            lambda value: [f'{value}.didTapClose()'])]))


def listener_method_never_called(family, carry, violates):
    family.tells = ['guard let listener else { return }', *carry(Way(family, family.child, 'DetailListener',
        method='detailDidClose'), 'listener', lambda value: [f'{value}.detailDidClose()'])]


def detach_method_never_called(family, carry, violates):
    family.closes = ['guard let router else { return }', *carry(Way(family, family.interactor, 'HomeRouting',
        method='detachDetail'), 'router', lambda value: [f'{value}.detachDetail()'])]


def routing_method_never_called(family, carry, violates):
    family.opens = ['guard let router else { return }', *carry(Way(family, family.interactor, 'HomeRouting',
        method='attachDetail'), 'router', lambda value: [f'{value}.attachDetail()'])]


def unreachable_rib(family, carry, violates):
    family.router.functions.append(braces('private func open(_ child: DetailRouting) {', [*family.stored,
        *family.attached, *family.shown]))
    family.built = carry(Way(family, family.router, 'DetailBuildable'), 'self.detailBuilder',
        lambda value: [f'self.open({value}.build(withListener: self.interactor))'])
    family.stored, family.attached, family.shown = [], [], []


def presentable_method_never_called(family, carry, violates):
    family.presentable = ['func refresh()']
    family.shows = [braces('func refresh() {', ['title = "Home"'])]
    family.starts = carry(Way(family, family.interactor, 'HomePresentable', method='refresh'), 'self.presenter',
        lambda value: [f'{value}.refresh()'])


def dependency_requirement_unused(family, carry, violates):
    family.top.append(LOGGER)
    family.required, family.provided = ['var logger: Logger { get }'], ['let logger = Logger()']
    way = Way(family, family.builder, 'DetailDependency', returns_value=True)
    family.listener_set = ['interactor.listener = listener', *carry(way, 'self.dependency',
        lambda value: [f'{value}.logger.log("build")'])]


def built_lazily(family, carry, violates):
    family.router.members.append('private lazy var lazyChild = detailBuilder.build(withListener: interactor)')
    family.built = ['let child = lazyChild']
    child_built_not_attached(family, carry, violates)


def built_by_function(family, carry, violates):
    family.router.functions.append(braces('private func makeDetail() -> DetailRouting {', [
        'detailBuilder.build(withListener: interactor)']))
    family.built = ['let child = makeDetail()']
    child_built_not_attached(family, carry, violates)


def built_in_closure(family, carry, violates):
    family.built = ['let child: DetailRouting = {', '    return detailBuilder.build(withListener: interactor)', '}()']
    child_built_not_attached(family, carry, violates)


def built_in_branches(family, carry, violates):
    family.router.members.append('private var isCompact = false')
    family.built = ['let child = if isCompact {', '    detailBuilder.build(withListener: interactor)', '} else {',
        '    detailBuilder.build(withListener: interactor)', '}']
    child_built_not_attached(family, carry, violates)


FLOWS = [child_built_not_attached, attached_never_shown, attached_never_shown_by_router, child_property_never_assigned,
    view_removed_without_detach, attached_never_detached, detached_child_not_cleared, unreset_dispose_bag,
    undisposed_subscription, undisposed_subscription_in_bag, notification_observer_not_removed,
    unstructured_task_not_cancelled, router_not_assigned, interactor_listener_not_set,
    presenter_listener_not_set, worker_never_started, worker_not_retained, modal_swipe_dismiss_unhandled,
    navigation_pop_unhandled, listener_method_never_called, detach_method_never_called, routing_method_never_called,
    unreachable_rib, presentable_method_never_called, dependency_requirement_unused, built_lazily, built_by_function,
    built_in_closure, built_in_branches]
# The rules of functions above that are not named like theirs.
NAMED = {attached_never_shown_by_router: 'attached_never_shown',
    undisposed_subscription_in_bag: 'undisposed_subscription', **dict.fromkeys(
        [built_lazily, built_by_function, built_in_closure, built_in_branches], 'child_built_not_attached')}
# Code of another module hardly sets a property of a class of this one, even if it is given the object.
OUT_OF_REACH = [child_property_never_assigned, detached_child_not_cleared, unreset_dispose_bag]


# Carriers that keep a value in a property of the class.
KEEPING = ['array_stored', 'lazy_holder']


def rule_of(flow, carriers=()):
    """The rule that reports a project in which the value is not used."""
    rule = NAMED.get(flow, flow.__name__)
    # What keeps subscriptions and is never cleared is another rule's, unless a closure that the class stores fills it.
    names = takewhile(lambda name: name != 'closure_stored', (carrier.__name__ for carrier in carriers))
    is_kept = rule == 'undisposed_subscription' and any(name in KEEPING for name in names)
    return 'unreset_dispose_bag' if is_kept else rule
