import HarbourKit
import SafariServices
import UIKit

protocol BookingDetailPresentableListener: AnyObject {
    func didConfirmCancellation()
    func didRemove()
}

final class BookingDetailViewController: BaseViewController, BookingDetailPresentable, BookingDetailViewControllable {

    weak var listener: BookingDetailPresentableListener?

    private let titleLabel = UILabel()
    private let totalLabel = UILabel()
    private let rulesButton = UIButton(type: .system)
    private let doneButton = UIButton(type: .system)
    private let cancelButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func setUpViews() {
        super.setUpViews()
        rulesButton.setTitle("Harbour rules", for: .normal)
        doneButton.setTitle("Done", for: .normal)
        cancelButton.setTitle("Cancel booking", for: .normal)
        cancelButton.tintColor = .systemRed

        let views = [titleLabel, totalLabel, rulesButton, doneButton, cancelButton, spinner]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 16
        stack.frame = view.bounds.insetBy(dx: 24, dy: 140)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    override func bindViews() {
        super.bindViews()

        rulesButton.rx.tap
            .subscribe(with: self, onNext: { owner, _ in owner.showRules() })
            .disposed(by: disposeBag)

        // The base tells of every removal, this one too.
        doneButton.rx.tap
            .subscribe(with: self, onNext: { owner, _ in
                owner.navigationController?.popViewController(animated: true)
            })
            .disposed(by: disposeBag)

        cancelButton.rx.tap
            .subscribe(with: self, onNext: { owner, _ in owner.askForCancellation() })
            .disposed(by: disposeBag)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isMovingFromParent else { return }
        listener?.didRemove()
    }

    // MARK: - BookingDetailPresentable

    func show(_ booking: Booking) {
        titleLabel.text = booking.marinaName
        totalLabel.text = "\(booking.total) for \(booking.nights) nights, \(booking.status.rawValue)"
    }

    func setBusy(_ isBusy: Bool) {
        cancelButton.isEnabled = !isBusy
        isBusy ? spinner.startAnimating() : spinner.stopAnimating()
    }

    func close() {
        navigationController?.popViewController(animated: true)
    }

    private func showRules() {
        guard let url = URL(string: "https://harbour.example/rules") else { return }
        let safari = SFSafariViewController(url: url)
        safari.delegate = self
        present(safari, animated: true)
    }

    private func askForCancellation() {
        let sheet = UIAlertController(title: "Cancel this booking?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel booking", style: .destructive) { [weak self] _ in
            self?.listener?.didConfirmCancellation()
        })
        sheet.addAction(UIAlertAction(title: "Keep it", style: .cancel))
        present(sheet, animated: true)
    }
}

extension BookingDetailViewController: SFSafariViewControllerDelegate {

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        controller.dismiss(animated: true)
    }
}
