import RIBModel
import TestSupport
import Testing

/// Functions that the configuration says attach, detach, show or remove a child.
@Suite struct ConfiguredFunctionTests {
    /// What is known of the edge to a child that `BRouter` builds and handles with some lines.
    private func edge(_ lines: String, _ change: (inout ProjectVocabulary) -> Void) -> Edge? {
        let edges = project(lines, change).tree.edges
        #expect(edges.count == 1)
        return edges.first
    }

    private func project(_ lines: String, _ change: (inout ProjectVocabulary) -> Void) -> Project {
        let text = """
            import RIBs
            import UIKit
            import Flow
            protocol ADependency: Dependency {}
            final class ABuilder: Builder<ADependency>, ABuildable {
                func build() -> ViewableRouting {
                    ARouter(interactor: AInteractor(presenter: AViewController()), viewController: AViewController())
                }
            }
            protocol ABuildable: Buildable { func build() -> ViewableRouting }
            protocol APresentable: Presentable {}
            protocol AViewControllable: ViewControllable {}
            final class AViewController: UIViewController, APresentable, AViewControllable {}
            final class AInteractor: PresentableInteractor<APresentable> {}
            final class ARouter: ViewableRouter<AInteractor, AViewControllable> {}
            final class BInteractor: Interactor {}
            final class BRouter: Router<BInteractor> {
                let a: ABuildable
                let navigation: Navigation
                private var child: ViewableRouting?
                func route() {
                    \(lines.replacing("\n", with: "\n        "))
                }
            }
            """
        var words = ProjectVocabulary()
        change(&words)
        return MemoryProject.make(
            [("Sources/App/File.swift", Array(text.utf8))], models: LibraryModels(adding: words))
    }

    /// A call that detaches a child may empty the property that holds it as well.
    @Test(arguments: [("&child", true), ("child", false)])
    func detachmentsThatEmptyTheProperty(argument: String, isCleared: Bool) throws {
        let lines = "child = a.build()\nattachChild(child!)\n}\nfunc end() {\n    navigation.close(\(argument))"
        let project = project(lines) { $0.detachments = ["close"] }
        let router = try #require(project.tree.edges.first).parent
        #expect(project.detachedSlots(of: router).map { $0.storage == .cleared } == [isCleared])
    }

    private func isAttached(_ edge: Edge?) -> Bool {
        if case .attached? = edge?.attachment { true } else { false }
    }

    /// Calls that are not analyzed, the child itself or in what they are passed.
    @Test(arguments: [
        "navigation.open(a.build(), animated: true)",
        "let child = a.build()\nnavigation.open(Step(to: child), animated: true)",
        "let child = a.build()\nlet step = Step(to: child, style: .push)\nnavigation.open(step, animated: true)",
        "navigation.open({ self.a.build() }, animated: true)",
        "Navigation.open(a.build(), animated: true)",
        "let child = a.build()\nchild.open(self, animated: true)",
    ])
    func unresolvedFunctions(lines: String) {
        #expect(!isAttached(edge(lines) { _ in }), "\(lines)")
        for word in ["open", "open(_:animated:)", "open(_:animated:completion:)"] {
            #expect(isAttached(edge(lines) { $0.attachments = [word] }), "\(lines) \(word)")
        }
        for word in ["open(_:)", "open(with:animated:)", "opens"] {
            #expect(!isAttached(edge(lines) { $0.attachments = [word] }), "\(lines) \(word)")
        }
    }

    /// A call that is not analyzed may leave out arguments with default values, and pass a closure without a label.
    @Test func labelsOfUnresolvedFunctions() {
        let lines = "navigation.open(a.build()) { print(1) }"
        for word in ["open", "open(_:completion:)", "open(_:animated:completion:)"] {
            #expect(isAttached(edge(lines) { $0.attachments = [word] }), "\(word)")
        }
        for word in ["open(_:)", "open(completion:)"] {
            #expect(!isAttached(edge(lines) { $0.attachments = [word] }), "\(word)")
        }
    }

    @Test func typesDecide() {
        let lines = "navigation.open(a.build())"
        #expect(isAttached(edge(lines) { $0.attachments = ["Navigation.open"] }))
        #expect(isAttached(edge(lines) { $0.attachments = ["Flow.Navigation.open(_:)"] }))
        #expect(!isAttached(edge(lines) { $0.attachments = ["Presenter.open"] }))
    }

    @Test func detach() {
        let stored = "let child = a.build()\nattachChild(child)\nself.child = child\n"
        for line in ["navigation.close(self.child)", "navigation.close()", "child.close()"] {
            #expect(edge(stored + line) { _ in }?.detachments.isEmpty == true, "\(line)")
            #expect(edge(stored + line) { $0.detachments = ["close"] }?.detachments.count == 1, "\(line)")
            #expect(edge(stored + line) { $0.detachments = ["clos"] }?.detachments.isEmpty == true, "\(line)")
        }
    }

    @Test func show() {
        let attached = "let child = a.build()\nattachChild(child)\n"
        for line in ["navigation.put(child)", "navigation.put(child.viewControllable)", "[child].forEach(put)"] {
            let shown = edge(attached + line) { $0.showings = ["put"] }
            #expect(shown?.presentations.isEmpty == false, "\(line)")
        }
    }

    @Test(arguments: ["", "a b", "1a", "a(", "a(b)", "a(b:", "a(:)", ".a", "a..b", "a.b()c", "a-b", "a(b c:)"])
    func mistypedNames(text: String) { #expect(FunctionWord(text) == nil, "\(text)") }

    @Test func names() {
        for (text, name) in [
            ("open", "open"), ("open()", "open"), ("open(_:with:)", "open"), ("Way.open", "open"),
            ("A.Way.init(to:)", "Way"), ("Way.init", "Way"), ("init(to:)", "init"), ("öffne(_:)", "öffne"),
        ] { #expect(FunctionWord(text)?.name == name, "\(text)") }
    }
}
