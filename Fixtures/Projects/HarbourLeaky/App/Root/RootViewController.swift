import HarbourKit
import Network
import UIKit

protocol RootPresentableListener: AnyObject {
    func didChangeReachability(isOffline: Bool)
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable, LoggedInViewControllable {

    weak var listener: RootPresentableListener?

    private let monitor = NWPathMonitor()
    private let offlineLabel = UILabel()
    private var current: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpOfflineLabel()
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async {
                self?.listener?.didChangeReachability(isOffline: path.status != .satisfied)
            }
        }
        monitor.start(queue: .global(qos: .utility))
    }

    // MARK: - RootPresentable

    func showOffline(_ isOffline: Bool) {
        offlineLabel.isHidden = !isOffline
        view.bringSubviewToFront(offlineLabel)
    }

    // MARK: - RootViewControllable, LoggedInViewControllable

    func replace(with viewController: ViewControllable?) {
        if let current {
            unembed(current)
        }
        current = viewController?.uiviewController
        if let current {
            embed(current)
        }
    }

    private func setUpOfflineLabel() {
        offlineLabel.text = "You are offline"
        offlineLabel.textAlignment = .center
        offlineLabel.backgroundColor = .systemYellow
        offlineLabel.isHidden = true
        offlineLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(offlineLabel)
        NSLayoutConstraint.activate([
            offlineLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            offlineLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            offlineLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        ])
    }
}
