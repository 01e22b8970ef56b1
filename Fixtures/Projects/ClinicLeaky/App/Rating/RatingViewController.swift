import UIKit

protocol RatingPresentableListener: AnyObject {
    func didTapRate()
}

final class RatingViewController: UIViewController, RatingPresentable, RatingViewControllable {

    weak var listener: RatingPresentableListener?

    @IBAction private func rateTapped(_ sender: UIButton) {
        listener?.didTapRate()
    }
}
