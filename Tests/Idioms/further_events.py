"""Further entry points of a view: witnesses, overrides, stored closures, the app's own helpers; exempt functions."""
import effects
from events import FORMS, button, form, handler, handler_name, selector, target, untargeted
from project import braces, indented
from screen import Code
from words import uppered


@form
def uikit_delegate(screen, code):
    """A witness of one of UIKit's delegate protocols."""
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
    """A witness of a subview's delegate protocol."""
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
    """A closure assigned to a member of a subview."""
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
    """An override of a UIKit method."""
    head = screen.pick('override', ['viewDidAppear(_ animated: Bool)', 'viewWillAppear(_ animated: Bool)',
        'touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)'])
    up = 'super.touchesBegan(touches, with: event)' if 'touches' in head else f'super.{head.split("(")[0]}(animated)'
    screen.functions.append(braces(f'override func {head} {{', [up, *code.lines('')]))
    screen.enter(code.effect)


@form
def escape(screen, code):
    """The escape gesture of VoiceOver."""
    name = handler_name(screen)
    screen.function(f'private func {name}()', code, 'class')
    screen.functions.append(braces('override func accessibilityPerformEscape() -> Bool {', [
        f'{name}()', 'return true']))
    screen.enter(code.effect)


@form
def kept_closure(screen, code):
    """Closures that the view stores and runs on a tap."""
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
    """A closure passed to the app's own helper, which puts it into an action."""
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
    """A local function as the handler of an action."""
    name = handler_name(screen)
    spelled = screen.pick('as handler', ['called', 'named'])
    parameters = '_ action: UIAction' if spelled == 'named' else ''
    screen.loads += braces(f'func {name}({parameters}) {{', code.lines(screen.pick('prefix', ['', 'self.'])))
    given = f'handler: {name}' if spelled == 'named' else f'handler: {{ _ in {name}() }}'
    screen.loads.append(f'{button(screen)}.addAction(UIAction({given}), for: .touchUpInside)')
    screen.enter(code.effect)


@form
def base_button(screen, code):
    """A base class installs a button whose handler the view overrides."""
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
    """A helper of the base class puts a closure into an action."""
    screen.base.append(['func setUpCloseButton(_ action: @escaping () -> Void) {', *indented([
        'navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in',
        '    action()', '})']), '}'])
    handler(screen, code, 'setUpCloseButton {', '')


@form
def protocol_button(screen, code):
    """A protocol extension installs a button that calls a requirement of the protocol."""
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
    """A witness of the Presentable family, called by the interactor: exempt."""
    name = handler_name(screen)
    screen.exposed.append(f'func {name}()')
    screen.function(f'func {name}()', code)
    screen.interactor.append(braces('func hideScreen() {', [f'presenter.{name}()']))


@form
def controllable_witness(screen, code):
    """A witness of the ViewControllable family, called by the router: exempt."""
    name = handler_name(screen)
    screen.controlled.append(f'func {name}()')
    screen.function(f'func {name}()', code)
    screen.routed.append(f'viewController.{name}()')


@form
def witness_also_tapped(screen, code):
    """A witness that also handles an event is an entry."""
    name = handler_name(screen)
    screen.controlled.append(f'func {name}()')
    screen.function(f'func {name}()', code, 'class')
    screen.routed.append(f'viewController.{name}()')
    screen.enter(effects.scope(code.effect))
    screen.loads += screen.run_closure(f'{button(screen)}.addAction(UIAction {{', Code(
        lambda me: [f'{me}{name}()']), '', '_', '}, for: .touchUpInside)')


@form
def called_by_nobody(screen, code):
    """A plain function without callers is not an entry."""
    screen.function(f'{screen.pick("access", ["private ", "", "fileprivate "])}func {handler_name(screen)}()', code)


@form
def called_by_presenter(screen, code):
    """A function called by a presenter is exempt."""
    name, stem = handler_name(screen), screen.stem
    screen.function(f'func {name}()', code)
    screen.helper(f'{stem}ClosingPresenter', '\n'.join([
        f'final class {stem}ClosingPresenter: Presenter<{stem}ViewControllable> {{', '    func hideScreen() {',
        f'        (viewController as? {screen.type})?.{name}()', '    }', '}']))


@form
def hosted_closure(screen, code):
    """A closure that is passed to a hosted SwiftUI view, which runs it on a tap."""
    stem = screen.stem
    screen.helper(f'{stem}ContentView', '\n'.join([f'struct {stem}ContentView: View {{', '    let onClose: () -> Void',
        '', '    var body: some View {', '        Button("Close", action: onClose)', '    }', '}']))
    spelled = screen.pick('content is passed', ['trailing', 'argument', 'local'])
    if spelled == 'local':
        handler(screen, code, f'let content = {stem}ContentView {{', '')
        screen.loads.append('let hosting = UIHostingController(rootView: content)')
    elif spelled == 'trailing':
        handler(screen, code, f'let hosting = UIHostingController(rootView: {stem}ContentView {{', '', '})')
    else:
        handler(screen, code, f'let hosting = UIHostingController(rootView: {stem}ContentView(onClose: {{', '', '}))')
    screen.loads += ['addChild(hosting)', 'view.addSubview(hosting.view)', 'hosting.didMove(toParent: self)']


@form
def navigation_delegate(screen, code):
    """A witness of the navigation controller's delegate is an entry, as others are."""
    screen.loads.append('navigationController?.delegate = self')
    screen.extensions.append(('UINavigationControllerDelegate', braces(
        'func navigationController(_ navigationController: UINavigationController, willShow viewController: '
        'UIViewController, animated: Bool) {', code.lines('self.'))))        # a parameter has the property's name
    screen.enter(code.effect)


@form
def called_by_router(screen, code):
    """A function called by a router is exempt."""
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
