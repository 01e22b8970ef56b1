import AppFoundation
import CourierDomain
import MapKit
import RIBs
import UIKit

protocol ActiveDeliveryPresentableListener: AnyObject {
    func didTapNext()
    func didTapSupport()
    func didCloseDrawer()
}

final class ActiveDeliveryViewController: BaseViewController, ActiveDeliveryPresentable, ActiveDeliveryViewControllable {
    weak var listener: ActiveDeliveryPresentableListener?

    private let mapView = MKMapView()
    private let drawer = DeliveryDrawerView()
    private var stop: Stop?

    override func setUpViews() {
        view.addFilling(mapView)
        view.addSubview(drawer)
        drawer.delegate = self
        drawer.nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
        drawer.supportButton.addTarget(self, action: #selector(supportTapped), for: .touchUpInside)
        drawer.infoButton.addTarget(self, action: #selector(infoTapped), for: .touchUpInside)
        mapView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(mapTapped)))
    }

    // MARK: - ActiveDeliveryPresentable

    func show(_ delivery: Delivery) {
        let isHeadingToPickup = delivery.phase == .toPickup || delivery.phase == .collecting
        let stop = isHeadingToPickup ? delivery.offer.pickup : delivery.offer.dropoff
        self.stop = stop
        drawer.show(stop, phase: delivery.phase)
    }

    func showPosition(_ coordinate: Coordinate) {
        mapView.setCenter(
            CLLocationCoordinate2D(latitude: coordinate.latitude, longitude: coordinate.longitude),
            animated: true
        )
    }

    func showError(_ error: Error) {
        showMessage(error.localizedDescription)
    }

    // MARK: - Actions

    @objc private func nextTapped() {
        listener?.didTapNext()
    }

    @objc private func supportTapped() {
        listener?.didTapSupport()
    }

    @objc private func infoTapped() {
        guard let stop else { return }
        let info = StopInfoViewController(stop: stop)
        info.modalPresentationStyle = .popover
        info.closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        present(info, animated: true)
    }

    @objc private func mapTapped() {
        if presentedViewController != nil {
            dismiss(animated: true)
        }
        drawer.dismiss()
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss()
        return true
    }
}

extension ActiveDeliveryViewController: DeliveryDrawerDelegate {
    func dismiss() {
        listener?.didCloseDrawer()
    }
}
