import Foundation
import Testing

/// What `riblint tree --focus` shows of one RIB.
@Suite struct TreeCardTests {
    private func run(_ arguments: [String], over code: String = TreeSample.app) throws -> Riblint.Outcome {
        try TreeSample.run(arguments, over: code)
    }

    @Test func showsParents() throws {
        #expect(
            try run(["--focus", "Page"]).text == """
                Page
                  builder     PageBuilder         App.swift:11
                  interactor  PageInteractor      App.swift:5
                  router      PageRouter          App.swift:10
                  view        PageViewController  App.swift:9
                Parents:
                ├─ Book  presented (sheet, swipe unhandled), closes
                │    no hook handles a swipe
                │    attached by:
                │      the calls begin in 'BookInteractor.tap()'  App.swift:24
                │      'open' is called here  App.swift:24
                │      the child is attached here  App.swift:35
                │    detached by:
                │      'pageDidClose' is called here  App.swift:7
                │      'close' is called here  App.swift:26
                │      the child is detached here  App.swift:41
                └─ ✗ Book  presented (sheet, swipe unhandled), open
                     no call in BookRouter detaches it  App.swift:48
                     no hook handles a swipe
                     attached by:
                       the calls begin in 'BookInteractor.hold()'  App.swift:25
                       'lend' is called here  App.swift:25
                       the child is attached here  App.swift:48
                Children:
                  no code that is analyzed builds one
                Findings:
                  note[builder_skips_component] \(TreeCardTests.notes[0])  App.swift:11
                  warning[interactor_listener_not_set] \(TreeCardTests.notes[1])  App.swift:13

                """)
    }

    private static let notes = [
        "'PageBuilder' creates 'PageRouter' without a component; no consequence was found.",
        "'PageInteractor' uses 'listener', but is created here without one: what it sends its parent is lost.",
    ]

    /// Those that a comment suppresses or the baseline accepts are marked. The fingerprints of JSON are those of
    /// `riblint lint`, without suppressed findings.
    @Test func listsFindings() throws {
        let suppressed = "// riblint:disable:next router_not_assigned - a test\n    weak var router: BookRouting?"
        let code = TreeSample.app.replacing("weak var router: BookRouting?", with: suppressed)
        let text = try run(["--focus", "Book"], over: code).text
        let rules = text.components(separatedBy: "Findings:\n")[1].split(separator: "\n").map {
            $0.prefix { $0 != "]" }
        }
        #expect(
            rules == [
                "  error[router_not_assigned", "  warning[attach_without_guard",
                "  warning[modal_swipe_dismiss_unhandled",
                "  warning[attached_never_detached", "  warning[modal_swipe_dismiss_unhandled",
            ], "\(text)")
        let marked = text.split(separator: "\n").filter { $0.contains(" (suppressed: a test)  App.swift:") }
        #expect(marked.count == 1 && marked[0].contains("router_not_assigned"), "\(text)")
        let json = try run(["--format", "json"], over: code)
        let object = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let ribs = try #require(object["ribs"] as? [[String: Any]])
        let found = ribs.flatMap { $0["findings"] as? [String] ?? [] }
        let reported = try TreeSample.lint(over: code)
        #expect(found.count == 6 && Set(found) == Set(reported))
        let tree = try SampleTree([
            "App.swift": TreeSample.diamond, ".riblint.yml": "disabled_rules: [all]\n",
        ])
        let silent = try Riblint.run(["tree", "--focus", "Left"], in: tree.root)
        #expect(silent.text.hasSuffix("Findings:\n  none\n"), "\(silent.errors)")
        let known = try SampleTree(["App.swift": TreeSample.app])
        #expect(try Riblint.run(["baseline", "create"], in: known.root).status == 0)
        let accepted = try Riblint.run(["tree", "--focus", "Book"], in: known.root).text
        let lines = accepted.components(separatedBy: "Findings:\n")[1].split(separator: "\n")
        #expect(lines.count == 5 && lines.allSatisfy { $0.contains(" (baselined)  App.swift:") }, "\(accepted)")
    }

    @Test func showsChildren() throws {
        let text = try run(["--focus", "BookRouter"]).text
        #expect(
            text.contains("Parents:\n  the app launches it\nChildren:\n├─ Page  presented (sheet, swipe unhandled),"))
        let alone = try run(["--focus", "Alone"], over: TreeSample.diamond).text
        #expect(alone.contains("Parents:\n  no code that is analyzed builds it\nChildren:\n└─ ✗ Leaf  no view, open\n"))
    }

    @Test(arguments: [
        ("modalPresentationStyle = .fullScreen", "     a swipe cannot remove its view: the style is 'fullScreen'\n"),
        ("modalPresentationStyle = style()", "     it is not known whether a hook handles a swipe\n"),
        ("isModalInPresentation = true", "     a swipe cannot remove its view\n"),
    ])
    func saysWhatASwipeDoes(_ statement: String, _ words: String) throws {
        let show = "viewController.uiviewController.present(page"
        let code = TreeSample.app.replacing(
            show, with: "page.viewControllable.uiviewController.\(statement)\n        \(show)")
        let text = try run(["--focus", "Page"], over: code).text
        #expect(text.contains(words) && !text.contains("swipe unhandled"), "\(text)")
    }

    /// The RIB, its parents and children, and the edges between them; the counts are those of the whole tree.
    @Test func narrowsJSON() throws {
        let outcome = try run(["--focus", "Shared", "--format", "json"], over: TreeSample.diamond)
        let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(
            (object["ribs"] as? [[String: Any]])?.map { $0["id"] as? String } == ["Leaf", "Left", "Right", "Shared"])
        #expect((object["edges"] as? [[String: Any]])?.map { $0["parent"] as? String } == ["Left", "Right", "Shared"])
        #expect(object["roots"] as? [String] == ["Shared"])
        #expect((object["summary"] as? [String: Int])?["ribs"] == 6)
    }

    @Test(arguments: [
        (["--focus", "Leef"], "unknown RIB 'Leef'; did you mean 'Leaf'?"),
        (["--focus", "Leaf", "--root", "Top"], "--focus and --root exclude each other; remove one"),
        (["--focus", "Leaf", "--to", "Top"], "--focus and --to exclude each other; remove one"),
        (["--focus", "Leaf", "--open"], "--focus and --open exclude each other; remove one"),
        (["--focus", "Leaf", "--depth", "1"], "--focus and --depth exclude each other; remove one"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let outcome = try run(arguments, over: TreeSample.diamond)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }
}
