import UIKit

protocol DoctorPresentableListener: AnyObject {
    func didTapChat()
    func didLeave()
}

final class DoctorViewController: ProfileViewController, DoctorPresentable, DoctorViewControllable {

    weak var listener: DoctorPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        showBackButton(title: "Appointments")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Chat", style: .plain, target: self, action: #selector(chatTapped))
    }

    // MARK: - PageViewController

    override func pageDidLeave() {
        super.pageDidLeave()
        listener?.didLeave()
    }

    // MARK: - DoctorPresentable

    func show(_ doctor: Doctor) {
        title = doctor.name
        portraitURL = doctor.portrait
    }

    @objc private func chatTapped() {
        listener?.didTapChat()
    }
}
