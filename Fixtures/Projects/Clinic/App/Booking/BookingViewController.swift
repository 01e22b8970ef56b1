import UIKit

protocol BookingPresentableListener: AnyObject {
    func didPick(_ date: Date)
    func didTapClose()
    func didCloseSheet()
}

final class BookingViewController: SheetViewController, BookingPresentable, BookingViewControllable {

    weak var listener: BookingPresentableListener?

    private let picker = UIDatePicker()
    private let bookButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        bookButton.setTitle("Book", for: .normal)
        bookButton.addTarget(self, action: #selector(bookTapped), for: .touchUpInside)
        view.addSubview(picker)
        view.addSubview(bookButton)
    }

    // MARK: - SheetViewController

    override func sheetWantsToClose() {
        listener?.didTapClose()
    }

    override func sheetDidClose() {
        listener?.didCloseSheet()
    }

    // MARK: - BookingPresentable

    func showFailure() {
        showMessage("This time has been taken", title: nil)
    }

    @objc private func bookTapped() {
        let date = picker.date
        askForConfirmation(title: "Book this time?") { [weak self] in
            self?.listener?.didPick(date)
        }
    }
}
