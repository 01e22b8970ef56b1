import RIBs
import RxCocoa
import RxSwift
import UIKit

final class TabsViewController: UITabBarController, TabsPresentable, TabsViewControllable {
    private let actionRelay = PublishRelay<TabsAction>()
    private let greeting: String

    var action: Observable<TabsAction> { actionRelay.asObservable() }

    init(greeting: String) {
        self.greeting = greeting
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(tabs: [ViewControllable]) {
        viewControllers = tabs.map { UINavigationController(rootViewController: $0.uiviewController) }
        viewControllers?.first?.navigationItem.prompt = "Welcome, \(greeting)"
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        guard motion == .motionShake else { return }
        askForLogOut()
    }

    private func askForLogOut() {
        let alert = UIAlertController(title: "End the visit?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "End", style: .destructive) { [actionRelay] _ in
            actionRelay.accept(.logOut)
        })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { [weak alert] _ in
            alert?.dismiss(animated: true)
        })
        present(alert, animated: true)
    }
}
