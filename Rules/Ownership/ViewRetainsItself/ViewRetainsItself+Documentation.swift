import RuleKit

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
