import AppFoundation
import RIBs
import UIKit

protocol ProofOfDeliveryPresentableListener: AnyObject {
    func didSubmit(_ image: Data)
    func didTapSkip()
    func didTapCancel()
}

final class ProofOfDeliveryViewController: BaseViewController, ProofOfDeliveryPresentable, ProofOfDeliveryViewControllable {
    weak var listener: ProofOfDeliveryPresentableListener?

    private let recipientLabel = UILabel()
    private let imageView = UIImageView()
    private let cameraButton = UIButton(type: .system)
    private let submitButton = UIButton(type: .system)
    private let skipButton = UIButton(type: .system)
    private let cancelButton = UIButton(type: .close)

    override func setUpViews() {
        cameraButton.setTitle("Take a photo", for: .normal)
        submitButton.setTitle("Use this photo", for: .normal)
        skipButton.setTitle("Recipient signed", for: .normal)
        cameraButton.addTarget(self, action: #selector(cameraTapped), for: .touchUpInside)
        submitButton.addTarget(self, action: #selector(submitTapped), for: .touchUpInside)
        skipButton.addTarget(self, action: #selector(skipTapped), for: .touchUpInside)
        cancelButton.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [
            cancelButton, recipientLabel, imageView, cameraButton, submitButton, skipButton,
        ])
        stack.axis = .vertical
        view.addFilling(stack)
    }

    // MARK: - ProofOfDeliveryPresentable

    func showRecipient(_ name: String) {
        recipientLabel.text = name
    }

    func showCancelled() {
        submitButton.isEnabled = false
        showMessage("The sender cancelled this delivery")
    }

    // MARK: - Actions

    @objc private func cameraTapped() {
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = self
        present(picker, animated: true)
    }

    @objc private func submitTapped() {
        guard let data = imageView.image?.jpegData(compressionQuality: 0.6) else { return }
        dismiss(animated: true) { [weak self] in
            self?.listener?.didSubmit(data)
        }
    }

    @objc private func skipTapped() {
        listener?.didTapSkip()
    }

    @objc private func cancelTapped() {
        guard let listener else {
            dismiss(animated: true)
            return
        }
        listener.didTapCancel()
    }
}

extension ProofOfDeliveryViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let image = info[.originalImage] as? UIImage
        picker.dismiss(animated: true) { [weak self] in
            self?.imageView.image = image
        }
    }
}
