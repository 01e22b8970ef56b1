import HarbourKit
import UIKit

protocol NewBookingPresentableListener: AnyObject {
    func didPick(arrival: Date)
    func didPick(photo: Data)
    func didTapSend()
    func didTapClose()
}

final class NewBookingViewController: UIViewController, NewBookingPresentable, NewBookingViewControllable {

    weak var listener: NewBookingPresentableListener?

    var nights: Observable<Int> {
        stepper.rx.value.map { Int($0) }
    }

    private let disposeBag = DisposeBag()
    private let closeButton = UIButton(type: .close)
    private let summaryLabel = UILabel()
    private let stepper = UIStepper()
    private let arrivalButton = UIButton(type: .system)
    private let photoButton = UIButton(type: .system)
    private let sendButton = UIButton(type: .system)
    private var hasPhoto = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stepper.minimumValue = 1
        arrivalButton.setTitle("Arrival", for: .normal)
        photoButton.setTitle("Photo of the boat", for: .normal)
        sendButton.setTitle("Request berth", for: .normal)

        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        arrivalButton.addTarget(self, action: #selector(arrivalTapped), for: .touchUpInside)
        photoButton.addTarget(self, action: #selector(photoTapped), for: .touchUpInside)

        sendButton.rx.tap
            .throttle(.seconds(1), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in
                self?.listener?.didTapSend()
            })
            .disposed(by: disposeBag)

        let views = [closeButton, summaryLabel, stepper, arrivalButton, photoButton, sendButton]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = view.bounds.insetBy(dx: 24, dy: 80)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    // MARK: - NewBookingPresentable

    func show(_ draft: BookingDraft) {
        hasPhoto = draft.photo != nil
        summaryLabel.text = "\(draft.marina.name), \(draft.nights) nights"
        isModalInPresentation = hasPhoto
    }

    func setSending(_ isSending: Bool) {
        sendButton.isEnabled = !isSending
    }

    func showFailure() {
        showMessage("The marina did not answer.", title: "Not sent")
    }

    // MARK: - Actions

    @objc
    private func closeTapped() {
        guard hasPhoto else {
            listener?.didTapClose()
            return
        }
        let alert = UIAlertController(title: "Discard the booking?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.listener?.didTapClose()
        })
        alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        present(alert, animated: true)
    }

    @objc
    private func arrivalTapped() {
        let picker = ArrivalPickerViewController()
        picker.onPick = { [weak self] date in
            self?.listener?.didPick(arrival: date)
            self?.dismiss(animated: true)
        }
        picker.onCancel = { [weak self] in
            self?.dismiss(animated: true)
        }
        present(picker, animated: true)
    }

    @objc
    private func photoTapped() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension NewBookingViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let image = info[.originalImage] as? UIImage
        picker.dismiss(animated: true) { [weak self] in
            guard let data = image?.jpegData(compressionQuality: 0.8) else { return }
            self?.listener?.didPick(photo: data)
        }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
