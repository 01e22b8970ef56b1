"""Children that are attached, shown and detached wrongly."""

from generator.everyday import is_wrapped
from generator.view import is_own_base
from generator.violations.dismissal import DISMISSES, POPS, PRESENTS, PUSHES, ROUTER
from generator.violations.form import Form, adds, anything, child, flow, leaf_child, place, pushed_child, replaces, silent_child

INTERACTOR, VIEW = "Interactor.swift", "ViewController.swift"
GUARD = "        guard %child == nil else { return }\n"
ATTACH = "        %child = router\n        attachChild(router)\n"
# The interactor's function for the event that the first child has finished.
FINISH = '        analytics.log(.tapped(record.id, in: "%child"))\n'
HELD = "        guard let %child else { return }\n"
DETACH = "        detachChild(%child)\n        self.%child = nil\n"


def short_flow(rib):
    return flow(rib) and len(rib.children) == 1


def shows(draft):
    return PRESENTS if draft.rib.children[0].is_modal else PUSHES


def hides(draft):
    return DISMISSES if draft.rib.children[0].is_modal else POPS


def marked_function(draft, at, name):
    draft.replace(ROUTER, f"    func {name}%Child() {{\n", f"    func {at}{name}%Child() {{\n")


def unattached(draft, at):
    build = "%childBuilder.build(withListener: interactor)"
    draft.replace_in(ROUTER, "attach%Child", f"        let router = {build}\n{ATTACH}",
        f"        let router = {at}%childBuilder.build(withListener: interactor)\n        %child = router\n")


def in_init(draft, at):
    draft.replace(ROUTER, "        interactor.router = self\n", "        interactor.router = self\n        attach%Child()\n")
    draft.replace_in(ROUTER, "attach%Child", ATTACH, f"        %child = router\n        {at}attachChild(router)\n")


def unassigned(draft, at):
    draft.replace_in(ROUTER, "attach%Child", ATTACH, "        attachChild(router)\n")
    draft.replace(ROUTER, "    private var %child:", f"    private var {at}%child:")


def unshown(draft, at):
    draft.replace_in(ROUTER, "attach%Child", ATTACH + shows(draft),
        f"        %child = router\n        {at}attachChild(router)\n")


def unguarded(draft, at):
    draft.replace_in(ROUTER, "attach%Child", GUARD, "")
    draft.replace_in(ROUTER, "attach%Child", ATTACH, f"        {at}%child = router\n        attachChild(router)\n")


def undetached(draft, at):
    draft.replace_in(ROUTER, "attach%Child", ATTACH, f"        %child = router\n        {at}attachChild(router)\n")
    draft.replace_in(ROUTER, "detach%Child", HELD + hides(draft) + DETACH, "        self.%child = nil\n")


def removed_alone(draft, at):
    hidden = hides(draft).replace("        ", f"        {at}", 1)
    draft.replace_in(ROUTER, "detach%Child", hides(draft) + DETACH, f"{hidden}        self.%child = nil\n")
    # Nothing else detaches the child. One that is presented over everything cannot be left in another way.
    if not draft.rib.children[0].is_modal:
        draft.replace_in(ROUTER, "attach%Child", ATTACH,
            f"        %child = router\n        {place('attached_never_detached')}attachChild(router)\n")


def uncalled(draft, at):
    draft.replace(INTERACTOR, "    func %childDidClose() {\n        router?.detach%Child()\n",
        "    func %childDidClose() {\n        analytics.log(.tapped(\"close\", in: \"%child\"))\n")
    draft.remove(INTERACTOR, f"{FINISH}        router?.detach%Child()\n")
    requirement = place("routing_method_never_called") + "detach%Child()"
    draft.replace(INTERACTOR, "    func detach%Child()\n", f"    func {requirement}\n")
    marked_function(draft, at, "detach")


def misordered(draft, at):
    draft.replace_in(ROUTER, "detach%Child", HELD + hides(draft) + DETACH,
        "        guard let router = %child else { return }\n"
        + hides(draft).replace("%child.", "router.") + f"        %child = nil\n        {at}detachChild(%child!)\n")


def ends_upon_a_tap(rib):
    """Whether one function of the only child's view leads to the flow's end, and not a closure or a removal."""
    return short_flow(rib) and rib.children[0].taps == "target" and rib.children[0].base != "RemovableViewController"


def endless_flow(draft, at):
    """The flow ends with its only child, without removing its view."""
    for event in ("    func %childDidClose() {\n", FINISH):
        draft.replace(INTERACTOR, f"{event}        router?.detach%Child()\n", event)
    draft.remove(INTERACTOR, "    func detach%Child()\n")
    draft.replace(ROUTER, "    func cleanupViews() {\n        viewController.dismissPresented(animated: false)\n",
        f"    func {at}cleanupViews() {{\n")
    text = draft.files[ROUTER]
    start = text.index(draft.fill("\n    func detach%Child()"))
    draft.files[ROUTER] = text[:start] + text[text.index("\n    }\n", start) + len("\n    }\n"):]


def presented_over(draft, at):
    """The second child is presented while the first one is."""
    draft.replace(INTERACTOR, "    func %childDidClose() {\n        router?.detach%Child()\n",
        "    func %childDidClose() {\n        router?.attach%Second()\n")
    draft.replace_in(ROUTER, "attach%Second", "viewController.present(", f"viewController.{at}present(")


def presents_two(rib):
    return leaf_child(rib) and rib.children[0].is_modal and len(rib.children) > 1 and rib.children[1].is_modal \
        and rib.children[1].has_view and rib.children[1].base != "RemovableViewController" \
        and not is_wrapped(rib.children[1])


def unnoticed(draft, at):
    """The other event of the child no longer detaches it."""
    draft.replace(INTERACTOR, f"{FINISH}        router?.detach%Child()\n", FINISH)


def silent(draft, at):
    draft.replace(INTERACTOR, "    func didTapClose() {\n        listener?.%nameDidClose()\n",
        '    func didTapClose() {\n        analytics.log(.tapped("close", in: "%name"))\n')
    draft.replace(INTERACTOR, "    func %nameDidClose()\n", f"    func {at}%nameDidClose()\n")


def late(draft, at):
    draft.replace_in(ROUTER, "attach%Child", ATTACH, f"        {at}attachChild(router)\n        %child = router\n")


def closes_at_start(draft, at):
    draft.after(INTERACTOR, "        observeChanges()\n        load%Name()\n",
        "        if isLoading { listener?.%nameDidClose() }\n")


def pops_on_top(draft, at):
    draft.replace_in(ROUTER, "detach%Child", POPS,
        "        viewController.uiviewController.navigationController?.popViewController(animated: true)\n")


def pushes_and_is_pushed(rib):
    return pushed_child(rib) and pushed_child(rib.children[0])


def closes_under_child(draft, at):
    draft.replace(INTERACTOR, "    func %childDidClose() {\n        router?.detach%Child()\n",
        f"    func %childDidClose() {{\n        {at}listener?.%nameDidClose()\n")


def routes_late(draft, at):
    draft.replace(INTERACTOR, "    func %childDidClose() {\n        router?.detach%Child()\n",
        "    func %childDidClose() {\n        listener?.%nameDidClose()\n"
        f"        router?.{at}detach%Child()\n")


def hosts_flow(rib):
    return rib.has_view and bool(rib.children) and not rib.children[0].has_view


def host(draft, at):
    file = "Component+Children.swift" if draft.rib.extra == "children" else "Builder.swift"
    draft.replace(file, "    var %childHost: ViewControllable {", "    var %childHost: %NameViewControllable {")


def borrowed_view(draft, at):
    view = "%ParentViewControllable"
    draft.replace("Builder.swift", "    var %nameHost: ViewControllable {", f"    var %nameHost: {view} {{")
    draft.replace("Builder.swift", "    fileprivate var viewController: ViewControllable {",
        f"    fileprivate var viewController: {view} {{")
    draft.replace(ROUTER, "final class %NameRouter: Router<%NameInteractable>",
        "final class %NameRouter: ViewableRouter<%NameInteractable, %ParentViewControllable>")
    draft.replace("Builder.swift", "viewController: component.viewController",
        f"viewController: {at}component.viewController")
    draft.remove(ROUTER, "    private let viewController: ViewControllable\n")
    draft.remove(ROUTER, "        self.viewController = viewController\n")
    draft.replace(ROUTER, "super.init(interactor: interactor)",
        "super.init(interactor: interactor, viewController: viewController)")


def loads_late(rib):
    """Whether the view makes its parts in `viewDidLoad`, and its router is attached by code of the parent's own."""
    return rib.has_view and not is_own_base(rib) and rib.parent.has_view and not is_wrapped(rib)


def shows_early(draft, at):
    draft.after(VIEW, "    private let titleLabel = UILabel()\n", "    private var hintLabel: UILabel!\n")
    draft.replace(VIEW, "        layOut()\n", "        hintLabel = UILabel()\n        layOut()\n")
    draft.after(VIEW, "    func setLoading(_ isLoading: Bool) {\n", "        hintLabel.isHidden = !isLoading\n")
    draft.after(INTERACTOR, "        super.didBecomeActive()\n", f"        presenter.{at}setLoading(true)\n")


FORMS = [
    Form("present_while_presenting", presents_two, presented_over),
    Form("listener_method_never_called", leaf_child, unnoticed, silent),
    Form("child_slot_assigned_after_attach", silent_child, late, closes_at_start),
    Form("closed_with_child_on_top", pushes_and_is_pushed, pops_on_top, closes_under_child),
    Form("router_used_after_own_detach", pushes_and_is_pushed, lambda draft, at: None, routes_late),
    Form("viewless_rib_with_viewable_router", hosts_flow, host, borrowed_view),
    Form("presenter_call_before_view_load", loads_late, shows_early),
    Form("child_built_not_attached", child, unattached),
    Form("child_property_never_assigned", child, unassigned),
    Form("attached_never_shown", lambda rib: child(rib) and all(kid.has_view for kid in rib.children[0].children),
        unshown),
    Form("attached_never_detached", pushed_child, undetached),
    Form("detach_method_never_called", silent_child, uncalled),
    Form("attach_without_guard", child, unguarded),
    replaces("attach_guarded_by_trap", child, ROUTER, GUARD, "        @precondition(%child == nil)\n"),
    Form("detached_child_not_cleared", child, lambda draft, at:
        draft.replace_in(ROUTER, "detach%Child", DETACH, f"        {at}detachChild(%child)\n")),
    Form("view_removed_without_detach", silent_child, removed_alone),
    Form("wrong_child_detached", child, misordered),
    replaces("viewless_rib_left_empty", lambda rib: short_flow(rib) and not rib.children[0].children, INTERACTOR,
        "    func %childDidClose() {\n        router?.detach%Child()\n        listener?.%nameDidClose()\n",
        "    func %childDidClose() {\n        @router?.detach%Child()\n"),
    Form("viewless_cleanup_missing", ends_upon_a_tap, endless_flow),
    adds("children_changed_directly", anything, ROUTER, "%NameRouter", """
    func removeAllChildren() {
        @children.removeAll()
    }
"""),
    Form("child_attached_in_init", silent_child, in_init),
]
