import RIBs
import UIKit

protocol MarinaSheetPresentableListener: AnyObject {
    func didTapBook()
    func didClose()
}

final class MarinaSheetViewController: UIViewController, MarinaSheetPresentable, MarinaSheetViewControllable {

    weak var listener: MarinaSheetPresentableListener?

    private let dimmedView = UIControl()
    private let nameLabel = UILabel()
    private let berthsLabel = UILabel()
    private let bookButton = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dimmedView.frame = view.bounds
        dimmedView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmedView.addTarget(self, action: #selector(outsideTapped), for: .touchUpInside)
        view.addSubview(dimmedView)

        bookButton.setTitle("Book a berth", for: .normal)
        bookButton.addAction(UIAction { [weak self] _ in self?.listener?.didTapBook() }, for: .touchUpInside)

        let card = UIStackView(arrangedSubviews: [nameLabel, berthsLabel, bookButton])
        card.axis = .vertical
        card.backgroundColor = .systemBackground
        card.frame = CGRect(x: 16, y: view.bounds.height - 260, width: view.bounds.width - 32, height: 220)
        view.addSubview(card)
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    // MARK: - MarinaSheetPresentable

    func show(_ marina: Marina) {
        nameLabel.text = marina.name
    }

    func show(_ berths: [Berth]) {
        berthsLabel.text = "\(berths.count) berths"
    }

    @objc
    private func outsideTapped() {
        close()
    }

    private func close() {
        dismiss(animated: true) { [weak self] in
            self?.listener?.didClose()
        }
    }
}
