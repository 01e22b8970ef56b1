import RIBs
import SwiftUI
import UIKit

protocol EditProfilePresentableListener: AnyObject {
    func didTapSave(_ skipper: Skipper)
    func didCancel()
    func didDiscard()
}

final class EditProfileViewController: UIHostingController<EditProfileView>, EditProfilePresentable, EditProfileViewControllable {

    weak var listener: EditProfilePresentableListener? {
        didSet {
            model.listener = listener
        }
    }

    private let model: EditProfileViewModel

    init() {
        let model = EditProfileViewModel()
        self.model = model
        super.init(rootView: EditProfileView(model: model))
        isModalInPresentation = true
    }

    @available(*, unavailable)
    @MainActor required dynamic init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    // MARK: - EditProfilePresentable

    func show(_ skipper: Skipper) {
        model.skipper = skipper
    }

    func showNotSaved() {
        model.isFailureShown = true
    }
}
