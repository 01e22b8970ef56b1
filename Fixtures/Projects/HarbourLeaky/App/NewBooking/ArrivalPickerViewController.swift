import UIKit

final class ArrivalPickerViewController: UIViewController {

    var onPick: ((Date) -> Void)?
    var onCancel: (() -> Void)?

    private let datePicker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        datePicker.datePickerMode = .date
        datePicker.preferredDatePickerStyle = .inline
        datePicker.minimumDate = Date()

        let pickButton = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Arrive on this day") { [weak self] _ in
                guard let self else { return }
                self.onPick?(self.datePicker.date)
            }
        )
        let cancelButton = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.onCancel?() }
        )
        let stack = UIStackView(arrangedSubviews: [datePicker, pickButton, cancelButton])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 16, dy: 60)
        view.addSubview(stack)
    }
}
