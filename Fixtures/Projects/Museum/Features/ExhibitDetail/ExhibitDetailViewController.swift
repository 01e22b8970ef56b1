import AppFoundation
import MuseumKit
import RIBs
import UIKit

protocol ExhibitDetailPresentableListener: AnyObject {
    func didTapListen()
    func didLeave()
}

final class ExhibitDetailViewController: FlushableViewController, ExhibitDetailPresentable, ExhibitDetailViewControllable {
    weak var listener: ExhibitDetailPresentableListener?

    private let titleLabel = UILabel()
    private let listenButton = UIButton(type: .system)
    private let backButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listenButton.setTitle("Listen", for: .normal)
        listenButton.addTarget(self, action: #selector(listenTapped), for: .touchUpInside)
        backButton.setTitle("Back to the room", for: .normal)
        backButton.addTarget(self, action: #selector(backTapped), for: .touchUpInside)
        stack(titleLabel, listenButton, backButton)
    }

    override func flushRIB() {
        super.flushRIB()
        listener?.didLeave()
    }

    func show(_ exhibit: Exhibit) {
        titleLabel.text = "\(exhibit.title), \(exhibit.year)"
        listenButton.isEnabled = exhibit.audioURL != nil
    }

    func setSeen(_ isSeen: Bool) {
        titleLabel.textColor = isSeen ? .secondaryLabel : .label
    }

    @objc private func listenTapped() {
        listener?.didTapListen()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }
}
