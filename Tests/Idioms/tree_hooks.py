"""What notices that the user left a child's view by a gesture: facts of the view, hooks of it, and hooks of the parent.

Each form adds to the tree: `kept`, statements of the child's builder; `own`, functions of the child's view; the others
are parts of the parent: functions of its view, its interactor and its router.
"""
from project import braces
from screen import type_text


def hidden_back_button(tree):
    """views A6: the back button is hidden, so that nothing pops the view."""
    tree.kept.append('viewController.navigationItem.hidesBackButton = true')


def left_item(tree):
    """views A6: an item on the left takes the place of the back button, and switches the gesture off."""
    tree.kept.append(tree.sentence.pick('left item', [
        'viewController.navigationItem.leftBarButtonItem = UIBarButtonItem()',
        'viewController.navigationItem.setHidesBackButton(true, animated: false)',
        'viewController.navigationItem.setLeftBarButton(UIBarButtonItem(), animated: false)']))


def full_screen(tree):
    """views 3.2: a style that a swipe does not dismiss."""
    tree.kept.append('viewController.modalPresentationStyle = ' + tree.sentence.pick('style', [
        '.fullScreen', '.overFullScreen', 'UIModalPresentationStyle.fullScreen']))


def modal(tree):
    """views 3.3: the view does not let itself be dismissed."""
    tree.kept.append('viewController.isModalInPresentation = true')


def removal_notifier(tree):
    """views A4: the child's view notifies its listener when it was removed."""
    removed = 'isMovingFromParent' if tree.pushed else 'isBeingDismissed'
    forms = [
        [f'if {removed} {{ listener?.didTapClose() }}'],
        [f'guard {removed} else {{ return }}', 'listener?.didTapClose()'],
        ['if isMovingFromParent || isBeingDismissed {', '    listener?.didTapClose()', '}'],
    ]
    tree.own.append(braces('override func viewDidDisappear(_ animated: Bool) {', [
        'super.viewDidDisappear(animated)', *tree.sentence.pick('test of the removal', forms)]))


def left_parent(tree):
    """views A4: the child's view notifies its listener when it has no parent any more."""
    tree.own.append(braces('override func didMove(toParent parent: UIViewController?) {', [
        'super.didMove(toParent: parent)', 'if parent == nil { listener?.didTapClose() }']))


def parent_reappears(tree):
    """views 4.2 and 6.1: the parent's view tells its listener that it is on top again, which detaches the child."""
    tested = tree.sentence.pick('test of the top', [
        'if navigationController?.topViewController === self { listener?.didReturn() }',
        'guard navigationController?.topViewController === self else { return }'])
    told = [tested] if 'didReturn' in tested else [tested, 'listener?.didReturn()']
    tree.of_view.append(braces('override func viewDidAppear(_ animated: Bool) {', [
        'super.viewDidAppear(animated)', *told]))
    returning(tree)


def returning(tree):
    tree.told.append('func didReturn()')
    tree.of_interactor.append(braces('func didReturn() {', ['router?.detachDetail()']))


def parent_observes(tree):
    """views 4.2: the parent's view is the delegate of the navigation controller, and is told which view is shown."""
    tree.of_view += [
        braces('override func viewWillAppear(_ animated: Bool) {', [
            'super.viewWillAppear(animated)', 'navigationController?.delegate = self']),
        braces('func navigationController(_ navigationController: UINavigationController, '
            'didShow viewController: UIViewController, animated: Bool) {', [
                'if viewController === self { listener?.didReturn() }'])]
    tree.supertypes.append('UINavigationControllerDelegate')
    returning(tree)


def parent_styles(tree):
    """views 4.2: the delegate of the navigation controller only styles its bar, so that nobody is told of the pop."""
    tree.of_view += [
        braces('override func viewWillAppear(_ animated: Bool) {', [
            'super.viewWillAppear(animated)', 'navigationController?.delegate = self']),
        braces('func navigationController(_ navigationController: UINavigationController, '
            'didShow viewController: UIViewController, animated: Bool) {', [
                'navigationController.navigationBar.prefersLargeTitles = viewController === self'])]
    tree.supertypes.append('UINavigationControllerDelegate')


def unrelated_disappearance(tree):
    """views 4.2: what the view does when it disappears notifies nobody."""
    tree.own.append(braces('override func viewDidDisappear(_ animated: Bool) {', [
        'super.viewDidDisappear(animated)', 'print("gone")']))


def nothing(tree):
    """views 3.1 and 4.1: nothing keeps the view, and nothing notices that it is gone."""


def proxy(tree):
    tree.project.add('Common/PresentationProxy.swift', '\n\n'.join([
        type_text('protocol PresentationProxyDelegate: AnyObject', [['func presentationDidDismiss()']]),
        type_text('final class PresentationProxy: NSObject, UIAdaptivePresentationControllerDelegate', [
            ['weak var delegate: PresentationProxyDelegate?'],
            braces('func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {', [
                'delegate?.presentationDidDismiss()'])])]))
    tree.members.append('let presentationProxy = PresentationProxy()')
    tree.starts.append('presentationProxy.delegate = self')
    tree.conformances.append('PresentationProxyDelegate')
    tree.interactable.append('var presentationProxy: PresentationProxy { get }')


ASSIGNED = '{0}.viewControllable.uiviewController.presentationController?.delegate = interactor.presentationProxy'


def presentation_delegate(tree):
    """views 3.3: the router sets a delegate of the presentation, which tells the parent's interactor to detach."""
    proxy(tree)
    tree.of_interactor.append(braces('func presentationDidDismiss() {', ['router?.detachDetail()']))
    tree.shows.append(ASSIGNED)


def delegate_not_set(tree):
    """views 3.3: there is a delegate of presentations, which nobody sets."""
    proxy(tree)
    tree.of_interactor.append(braces('func presentationDidDismiss() {', ['router?.detachDetail()']))


def delegate_ignores(tree):
    """views 3.3: the delegate of the presentation tells the parent's interactor, which does nothing."""
    proxy(tree)
    tree.of_interactor.append(braces('func presentationDidDismiss() {', []))
    tree.shows.append(ASSIGNED)


KEPT = {True: hidden_back_button, False: full_screen}
HOOKED = {
    True: [hidden_back_button, left_item, removal_notifier, left_parent, parent_reappears, parent_observes],
    False: [full_screen, modal, removal_notifier, presentation_delegate],
}
NOT_KEPT = {
    True: [nothing, unrelated_disappearance, parent_styles],
    False: [nothing, unrelated_disappearance, delegate_not_set, delegate_ignores],
}
OF_PARENT = [parent_reappears, parent_observes, parent_styles, presentation_delegate, delegate_not_set, delegate_ignores]


def keep(tree, is_sibling=False):
    """Chooses what keeps a child's view from being left, or notices that it was."""
    tree.kept, tree.own, tree.shows = [], [], []
    tree.of_view, tree.told, tree.of_interactor, tree.supertypes = [], [], [], []
    tree.members, tree.starts, tree.conformances, tree.interactable = [], [], [], []
    if tree.violation in ('navigation_pop_unhandled', 'modal_swipe_dismiss_unhandled'):
        forms = NOT_KEPT[tree.pushed]
    elif tree.violation == 'none':
        forms = [form for form in HOOKED[tree.pushed] if not is_sibling or form not in OF_PARENT]
    else:
        forms = [KEPT[tree.pushed]]
    form = tree.sentence.pick('left by a gesture', forms)
    tree.has_delegate = form in (presentation_delegate, delegate_ignores)
    form(tree)
