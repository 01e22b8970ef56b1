// === dismiss from a button's target
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Login didTapClose

final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?
    private let closeButton = UIButton(type: .close)

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

//- @objc private func closeTapped() { dismiss(animated: true) }
    //                                 ^^^^^^^ view_self_dismissal: closeTapped
//+ @objc private func closeTapped() {
//+     dismiss(animated: true)
//+     listener?.didTapClose()
//+ }
}

// === the message names the view's class
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Terms didAcceptTerms

final class TermsViewController: UIViewController, TermsPresentable, TermsViewControllable {
    weak var listener: TermsPresentableListener?

    @IBAction private func acceptTapped(_ sender: UIButton) {
//+     listener?.didAcceptTerms()
        self.dismiss(animated: true, completion: nil)
        //   ^^^^^^^ view_self_dismissal: TermsViewController
    }
}

// === dismiss with a trailing closure that only tidies up
// clean: dismiss with a trailing closure that tells the listener
// use: ribs-uikit, view-protocols Rating didSubmitRating

final class RatingViewController: UIViewController, RatingPresentable, RatingViewControllable {
    weak var listener: RatingPresentableListener?

    @objc private func submitTapped() {
        dismiss(animated: true) { [weak self] in
    //  ^^^^^^^ view_self_dismissal: submitTapped
            self?.view.endEditing(true)
//+         self?.listener?.didSubmitRating()
        }
    }
}

// === dismiss with a completion argument that only tidies up
// clean: dismiss with a completion argument that tells the listener
// use: ribs-uikit, view-protocols Coupon didRedeem

final class CouponViewController: UIViewController, CouponPresentable, CouponViewControllable {
    weak var listener: CouponPresentableListener?

    @objc private func redeemTapped() {
        self.dismiss(animated: false, completion: { [weak self] in
        //   ^^^^^^^ view_self_dismissal: redeemTapped
            self?.view.endEditing(true)
//+         self?.listener?.didRedeem()
        })
    }
}

// === super.dismiss outside an override of dismiss
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Receipt didTapDone

final class ReceiptViewController: UIViewController, ReceiptPresentable, ReceiptViewControllable {
    weak var listener: ReceiptPresentableListener?

    @objc private func doneTapped() {
//+     listener?.didTapDone()
        super.dismiss(animated: true)
        //    ^^^^^^^ view_self_dismissal: doneTapped
    }
}

// === every name that a weak self gets
// clean: ..., and each time the listener hears of it
// use: ribs-uikit, view-protocols Player didTapClose

final class PlayerViewController: UIViewController, PlayerPresentable, PlayerViewControllable {
    weak var listener: PlayerPresentableListener?
    private let menuButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        menuButton.menu = UIMenu(children: makeActions() + [makeMuteAction()])
    }

    private func makeActions() -> [UIAction] {
        [
            UIAction { [weak self] _ in
//+             self?.listener?.didTapClose()
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                guard let self else { return }
//+             listener?.didTapClose()
                dismiss(animated: true)
            //  ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                guard let `self` = self else { return }
//+             `self`.listener?.didTapClose()
                `self`.dismiss(animated: true)
                //     ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                guard let strongSelf = self else { return }
//+             strongSelf.listener?.didTapClose()
                strongSelf.dismiss(animated: true)
                //         ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                guard let this = self else { return }
//+             this.listener?.didTapClose()
                this.dismiss(animated: true)
                //   ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                if let me = self {
//+                 me.listener?.didTapClose()
                    me.dismiss(animated: true)
                   //  ^^^^^^^ view_self_dismissal: PlayerViewController
                }
            },
            UIAction { [weak wSelf = self] _ in
//+             wSelf?.listener?.didTapClose()
                wSelf?.dismiss(animated: true)
                //     ^^^^^^^ view_self_dismissal: PlayerViewController
            }
        ]
    }

    private func makeMuteAction() -> UIAction {
        weak var weakSelf = self
        return UIAction { _ in
//+         weakSelf?.listener?.didTapClose()
            weakSelf?.dismiss(animated: true)
            //        ^^^^^^^ view_self_dismissal: PlayerViewController
        }
    }
}

// === owner and vc, bound by with: self and withUnretained
// clean: ..., and the listener hears of it
// use: ribs-rx-uikit, view-protocols Album didTapClose

final class AlbumViewController: UIViewController, AlbumPresentable, AlbumViewControllable {
    weak var listener: AlbumPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()
    private let doneButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .subscribe(with: self, onNext: { owner, _ in
//+             owner.listener?.didTapClose()
                owner.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: AlbumViewController
            })
            .disposed(by: disposeBag)
        doneButton.rx.tap
            .withUnretained(self)
            .bind { vc, _ in
//+             vc.listener?.didTapClose()
                vc.dismiss(animated: true)
               //  ^^^^^^^ view_self_dismissal: AlbumViewController
            }
            .disposed(by: disposeBag)
    }
}

// === an extension of ViewControllable has a function of UIKit's name
// use: ribs-uikit, view-protocols Note didTapClose

extension ViewControllable {
    func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        uiviewController.dismiss(animated: animated, completion: completion)
    }
}

final class NoteViewController: UIViewController, NotePresentable, NoteViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}
