import AppFoundation
import RIBs
import UIKit

protocol HelpPresentableListener: AnyObject {
    func didSelect(topic: String)
    func didTapBack()
}

final class HelpViewController: BaseViewController, HelpPresentable, HelpViewControllable {
    weak var listener: HelpPresentableListener?

    private let stack = UIStackView()

    override func setUpViews() {
        title = "Help"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(backTapped)
        )
        stack.axis = .vertical
        view.addFilling(stack)
    }

    // MARK: - HelpPresentable

    func show(_ topics: [String]) {
        for topic in topics {
            let button = UIButton(type: .system)
            button.setTitle(topic, for: .normal)
            button.addTarget(self, action: #selector(topicTapped(_:)), for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
    }

    // MARK: - Actions

    @objc private func topicTapped(_ sender: UIButton) {
        guard let topic = sender.currentTitle else { return present(HelpArticleViewController(), animated: true) }
        listener?.didSelect(topic: topic)
    }

    @objc private func backTapped() { listener?.didTapBack() }
}
