import Foundation

/// Apps whose tree tests print.
enum TreeSample {
    /// A RIB that presents another one in two ways, of which one is never detached.
    static let app = """
        import RIBs
        import UIKit

        protocol PageListener: AnyObject { func pageDidClose() }
        final class PageInteractor: Interactor {
            weak var listener: PageListener?
            @objc func close() { listener?.pageDidClose() }
        }
        final class PageViewController: UIViewController, ViewControllable {}
        final class PageRouter: ViewableRouter<PageInteractor, ViewControllable> {}
        final class PageBuilder: Builder<EmptyDependency> {
            func build(withListener listener: PageListener) -> ViewableRouting {
                PageRouter(interactor: PageInteractor(), viewController: PageViewController())
            }
        }

        protocol BookRouting: Routing {
            func open()
            func close()
            func lend()
        }
        final class BookInteractor: Interactor, PageListener {
            weak var router: BookRouting?
            @objc func tap() { router?.open() }
            @objc func hold() { router?.lend() }
            func pageDidClose() { router?.close() }
        }
        final class BookRouter: LaunchRouter<BookInteractor, ViewControllable>, BookRouting {
            private let pageBuilder: PageBuilder
            private var page: ViewableRouting?

            func open() {
                let page = pageBuilder.build(withListener: interactor)
                self.page = page
                attachChild(page)
                viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
            }

            func close() {
                guard let page else { return }
                detachChild(page)
                self.page = nil
                viewController.uiviewController.dismiss(animated: true)
            }

            func lend() {
                let page = pageBuilder.build(withListener: interactor)
                attachChild(page)
                viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
            }
        }

        """

    /// A RIB without a view that attaches its children when it is loaded.
    ///
    /// - Parameter opened: children that an event attaches and that nothing detaches.
    static func rib(_ name: String, isLaunched: Bool = false, children: [String], opened: [String] = []) -> String {
        let base = isLaunched ? "LaunchRouter<\(name)Interactor, ViewControllable>" : "Router<\(name)Interactor>"
        let attaching = children.map { "attachChild(\($0)Builder().build())\n" }.joined()
        let opening = opened.map { "@objc func show\($0)() { attachChild(\($0)Builder().build()) }\n" }.joined()
        return """
            final class \(name)Interactor: Interactor {}
            final class \(name)Router: \(base) {
                override func didLoad() {
                    super.didLoad()
                    \(attaching)
                }
                \(opening)
            }
            final class \(name)Builder: Builder<EmptyDependency> {
                init() {}
                func build() -> Routing { \(name)Router(interactor: \(name)Interactor()) }
            }

            """
    }

    /// Layers of two RIBs, each of which both RIBs of the layer above attach.
    static func lattice(_ layers: Int) -> String {
        func names(_ layer: Int) -> [String] {
            layer == 0 ? ["Top"] : layer > layers ? [] : ["A\(layer)", "B\(layer)"]
        }
        return "import RIBs\n"
            + (0...layers).flatMap { layer in
                names(layer).map { rib($0, isLaunched: layer == 0, children: names(layer + 1)) }
            }.joined()
    }

    /// Two RIBs that attach a third one, which opens a fourth one; and a fifth one that nothing builds opens that too.
    static let diamond =
        "import RIBs\n" + rib("Top", isLaunched: true, children: ["Left", "Right"])
        + rib("Left", children: ["Shared"]) + rib("Right", children: ["Shared"])
        + rib("Shared", children: [], opened: ["Leaf"]) + rib("Leaf", children: [])
        + rib("Alone", children: [], opened: ["Leaf"])

    /// The line of a function.
    static func line(_ function: String, after name: String, in code: String) -> Int {
        let lines = code.components(separatedBy: "\n")
        let start = lines.firstIndex { $0.contains("class \(name)Router") } ?? 0
        return (lines[start...].firstIndex { $0.contains("func \(function)") } ?? 0) + 1
    }

    /// The fingerprints of the findings in one file, in order.
    static func lint(over code: String) throws -> [String] {
        let tree = try SampleTree(["App.swift": code])
        let outcome = try Riblint.run(["lint", "--format", "json"], in: tree.root)
        let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        return (object?["findings"] as? [[String: Any]] ?? []).compactMap { $0["fingerprint"] as? String }
    }

    /// Runs `riblint tree` over one file.
    static func run(_ arguments: [String], over code: String, environment: [String: String] = [:]) throws
        -> Riblint.Outcome
    {
        let tree = try SampleTree(["App.swift": code])
        let colors = ["NO_COLOR": ""].merging(environment) { $1 }
        return try Riblint.run(["tree"] + arguments, in: tree.root, environment: colors)
    }
}
