import Foundation
import Testing

/// `riblint tree`: formats, limits and exit statuses.
@Suite struct TreeTests {
    private func tree() throws -> SampleTree { try SampleTree(["Book.swift": TreeSample.app]) }

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
                ├─ Page  presented (sheet, swipe unhandled), closes
                └─ ✗ Page  presented (sheet, swipe unhandled), open
                     no call in BookRouter detaches it  Book.swift:48
                2 RIBs, 2 edges: 1 close, 0 permanent, 0 not known, 1 open

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
        #expect(edges.map { $0["edge"] as? Int } == [1, 2])
        #expect(edges.map { $0["searched"] as? [String] } == [[], ["BookRouter"]])
        let place = try #require(edges[1]["missingAt"] as? [String: Any])
        #expect((place["start"] as? [String: Int])?["line"] == 48)
        let ribs = try #require(object["ribs"] as? [[String: Any]])
        #expect(ribs.map { ($0["by"] as? [String: Any])?["kind"] as? String } == ["launch", nil])
        #expect(edges.map { $0["slot"] as? String } == ["Book.page", nil])
        #expect(edges.map { $0["swipe"] as? String } == ["unhandled", "unhandled"])
        let path = try #require(edges[0]["path"] as? [[String: Any]])
        #expect(
            path.map { $0["message"] as? String } == [
                "'pageDidClose' is called here", "'close' is called here", "the child is detached here",
            ])
        let opening = try #require(edges[0]["opening"] as? [[String: Any]])
        #expect(
            opening.map { $0["message"] as? String } == [
                "the calls begin in 'BookInteractor.tap()'", "'open' is called here", "the child is attached here",
            ])
    }

    @Test func ribsHaveTheModuleOfTheirRouter() throws {
        func package(_ name: String) -> String {
            """
            import PackageDescription
            let package = Package(name: "\(name)", targets: [.target(name: "\(name)", path: "Code")])
            """
        }
        func rib(_ name: String) -> String { "import RIBs\n" + TreeSample.rib(name, children: []) }
        let tree = try SampleTree([
            "Packages/Shelf/Package.swift": package("ShelfKit"), "Packages/Shelf/Code/Shelf.swift": rib("Shelf"),
            "App/Book/Book.swift": rib("Book"), "Page.swift": rib("Page"),
        ])
        let outcome = try Riblint.run(["tree", "--format", "json"], in: tree.root)
        let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let ribs = try #require(object["ribs"] as? [[String: Any]])
        let modules = ribs.map { [$0["id"] as? String, $0["module"] as? String] }
        #expect(modules == [["Book", "App"], ["Page", nil], ["Shelf", "ShelfKit"]])
    }

    /// A navigation controller around a view is not another way in which the view is shown.
    @Test func navigationControllersWrapViews() throws {
        let page = "page.viewControllable.uiviewController"
        let wrapped = "UINavigationController(rootViewController: \(page))"
        let code = TreeSample.app.components(separatedBy: "present(\(page)")
        try #require(code.count == 3)
        let tree = try SampleTree(["Book.swift": code[0] + "present(\(wrapped)" + code[1] + "present(\(page)" + code[2]]
        )
        let outcome = try Riblint.run(["tree", "--format", "json"], in: tree.root)
        let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let edges = try #require(object["edges"] as? [[String: Any]])
        #expect(edges.map { $0["shown"] as? String } == ["modal", "modal"])
        #expect(edges.map { $0["wrapped"] as? Bool } == [true, false])
    }

    @Test(arguments: [
        (["--fail-on", "open"], 1), (["--fail-on", "unknown"], 1), (["--fail-on", "never"], 0),
        (["--fail-on", "open", "--root", "Page"], 1), (["--fail-on", "open", "--exit-zero"], 0), ([], 0),
    ])
    func failsOnOpenEdges(_ arguments: [String], _ status: Int) throws {
        #expect(try Int(run(arguments).status) == status)
    }

    @Test(arguments: [
        (["--root", "Pag"], "unknown RIB 'Pag'; did you mean 'Page'?"),
        (["--depth", "0"], "invalid value '0' for --depth; expected 1 or more"),
        (["--format", "sarif"], "unknown format of tree 'sarif'"),
        (["--format", "sarif"], "unknown format of tree 'sarif'; expected text, json, dot, mermaid and 2 more"),
        (["--hook"], "--hook does not apply to this command; remove it"),
        (["--only-rule", "strong_router"], "--only-rule does not apply to this command; remove it"),
        (["--fail-on", "error"], "unknown value for --fail-on of tree 'error'; expected open, unknown or never"),
        (["--fail-on", "often"], "unknown value for --fail-on of tree 'often'"),
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

    /// A RIB's part names it as well, and counts are those of the whole tree.
    @Test func showsAPart() throws {
        let outcome = try run(["--root", "PageInteractor"])
        #expect(
            outcome.text == """
                Page
                2 RIBs, 2 edges: 1 close, 0 permanent, 0 not known, 1 open (shown: 1 RIB, 0 edges)

                """)
    }

    /// 20 layers of two RIBs, each of which both RIBs of the layer above attach: each is expanded once.
    @Test func expandsEachRIBOnce() throws {
        let layers = 20
        func names(_ layer: Int) -> [String] {
            layer == 0 ? ["Top"] : layer > layers ? [] : ["A\(layer)", "B\(layer)"]
        }
        var code = "import RIBs\n"
        for layer in 0...layers {
            for name in names(layer) {
                code += TreeSample.rib(name, isLaunched: layer == 0, children: names(layer + 1))
            }
        }
        let tree = try SampleTree(["Lattice.swift": code])
        let outcome = try Riblint.run(["tree"], in: tree.root)
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.count == 80, "\(outcome.text)\(outcome.errors)")
        #expect(lines.last == "41 RIBs, 78 edges: 0 close, 78 permanent, 0 not known, 0 open")
        #expect(lines.count { $0.hasSuffix("(above)") } == 36)
        let cut = try Riblint.run(["tree", "--depth", "2"], in: tree.root).text
        #expect(
            cut == """
                Top
                ├─ A1  no view, permanent
                │  ├─ A2  no view, permanent … 70 below
                │  └─ B2  no view, permanent … 2 below
                └─ B1  no view, permanent
                   ├─ A2  no view, permanent (above)
                   └─ B2  no view, permanent (above)
                41 RIBs, 78 edges: 0 close, 78 permanent, 0 not known, 0 open (shown: 5 RIBs, 6 edges)

                """)
    }

    /// RIBs that nothing builds, that other code builds and that only build each other are shown.
    @Test func showsEveryRIB() throws {
        let code =
            "import RIBs\n" + TreeSample.rib("Top", isLaunched: true, children: ["Leaf"])
            + TreeSample.rib("Leaf", children: []) + TreeSample.rib("Alone", children: ["Leaf"])
            + TreeSample.rib("Ping", children: ["Pong"]) + TreeSample.rib("Pong", children: ["Ping"])
            + TreeSample.rib("Hosted", children: []) + """
                import UIKit
                final class AppCoordinator {
                    private let builder = HostedBuilder()
                    func start() { _ = builder.build() }
                }

                """
        let tree = try SampleTree(["App.swift": code])
        let before = code.components(separatedBy: "    private let builder")[0]
        let outcome = try Riblint.run(["tree"], in: tree.root)
        #expect(
            outcome.text == """
                Top
                └─ Leaf  no view, permanent

                Built outside of RIBs:
                Hosted  builder used by AppCoordinator  App.swift:\(before.components(separatedBy: "\n").count)

                Not built by any code that is analyzed:
                Alone
                └─ Leaf  no view, permanent

                Built only by each other:
                Ping
                └─ Pong  no view, permanent
                   └─ Ping  no view, permanent (recursive)
                6 RIBs, 4 edges: 0 close, 4 permanent, 0 not known, 0 open

                """, "\(outcome.errors)")
    }
}
