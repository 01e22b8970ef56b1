import AppFoundation
import CourierDomain
import UIKit

final class StopInfoViewController: UIViewController {
    let closeButton = UIButton(type: .close)
    private let stop: Stop

    init(stop: Stop) {
        self.stop = stop
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "\(stop.name)\n\(stop.address)"
        view.addFilling(UIStackView(arrangedSubviews: [label, closeButton]))
    }
}
