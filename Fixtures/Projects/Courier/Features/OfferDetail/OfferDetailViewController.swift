import AppFoundation
import CourierDomain
import RIBs
import UIKit

protocol OfferDetailPresentableListener: AnyObject {
    func didTapAccept()
}

final class OfferDetailViewController: RemovableViewController, OfferDetailPresentable, OfferDetailViewControllable {
    weak var listener: OfferDetailPresentableListener?

    private let routeLabel = UILabel()
    private let distanceLabel = UILabel()
    private let acceptButton = UIButton(type: .system)
    private let declineButton = UIButton(type: .system)

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        view.endEditing(true)
    }

    override func setUpViews() {
        routeLabel.numberOfLines = 0
        acceptButton.setTitle("Accept", for: .normal)
        acceptButton.addTarget(self, action: #selector(acceptTapped), for: .touchUpInside)
        declineButton.setTitle("Decline", for: .normal)
        declineButton.addTarget(self, action: #selector(declineTapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [routeLabel, distanceLabel, acceptButton, declineButton])
        stack.axis = .vertical
        view.addFilling(stack)
    }

    // MARK: - OfferDetailPresentable

    func show(_ offer: Offer) {
        title = "\(offer.fee) €"
        routeLabel.text = [offer.pickup.address, offer.dropoff.address].joined(separator: "\n")
    }

    func showDistance(_ meters: Double) {
        distanceLabel.text = meters < 1000 ? "\(Int(meters)) m" : String(format: "%.1f km", meters / 1000)
    }

    func showExpired() {
        acceptButton.isEnabled = false
        showMessage("Someone else took this offer")
    }

    func showError(_ error: Error) {
        showMessage(error.localizedDescription)
    }

    // MARK: - Actions

    @objc private func acceptTapped() {
        listener?.didTapAccept()
    }

    // The base class reports the removal.
    @objc private func declineTapped() {
        navigationController?.popViewController(animated: true)
    }
}
