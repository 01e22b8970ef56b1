"""Objects that keep what keeps them, or that nothing keeps."""

from generator.violations.form import Form, adds, adds_file, anything, child, replaces, view

VIEW, INTERACTOR, BUILDER, ROUTER = "ViewController.swift", "Interactor.swift", "Builder.swift", "Router.swift"


def owned_helper(draft, at):
    draft.at_end_of_class(VIEW, "%NameViewController", """
    private lazy var helper = %NameScrollHelper(owner: self)

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        helper.scrollToTop()
    }
""")
    draft.files[VIEW] += draft.fill(f"""
final class %NameScrollHelper {{
    private let {at}owner: %NameViewController

    init(owner: %NameViewController) {{
        self.owner = owner
    }}

    func scrollToTop() {{
        owner.view.endEditing(true)
    }}
}}
""")


FORMS = [
    replaces("strong_listener_in_view", view, VIEW, "    weak var listener: %NamePresentableListener?\n",
        "    var @listener: %NamePresentableListener?\n"),
    replaces("strong_listener_in_interactor", anything, INTERACTOR, "    weak var listener: %NameListener?\n",
        "    var @listener: %NameListener?\n"),
    adds("view_holds_interactor", view, VIEW, "%NameViewController", "\n    var @interactor: %NameInteractor?\n"),
    adds("view_retains_itself", view, VIEW, "%NameViewController", """
    private lazy var closing: () -> Void = @{ self.listener?.didTapClose() }

    func closeLater() {
        DispatchQueue.main.async(execute: closing)
    }
"""),
    Form("owned_object_retains_view", view, owned_helper),
    adds("weak_self_force_unwrap_in_factory", anything, BUILDER, "%NameComponent", """
    var makeAnalytics: () -> Analytics {
        { [weak self] in @self!.analytics }
    }
"""),
    adds("component_retain_cycle", lambda rib: child(rib) and rib.parent.has_view, BUILDER, "%NameComponent", """
    lazy var @%childBuilder: %ChildBuildable = %ChildBuilder(dependency: self)
"""),
    adds("builder_retains_component", anything, BUILDER, "%NameBuilder", """
    private lazy var @ownComponent = %NameComponent(dependency: dependency)

    func warmUp() {
        ownComponent.analytics.log(.screen("%name"))
    }
"""),
    adds_file("launch_router_not_retained", anything, "SceneDelegate.swift", """\
import AppFoundation
import %Framework
import UIKit

final class %NameSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        let router = RootBuilder(dependency: AppComponent()).build()
        @router.launch(from: window)
    }
}
"""),
    adds("view_kept_by_system", view, VIEW, "%NameViewController", """
    private lazy var clock = Timer.@scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
        self.view.setNeedsLayout()
    }

    func startClock() {
        clock.tolerance = 1
    }
"""),
    adds("alert_retains_itself", view, VIEW, "%NameViewController", """
    func confirmLeaving() {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in @alert.title = self.title })
        present(alert, animated: true)
    }
"""),
    adds("unowned_self_outlives_rib", view, VIEW, "%NameViewController", """
    func scrollLater() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [unowned @self] in
            self.view.endEditing(true)
        }
    }
"""),
    adds("interactor_retained_by_own_object", anything, INTERACTOR, "%NameInteractor", """
    private lazy var closing: () -> Void = { @self.listener?.%nameDidClose() }

    func closeLater() {
        DispatchQueue.main.async(execute: closing)
    }
"""),
]
