"""Views that remove themselves, and removals that nobody is told of."""

from generator.everyday import is_wrapped
from generator.sections import presents_alert
from generator.violations.form import Form, adds, place, presented_child, pushed_child, replaces, replaces_in, silent_view

VIEW, ROUTER, INTERACTOR = "ViewController.swift", "Router.swift", "Interactor.swift"
PRESENTS = "        viewController.present(router.viewControllable, animated: true)\n"
PUSHES = "        viewController.push(router.viewControllable, animated: true)\n"
DISMISSES = "        viewController.dismissPresented(animated: true)\n"
POPS = "        viewController.pop(%child.viewControllable, animated: true)\n"

# The plain forms of other files are `leak` of a RIB: see `tree.py`.


def presents_nothing(rib):
    """Whether what an interactor dismisses can only be its own view."""
    return silent_view(rib) and rib.parent.has_view and not rib.children and not presents_alert(rib)


def loose_delegate(draft, at):
    draft.replace_in(ROUTER, "attach%Child", PRESENTS, """        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        view.presentationController?.delegate = @%ChildSheetObserver()
        viewController.uiviewController.present(view, animated: true)
""".replace("@", at))
    draft.files[ROUTER] += draft.fill("""
final class %ChildSheetObserver: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
""")
    draft.replace(ROUTER, "import AppFoundation\n", "import AppFoundation\nimport UIKit\n")


def embedded_delegate(draft, at):
    draft.replace_in(ROUTER, "attach%Child", PRESENTS, """        let view = router.viewControllable.uiviewController
        let navigation = UINavigationController(rootViewController: view)
        sheetObserver.closed = { [weak self] in self?.detach%Child() }
        @view.presentationController?.delegate = sheetObserver
        viewController.uiviewController.present(navigation, animated: true)
""".replace("@", at))
    draft.after(ROUTER, "    private let %childBuilder: %ChildBuildable\n",
        "    private let sheetObserver = %ChildSheetObserver()\n")
    draft.files[ROUTER] += draft.fill("""
final class %ChildSheetObserver: NSObject, UIAdaptivePresentationControllerDelegate {
    var closed: (() -> Void)?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        closed?()
    }
}
""")
    draft.replace(ROUTER, "import AppFoundation\n", "import AppFoundation\nimport UIKit\n")


def kept_navigation(draft, at):
    draft.replace_in(ROUTER, "attach%Child", PRESENTS, """        let view = router.viewControllable.uiviewController
        view.navigationItem.hidesBackButton = true
        if let navigation {
            navigation.pushViewController(view, animated: true)
        } else {
            let navigation = UINavigationController(rootViewController: view)
            navigation.modalPresentationStyle = .fullScreen
            self.navigation = navigation
            viewController.uiviewController.present(navigation, animated: true)
        }
""")
    draft.replace_in(ROUTER, "detach%Child", DISMISSES, f"        {at}navigation?.dismiss(animated: true)\n")
    draft.after(ROUTER, "    private let %childBuilder: %ChildBuildable\n",
        "    private var navigation: UINavigationController?\n")
    draft.replace(ROUTER, "import AppFoundation\n", "import AppFoundation\nimport UIKit\n")


def repeated_pop_fits(rib):
    """The RIB itself is pushed, so that there is something more to pop."""
    return pushed_child(rib) and not rib.is_modal and rib.parent.has_view


def swipable(draft, at):
    """The user can swipe the child's view away."""
    draft.replace_in(ROUTER, "attach%Child", PUSHES,
        "        viewController.uiviewController.navigationController?.pushViewController(\n"
        "            router.viewControllable.uiviewController, animated: true)\n")


def leaves(draft, code):
    """The view has a message of its own for its removal."""
    draft.after(VIEW, "    func didPullToRefresh()\n", "    func didLeave()\n")
    draft.at_end_of_class(INTERACTOR, "%NameInteractor",
        "\n    func didLeave() {\n        listener?.%nameDidClose()\n    }\n")
    draft.at_end_of_class(VIEW, "%NameViewController", code)


def leaves_when(hook, condition, at=""):
    return f"""
    override func {hook}(_ animated: Bool) {{
        super.{hook}(animated)
        if {condition} {{ {at}listener?.didLeave() }}
    }}
"""


def pushes_leaves(rib):
    """Whether nothing below the children is on the navigation controller, whose delegate would be theirs as well."""
    return pushed_child(rib) and not any(kid.children for kid in rib.children)


def observed_navigation(draft, at):
    draft.after(ROUTER, "    private let %childBuilder: %ChildBuildable\n"
        if draft.rib.children else "ViewControllable>, %NameRouting {\n\n",
        "    private let navigationObserver = %NameNavigationObserver()\n")
    draft.at_end_of_class(ROUTER, "%NameRouter", f"""
    override func didLoad() {{
        super.didLoad()
        viewController.uiviewController.navigationController?.{at}delegate = navigationObserver
    }}
""")
    draft.files[ROUTER] += draft.fill("""
final class %NameNavigationObserver: NSObject, UINavigationControllerDelegate {}
""")
    draft.replace(ROUTER, "import AppFoundation\n", "import AppFoundation\nimport UIKit\n")


def repeated_pop(draft, at):
    swipable(draft, at)
    draft.replace_in(ROUTER, "detach%Child", POPS, "        viewController.uiviewController.navigationController?"
        f".{at}popViewController(animated: true)\n")


def pushes_two(rib):
    """Two first children that are pushed by the router's own code, and that only close by their buttons."""
    return pushed_child(rib) and len(rib.children) > 1 and all(
        each.has_view and not is_wrapped(each) and each.base != "RemovableViewController" and not each.is_modal
        for each in rib.children[:2])


def half_return(draft, at):
    draft.replace(INTERACTOR, "protocol %NameRouting: ViewableRouting {\n",
        "protocol %NameRouting: ViewableRouting {\n    func showStart()\n")
    draft.replace(VIEW, "    func didTapClose()\n", "    func didTapClose()\n    func didTapStart()\n")
    draft.at_end_of_class(VIEW, "%NameViewController",
        "\n    @objc private func startTapped() {\n        listener?.didTapStart()\n    }\n")
    draft.at_end_of_class(INTERACTOR, "%NameInteractor",
        "\n    func didTapStart() {\n        router?.showStart()\n    }\n")
    draft.at_end_of_class(ROUTER, "%NameRouter", f"""
    func showStart() {{
        viewController.uiviewController.navigationController?.{at}popToRootViewController(animated: true)
        if let %child {{ detachChild(%child) }}
        %child = nil
    }}
""")


FORMS = [
    replaces_in("modal_swipe_dismiss_unhandled", presented_child, ROUTER, "attach%Child", PRESENTS,
        "        viewController.uiviewController.@present(router.viewControllable.uiviewController, animated: true)\n"),
    replaces_in("navigation_pop_unhandled", pushed_child, ROUTER, "attach%Child", PUSHES,
        "        viewController.uiviewController.navigationController?.@pushViewController(\n"
        "            router.viewControllable.uiviewController, animated: true)\n"),
    adds("pop_detection_without_removal_check", silent_view, VIEW, "%NameViewController", """
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        @listener?.didTapClose()
    }
"""),
    adds("incomplete_removal_check", silent_view, VIEW, "%NameViewController", """
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if @isMovingToParent { listener?.didTapClose() }
    }
"""),
    Form("presentation_delegate_not_retained", presented_child, loose_delegate),
    Form("presentation_delegate_on_embedded_child", presented_child, embedded_delegate),
    Form("unconfirmed_pop_detection", pushed_child, swipable,
        lambda draft, at: leaves(draft, leaves_when("viewWillDisappear", "isMovingFromParent", at))),
    Form("unconditional_removal_after_interactive_pop", repeated_pop_fits, repeated_pop,
        lambda draft, at: leaves(draft, leaves_when("viewDidDisappear", "isMovingFromParent"))),
    adds("removal_notifier_super_missing", lambda rib: rib.has_view and rib.base == "RemovableViewController", VIEW,
        "%NameViewController", """
    override func @viewDidDisappear(_ animated: Bool) {
        view.endEditing(true)
    }
"""),
    Form("close_signal_in_view_deinit", silent_view,
        lambda draft, at: leaves(draft, f"\n    deinit {{\n        {at}listener?.didLeave()\n    }}\n")),
    replaces("own_view_removed_without_listener", presents_nothing, INTERACTOR,
        "    func didTapClose() {\n        listener?.%nameDidClose()\n",
        "    func didTapClose() {\n        router?.viewControllable.uiviewController"
        f".@{place('uikit_in_interactor')}dismiss(animated: true)\n"),
    replaces_in("removal_does_not_match_presentation", presented_child, ROUTER, "detach%Child", DISMISSES,
        "        viewController.@pop(%child.viewControllable, animated: true)\n"),
    replaces_in("removal_does_not_match_presentation", pushed_child, ROUTER, "detach%Child", POPS,
        "        viewController.@dismissPresented(animated: true)\n"),
    Form("navigation_delegate_overwritten", pushes_leaves, lambda draft, at: observed_navigation(draft, ""),
        observed_navigation),
    Form("dismissed_navigation_not_cleared", presented_child, kept_navigation),
    Form("several_screens_popped", pushes_two, half_return),
]
