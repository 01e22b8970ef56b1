import UIKit

protocol PrescriptionsPresentableListener: AnyObject {
    func didSelectPrescription()
    func didTapScan()
    func didTapPharmacy()
    func didTapInbox()
    func didTapList()
    func didTapLogo()
}

final class PrescriptionsViewController: UIViewController, PrescriptionsPresentable, PrescriptionsViewControllable {

    weak var listener: PrescriptionsPresentableListener?

    private let reminder = ReminderView()
    private let offer = OfferView()
    private let list = PrescriptionListView()
    private lazy var keyboard = KeyboardHelper(owner: self)
    private lazy var scroller = ScrollHelper(owner: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        reminder.delegate = self
        offer.delegate = self
        list.delegate = self
        view.addSubview(reminder)
        view.addSubview(offer)
        view.addSubview(list)
        keyboard.start()
        scroller.scrollToTop()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .camera, target: self, action: #selector(scanTapped)),
            UIBarButtonItem(title: "Inbox", style: .plain, target: self, action: #selector(inboxTapped)),
            UIBarButtonItem(title: "List", style: .plain, target: self, action: #selector(listTapped)),
            UIBarButtonItem(title: "Clinic", style: .plain, target: self, action: #selector(logoTapped)),
        ]
    }

    @objc private func scanTapped() {
        listener?.didTapScan()
    }

    @objc private func inboxTapped() {
        listener?.didTapInbox()
    }

    @objc private func listTapped() {
        listener?.didTapList()
    }

    @objc private func logoTapped() {
        listener?.didTapLogo()
    }
}

extension PrescriptionsViewController: ReminderViewDelegate {

    func reminderViewWasTapped(_ reminderView: ReminderView) {
        listener?.didSelectPrescription()
    }
}

extension PrescriptionsViewController: OfferViewDelegate {

    func offerViewWasTapped(_ offerView: OfferView) {
        listener?.didTapPharmacy()
    }
}

extension PrescriptionsViewController: PrescriptionListViewDelegate {

    func prescriptionListDidSelectRow(_ row: Int) {
        listener?.didSelectPrescription()
    }
}
