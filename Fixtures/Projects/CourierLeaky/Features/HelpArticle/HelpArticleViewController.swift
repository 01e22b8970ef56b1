import AppFoundation
import RIBs
import UIKit

protocol HelpArticlePresentableListener: AnyObject {
    func didTapBack()
    func didTapSolved()
}

final class HelpArticleViewController: BaseViewController, HelpArticlePresentable, HelpArticleViewControllable {
    var listener: HelpArticlePresentableListener?

    private var textView: UITextView!

    override func setUpViews() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(backTapped)
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Solved", style: .done, target: self, action: #selector(solvedTapped)
        )
        textView = UITextView()
        textView.isEditable = false
        view.addFilling(textView)
    }

    // MARK: - HelpArticlePresentable

    func show(_ topic: String) {
        title = topic
        textView.text = HelpText.text(about: topic)
    }

    // MARK: - Actions

    @objc private func backTapped() { listener?.didTapBack() }

    @objc private func solvedTapped() { listener?.didTapSolved() }
}
