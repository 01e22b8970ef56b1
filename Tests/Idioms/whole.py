"""Entries as a whole: event and dismissal in one call, presented controllers, buttons that helpers install."""
import effects
from calling import helper, two_helpers
from events import bag, button, selector
from project import braces, indented
from screen import Code
from telling import quiet, telling
from words import HANDLERS

FORMS = []


def form(make):
    FORMS.append(make)
    return make


@form
def uikit_selector(screen):
    """A selector of UIKit's own dismiss or pop."""
    spelled, kinds, of = screen.pick('selector of UIKit', [
        ('#selector(dismiss(animated:completion:))', 'd', 'self'),
        ('#selector(UIViewController.dismiss(animated:completion:))', 'd', 'self'),
        ('#selector(UINavigationController.popViewController(animated:))', 'p', 'navigationController')])
    effect, mark = screen.site(kinds)
    if screen.chance('bar item', 50):
        screen.loads += [f'navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, '
            f'target: {of}, action: {spelled}){mark}']
    else:
        screen.loads += [f'{button(screen)}.addTarget({of}, action: {spelled}, for: .touchUpInside){mark}']
    screen.enter(effect)


@form
def binder(screen):
    """A binder that dismisses counts at the place where it is bound to an event."""
    name, body, kinds = screen.pick('binder', [
        ('dismiss', 'base.dismiss(animated: true)', 'd'),
        ('pop', 'base.navigationController?.popViewController(animated: true)', 'p')])
    by_function = screen.chance('binder by a function', 40)
    name += 'Animated' if by_function else ''
    head = f'func {name}() -> Binder<Void>' if by_function else f'var {name}: Binder<Void>'
    screen.helper(f'Reactive+{name}', '\n'.join(['extension Reactive where Base: UIViewController {',
        *indented(braces(head + ' {', braces('Binder(base) { base, _ in', [body]))), '}']))
    bag(screen)
    effect, mark = screen.site(kinds)
    call = screen.pick('bound by', ['bind(to: ', 'subscribe(', 'asDriver().drive('])
    screen.loads.append(f'{button(screen)}.rx.tap.{call}rx.{name}{"()" if by_function else ""})'
        f'.disposed(by: disposeBag){mark}')
    screen.enter(effect)


@form
def installing_helper(screen):
    """A handler or selector that a helper installs; the site is the call of the helper in the view."""
    effect, mark = screen.site('d')
    spelled = screen.pick('installed', ['action', 'selector', 'protocol', 'ViewControllable'])
    name = {'action': 'addClosingAction', 'selector': 'addClosingItem', 'protocol': 'showClosingButton',
        'ViewControllable': 'installClosingItem'}[spelled]
    if spelled == 'action':
        screen.helper(f'UIViewController+{name}', '\n'.join(['extension UIViewController {',
            f'    func {name}() {{', '        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: '
            '.close, primaryAction: UIAction { [weak self] _ in', '            self?.dismiss(animated: true)',
            '        })', '    }', '}']))
    elif spelled == 'selector':
        screen.helper(f'UIViewController+{name}', '\n'.join(['extension UIViewController {',
            f'    func {name}() {{', '        let item = UIBarButtonItem(barButtonSystemItem: .close, target: '
            'self, action: #selector(closeThis))', '        navigationItem.leftBarButtonItem = item', '    }', '',
            '    @objc func closeThis() {', '        dismiss(animated: true)', '    }', '}']))
    elif spelled == 'protocol':
        screen.helper('ClosableByButton', '\n'.join(['protocol ClosableByButton: UIViewController {}', '',
            'extension ClosableByButton {', f'    func {name}() {{', '        let button = UIButton(primaryAction: '
            'UIAction { [weak self] _ in', '            guard let self else { return }',
            '            self.dismiss(animated: true)', '        })', '        view.addSubview(button)', '    }', '}']))
        screen.supertypes.append('ClosableByButton')
    else:
        screen.helper(f'ViewControllable+{name}', '\n'.join(['extension ViewControllable {',
            f'    func {name}() {{', '        let controller = uiviewController',
            '        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: '
            'UIAction { [weak controller] _ in', '            controller?.dismiss(animated: true)', '        })',
            '    }', '}']))
    screen.loads.append(f'{name}(){mark}')
    screen.enter(effect)


@form
def base_installs(screen):
    """A finding in a base class is reported there."""
    effect, mark = screen.site('d')
    if screen.chance('by selector', 50):
        screen.base.append(braces('func setUpBackButton() {', [
            'navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, '
            'action: #selector(backInBarPressed))']))
        screen.base.append(braces('@objc private func backInBarPressed() {', [f'dismiss(animated: true){mark}']))
    else:
        screen.base.append(braces('func setUpBackButton() {', braces(
            'let item = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in',
            [f'self?.dismiss(animated: true){mark}'], '})') + ['navigationItem.leftBarButtonItem = item']))
    screen.loads.append('setUpBackButton()')
    screen.enter(effect)


@form
def base_emits(screen):
    """A base class that emits in the dismissal's completion; a subclass forwards that to its listener."""
    effect, mark = screen.site('d')
    forwarded = screen.chance('not forwarded', 50) is False
    screen.base_members.append('let closed = PublishRelay<Void>()')
    screen.base.append(braces('@objc func closeBySelf() {', braces('dismiss(animated: true) { [weak self] in',
        ['self?.closed.accept(())'])))
    screen.base[-1][1] += mark
    if forwarded and screen.chance('by a class between', 40):
        hook = screen.names.fresh('hook', ['screenDidClose', 'afterClosing', 'didCloseBySelf'])
        screen.between.append(['private let bag = DisposeBag()'])
        screen.between.append(braces('override func viewDidLoad() {', ['super.viewDidLoad()', *braces(
            'closed.subscribe(onNext: { [weak self] in', [f'self?.{hook}()'], '}).disposed(by: bag)')]))
        screen.between.append([f'func {hook}() {{}}'])
        screen.functions.append(braces(f'override func {hook}() {{', [f'listener?.{screen.method()}()']))
    elif forwarded:
        bag(screen)
        code = telling(screen)
        if screen.chance('forwarded by a function', 60):
            code = screen.pick('functions', [helper, two_helpers])(screen, code, 'tell')
        screen.loads += screen.run_closure('closed.subscribe(onNext: {', code, '', '', '}).disposed(by: disposeBag)')
    screen.enter(effects.sequence(effect, effects.tell) if forwarded else effect)


@form
def base_asks(screen):
    """Base code is judged with the view's overrides: the base calls a function that the view may override."""
    effect, mark = screen.site('d')
    hook = screen.names.fresh('hook', ['screenWillClose', 'beforeClosing', 'willCloseBySelf'])
    screen.base.append([f'func {hook}() {{}}'])
    screen.base.append(braces('@objc func closeAndAsk() {', [f'{hook}()', f'dismiss(animated: true){mark}']))
    heard = effects.nothing
    if screen.chance('hook overridden', 70):
        code = telling(screen) if screen.chance('hook tells', 60) else quiet(screen)
        screen.function(f'override func {hook}()', code, 'class')
        heard = effects.scope(code.effect)
    screen.enter(effects.sequence(heard, effect))


@form
def presented_closure(screen):
    """In a closure of a controller that the view presents, a dismissal closes that controller."""
    kind = screen.pick('presented', ['constructor', 'member'])
    picker = 'PickerController' if kind == 'constructor' else 'ChooserController'
    screen.helper(picker, '\n'.join([f'final class {picker}: UIViewController {{',
        '    var onDone: (() -> Void)?', '', '    @objc private func doneTapped() {', '        onDone?()', '    }', '}']
        if kind == 'member' else [f'final class {picker}: UIViewController {{',
        '    private let onDone: () -> Void', '', '    init(onDone: @escaping () -> Void) {',
        '        self.onDone = onDone', '        super.init(nibName: nil, bundle: nil)', '    }', '',
        '    required init?(coder: NSCoder) { nil }', '', '    @objc private func doneTapped() {',
        '        onDone()', '    }', '}']))
    pushed = screen.chance('pushed', 40)
    leaves = screen.pick('closed by', ['self?.dismiss(animated: true)',
        'self?.navigationController?.popViewController(animated: true)',
        'self?.presentingViewController?.dismiss(animated: true)'])
    show = 'present(picker, animated: true)'
    if pushed:
        show = 'navigationController?.pushViewController(picker, animated: true)'
    frees = ('pop' in leaves) if pushed else leaves.startswith('self?.dismiss')
    effect, mark = screen.site('p' if 'pop' in leaves else 'd')
    inside = [leaves + mark]
    if kind == 'member':
        lines = [f'let picker = {picker}()', *braces('picker.onDone = { [weak self] in', inside), show]
    else:
        lines = [*braces(f'let picker = {picker} {{ [weak self] in', inside), show]
    screen.enter(effects.nothing if frees else effect)
    screen.loads.append(f'{button(screen)}.addTarget(self, action: {selector(screen, Code(lambda me: lines))}, '
        'for: .touchUpInside)')


@form
def picker_delegate(screen):
    """A delegate method closes the controller that it is passed; without one, the presented controller."""
    name = screen.names.fresh('handler', HANDLERS)
    screen.functions.append(braces(f'@objc private func {name}() {{', ['let chooser = UIImagePickerController()',
        'chooser.delegate = self', 'present(chooser, animated: true)']))
    by = screen.pick('closed by', ['picker.dismiss(animated: true)', 'dismiss(animated: true)'])
    screen.extensions.append(('UIImagePickerControllerDelegate, UINavigationControllerDelegate', braces(
        'func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {', [by])))


@form
def presented_then_closed(screen):
    """The completion of `present(C)`; of two nested dismissals, the second is the view's."""
    spelled = screen.pick('nested', ['in present', 'twice'])
    if spelled == 'in present':
        code = Code(lambda me: ['let spinner = UIViewController()', *braces('present(spinner, animated: true) {',
            ['self.dismiss(animated: true)'])])
        selector(screen, code)
        return
    effect, mark = screen.site('d')
    code = Code(lambda me: [f'if {me}presentedViewController != nil {{', f'    {me}dismiss(animated: true) {{',
        f'        self.dismiss(animated: true){mark}', '    }', '}'], effects.branches(effect, effects.nothing))
    selector(screen, code)


@form
def exposed_taps(screen):
    """A handler of an observable that a Presentable exposes also reaches the listener."""
    bag(screen)
    effect, mark = screen.site('d')
    name = screen.names.fresh('exposed observable', ['closeTaps', 'backTaps', 'doneTaps'])
    tapped = button(screen)
    screen.members.append(f'var {name}: Observable<Void> {{ {tapped}.rx.tap.asObservable() }}')
    exposed = screen.chance('exposed', 70) is False
    if not exposed:
        screen.exposed.append(f'var {name}: Observable<Void> {{ get }}')
    screen.loads += braces(f'{name}.subscribe(onNext: {{ [weak self] in', [f'self?.dismiss(animated: true){mark}'],
        '}).disposed(by: disposeBag)')
    screen.enter(effect if exposed else effects.nothing)


@form
def overridden_dismiss(screen):
    """Super.dismiss in the view's own override of it; the notifications of the override count for its callers."""
    tells = screen.chance('override tells', 50)
    screen.alone = True
    method = screen.method() if tells else ''
    body = ['super.dismiss(animated: flag, completion: completion)', f'listener?.{method}()' if tells
        else 'print("dismissed")']
    screen.functions.append(braces('override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {',
        body if screen.chance('told after', 50) else body[::-1]))
    effect, mark = screen.site('d')
    selector(screen, Code(lambda me: [f'{me}dismiss(animated: true){mark}'],
        effects.sequence(effect, effects.tell) if tells else effect))


@form
def given_to_router(screen):
    """A function that the view passes to nobody, called by a witness and by a tap: the tap is an entry."""
    effect, mark = screen.site('p')
    screen.functions.append(braces('private func popSelf() {', [
        f'navigationController?.popViewController(animated: true){mark}']))
    screen.controlled.append('func popFromRouter()')
    screen.functions.append(braces('func popFromRouter() {', ['popSelf()']))
    screen.routed.append('viewController.popFromRouter()')
    if screen.chance('tapped as well', 50):
        selector(screen, Code(lambda me: [f'{me}popSelf()'], effect))


@form
def asynchronous_helper(screen):
    """An async function of the view's own, awaited in a task."""
    effect, mark = screen.site('d')
    tells = screen.chance('tells at the end', 50)
    method = screen.method() if tells else ''
    screen.functions.append(braces('private func leaveLater() async {', ['try? await Task.sleep(nanoseconds: 1_000)',
        f'dismiss(animated: true){mark}', *([f'listener?.{method}()'] if tells else [])]))
    selector(screen, Code(lambda me: braces('Task { [weak self] in', ['await self?.leaveLater()']),
        effects.sequence(effect, effects.tell) if tells else effect))


@form
def tap_goes_on(screen):
    """The tap is forwarded to a relay that the Presentable exposes, and a handler of the relay dismisses."""
    bag(screen)
    effect, mark = screen.site('d')
    screen.members.append('let closing = PublishRelay<Void>()')
    exposed = screen.chance('not exposed', 50) is False
    if exposed:
        screen.exposed.append('var closing: PublishRelay<Void> { get }')
    screen.loads.append(f'{button(screen)}.rx.tap.bind(to: closing).disposed(by: disposeBag)')
    screen.loads += braces('closing.subscribe(onNext: { [weak self] in', [f'self?.dismiss(animated: true){mark}'],
        '}).disposed(by: disposeBag)')
    screen.enter(effects.nothing if exposed else effect)


def whole_entry(screen):
    screen.pick('whole entry is', FORMS)(screen)
