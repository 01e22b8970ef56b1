"""Removal notifiers of a view: the kinds of removal that they detect (1.3), and code that looks like one."""
from calling import via
from project import braces
from telling import quiet, telling

FORMS = []
EVERYTHING = 'dpr'


def form(make):
    FORMS.append(make)
    return make


def notify(screen, head, condition, seen, tells=True):
    """An override that notifies under a condition, in the class or in its base class."""
    code = telling(screen) if tells else quiet(screen)
    code = via(screen, code, 'tell') if screen.chance('notifier through a call', 25) else code
    up = ('super.' + head.split('(')[0] + {'viewDidDisappear': '(animated)', 'viewWillDisappear': '(animated)',
        'didMove': '(toParent: parent)', 'willMove': '(toParent: parent)'}[head.split('(')[0]])
    lines = code.lines('')
    if condition is None:
        body = lines
    elif condition.startswith('guard') or condition.endswith('return }'):
        body = [condition, *lines]
    else:
        body = braces(f'if {condition} {{', lines)
    screen.functions.append(braces(f'override func {head} {{', [up, *body]))
    if tells:
        screen.seen |= set(seen)


@form
def no_notifier(screen):
    """No notifier."""


@form
def disappearing(screen):
    """The kinds that a notifier detects follow from its condition, also if it is negated or returns early."""
    condition, seen = screen.pick('condition of the notifier', [
        ('isBeingDismissed || isMovingFromParent', EVERYTHING),
        (None, EVERYTHING),
        ('isBeingDismissed', 'd'),
        ('isMovingFromParent', 'pr'),
        ('isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true', EVERYTHING),
        ('navigationController?.isBeingDismissed == true', 'd'),
        ('navigationController?.isBeingDismissed ?? false', 'd'),
        ('!isBeingDismissed', 'pr'),
        ('isBeingDismissed == false', 'pr'),
        ('!isMovingFromParent', 'd'),
        ('guard isBeingDismissed else { return }', 'd'),
        ('guard isMovingFromParent else { return }', 'pr'),
        ('guard isBeingDismissed || isMovingFromParent else { return }', EVERYTHING),
        ('guard !isBeingDismissed else { return }', 'pr'),
        ('if isBeingDismissed { return }', 'pr'),
        ('if isMovingFromParent { return }', 'd'),
        ('if !isMovingFromParent { return }', 'pr'),
        ('isMovingToParent', ''),
        ('guard isMovingToParent else { return }', ''),
        ('isMovingFromParent == true', 'pr'),
        ('true == isBeingDismissed', 'd'),
    ])
    notify(screen, screen.pick('callback', ['viewDidDisappear(_ animated: Bool)',
        'viewWillDisappear(_ animated: Bool)']), condition, seen)


@form
def parent_gone(screen):
    """`parent == nil` detects a pop or a removal."""
    condition, seen = screen.pick('condition on the parent', [('parent == nil', 'pr'), ('nil == parent', 'pr'),
        ('guard parent == nil else { return }', 'pr'), ('if parent != nil { return }', 'pr'), ('parent != nil', '')])
    notify(screen, screen.pick('callback', ['didMove(toParent parent: UIViewController?)',
        'willMove(toParent parent: UIViewController?)']), condition, seen)


@form
def tells_nobody(screen):
    """An override of the disappearance that notifies nobody is not a notifier."""
    notify(screen, 'viewDidDisappear(_ animated: Bool)', screen.pick('silent condition', [
        'isBeingDismissed || isMovingFromParent', None]), EVERYTHING, tells=False)


@form
def by_base(screen):
    """A notifier of the base class that calls an overridden function of the view."""
    condition, seen = screen.pick('condition of the base', [('isBeingDismissed || isMovingFromParent', EVERYTHING),
        ('isBeingDismissed', 'd'), ('isMovingFromParent', 'pr'), ('isMovingToParent', '')])
    screen.base.append(['func didRemove() {}'])
    screen.base.append(braces('override func viewDidDisappear(_ animated: Bool) {', [
        'super.viewDidDisappear(animated)', *braces(f'if {condition} {{', ['didRemove()'])]))
    told = screen.chance('base tells nobody', 30) is False
    code = telling(screen) if told else quiet(screen)
    screen.functions.append(braces('override func didRemove() {', code.lines('')))
    if told:
        screen.seen |= set(seen)


@form
def by_deinit(screen):
    """Deinit alone is not a notifier."""
    screen.functions.append(braces('deinit {', ['listener?.' + screen.method() + '()']))


@form
def by_swipe(screen):
    """PresentationControllerDidDismiss alone is not a notifier."""
    screen.loads.append('presentationController?.delegate = self')
    screen.extensions.append(('UIAdaptivePresentationControllerDelegate', braces(
        'func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {',
        ['listener?.' + screen.method() + '()'])))


@form
def by_stream(screen):
    """A stream of disappearances or deallocations that reaches the listener."""
    stream = screen.pick('stream', ['rx.viewDidDisappear', 'rx.deallocated', 'rx.methodInvoked(#selector('
        'UIViewController.viewDidDisappear(_:)))'])
    method = screen.method()
    if 'private let disposeBag = DisposeBag()' not in screen.members:
        screen.members.append('private let disposeBag = DisposeBag()')
    if stream == 'rx.viewDidDisappear':
        screen.helper('Reactive+Disappear', '\n'.join(['extension Reactive where Base: UIViewController {',
            '    var viewDidDisappear: ControlEvent<Bool> {',
            '        ControlEvent(events: methodInvoked(#selector(Base.viewDidDisappear(_:)))'
            '.map { $0.first as? Bool ?? false })', '    }', '}']))
    if stream == 'rx.deallocated':
        screen.loads += [f'{stream}.subscribe(onNext: {{ [weak listener] in', f'    listener?.{method}()',
            '}).disposed(by: disposeBag)']
    else:
        screen.loads += [f'{stream}.subscribe(onNext: {{ [weak self] _ in', f'    self?.listener?.{method}()',
            '}).disposed(by: disposeBag)']
    screen.seen |= set(EVERYTHING)


@form
def by_flusher(screen):
    """A base that hears of pops as the navigation controller's delegate, and asks what was popped."""
    tells = screen.chance('flusher tells nobody', 30) is False
    hook = screen.names.fresh('hook of the flusher', ['didPop', 'wasPopped', 'flush'])
    screen.base.append([f'func {hook}() {{}}'])
    screen.base.append(braces('override func viewWillAppear(_ animated: Bool) {', ['super.viewWillAppear(animated)',
        'navigationController?.delegate = self']))
    screen.base_supertypes.append('UINavigationControllerDelegate')
    screen.base.append(braces('func navigationController(_ navigationController: UINavigationController, didShow '
        'viewController: UIViewController, animated: Bool) {', [
            'guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),',
            '      !navigationController.viewControllers.contains(from) else { return }',
            f'(from as? BaseViewController)?.{hook}()']))
    code = telling(screen) if tells else quiet(screen)
    screen.functions.append(braces(f'override func {hook}() {{', code.lines('')))
    if tells:
        screen.seen.add('p')


@form
def by_flushing_navigation(screen):
    """A navigation controller that asks what it has popped, which the view's base opts in to."""
    tells = screen.chance('flushed tells nobody', 30) is False
    hook = screen.names.fresh('hook of the flusher', ['didPop', 'wasPopped', 'flush'])
    screen.base.append([f'func {hook}() {{}}'])
    screen.built.append('print(FlushingNavigationController(rootViewController: viewController))')
    screen.helper('FlushingNavigationController', '\n'.join([
        'final class FlushingNavigationController: UINavigationController, UINavigationControllerDelegate {',
        '    private var known: [UIViewController] = []', '',
        '    func navigationController(_ navigationController: UINavigationController, didShow viewController: '
        'UIViewController, animated: Bool) {',
        '        for case let controller as BaseViewController in known.filter({ !viewControllers.contains($0) }) {',
        f'            controller.{hook}()', '        }', '    }', '}']))
    code = telling(screen) if tells else quiet(screen)
    screen.functions.append(braces(f'override func {hook}() {{', code.lines('')))
    if tells:
        screen.seen.add('p')


def notifier(screen):
    """Adds a notifier to a fifth of the views."""
    if screen.chance('any notifier', 20):
        screen.pick('notifier', FORMS)(screen)
