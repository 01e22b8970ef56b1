import AppFoundation
import CourierDomain
import RIBs
import UIKit

protocol OfferFilterPresentableListener: AnyObject {
    func didChange(minimumFee: Decimal, maximumDistance: Double)
    func didTapReset()
}

final class OfferFilterViewController: RemovableViewController, OfferFilterPresentable, OfferFilterViewControllable {
    weak var listener: OfferFilterPresentableListener?

    private let feeSlider = UISlider()
    private let distanceSlider = UISlider()

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        view.endEditing(true)
    }

    override func setUpViews() {
        feeSlider.maximumValue = 20
        distanceSlider.maximumValue = 15_000
        [feeSlider, distanceSlider].forEach {
            $0.addTarget(self, action: #selector(sliderChanged), for: .valueChanged)
        }
        let done = UIButton(type: .system, primaryAction: UIAction(title: "Done") { [weak self] _ in
            self?.dismiss(animated: true)
        })
        let reset = UIButton(type: .system, primaryAction: UIAction(title: "Reset") { [weak self] _ in
            self?.listener?.didTapReset()
            self?.closeScreen()
        })
        let stack = UIStackView(arrangedSubviews: [feeSlider, distanceSlider, reset, done])
        stack.axis = .vertical
        view.addFilling(stack)
    }

    func show(_ filter: OfferFilter) {
        feeSlider.value = NSDecimalNumber(decimal: filter.minimumFee).floatValue
        distanceSlider.value = Float(min(filter.maximumDistance, 15_000))
    }

    @objc private func sliderChanged() {
        listener?.didChange(
            minimumFee: Decimal(Double(feeSlider.value.rounded())),
            maximumDistance: Double(distanceSlider.value)
        )
    }
}
