import RuleKit
import SourceText

/// A small project that combines tabs, Hangul, an emoji of several scalars, CRLF, a path with special bytes, multi-line
/// ranges, locations in several files, both kinds of fixes, and every kind of notice.
enum ProjectSample {
    static var report: Report {
        var summary = Report.Summary()
        (summary.files, summary.analyzedFiles) = (3, 5)
        summary.ribs = 1
        summary.errors = 2
        summary.warnings = 1
        summary.suppressed = 3
        summary.notAnalyzed = 1
        summary.fixable = 1
        summary.unsafelyFixable = 1
        return Report(
            toolVersion: "0.1.0", isComplete: false, summary: summary, diagnostics: [subscription, dismissal, router],
            notices: notices, rules: [Rule.selfDismissal.page, Rule.strongRouter.page, Rule.unresetBag.page]
        )
    }

    static let interactor = SampleFile(
        "Sources/LoggedIn/LoggedInInteractor.swift",
        """
        final class LoggedInInteractor: PresentableInteractor<LoggedInPresentable> {
        \tlet 이름 = "👨‍👩‍👧"; var router: LoggedInRouting?
            private let bag = DisposeBag()

            override func didBecomeActive() {
                service.stream
                    .subscribe(onNext: { [weak self] value in
                        self?.show(value)
                    })
                    .disposed(by: bag)
            }
        }

        """
    )

    static let viewController = SampleFile(
        "Sources/LoggedIn/LoggedInViewController.swift",
        [
            "final class LoggedInViewController: UIViewController {", "    @objc func closeTapped() {",
            "        finish()", "    }", "",
            "    func finish() {", "        dismissQuietly()", "    }", "}", "",
        ].joined(separator: "\r\n")
    )

    static let base = SampleFile(
        path: Array("Sources/Base/My App 100%,#1\n".utf8) + [0xFF] + Array(".swift".utf8),
        bytes: Array("extension UIViewController {\n    func dismissQuietly() { dismiss(animated: true) }\n}\n".utf8)
    )

    private static var router: Diagnostic {
        Diagnostic(
            rule: "strong_router", severity: .error,
            message: "'LoggedInInteractor' keeps its router 'router' strongly.",
            help: "Declare 'router' weak.", rib: "LoggedIn", symbol: "LoggedInInteractor.router",
            fingerprint: "0123456789abcdef",
            lineHash: "54703d4cd895b18:1", location: interactor.location("router"), related: [], path: [],
            fixes: [
                .init(
                    title: "Make 'router' weak", isSafe: true, edits: [.init(location: insertion, replacement: "weak ")]
                )
            ]
        )
    }

    /// The location where `weak` is inserted: an empty range before `var`.
    private static var insertion: Location {
        let offset = interactor.location("var router").start.offset
        return interactor.location(offset, offset)
    }

    private static var subscription: Diagnostic {
        let chain =
            interactor.location("service.stream").start.offset..<interactor.location(".disposed(by: bag)").end.offset
        return Diagnostic(
            rule: "unreset_dispose_bag", severity: .warning,
            message: "Nothing empties 'bag' at deactivation; use 'handlers[key](value)'.",
            help: "Use 'disposeOnDeactivate(interactor: self)'.", rib: "LoggedIn",
            symbol: "LoggedInInteractor.didBecomeActive()",
            fingerprint: "fedcba9876543210", lineHash: "180aee12dab6264:1",
            location: interactor.location(chain.lowerBound, chain.upperBound),
            related: [.init(location: interactor.location("bag = DisposeBag()"), message: "the [own] bag")], path: [],
            fixes: [
                .init(
                    title: "Dispose on deactivation", isSafe: false,
                    edits: [
                        .init(
                            location: interactor.location(".disposed(by: bag)"),
                            replacement: ".disposeOnDeactivate(interactor: self)")
                    ]
                )
            ]
        )
    }

    private static var dismissal: Diagnostic {
        let location = viewController.location("dismissQuietly")
        return Diagnostic(
            rule: "view_self_dismissal", severity: .error,
            message: "'LoggedInViewController' removes itself and tells no listener.",
            help: "Tell the listener and let the router dismiss it.", rib: nil,
            symbol: "LoggedInViewController.finish()",
            fingerprint: "00000000deadbeef", lineHash: "a23a3dc5e078b07b:1", location: location,
            related: [
                .init(location: base.location("dismiss(animated: true)"), message: "removes the view"),
                .init(location: interactor.location("LoggedInPresentable"), message: "has a listener"),
                .init(location: interactor.location("didBecomeActive"), message: "starts here"),
            ],
            path: [
                .init(location: viewController.location("closeTapped"), message: "'closeTapped()' is called by a tap."),
                .init(location: viewController.location("finish"), message: "calls 'finish()'."),
                .init(location: location, message: "calls 'dismissQuietly()'"),
                .init(location: base.location("dismiss(animated: true)"), message: "removes the view"),
            ],
            fixes: []
        )
    }

    private static let notices = [
        Notice(.parseError, path: base.path, line: 3, message: "2 syntax errors"),
        Notice(.notAnalyzed, path: SourcePath("Sources/UTF16.swift"), message: "Not analyzed: UTF-16."),
        Notice(.unresolved, message: "strong_router kept silent about 2 types."),
    ]
}

extension Rule {
    static let strongRouter = Rule(
        "strong_router", in: .ownership, as: .error,
        documentation: RuleDocumentation(
            summary: "An interactor holds its router strongly.",
            reason: "The router owns the interactor, so neither is ever freed.",
            howItWorks: "Stored properties of router type that are not weak.",
            limitations: "Types that are not in the sources.",
            example: RuleExample("- var router: Routing?\n+ weak var router: Routing?")),
        fixes: .always
    ) { _ in }

    static let unresetBag = Rule(
        "unreset_dispose_bag", in: .subscriptions, as: .warning, isDefault: false,
        documentation: RuleDocumentation(
            summary: "A bag that nothing empties.", reason: "Subscriptions go on after the RIB is gone.",
            howItWorks: "Like handlers[key](value).", limitations: "None.",
            example: RuleExample("- let bag = DisposeBag()\n-\n- let more = bag\n-\n+ let s = \"```\"")),
        fixes: .sometimes
    ) { _ in }

    static let selfDismissal = Rule(
        "view_self_dismissal", in: .dismissal, as: .note,
        documentation: RuleDocumentation(
            summary: "A view removes itself.", reason: "The RIB stays attached.", howItWorks: "Calls.",
            limitations: "None.",
            example: RuleExample("- dismiss(animated: true)\n+ listener?.close()"))
    ) { _ in }
}
