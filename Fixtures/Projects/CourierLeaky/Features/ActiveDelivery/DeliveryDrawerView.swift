import AppFoundation
import CourierDomain
import UIKit

protocol DeliveryDrawerDelegate: AnyObject {
    func dismiss()
}

final class DeliveryDrawerView: UIView {
    var delegate: DeliveryDrawerDelegate?

    let nextButton = UIButton(type: .system)
    let supportButton = UIButton(type: .system)
    let infoButton = UIButton(type: .infoLight)
    private let addressLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [addressLabel, infoButton, nextButton, supportButton])
        stack.axis = .vertical
        addFilling(stack)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ stop: Stop, phase: Delivery.Phase) {
        addressLabel.text = stop.address
        nextButton.setTitle(phase == .handingOver ? "Hand over" : "Continue", for: .normal)
    }

    func dismiss() {
        UIView.animate(withDuration: 0.25) {
            self.transform = CGAffineTransform(translationX: 0, y: self.bounds.height - 40)
        }
    }

    @objc private func panned(_ gesture: UIPanGestureRecognizer) {
        guard gesture.state == .ended, gesture.velocity(in: self).y > 300 else { return }
        dismiss()
        delegate?.dismiss()
    }
}
