// === a tap reaches the dismissal through two helpers
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Bookmark didTapClose

final class BookmarkViewController: UIViewController, BookmarkPresentable, BookmarkViewControllable {
    weak var listener: BookmarkPresentableListener?

    @objc private func closeTapped() {
//+     listener?.didTapClose()
        close()
    }

    private func close() {
        leave(animated: true)
    }

    private func leave(animated: Bool) {
        dismiss(animated: animated)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === one helper, reached by a tap that tells and a swipe that does not
// clean: one helper, reached by a tap and a swipe that both tell
// use: ribs-uikit

protocol StoryPresentableListener: AnyObject {
    func didTapClose()
    func didSwipeDown()
}

// use: presentable-with-listener Story, view-controllable Story

final class StoryViewController: UIViewController, StoryPresentable, StoryViewControllable {
    weak var listener: StoryPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
        close()
    }

    @objc private func swipedDown() {
//+     listener?.didSwipeDown()
        close()
    }

    private func close() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: swipedDown
    }
}

// === an extension of the view in another file
// clean: ..., and the listener hears of it
// --- Basket/BasketViewController.swift
// use: ribs-uikit, view-protocols Basket didTapClose

final class BasketViewController: UIViewController, BasketPresentable, BasketViewControllable {
    weak var listener: BasketPresentableListener?
    let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }
}

// --- Basket/BasketViewController+Actions.swift
import UIKit

extension BasketViewController {

    @objc func closeTapped() {
//+     listener?.didTapClose()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a base class in another file
// clean: ..., whose hook tells the listener
// --- Modules/Base/BaseViewController.swift
import UIKit

class BaseViewController: UIViewController {

    @objc func backTapped() {
//+     willGoBack()
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }

    func willGoBack() {}
}

// --- Modules/Account/AccountViewController.swift
// use: ribs-uikit, view-protocols Account didTapBack

final class AccountViewController: BaseViewController, AccountPresentable, AccountViewControllable {
    weak var listener: AccountPresentableListener?

    override func willGoBack() {
        listener?.didTapBack()
    }
}

// === a function is passed as a callback
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Voucher didTapClose

final class VoucherView: UIView {
    private let onClose: () -> Void

    init(onClose: @escaping () -> Void) {
        self.onClose = onClose
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() { onClose() }
}

final class VoucherViewController: UIViewController, VoucherPresentable, VoucherViewControllable {
    weak var listener: VoucherPresentableListener?

    override func loadView() {
//-     view = VoucherView(onClose: dismissSelf)
        //                          ^^^^^^^^^^^ view_retains_itself: keeps the method 'dismissSelf'
//+     view = VoucherView(onClose: { [weak self] in self?.dismissSelf() })
    }

    private func dismissSelf() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: VoucherViewController
//+     listener?.didTapClose()
    }
}

// === a function is assigned to a subview's callback
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Calendar didTapBack

final class CalendarHeader: UIView {
    var onBack: (() -> Void)?

    @objc private func backTapped() { onBack?() }
}

final class CalendarViewController: UIViewController, CalendarPresentable, CalendarViewControllable {
    weak var listener: CalendarPresentableListener?
    private let header = CalendarHeader()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     header.onBack = goBack
        //              ^^^^^^ view_retains_itself: keeps the method 'goBack'
//+     header.onBack = { [weak self] in self?.goBack() }
    }

    private func goBack() {
//+     listener?.didTapBack()
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: CalendarViewController
    }
}

// === a closure is assigned to a subview's callback
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Parcel didTapClose

final class ParcelHeader: UIView {
    var onClose: (() -> Void)?

    @objc private func closeTapped() { onClose?() }
}

final class ParcelViewController: UIViewController, ParcelPresentable, ParcelViewControllable {
    weak var listener: ParcelPresentableListener?
    private let header = ParcelHeader()

    override func viewDidLoad() {
        super.viewDidLoad()
        header.onClose = { [weak self] in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: ParcelViewController
//+         self?.listener?.didTapClose()
        }
    }
}

// === the delegate of a subview
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Notice didTapBack

protocol HeaderViewDelegate: AnyObject {
    func headerViewDidTapBack(_ headerView: HeaderView)
}

final class HeaderView: UIView {
    weak var delegate: HeaderViewDelegate?

    @objc private func backTapped() { delegate?.headerViewDidTapBack(self) }
}

final class NoticeViewController: UIViewController, NoticePresentable, NoticeViewControllable {
    weak var listener: NoticePresentableListener?
    private let headerView = HeaderView()

    override func viewDidLoad() {
        super.viewDidLoad()
        headerView.delegate = self
    }
}

extension NoticeViewController: HeaderViewDelegate {

    func headerViewDidTapBack(_ headerView: HeaderView) {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: headerViewDidTapBack
//+     listener?.didTapBack()
    }
}
