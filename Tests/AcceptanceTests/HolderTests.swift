import Foundation
import LintEngine
import RIBRules
import RuleKit
import SourceText
import Testing

/// What may hold an object, in small projects: the line that holds it is a candidate, and its twin with a weak reference
/// or an end is not.
@Suite struct HolderTests {
    /// Code that holds an object on the line with `HOLD`, and what replaces it in the twin.
    struct Holder: Sendable, CustomTestStringConvertible {
        let name: String
        /// The type that is asked about, or a log.
        var question = "<App.HomeInteractor: 7> has leaked."
        let code: String
        let strong: String
        let weak: String
        var certainty = LeakReport.Certainty.certain

        var testDescription: String { name }
    }

    private static let rib = """
        import RIBs
        import RxSwift
        import UIKit

        protocol HomePresentable: Presentable {}
        protocol HomePresentableListener: AnyObject { func close() }
        protocol HomeRouting: ViewableRouting {}
        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {}
        final class HomeBuilder: Builder<EmptyDependency> {
            func build() -> HomeRouting {
                let view = HomeViewController()
                return HomeRouter(interactor: HomeInteractor(presenter: view), viewController: view)
            }
        }
        """

    private static func interactor(_ members: String) -> String {
        """
        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
            func close() {}
        \(members)
        }
        """
    }

    private static func view(_ members: String) -> String {
        """
        final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
        \(members)
        }
        """
    }

    static let holders = [
        Holder(
            name: "listener of a view", code: interactor("") + "\n" + view("    HOLD"),
            strong: "var listener: HomePresentableListener?", weak: "weak var listener: HomePresentableListener?"),
        Holder(
            name: "interactor in a view", code: interactor("") + "\n" + view("    HOLD"),
            strong: "var owner: HomeInteractor?", weak: "weak var owner: HomeInteractor?"),
        Holder(
            name: "router", question: "HomeRouter", code: interactor("    HOLD") + "\n" + view(""),
            strong: "var router: HomeRouting?", weak: "weak var router: HomeRouting?"),
        Holder(
            name: "closure of a view", question: "<<App.HomeViewController: 0x7>: 7> has leaked.",
            code: interactor("")
                + "\n" + view("    private var done: (() -> Void)?\n    func show() {\n        HOLD\n    }"),
            strong: "done = { self.dismiss(animated: true) }", weak: "done = { [weak self] in _ = self }"),
        Holder(
            name: "object of a view", question: "<<App.HomeViewController: 0x7>: 7> has leaked.",
            code: """
                final class Helper {
                    HOLD
                }
                """ + "\n" + interactor("")
                    + "\n"
                    + view("    private let helper = Helper()\n    override func viewDidLoad() { helper.owner = self }")
            ,
            strong: "var owner: HomeViewController?", weak: "weak var owner: HomeViewController?"),
        Holder(
            name: "subscription",
            code: interactor(
                """
                    private let bag = DisposeBag()
                    private let taps = PublishSubject<Void>()
                    override func didBecomeActive() {
                        super.didBecomeActive()
                        HOLD
                    }
                """) + "\n" + view(""),
            strong: "taps.subscribe(onNext: { self.close() }).disposed(by: bag)",
            weak: "taps.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag)"),
        Holder(
            name: "task",
            code: interactor(
                """
                    override func didBecomeActive() {
                        super.didBecomeActive()
                        HOLD
                    }
                """) + "\n" + view(""),
            strong: "Task { while true { try? await Task.sleep(nanoseconds: 1); self.close() } }",
            weak: "Task { [weak self] in while true { try? await Task.sleep(nanoseconds: 1); self?.close() } }"),
        Holder(
            name: "observer",
            code: interactor(
                """
                    override func didBecomeActive() {
                        super.didBecomeActive()
                        HOLD
                    }
                """) + "\n" + view(""),
            strong:
                "NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in self.close() }",
            weak: "NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) "
                + "{ [weak self] _ in self?.close() }"),
        Holder(
            name: "static property",
            code: "enum Cache {\n    HOLD\n}\n" + interactor("") + "\n" + view(""),
            strong: "static var last: HomeInteractor?", weak: "static weak var last: HomeInteractor?",
            certainty: .possible),
        Holder(
            name: "global", code: "HOLD\n" + interactor("") + "\n" + view(""),
            strong: "var last: HomeInteractor?", weak: "weak var last: HomeInteractor?", certainty: .possible),
        Holder(
            name: "property by protocol",
            code: "final class Service {\n    HOLD\n}\n" + interactor("") + "\n" + view(""),
            strong: "var client: HomePresentableListener?", weak: "weak var client: HomePresentableListener?",
            certainty: .possible),
        Holder(
            name: "collection", code: "final class Service {\n    HOLD\n}\n" + interactor("") + "\n" + view(""),
            strong: "var clients: [String: [HomeInteractor]] = [:]", weak: "var clients: [String: [Int]] = [:]",
            certainty: .possible),
        Holder(
            name: "tuple", code: "final class Service {\n    HOLD\n}\n" + interactor("") + "\n" + view(""),
            strong: "var pair: (Int, HomeInteractor)?", weak: "var pair: (Int, HomeInteractor.Type)?",
            certainty: .possible),
        Holder(
            name: "payload", code: "enum State {\n    HOLD\n}\n" + interactor("") + "\n" + view(""),
            strong: "case open(HomeInteractor)", weak: "case open(() -> HomeInteractor?)", certainty: .possible),
        Holder(
            name: "local in a stored closure",
            code: """
                final class Service {
                    private var done: (() -> Void)?
                    func watch(_ client: HomeInteractor) {
                        HOLD
                    }
                }
                """ + "\n" + interactor("") + "\n" + view(""),
            strong: "done = { client.close() }", weak: "done = { [weak client] in client?.close() }",
            certainty: .possible),
    ]

    private func answer(_ holder: Holder, _ line: String) throws -> (LeakReport.Answer, line: Int) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "riblint-holder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = HolderTests.rib + "\n\n" + holder.code.replacing("HOLD", with: line) + "\n"
        try text.write(to: folder.appending(path: "Home.swift"), atomically: true, encoding: .utf8)
        let question: LeakQuestion =
            holder.question.contains(" ") ? .log(Array(holder.question.utf8)) : .type(holder.question)
        var request = LintRequest(paths: [SourcePath(folder.path)])
        (request.configuration, request.baseline, request.root) = (.isolated, .none, SourcePath(folder.path))
        let report = try LintEngine(catalog: catalog, toolVersion: "test").triage(question, request).report
        let number = try #require(
            text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                $0.contains(line)
            })
        return (try #require(report.answers.first), number + 1)
    }

    @Test(arguments: holders) func strongReferenceIsFirst(_ holder: Holder) throws {
        let (answer, line) = try answer(holder, holder.strong)
        let first = try #require(answer.candidates.first)
        #expect(first.location.start.line == line)
        #expect(first.certainty == holder.certainty)
    }

    @Test(arguments: holders) func weakReferenceIsNoCandidate(_ holder: Holder) throws {
        let (answer, line) = try answer(holder, holder.weak)
        #expect(!answer.candidates.contains { $0.location.start.line == line && $0.certainty != .ending })
    }
}
