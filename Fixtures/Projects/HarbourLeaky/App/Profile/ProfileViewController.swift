import HarbourKit
import SwiftUI
import UIKit

protocol ProfilePresentableListener: AnyObject {
    func didTapEdit()
    func didTapSignOut()
}

final class ProfileViewController: UIViewController, ProfilePresentable, ProfileViewControllable {

    weak var listener: ProfilePresentableListener?

    private let model = ProfileViewModel()

    init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person"), tag: 2)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        let content = ProfileView(
            model: model,
            onEdit: { [weak self] in self?.listener?.didTapEdit() },
            onSignOut: { [weak self] in self?.confirmSignOut() }
        )
        embed(UIHostingController(rootView: content))
    }

    // MARK: - ProfilePresentable

    func show(_ skipper: Skipper) {
        model.skipper = skipper
    }

    func hideBalance() {
        model.isBalanceHidden = true
    }

    private func confirmSignOut() {
        let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in
            self?.listener?.didTapSignOut()
        })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        present(alert, animated: true)
    }
}
