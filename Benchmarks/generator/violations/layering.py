"""Parts that know or do what is for others, and code that nothing uses."""

from generator.everyday import uses_tasks
from generator.violations.form import Form, adds, anything, child, replaces, view

INTERACTOR, ROUTER, BUILDER, VIEW = "Interactor.swift", "Router.swift", "Builder.swift", "ViewController.swift"


def concrete_builder(draft, at):
    draft.replace(ROUTER, "    private let %childBuilder: %ChildBuildable\n",
        f"    private let %childBuilder: {at}%ChildBuilder\n")


def required(file, protocol, header, owner, owner_file):
    """A requirement that a class implements and nobody calls."""
    def edit(draft, at):
        draft.replace(file, header, f"{header}    func {at}refreshTitle()\n")
        draft.at_end_of_class(owner_file, owner, "\n    func refreshTitle() {\n        print(\"%name\")\n    }\n")
    return edit


def routing(draft, at):
    kind = "ViewableRouting" if draft.rib.has_view else "Routing"
    required(INTERACTOR, "%NameRouting", f"protocol %NameRouting: {kind} {{\n", "%NameRouter", ROUTER)(draft, at)


def off_main(draft, at):
    """The use case asks the session itself; from farther away, riblint does not follow the completion today."""
    draft.replace(INTERACTOR, """            DispatchQueue.main.async {
                self?.take(result)
            }
""", "            self?.take(result)\n")
    draft.replace(INTERACTOR, "        presenter.show(", f"        {at}presenter.show(")
    draft.replace("UseCase.swift", """        repository.load%Domain(since: date) { result in
            completion(result.map { records in records.filter(\\.isVisible) })
        }
""", """        let request = URLRequest(url: URL(fileURLWithPath: "%name"))
        let task = URLSession.shared.dataTask(with: request) { data, _, _ in
            completion(Result { try JSONDecoder().decode([%DomainRecord].self, from: data ?? Data()) })
        }
        task.resume()
""")


def unused_requirement(draft, at):
    draft.replace(BUILDER, "protocol %NameDependency: Dependency {\n",
        f"protocol %NameDependency: Dependency {{\n    var {at}%nameTitle: String {{ get }}\n")
    draft.files[BUILDER] += draft.fill("""
extension %NameDependency {
    var %nameTitle: String { "%Name" }
}
""")


UNREACHABLE = """\
import AppFoundation
import %Framework

protocol %NameTrialDependency: Dependency {
    var analytics: Analytics { get }
}

final class %NameTrialComponent: Component<%NameTrialDependency> {
    fileprivate var analytics: Analytics { dependency.analytics }
}

final class %NameTrialInteractor: Interactor {
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.log(.screen("%name"))
    }
}

final class %NameTrialRouter: Router<%NameTrialInteractor> {}

final class @%NameTrialBuilder: Builder<%NameTrialDependency> {
    func build() -> Routing {
        let component = %NameTrialComponent(dependency: dependency)
        return %NameTrialRouter(interactor: %NameTrialInteractor(analytics: component.analytics))
    }
}
"""

FORMS = [
    Form("unreachable_rib", anything, lambda draft, at: draft.add("Trial.swift", UNREACHABLE.replace("@", at)), ribs=1),
    replaces("interactor_knows_child", child, INTERACTOR, "    var isLoading = false\n",
        "    var isLoading = false\n    weak var @%childInteractor: %ChildInteractor?\n"),
    replaces("uikit_in_interactor", view, INTERACTOR, "    func didPullToRefresh() {\n",
        "    func didPullToRefresh() {\n"
        "        router?.viewControllable.uiviewController.@present(UIAlertController(), animated: true)\n"),
    adds("view_creates_screen", child, VIEW, "%NameViewController", """
    func show%Child() {
        @present(%ChildViewController(), animated: true)
    }
"""),
    Form("presenter_call_off_main", lambda rib: rib.has_view and not uses_tasks(rib), off_main),
    adds("dependency_leaks_past_builder", anything, INTERACTOR, "%NameInteractor",
        "\n    var @component: %NameComponent?\n"),
    Form("dependency_requirement_unused", anything, unused_requirement),
    adds("view_business_logic", view, VIEW, "%NameViewController", """
    func remember() {
        @UserDefaults.standard.set(rows.count, forKey: "%name")
    }
"""),
    adds("router_creates_child_without_builder", child, ROUTER, "%NameRouter", """
    func preview%Child(with dependency: %ChildDependency) -> %ChildComponent {
        @%ChildComponent(dependency: dependency)
    }
"""),
    Form("router_concrete_builder", child, concrete_builder),
    Form("routing_method_never_called", anything, routing),
    Form("presentable_method_never_called", view, lambda draft, at: required(
        INTERACTOR, "", "    func showError(_ message: String)\n", "%NameViewController", VIEW)(draft, at)),
    Form("presentable_listener_method_never_called", view, lambda draft, at: required(
        VIEW, "", "    func didPullToRefresh()\n", "%NameInteractor", INTERACTOR)(draft, at)),
]
