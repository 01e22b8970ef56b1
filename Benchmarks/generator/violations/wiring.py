"""Parts of a RIB that are not connected, or created too often."""

from generator.violations.form import Form, adds, adds_file, anything, view

INTERACTOR, ROUTER, BUILDER = "Interactor.swift", "Router.swift", "Builder.swift"


def unassigned_router(draft, at):
    draft.remove(ROUTER, "        interactor.router = self\n")
    draft.replace(INTERACTOR, "    weak var router: %NameRouting?\n", f"    weak var {at}router: %NameRouting?\n")


def unset_listener(draft, at):
    draft.remove(BUILDER, "        interactor.listener = listener\n")
    draft.replace(BUILDER, "let interactor = %NameInteractor(", f"let interactor = {at}%NameInteractor(")


def deaf_presenter(draft, at):
    draft.remove(INTERACTOR, "        presenter.listener = self\n")
    draft.replace(INTERACTOR, "final class %NameInteractor:", f"final class {at}%NameInteractor:")


def early_use(draft, at):
    place = "        super.init(presenter: presenter)\n" if draft.rib.has_view else "        super.init()\n"
    draft.after(INTERACTOR, place, f"        {at}listener?.%nameDidClose()\n")


def base_without_super(draft, at):
    rib = draft.rib
    base = "PresentableInteractor<%NamePresentable>" if rib.has_view else "Interactor"
    draft.replace(INTERACTOR, f"final class %NameInteractor: {base},",
        f"""class %NameBaseInteractor: {base} {{
    override func didBecomeActive() {{
        super.didBecomeActive()
        print("%name")
    }}
}}

final class %NameInteractor: %NameBaseInteractor,""")
    draft.replace(INTERACTOR,
        "    override func didBecomeActive() {\n        super.didBecomeActive()\n        analytics",
        f"    override func {at}didBecomeActive() {{\n        analytics")


def remade_view(draft, at):
    draft.at_end_of_class(BUILDER, "%NameComponent",
        f"\n    var {at}ownViewController: %NameViewController {{ %NameViewController() }}\n")
    draft.remove(BUILDER, "        let viewController = %NameViewController()\n")
    for argument in ("presenter", "viewController"):
        draft.replace(BUILDER, f"            {argument}: viewController",
            f"            {argument}: component.ownViewController")


def has_own_view(rib):
    return rib.has_view and all(kid.has_view for kid in rib.children)


def unshared_service(draft, at):
    """A component makes the service of its children's domain, a stream, at each read."""
    domain = next(kid.domain for kid in draft.rib.children if kid.domain != draft.rib.domain)
    lower = domain[0].lower() + domain[1:]
    file = "Component+Children.swift" if draft.rib.extra == "children" or not draft.rib.has_view else BUILDER
    draft.replace(file, f"    var {lower}Service: {domain}Servicing {{\n        shared {{ {domain}Service() }}\n",
        f"    var {at}{lower}Service: {domain}Servicing {{\n        {domain}Service()\n")


def supplies_two(rib):
    """Whether two children need a service of another domain."""
    others = [kid.domain for kid in rib.children if kid.domain != rib.domain]
    return len(others) >= 2 and others.count(others[0]) >= 2


def brings_service(rib):
    """Whether the dependency brings the service of the RIB's own domain."""
    return rib.parent is not None and rib.has_view and rib.extra != "children"


def second_service(draft, at):
    """A component makes the service of its domain, which its dependency brings."""
    domain = draft.rib.domain
    lower = domain[0].lower() + domain[1:]
    draft.replace(BUILDER, f"var {lower}Service: {domain}Servicing {{ dependency.{lower}Service }}\n",
        f"var {at}{lower}Service: {domain}Servicing {{\n        shared {{ {domain}Service() }}\n    }}\n")


FORMS = [
    Form("router_not_assigned", lambda rib: bool(rib.children), unassigned_router),
    Form("interactor_listener_not_set", anything, unset_listener),
    Form("presenter_listener_not_set", view, deaf_presenter),
    Form("router_or_listener_used_in_init", anything, early_use),
    adds("manual_lifecycle_call", anything, ROUTER, "%NameRouter", """
    override func didLoad() {
        super.didLoad()
        @interactor.activate()
    }
"""),
    Form("component_property_made_anew", has_own_view, remade_view),
    Form("component_property_not_shared", supplies_two, unshared_service),
    adds("shared_key_collision", anything, BUILDER, "%NameComponent", """
    var repository: %DomainRepositing {
        let remote = shared { %DomainRemoteSource() }
        return @shared { %DomainRepository(remote: remote) }
    }
"""),
    Form("missing_super_lifecycle", anything, base_without_super),
    adds_file("pluginized_component_not_bound", anything, "PluginizedComponent.swift", """\
import NeedleFoundation

protocol %NamePluginDependency: NeedleFoundation.Dependency {}
protocol %NamePluginExtension: PluginExtension {}
final class %NameNonCoreComponent: NonCoreComponent<%NamePluginDependency> {}

final class @%NamePluginComponent:
    PluginizedComponent<%NamePluginDependency, %NamePluginExtension, %NameNonCoreComponent> {}

final class %NameBootstrapComponent: BootstrapComponent {
    var pluginComponent: %NamePluginComponent { %NamePluginComponent(parent: self) }
}
"""),
    adds_file("hosted_rib_never_activated", anything, "RootHost.swift", """\
import AppFoundation
import %Framework
import UIKit

final class %NameRootHost: UIViewController {
    private var router: LaunchRouting?

    func show(in window: UIWindow) {
        let router = RootBuilder(dependency: AppComponent()).@build()
        self.router = router
        window.rootViewController = router.viewControllable.uiviewController
    }
}
"""),
    Form("inherited_dependency_shadowed", brings_service, second_service),
]
