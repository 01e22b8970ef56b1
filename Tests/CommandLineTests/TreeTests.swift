import Foundation
import Testing

/// `riblint tree`: formats, limits and exit statuses.
@Suite struct TreeTests {
    private static let app = """
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

    private func tree() throws -> SampleTree { try SampleTree(["Book.swift": TreeTests.app]) }

    private func run(_ arguments: [String]) throws -> Riblint.Outcome {
        let tree = try tree()
        return try Riblint.run(["tree"] + arguments, in: tree.root)
    }

    @Test func writesText() throws {
        let outcome = try run([])
        #expect(outcome.status == 0)
        #expect(
            outcome.text == """
                Book
                ├─ Page  presented, closes
                └─ Page  presented, does not close: nothing detaches it; built at Book.swift:47
                2 RIBs, 2 edges: 1 closing, 0 permanent, 0 not known, 1 not closing

                """)
    }

    @Test func writesJSON() throws {
        let outcome = try run(["--format", "json"])
        let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(object["schemaVersion"] as? Int == 1)
        #expect(object["roots"] as? [String] == ["Book"])
        let summary = try #require(object["summary"] as? [String: Int])
        #expect(summary == ["ribs": 2, "edges": 2, "yes": 1, "permanent": 0, "unknown": 0, "no": 1])
        let edges = try #require(object["edges"] as? [[String: Any]])
        #expect(edges.map { $0["closes"] as? String } == ["yes", "no"])
        #expect(edges.map { $0["missing"] as? String } == [nil, "detach"])
        #expect(edges.map { $0["slot"] as? String } == ["Book.page", nil])
        #expect(edges.map { $0["swipe"] as? String } == ["unhandled", "unhandled"])
        let path = try #require(edges[0]["path"] as? [[String: Any]])
        #expect(
            path.map { $0["message"] as? String } == [
                "'pageDidClose' is called here", "'close' is called here", "the child is detached here",
            ])
    }

    @Test(arguments: [
        (["--fail-on", "open"], 1), (["--fail-on", "unknown"], 1), (["--fail-on", "never"], 0),
        (["--fail-on", "open", "--root", "Page"], 0), (["--fail-on", "open", "--exit-zero"], 0),
    ])
    func failsOnOpenEdges(_ arguments: [String], _ status: Int) throws {
        #expect(try Int(run(arguments).status) == status)
    }

    @Test(arguments: [
        (["--root", "Pag"], "unknown RIB 'Pag'; did you mean 'Page'?"),
        (["--depth", "0"], "invalid value '0' for --depth; expected 1 or more"),
        (["--format", "sarif"], "unknown format of tree 'sarif'"),
        (["--format", "mermaid"], "format 'mermaid' of 'riblint tree' is not available yet; use text or json"),
        (["--open"], "--open of 'riblint tree' is not available yet; remove it"),
        (["--from", "Book", "--to", "Page"], "--from of 'riblint tree' is not available yet; remove it"),
        (["--since", "HEAD"], "--since of 'riblint tree' is not available yet; remove it"),
        (["--fail-on", "often"], "unknown threshold of tree 'often'"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let outcome = try run(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test func writesFiles() throws {
        let tree = try tree()
        let outcome = try Riblint.run(["tree", "--format", "json=tree.json", "--depth", "1"], in: tree.root)
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        let data = try Data(contentsOf: tree.root.appending(path: "tree.json"))
        #expect((try JSONSerialization.jsonObject(with: data) as? [String: Any])?["edges"] != nil)
    }
}
