import RIBRules
import RuleKit
import TestSupport
import Testing

/// Paths through a view's functions that call each other, and which function a call reaches.
@Suite struct ViewPathTests {
    private func symbols(_ code: String) -> [String] {
        let text = """
            import RIBs
            import UIKit

            protocol PagePresentableListener: AnyObject {
                func didClose()
            }

            final class PageViewController: UIViewController, PagePresentable, PageViewControllable {
                weak var listener: PagePresentableListener?
            \(code)
            }

            protocol PagePresentable: Presentable {
                var listener: PagePresentableListener? { get set }
            }

            protocol PageViewControllable: ViewControllable {
                func close(animated: Bool)
            }
            """
        return Rule.viewSelfDismissal.check(MemoryProject.make([("Sources/Page.swift", Array(text.utf8))])).map(
            \.symbol)
    }

    /// `finish` notifies on every path, so `leave` does too: whichever of the two is analyzed first.
    @Test func mutualRecursionNotifies() {
        let finish = "@objc func finish() { if !isDone { leave() }; listener?.didClose() }"
        let leave = "@objc func leave() { dismiss(animated: true); finish() }"
        #expect(symbols("var isDone = false\n\(finish)\n\(leave)") == [])
        #expect(symbols("var isDone = false\n\(leave)\n\(finish)") == [])
    }

    /// A path of `finish` without a notification is found.
    @Test func mutualRecursionMayMissNotification() {
        let finish = "@objc func finish() { if !isDone { leave() } else { listener?.didClose() } }"
        let leave = "@objc func leave() { dismiss(animated: true); if isDone { finish() } }"
        #expect(!symbols("var isDone = false\n\(finish)\n\(leave)").isEmpty)
    }

    /// `close()` is not a call of `close(animated:)`, which has no default value.
    @Test func parametersWithoutDefaultNeedAnArgument() {
        let close = "func close(animated: Bool) { dismiss(animated: animated) }"
        #expect(symbols("\(close)\n@objc func tap() { close() }") == [])
        #expect(symbols("\(close)\n@objc func tap() { close(animated: true) }") == ["PageViewController.tap()"])
    }

    @Test func parametersWithDefaultNeedNoArgument() {
        let close = "func leave(animated: Bool = true, then: (() -> Void)? = nil) { dismiss(animated: animated) }"
        for call in ["leave()", "leave(animated: true)", "leave { }", "leave(animated: true) { }", "leave(then: nil)"] {
            #expect(symbols("\(close)\n@objc func tap() { \(call) }") == ["PageViewController.tap()"], "\(call)")
        }
    }

    /// A trailing closure is the argument of a parameter without default.
    @Test func trailingClosuresAreArguments() {
        let close =
            "func leave(animated: Bool, then: @escaping () -> Void) { dismiss(animated: animated, completion: then) }"
        #expect(symbols("\(close)\n@objc func tap() { leave(animated: true) { } }") == ["PageViewController.tap()"])
    }
}
