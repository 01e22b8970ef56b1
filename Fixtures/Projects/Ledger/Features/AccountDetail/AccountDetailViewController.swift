import FinanceKit
import ModernRIBs
import UIKit

protocol AccountDetailPresentableListener: AnyObject {
    func didTapShare()
    func didLeave()
}

final class AccountDetailViewController: PushedViewController, AccountDetailPresentable,
    AccountDetailViewControllable
{
    weak var listener: AccountDetailPresentableListener?

    private let balanceLabel = UILabel()
    private let list = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.axis = .vertical
        list.spacing = 8
        let stack = UIStackView(arrangedSubviews: [balanceLabel, list])
        stack.axis = .vertical
        stack.spacing = 24
        stack.frame = view.bounds.insetBy(dx: 16, dy: 120)
        view.addSubview(stack)

        let share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(shareTapped))
        let back = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"),
            style: .plain,
            target: self,
            action: #selector(backTapped)
        )
        navigationItem.rightBarButtonItem = share
        navigationItem.leftBarButtonItem = back
        addEdgeSwipe()
    }

    override func didLeaveNavigation() {
        super.didLeaveNavigation()
        listener?.didLeave()
    }

    func show(title: String, balance: String) {
        self.title = title
        balanceLabel.text = balance
    }

    func show(_ expenses: [Expense]) {
        list.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for expense in expenses {
            let label = UILabel()
            label.text = expense.title
            list.addArrangedSubview(label)
        }
    }

    func share(_ text: String) {
        let activity = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        activity.completionWithItemsHandler = { [weak self] _, completed, _, _ in
            guard completed else { return }
            self?.showCopiedToast()
        }
        present(activity, animated: true)
    }

    @objc private func shareTapped() {
        listener?.didTapShare()
    }

    @objc private func backTapped() {
        goBack()
    }

    private func goBack() {
        _ = navigationController?.popViewController(animated: true)
    }

    private func addEdgeSwipe() {
        let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgeSwiped(_:)))
        swipe.edges = .left
        view.addGestureRecognizer(swipe)
    }

    @objc private func edgeSwiped(_ gesture: UIScreenEdgePanGestureRecognizer) {
        guard gesture.state == .recognized else { return }
        goBack()
    }

    private func showCopiedToast() {
        let toast = UIAlertController(title: "Shared", message: nil, preferredStyle: .alert)
        present(toast, animated: true) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                toast.dismiss(animated: true)
            }
        }
    }
}
