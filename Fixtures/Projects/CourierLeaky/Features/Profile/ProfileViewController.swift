import AppFoundation
import CourierDomain
import MessageUI
import RIBs
import UIKit

protocol ProfilePresentableListener: AnyObject {
    func didPick(photo: Data)
    func didTapDocuments()
    func didTapSettings()
    func didTapHelp()
    func didTapSignOut()
}

final class ProfileViewController: BaseViewController, ProfilePresentable, ProfileViewControllable {
    weak var listener: ProfilePresentableListener?

    private let nameLabel = UILabel()
    private let avatarButton = UIButton(type: .custom)
    private var picker: UIImagePickerController?

    override func setUpViews() {
        title = "Profile"
        avatarButton.addTarget(self, action: #selector(avatarTapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [
            avatarButton,
            nameLabel,
            row("Documents", #selector(documentsTapped)),
            row("Settings", #selector(settingsTapped)),
            row("Help", #selector(helpTapped)),
            row("Contact us", #selector(contactTapped)),
            row("Legal", #selector(legalTapped)),
            row("Sign out", #selector(signOutTapped)),
        ])
        stack.axis = .vertical
        view.addFilling(stack)
    }

    private func row(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    // MARK: - ProfilePresentable

    func show(_ account: CourierAccount) {
        nameLabel.text = "\(account.name), \(account.rating) ★"
    }

    func showUploadFinished() {
        showMessage("Your photo is being checked")
    }

    // MARK: - ProfileViewControllable

    func popToSelf() {
        navigationController?.popToViewController(self, animated: true)
    }

    // MARK: - Actions

    @objc private func avatarTapped() {
        let picker = UIImagePickerController()
        picker.delegate = self
        self.picker = picker
        present(picker, animated: true)
    }

    @objc private func documentsTapped() { listener?.didTapDocuments() }

    @objc private func settingsTapped() { listener?.didTapSettings() }

    @objc private func helpTapped() { listener?.didTapHelp() }

    @objc private func contactTapped() {
        guard MFMailComposeViewController.canSendMail() else { return showMessage("support@courier.example") }
        let composer = MFMailComposeViewController()
        composer.setToRecipients(["support@courier.example"])
        composer.mailComposeDelegate = self
        present(composer, animated: true)
    }

    @objc private func legalTapped() {
        let notice = LegalNoticeViewController()
        notice.onAccept = { [weak self] in
            self?.dismiss(animated: true)
        }
        notice.transitioningDelegate = NoticeTransition()
        present(notice, animated: true)
    }

    @objc private func signOutTapped() {
        let sheet = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in
            self?.listener?.didTapSignOut()
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }
}

extension ProfileViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        self.picker = nil
        guard let photo = (info[.originalImage] as? UIImage)?.jpegData(compressionQuality: 0.8) else { return }
        listener?.didPick(photo: photo)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        self.picker?.dismiss(animated: true) { [weak self] in
            self?.picker = nil
        }
    }
}

extension ProfileViewController: MFMailComposeViewControllerDelegate {
    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: Error?
    ) {
        controller.dismiss(animated: true)
    }
}
