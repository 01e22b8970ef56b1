import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that keeps a closure which captures the view strongly.
    static let viewRetainsItself = Rule(
        "view_retains_itself", in: .ownership, as: .warning,
        documentation: .viewRetainsItself,
        fixes: .sometimes,
        inspects: Scope("closures and methods that views and their parts keep", of: [.view, .presenter]),
        configurationKeys: ["modules", "view", "presenter", "bags", "weak_wrappers"],
        each: { $0.viewObjects }
    ) { context, view in
        let project = context.project
        let found = project.retentions(of: view)
        for one in found where one.outcome == .lasting { report(one, context) }
        for one in project.selfReferences(of: view) { report(one, in: view, context) }
        guard context.recordsSkips else { return }
        for one in found where one.outcome != .lasting {
            let isEnding = one.outcome == .ending
            context.skip(
                candidate(one.capture.place, project),
                isEnding ? "is released by a subscription that ends by itself" : "is released when the view disappears",
                at: [Finding.Note(project.site(one.keeping), "this makes the view keep it")])
        }
        for closure in project.closures(of: view) where !found.contains(where: { $0.capture.place == closure.place }) {
            context.skip(
                candidate(closure.place, project),
                closure.capturesSelf ? "is not known to be kept by the view" : "does not capture 'self' strongly")
        }
        for property in project.weakSelfReferences(of: view) {
            context.skipOther(Candidate(property: property, in: project), "does not keep its value in memory")
        }
    }

    private static func candidate(_ closure: NodeReference, _ project: Project) -> Candidate {
        Candidate("The closure", at: project.start(of: closure), within: project.extent(of: closure))
    }

    private static func report(_ found: SelfRetention, _ context: RuleContext) {
        let project = context.project
        let (view, keeper) = (project.name(of: found.owner), found.keeper(in: project))
        let level = LeakLevel(ofLeakOf: found.owner, in: project)
        context.report(
            at: project.site(found.capture.use),
            "'\(view)' keeps itself alive: '\(keeper)' keeps \(found.words(in: project))\(level.words).",
            help: found.help(in: project), severity: level.severity,
            about: found.member, subject: keeper, in: found.owner,
            related: found.related(to: "view", in: project), fix: found.fix(in: project),
            life: .held(Hold(of: found.owner, by: found.owner, .closure, .lasting)))
    }

    private static func report(_ found: SelfReference, in view: TypeID, _ context: RuleContext) {
        let project = context.project
        let name = project.fullName(found.property)
        let weak = WeakFix(found.property, isClassBound: found.isClassBound, in: project)
        let level = LeakLevel(ofLeakOf: view, in: project)
        context.report(
            at: project.site(ofName: found.property),
            "'\(project.name(of: view))' keeps itself alive: it sets '\(name)', which is not weak, to itself"
                + "\(level.words).",
            help: weak.help, severity: level.severity,
            about: found.property, in: view,
            related: [Finding.Note(project.site(found.assignment), "it is set here")],
            fix: weak.fix,
            life: .held(Hold(of: view, by: view, .property, .lasting)))
    }
}

extension RuleDocumentation {
    static let viewRetainsItself = RuleDocumentation(
        summary: "A view keeps a closure that captures the view strongly.",
        reason: """
            A closure that a view's own bag, data source, layout or subview keeps, and that captures the view \
            strongly, forms a retain cycle. After the RIB is detached, the view stays in memory with everything that \
            it subscribes to, and the leak detector of RIBs raises an alarm.
            """,
        howItWorks: """
            The rule checks the closures, and the methods passed on by their name, in the code of views, of \
            presenters, and of the cells, subviews and child controllers that these name. It reports one that the \
            view keeps: in a subscription that a bag or another property of the view holds, in a stored closure of \
            the view or of an object that it owns, or in a data source, a layout or an action that is kept by the \
            view, also if a function first wraps it in another closure. The closure has to capture 'self' strongly, \
            itself or for a closure in it: a nested '[weak self]' is not enough. A strong local made of a weak 'self' \
            counts for the closures in which it is used. Rx chains that provably end by themselves are correct, and \
            so is what code reached from viewWillDisappear or viewDidDisappear clears.
            """,
        levels: """
            A note if the RIB stays as long as the app: it is attached at the start of its parent, stays a part of \
            its parent's view and is never detached, and so are its ancestors up to the app's root. What it keeps \
            alive would be alive anyway. Otherwise a warning, also for the root, which an app may replace, and if it \
            is not known whether the RIB comes and goes.
            """,
        limitations: """
            Closures that run and are released, such as those of animations, alerts and dispatch queues, are not \
            checked, and neither are closures that a service or another object keeps that the view does not own. \
            Objects that are passed to code outside the analyzed files are assumed not to be kept.
            """,
        example: RuleExample(
            """
              final class LoginViewController: UIViewController, LoginPresentable {
                  private let loginButton = UIButton()
                  private let bag = DisposeBag()
                  weak var listener: LoginPresentableListener?

                  override func viewDidLoad() {
                      super.viewDidLoad()
            -         loginButton.rx.tap.subscribe(onNext: { self.listener?.didTapLogin() })
            +         loginButton.rx.tap.subscribe(onNext: { [weak self] in self?.listener?.didTapLogin() })
                          .disposed(by: bag)
                  }
              }
            """,
            in: """
                import RIBs
                import RxCocoa
                import RxSwift
                import UIKit
                """),
        references: ["RIBs/Classes/LeakDetector/LeakDetector.swift in github.com/uber/RIBs-iOS"])
}
