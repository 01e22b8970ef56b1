// === B1.1.1 dismiss from a button's target

import RIBs
import UIKit

protocol LoginPresentableListener: AnyObject {
    func didTapClose()
}

protocol LoginPresentable: Presentable {
    var listener: LoginPresentableListener? { get set }
}

protocol LoginViewControllable: ViewControllable {}

final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?
    private let closeButton = UIButton(type: .close)

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() { dismiss(animated: true) }
    //                                 ^^^^^^^ view_self_dismissal: closeTapped
}

// === B1.1.1 dismiss from a button's target, and the listener hears of it

import RIBs
import UIKit

protocol LoginPresentableListener: AnyObject {
    func didTapClose()
}

protocol LoginPresentable: Presentable {
    var listener: LoginPresentableListener? { get set }
}

protocol LoginViewControllable: ViewControllable {}

final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?
    private let closeButton = UIButton(type: .close)

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
        listener?.didTapClose()
    }
}

// === B1.1.1 the message names the view's class

import RIBs
import UIKit

protocol TermsPresentableListener: AnyObject {
    func didAcceptTerms()
}

protocol TermsPresentable: Presentable {
    var listener: TermsPresentableListener? { get set }
}

protocol TermsViewControllable: ViewControllable {}

final class TermsViewController: UIViewController, TermsPresentable, TermsViewControllable {
    weak var listener: TermsPresentableListener?

    @IBAction private func acceptTapped(_ sender: UIButton) {
        self.dismiss(animated: true, completion: nil)
        //   ^^^^^^^ view_self_dismissal: TermsViewController
    }
}

// === B1.1.1 the message names the view's class, and the listener hears of it

import RIBs
import UIKit

protocol TermsPresentableListener: AnyObject {
    func didAcceptTerms()
}

protocol TermsPresentable: Presentable {
    var listener: TermsPresentableListener? { get set }
}

protocol TermsViewControllable: ViewControllable {}

final class TermsViewController: UIViewController, TermsPresentable, TermsViewControllable {
    weak var listener: TermsPresentableListener?

    @IBAction private func acceptTapped(_ sender: UIButton) {
        listener?.didAcceptTerms()
        self.dismiss(animated: true, completion: nil)
    }
}

// === B1.1.1 dismiss with a trailing closure that only tidies up

import RIBs
import UIKit

protocol RatingPresentableListener: AnyObject {
    func didSubmitRating()
}

protocol RatingPresentable: Presentable {
    var listener: RatingPresentableListener? { get set }
}

protocol RatingViewControllable: ViewControllable {}

final class RatingViewController: UIViewController, RatingPresentable, RatingViewControllable {
    weak var listener: RatingPresentableListener?

    @objc private func submitTapped() {
        dismiss(animated: true) { [weak self] in
    //  ^^^^^^^ view_self_dismissal: submitTapped
            self?.view.endEditing(true)
        }
    }
}

// === B1.1.1 dismiss with a trailing closure that tells the listener

import RIBs
import UIKit

protocol RatingPresentableListener: AnyObject {
    func didSubmitRating()
}

protocol RatingPresentable: Presentable {
    var listener: RatingPresentableListener? { get set }
}

protocol RatingViewControllable: ViewControllable {}

final class RatingViewController: UIViewController, RatingPresentable, RatingViewControllable {
    weak var listener: RatingPresentableListener?

    @objc private func submitTapped() {
        dismiss(animated: true) { [weak self] in
            self?.view.endEditing(true)
            self?.listener?.didSubmitRating()
        }
    }
}

// === B1.1.1 dismiss with a completion argument that only tidies up

import RIBs
import UIKit

protocol CouponPresentableListener: AnyObject {
    func didRedeem()
}

protocol CouponPresentable: Presentable {
    var listener: CouponPresentableListener? { get set }
}

protocol CouponViewControllable: ViewControllable {}

final class CouponViewController: UIViewController, CouponPresentable, CouponViewControllable {
    weak var listener: CouponPresentableListener?

    @objc private func redeemTapped() {
        self.dismiss(animated: false, completion: { [weak self] in
        //   ^^^^^^^ view_self_dismissal: redeemTapped
            self?.view.endEditing(true)
        })
    }
}

// === B1.1.1 dismiss with a completion argument that tells the listener

import RIBs
import UIKit

protocol CouponPresentableListener: AnyObject {
    func didRedeem()
}

protocol CouponPresentable: Presentable {
    var listener: CouponPresentableListener? { get set }
}

protocol CouponViewControllable: ViewControllable {}

final class CouponViewController: UIViewController, CouponPresentable, CouponViewControllable {
    weak var listener: CouponPresentableListener?

    @objc private func redeemTapped() {
        self.dismiss(animated: false, completion: { [weak self] in
            self?.view.endEditing(true)
            self?.listener?.didRedeem()
        })
    }
}

// === B1.1.1 super.dismiss outside an override of dismiss

import RIBs
import UIKit

protocol ReceiptPresentableListener: AnyObject {
    func didTapDone()
}

protocol ReceiptPresentable: Presentable {
    var listener: ReceiptPresentableListener? { get set }
}

protocol ReceiptViewControllable: ViewControllable {}

final class ReceiptViewController: UIViewController, ReceiptPresentable, ReceiptViewControllable {
    weak var listener: ReceiptPresentableListener?

    @objc private func doneTapped() {
        super.dismiss(animated: true)
        //    ^^^^^^^ view_self_dismissal: doneTapped
    }
}

// === B1.1.1 super.dismiss outside an override of dismiss, and the listener hears of it

import RIBs
import UIKit

protocol ReceiptPresentableListener: AnyObject {
    func didTapDone()
}

protocol ReceiptPresentable: Presentable {
    var listener: ReceiptPresentableListener? { get set }
}

protocol ReceiptViewControllable: ViewControllable {}

final class ReceiptViewController: UIViewController, ReceiptPresentable, ReceiptViewControllable {
    weak var listener: ReceiptPresentableListener?

    @objc private func doneTapped() {
        listener?.didTapDone()
        super.dismiss(animated: true)
    }
}

// === B1.1.1 every name that a weak self gets

import RIBs
import UIKit

protocol PlayerPresentableListener: AnyObject {
    func didTapClose()
}

protocol PlayerPresentable: Presentable {
    var listener: PlayerPresentableListener? { get set }
}

protocol PlayerViewControllable: ViewControllable {}

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
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                guard let self else { return }
                dismiss(animated: true)
            //  ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                guard let `self` = self else { return }
                `self`.dismiss(animated: true)
                //     ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                guard let strongSelf = self else { return }
                strongSelf.dismiss(animated: true)
                //         ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                guard let this = self else { return }
                this.dismiss(animated: true)
                //   ^^^^^^^ view_self_dismissal: PlayerViewController
            },
            UIAction { [weak self] _ in
                if let me = self {
                    me.dismiss(animated: true)
                   //  ^^^^^^^ view_self_dismissal: PlayerViewController
                }
            },
            UIAction { [weak wSelf = self] _ in
                wSelf?.dismiss(animated: true)
                //     ^^^^^^^ view_self_dismissal: PlayerViewController
            }
        ]
    }

    private func makeMuteAction() -> UIAction {
        weak var weakSelf = self
        return UIAction { _ in
            weakSelf?.dismiss(animated: true)
            //        ^^^^^^^ view_self_dismissal: PlayerViewController
        }
    }
}

// === B1.1.1 every name that a weak self gets, and each time the listener hears of it

import RIBs
import UIKit

protocol PlayerPresentableListener: AnyObject {
    func didTapClose()
}

protocol PlayerPresentable: Presentable {
    var listener: PlayerPresentableListener? { get set }
}

protocol PlayerViewControllable: ViewControllable {}

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
                self?.listener?.didTapClose()
                self?.dismiss(animated: true)
            },
            UIAction { [weak self] _ in
                guard let self else { return }
                listener?.didTapClose()
                dismiss(animated: true)
            },
            UIAction { [weak self] _ in
                guard let `self` = self else { return }
                `self`.listener?.didTapClose()
                `self`.dismiss(animated: true)
            },
            UIAction { [weak self] _ in
                guard let strongSelf = self else { return }
                strongSelf.listener?.didTapClose()
                strongSelf.dismiss(animated: true)
            },
            UIAction { [weak self] _ in
                guard let this = self else { return }
                this.listener?.didTapClose()
                this.dismiss(animated: true)
            },
            UIAction { [weak self] _ in
                if let me = self {
                    me.listener?.didTapClose()
                    me.dismiss(animated: true)
                }
            },
            UIAction { [weak wSelf = self] _ in
                wSelf?.listener?.didTapClose()
                wSelf?.dismiss(animated: true)
            }
        ]
    }

    private func makeMuteAction() -> UIAction {
        weak var weakSelf = self
        return UIAction { _ in
            weakSelf?.listener?.didTapClose()
            weakSelf?.dismiss(animated: true)
        }
    }
}

// === B1.1.1 owner and vc, bound by with: self and withUnretained

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol AlbumPresentableListener: AnyObject {
    func didTapClose()
}

protocol AlbumPresentable: Presentable {
    var listener: AlbumPresentableListener? { get set }
}

protocol AlbumViewControllable: ViewControllable {}

final class AlbumViewController: UIViewController, AlbumPresentable, AlbumViewControllable {
    weak var listener: AlbumPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()
    private let doneButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .subscribe(with: self, onNext: { owner, _ in
                owner.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: AlbumViewController
            })
            .disposed(by: disposeBag)
        doneButton.rx.tap
            .withUnretained(self)
            .bind { vc, _ in
                vc.dismiss(animated: true)
               //  ^^^^^^^ view_self_dismissal: AlbumViewController
            }
            .disposed(by: disposeBag)
    }
}

// === B1.1.1 owner and vc, bound by with: self and withUnretained, and the listener hears of it

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol AlbumPresentableListener: AnyObject {
    func didTapClose()
}

protocol AlbumPresentable: Presentable {
    var listener: AlbumPresentableListener? { get set }
}

protocol AlbumViewControllable: ViewControllable {}

final class AlbumViewController: UIViewController, AlbumPresentable, AlbumViewControllable {
    weak var listener: AlbumPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()
    private let doneButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .subscribe(with: self, onNext: { owner, _ in
                owner.listener?.didTapClose()
                owner.dismiss(animated: true)
            })
            .disposed(by: disposeBag)
        doneButton.rx.tap
            .withUnretained(self)
            .bind { vc, _ in
                vc.listener?.didTapClose()
                vc.dismiss(animated: true)
            }
            .disposed(by: disposeBag)
    }
}

// === B1.1.2 what presents the view dismisses it

import RIBs
import UIKit

protocol PasscodePresentableListener: AnyObject {
    func didTapCancel()
}

protocol PasscodePresentable: Presentable {
    var listener: PasscodePresentableListener? { get set }
}

protocol PasscodeViewControllable: ViewControllable {}

final class PasscodeViewController: UIViewController, PasscodePresentable, PasscodeViewControllable {
    weak var listener: PasscodePresentableListener?

    @objc private func cancelTapped() {
        presentingViewController?.dismiss(animated: true)
        //                        ^^^^^^^ view_self_dismissal: cancelTapped
    }
}

// === B1.1.2 what presents the view dismisses it, and the listener hears of it

import RIBs
import UIKit

protocol PasscodePresentableListener: AnyObject {
    func didTapCancel()
}

protocol PasscodePresentable: Presentable {
    var listener: PasscodePresentableListener? { get set }
}

protocol PasscodeViewControllable: ViewControllable {}

final class PasscodeViewController: UIViewController, PasscodePresentable, PasscodeViewControllable {
    weak var listener: PasscodePresentableListener?

    @objc private func cancelTapped() {
        listener?.didTapCancel()
        presentingViewController?.dismiss(animated: true)
    }
}

// === B1.1.2 what presents the presenting controller dismisses both

import RIBs
import UIKit

protocol VerificationPresentableListener: AnyObject {
    func didTapLeave()
}

protocol VerificationPresentable: Presentable {
    var listener: VerificationPresentableListener? { get set }
}

protocol VerificationViewControllable: ViewControllable {}

final class VerificationViewController: UIViewController, VerificationPresentable, VerificationViewControllable {
    weak var listener: VerificationPresentableListener?

    @objc private func leaveTapped() {
        presentingViewController?.presentingViewController?.dismiss(animated: true)
        //                                                  ^^^^^^^ view_self_dismissal: leaveTapped
    }
}

// === B1.1.2 what presents the presenting controller dismisses both, and the listener hears of it

import RIBs
import UIKit

protocol VerificationPresentableListener: AnyObject {
    func didTapLeave()
}

protocol VerificationPresentable: Presentable {
    var listener: VerificationPresentableListener? { get set }
}

protocol VerificationViewControllable: ViewControllable {}

final class VerificationViewController: UIViewController, VerificationPresentable, VerificationViewControllable {
    weak var listener: VerificationPresentableListener?

    @objc private func leaveTapped() {
        presentingViewController?.presentingViewController?.dismiss(animated: true)
        listener?.didTapLeave()
    }
}

// === B1.1.2 parent, tab bar controller and split view controller dismiss

import RIBs
import UIKit

protocol SupportPresentableListener: AnyObject {
    func didTapClose()
}

protocol SupportPresentable: Presentable {
    var listener: SupportPresentableListener? { get set }
}

protocol SupportViewControllable: ViewControllable {}

final class SupportViewController: UIViewController, SupportPresentable, SupportViewControllable {
    weak var listener: SupportPresentableListener?

    @objc private func closeTapped() {
        parent?.dismiss(animated: true)
        //      ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func homeTapped() {
        tabBarController?.dismiss(animated: true)
        //                ^^^^^^^ view_self_dismissal: homeTapped
    }

    @objc private func sidebarTapped() {
        splitViewController?.dismiss(animated: true)
        //                   ^^^^^^^ view_self_dismissal: sidebarTapped
    }
}

// === B1.1.2 parent, tab bar controller and split view controller dismiss, and the listener hears of it

import RIBs
import UIKit

protocol SupportPresentableListener: AnyObject {
    func didTapClose()
}

protocol SupportPresentable: Presentable {
    var listener: SupportPresentableListener? { get set }
}

protocol SupportViewControllable: ViewControllable {}

final class SupportViewController: UIViewController, SupportPresentable, SupportViewControllable {
    weak var listener: SupportPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
        parent?.dismiss(animated: true)
    }

    @objc private func homeTapped() {
        listener?.didTapClose()
        tabBarController?.dismiss(animated: true)
    }

    @objc private func sidebarTapped() {
        listener?.didTapClose()
        splitViewController?.dismiss(animated: true)
    }
}

// === B1.1.2 the navigation controller around the view is dismissed

import RIBs
import UIKit

protocol AddressPresentableListener: AnyObject {
    func didTapCancel()
}

protocol AddressPresentable: Presentable {
    var listener: AddressPresentableListener? { get set }
}

protocol AddressViewControllable: ViewControllable {}

final class AddressViewController: UIViewController, AddressPresentable, AddressViewControllable {
    weak var listener: AddressPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
    }

    @objc private func cancelTapped() {
        navigationController?.dismiss(animated: true, completion: nil)
        //                    ^^^^^^^ view_self_dismissal: cancelTapped
    }

    @objc private func abortTapped() {
        navigationController?.presentingViewController?.dismiss(animated: true)
        //                                              ^^^^^^^ view_self_dismissal: abortTapped
    }
}

// === B1.1.2 the navigation controller around the view is dismissed, and the listener hears of it

import RIBs
import UIKit

protocol AddressPresentableListener: AnyObject {
    func didTapCancel()
}

protocol AddressPresentable: Presentable {
    var listener: AddressPresentableListener? { get set }
}

protocol AddressViewControllable: ViewControllable {}

final class AddressViewController: UIViewController, AddressPresentable, AddressViewControllable {
    weak var listener: AddressPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
    }

    @objc private func cancelTapped() {
        listener?.didTapCancel()
        navigationController?.dismiss(animated: true, completion: nil)
    }

    @objc private func abortTapped() {
        listener?.didTapCancel()
        navigationController?.presentingViewController?.dismiss(animated: true)
    }
}

// === B1.1.2 the window's root controller dismisses

import RIBs
import UIKit

protocol OnboardingPresentableListener: AnyObject {
    func didFinish()
}

protocol OnboardingPresentable: Presentable {
    var listener: OnboardingPresentableListener? { get set }
}

protocol OnboardingViewControllable: ViewControllable {}

final class OnboardingViewController: UIViewController, OnboardingPresentable, OnboardingViewControllable {
    weak var listener: OnboardingPresentableListener?

    @objc private func skipTapped() {
        view.window?.rootViewController?.dismiss(animated: false)
        //                               ^^^^^^^ view_self_dismissal: skipTapped
    }
}

// === B1.1.2 the window's root controller dismisses, and the listener hears of it

import RIBs
import UIKit

protocol OnboardingPresentableListener: AnyObject {
    func didFinish()
}

protocol OnboardingPresentable: Presentable {
    var listener: OnboardingPresentableListener? { get set }
}

protocol OnboardingViewControllable: ViewControllable {}

final class OnboardingViewController: UIViewController, OnboardingPresentable, OnboardingViewControllable {
    weak var listener: OnboardingPresentableListener?

    @objc private func skipTapped() {
        view.window?.rootViewController?.dismiss(animated: false)
        listener?.didFinish()
    }
}

// === B1.1.2 uiviewController is the view itself

import RIBs
import UIKit

protocol InvitePresentableListener: AnyObject {
    func didTapClose()
}

protocol InvitePresentable: Presentable {
    var listener: InvitePresentableListener? { get set }
}

protocol InviteViewControllable: ViewControllable {}

final class InviteViewController: UIViewController, InvitePresentable, InviteViewControllable {
    weak var listener: InvitePresentableListener?

    @objc private func closeTapped() {
        uiviewController.dismiss(animated: true)
        //               ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.1.2 uiviewController is the view itself, and the listener hears of it

import RIBs
import UIKit

protocol InvitePresentableListener: AnyObject {
    func didTapClose()
}

protocol InvitePresentable: Presentable {
    var listener: InvitePresentableListener? { get set }
}

protocol InviteViewControllable: ViewControllable {}

final class InviteViewController: UIViewController, InvitePresentable, InviteViewControllable {
    weak var listener: InvitePresentableListener?

    @objc private func closeTapped() {
        uiviewController.dismiss(animated: true)
        listener?.didTapClose()
    }
}

// === 1.1 the receiver is a local that holds the navigation controller

import RIBs
import UIKit

protocol RefundPresentableListener: AnyObject {
    func didTapBack()
}

protocol RefundPresentable: Presentable {
    var listener: RefundPresentableListener? { get set }
}

protocol RefundViewControllable: ViewControllable {}

final class RefundViewController: UIViewController, RefundPresentable, RefundViewControllable {
    weak var listener: RefundPresentableListener?

    @objc private func backTapped() {
        guard let navigation = navigationController else { return }
        navigation.popViewController(animated: true)
        //         ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }

    @objc private func cancelTapped() {
        let host: UIViewController = navigationController ?? self
        host.dismiss(animated: true)
        //   ^^^^^^^ view_self_dismissal: cancelTapped
    }
}

// === 1.1 the receiver is a local that holds the navigation controller, and the listener hears of it

import RIBs
import UIKit

protocol RefundPresentableListener: AnyObject {
    func didTapBack()
}

protocol RefundPresentable: Presentable {
    var listener: RefundPresentableListener? { get set }
}

protocol RefundViewControllable: ViewControllable {}

final class RefundViewController: UIViewController, RefundPresentable, RefundViewControllable {
    weak var listener: RefundPresentableListener?

    @objc private func backTapped() {
        guard let navigation = navigationController else { return }
        navigation.popViewController(animated: true)
        listener?.didTapBack()
    }

    @objc private func cancelTapped() {
        let host: UIViewController = navigationController ?? self
        host.dismiss(animated: true)
        listener?.didTapBack()
    }
}

// === 1.1 the receiver is a computed property of the project

import RIBs
import UIKit

protocol DeliveryPresentableListener: AnyObject {
    func didTapClose()
}

protocol DeliveryPresentable: Presentable {
    var listener: DeliveryPresentableListener? { get set }
}

protocol DeliveryViewControllable: ViewControllable {}

final class DeliveryViewController: UIViewController, DeliveryPresentable, DeliveryViewControllable {
    weak var listener: DeliveryPresentableListener?
    private var container: UIViewController? { navigationController?.presentingViewController }

    @objc private func closeTapped() {
        container?.dismiss(animated: true)
        //         ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.1 the receiver is a computed property of the project, and the listener hears of it

import RIBs
import UIKit

protocol DeliveryPresentableListener: AnyObject {
    func didTapClose()
}

protocol DeliveryPresentable: Presentable {
    var listener: DeliveryPresentableListener? { get set }
}

protocol DeliveryViewControllable: ViewControllable {}

final class DeliveryViewController: UIViewController, DeliveryPresentable, DeliveryViewControllable {
    weak var listener: DeliveryPresentableListener?
    private var container: UIViewController? { navigationController?.presentingViewController }

    @objc private func closeTapped() {
        listener?.didTapClose()
        container?.dismiss(animated: true)
    }
}

// === 1.1 a new root controller in the window

import RIBs
import UIKit

protocol SplashPresentableListener: AnyObject {
    func didFinishSplash()
}

protocol SplashPresentable: Presentable {
    var listener: SplashPresentableListener? { get set }
}

protocol SplashViewControllable: ViewControllable {}

final class SplashViewController: UIViewController, SplashPresentable, SplashViewControllable {
    weak var listener: SplashPresentableListener?

    @objc private func continueTapped() {
        view.window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        //           ^^^^^^^^^^^^^^^^^^ view_self_dismissal: continueTapped
    }
}

// === 1.1 a new root controller in the window, and the listener hears of it

import RIBs
import UIKit

protocol SplashPresentableListener: AnyObject {
    func didFinishSplash()
}

protocol SplashPresentable: Presentable {
    var listener: SplashPresentableListener? { get set }
}

protocol SplashViewControllable: ViewControllable {}

final class SplashViewController: UIViewController, SplashPresentable, SplashViewControllable {
    weak var listener: SplashPresentableListener?

    @objc private func continueTapped() {
        view.window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        listener?.didFinishSplash()
    }
}

// === B1.1.3 pop from a bar button

import RIBs
import UIKit

protocol TripDetailPresentableListener: AnyObject {
    func didTapBack()
}

protocol TripDetailPresentable: Presentable {
    var listener: TripDetailPresentableListener? { get set }
}

protocol TripDetailViewControllable: ViewControllable {}

final class TripDetailViewController: UIViewController, TripDetailPresentable, TripDetailViewControllable {
    weak var listener: TripDetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(backTapped))
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === B1.1.3 pop from a bar button, and the listener hears of it

import RIBs
import UIKit

protocol TripDetailPresentableListener: AnyObject {
    func didTapBack()
}

protocol TripDetailPresentable: Presentable {
    var listener: TripDetailPresentableListener? { get set }
}

protocol TripDetailViewControllable: ViewControllable {}

final class TripDetailViewController: UIViewController, TripDetailPresentable, TripDetailViewControllable {
    weak var listener: TripDetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(backTapped))
    }

    @objc private func backTapped() {
        listener?.didTapBack()
        navigationController?.popViewController(animated: true)
    }
}

// === B1.1.3 the popped controller is thrown away

import RIBs
import UIKit

protocol MemoPresentableListener: AnyObject {
    func didTapBack()
    func didTapDelete()
}

protocol MemoPresentable: Presentable {
    var listener: MemoPresentableListener? { get set }
}

protocol MemoViewControllable: ViewControllable {}

final class MemoViewController: UIViewController, MemoPresentable, MemoViewControllable {
    weak var listener: MemoPresentableListener?

    @objc private func backTapped() {
        _ = navigationController?.popViewController(animated: true)
        //                        ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }

    @objc private func deleteTapped() {
        let _ = self.navigationController?.popViewController(animated: true)
        //                                 ^^^^^^^^^^^^^^^^^ view_self_dismissal: deleteTapped
    }
}

// === B1.1.3 the popped controller is thrown away, and the listener hears of it

import RIBs
import UIKit

protocol MemoPresentableListener: AnyObject {
    func didTapBack()
    func didTapDelete()
}

protocol MemoPresentable: Presentable {
    var listener: MemoPresentableListener? { get set }
}

protocol MemoViewControllable: ViewControllable {}

final class MemoViewController: UIViewController, MemoPresentable, MemoViewControllable {
    weak var listener: MemoPresentableListener?

    @objc private func backTapped() {
        _ = navigationController?.popViewController(animated: true)
        listener?.didTapBack()
    }

    @objc private func deleteTapped() {
        let _ = self.navigationController?.popViewController(animated: true)
        listener?.didTapDelete()
    }
}

// === B1.1.3 pop from an rx tap

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol SearchPresentableListener: AnyObject {
    func didTapBack()
}

protocol SearchPresentable: Presentable {
    var listener: SearchPresentableListener? { get set }
}

protocol SearchViewControllable: ViewControllable {}

final class SearchViewController: UIViewController, SearchPresentable, SearchViewControllable {
    weak var listener: SearchPresentableListener?
    private let backButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        backButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.navigationController?.popViewController(animated: true)
                //                          ^^^^^^^^^^^^^^^^^ view_self_dismissal: SearchViewController
            })
            .disposed(by: disposeBag)
    }
}

// === B1.1.3 pop from an rx tap, and the listener hears of it

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol SearchPresentableListener: AnyObject {
    func didTapBack()
}

protocol SearchPresentable: Presentable {
    var listener: SearchPresentableListener? { get set }
}

protocol SearchViewControllable: ViewControllable {}

final class SearchViewController: UIViewController, SearchPresentable, SearchViewControllable {
    weak var listener: SearchPresentableListener?
    private let backButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        backButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.navigationController?.popViewController(animated: true)
                self?.listener?.didTapBack()
            })
            .disposed(by: disposeBag)
    }
}

// === B1.1.3 pop to the root

import RIBs
import UIKit

protocol OrderDonePresentableListener: AnyObject {
    func didTapHome()
}

protocol OrderDonePresentable: Presentable {
    var listener: OrderDonePresentableListener? { get set }
}

protocol OrderDoneViewControllable: ViewControllable {}

final class OrderDoneViewController: UIViewController, OrderDonePresentable, OrderDoneViewControllable {
    weak var listener: OrderDonePresentableListener?

    @objc private func homeTapped() {
        navigationController?.popToRootViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: homeTapped
    }
}

// === B1.1.3 pop to the root, and the listener hears of it

import RIBs
import UIKit

protocol OrderDonePresentableListener: AnyObject {
    func didTapHome()
}

protocol OrderDonePresentable: Presentable {
    var listener: OrderDonePresentableListener? { get set }
}

protocol OrderDoneViewControllable: ViewControllable {}

final class OrderDoneViewController: UIViewController, OrderDonePresentable, OrderDoneViewControllable {
    weak var listener: OrderDonePresentableListener?

    @objc private func homeTapped() {
        navigationController?.popToRootViewController(animated: true)
        listener?.didTapHome()
    }
}

// === B1.1.3 pop to a controller below the view

import RIBs
import UIKit

protocol SeatPresentableListener: AnyObject {
    func didConfirmSeat()
}

protocol SeatPresentable: Presentable {
    var listener: SeatPresentableListener? { get set }
}

protocol SeatViewControllable: ViewControllable {}

final class SeatViewController: UIViewController, SeatPresentable, SeatViewControllable {
    weak var listener: SeatPresentableListener?

    @objc private func confirmTapped() {
        guard let list = navigationController?.viewControllers.first(where: { $0 is UITableViewController }) else { return }
        navigationController?.popToViewController(list, animated: true)
        //                    ^^^^^^^^^^^^^^^^^^^ view_self_dismissal: confirmTapped
    }
}

// === B1.1.3 pop to a controller below the view, and the listener hears of it

import RIBs
import UIKit

protocol SeatPresentableListener: AnyObject {
    func didConfirmSeat()
}

protocol SeatPresentable: Presentable {
    var listener: SeatPresentableListener? { get set }
}

protocol SeatViewControllable: ViewControllable {}

final class SeatViewController: UIViewController, SeatPresentable, SeatViewControllable {
    weak var listener: SeatPresentableListener?

    @objc private func confirmTapped() {
        guard let list = navigationController?.viewControllers.first(where: { $0 is UITableViewController }) else { return }
        navigationController?.popToViewController(list, animated: true)
        listener?.didConfirmSeat()
    }
}

// === B1.3.12 pop to the view itself removes only what is above it

import RIBs
import UIKit

protocol HotelPresentableListener: AnyObject {
    func didTapBook()
}

protocol HotelPresentable: Presentable {
    var listener: HotelPresentableListener? { get set }
}

protocol HotelViewControllable: ViewControllable {}

final class HotelViewController: UIViewController, HotelPresentable, HotelViewControllable {
    weak var listener: HotelPresentableListener?

    @objc private func collapseTapped() {
        navigationController?.popToViewController(self, animated: true)
    }
}

// === B1.1.3 another stack without the view

import RIBs
import UIKit

protocol SignupPresentableListener: AnyObject {
    func didFinishSignup()
}

protocol SignupPresentable: Presentable {
    var listener: SignupPresentableListener? { get set }
}

protocol SignupViewControllable: ViewControllable {}

final class SignupViewController: UIViewController, SignupPresentable, SignupViewControllable {
    weak var listener: SignupPresentableListener?

    @objc private func finishTapped() {
        let welcome = UIViewController()
        navigationController?.setViewControllers([welcome], animated: true)
        //                    ^^^^^^^^^^^^^^^^^^ view_self_dismissal: finishTapped
    }
}

// === B1.1.3 another stack without the view, and the listener hears of it

import RIBs
import UIKit

protocol SignupPresentableListener: AnyObject {
    func didFinishSignup()
}

protocol SignupPresentable: Presentable {
    var listener: SignupPresentableListener? { get set }
}

protocol SignupViewControllable: ViewControllable {}

final class SignupViewController: UIViewController, SignupPresentable, SignupViewControllable {
    weak var listener: SignupPresentableListener?

    @objc private func finishTapped() {
        let welcome = UIViewController()
        navigationController?.setViewControllers([welcome], animated: true)
        listener?.didFinishSignup()
    }
}

// === 1.1 a new stack that visibly holds the view

import RIBs
import UIKit

protocol SummaryPresentableListener: AnyObject {
    func didTapBack()
}

protocol SummaryPresentable: Presentable {
    var listener: SummaryPresentableListener? { get set }
}

protocol SummaryViewControllable: ViewControllable {}

final class SummaryViewController: UIViewController, SummaryPresentable, SummaryViewControllable {
    weak var listener: SummaryPresentableListener?

    @objc private func forgetHistoryTapped() {
        navigationController?.setViewControllers([self], animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.viewControllers = [UIViewController(), self]
    }
}

// === 1.1 a new stack that extends the old one

import RIBs
import UIKit

protocol CategoryPresentableListener: AnyObject {
    func didTapBack()
}

protocol CategoryPresentable: Presentable {
    var listener: CategoryPresentableListener? { get set }
}

protocol CategoryViewControllable: ViewControllable {}

final class CategoryViewController: UIViewController, CategoryPresentable, CategoryViewControllable {
    weak var listener: CategoryPresentableListener?

    @objc private func detailTapped() {
        guard let navigation = navigationController else { return }
        navigation.setViewControllers(navigation.viewControllers + [UIViewController()], animated: true)
    }

    @objc private func helpTapped() {
        guard let navigation = navigationController else { return }
        var stack = navigation.viewControllers
        stack.append(UIViewController())
        navigation.viewControllers = stack
    }

    @objc private func moreTapped() {
        navigationController?.viewControllers.append(UIViewController())
    }
}

// === 1.1 a new stack in which another controller takes the view's place

import RIBs
import UIKit

protocol CardFormPresentableListener: AnyObject {
    func didSaveCard()
}

protocol CardFormPresentable: Presentable {
    var listener: CardFormPresentableListener? { get set }
}

protocol CardFormViewControllable: ViewControllable {}

final class CardFormViewController: UIViewController, CardFormPresentable, CardFormViewControllable {
    weak var listener: CardFormPresentableListener?

    @objc private func saveTapped() {
        guard let navigation = navigationController else { return }
        var stack = navigation.viewControllers
        stack.removeLast()
        stack.append(UIViewController())
        navigation.setViewControllers(stack, animated: true)
        //         ^^^^^^^^^^^^^^^^^^ view_self_dismissal: saveTapped
    }
}

// === 1.1 a new stack in which another controller takes the view's place, and the listener hears of it

import RIBs
import UIKit

protocol CardFormPresentableListener: AnyObject {
    func didSaveCard()
}

protocol CardFormPresentable: Presentable {
    var listener: CardFormPresentableListener? { get set }
}

protocol CardFormViewControllable: ViewControllable {}

final class CardFormViewController: UIViewController, CardFormPresentable, CardFormViewControllable {
    weak var listener: CardFormPresentableListener?

    @objc private func saveTapped() {
        guard let navigation = navigationController else { return }
        var stack = navigation.viewControllers
        stack.removeLast()
        stack.append(UIViewController())
        navigation.setViewControllers(stack, animated: true)
        listener?.didSaveCard()
    }
}

// === B1.1.3 the stack assigned without its last

import RIBs
import UIKit

protocol LanguagePresentableListener: AnyObject {
    func didSelectLanguage()
}

protocol LanguagePresentable: Presentable {
    var listener: LanguagePresentableListener? { get set }
}

protocol LanguageViewControllable: ViewControllable {}

final class LanguageViewController: UIViewController, LanguagePresentable, LanguageViewControllable {
    weak var listener: LanguagePresentableListener?

    @objc private func selectTapped() {
        guard let navigation = navigationController else { return }
        navigation.viewControllers = Array(navigation.viewControllers.dropLast())
        //         ^^^^^^^^^^^^^^^ view_self_dismissal: selectTapped
    }

    @objc private func resetTapped() {
        navigationController?.viewControllers = []
        //                    ^^^^^^^^^^^^^^^ view_self_dismissal: resetTapped
    }
}

// === B1.1.3 the stack assigned without its last, and the listener hears of it

import RIBs
import UIKit

protocol LanguagePresentableListener: AnyObject {
    func didSelectLanguage()
}

protocol LanguagePresentable: Presentable {
    var listener: LanguagePresentableListener? { get set }
}

protocol LanguageViewControllable: ViewControllable {}

final class LanguageViewController: UIViewController, LanguagePresentable, LanguageViewControllable {
    weak var listener: LanguagePresentableListener?

    @objc private func selectTapped() {
        guard let navigation = navigationController else { return }
        navigation.viewControllers = Array(navigation.viewControllers.dropLast())
        listener?.didSelectLanguage()
    }

    @objc private func resetTapped() {
        navigationController?.viewControllers = []
        listener?.didSelectLanguage()
    }
}

// === B1.1.3 the last of the stack removed in place

import RIBs
import UIKit

protocol TicketPresentableListener: AnyObject {
    func didTapBack()
}

protocol TicketPresentable: Presentable {
    var listener: TicketPresentableListener? { get set }
}

protocol TicketViewControllable: ViewControllable {}

final class TicketViewController: UIViewController, TicketPresentable, TicketViewControllable {
    weak var listener: TicketPresentableListener?

    @objc private func backTapped() {
        navigationController?.viewControllers.removeLast()
        //                                    ^^^^^^^^^^ view_self_dismissal: backTapped
    }

    @objc private func exitTapped() {
        navigationController?.viewControllers.removeAll()
        //                                    ^^^^^^^^^ view_self_dismissal: exitTapped
    }
}

// === B1.1.3 the last of the stack removed in place, and the listener hears of it

import RIBs
import UIKit

protocol TicketPresentableListener: AnyObject {
    func didTapBack()
}

protocol TicketPresentable: Presentable {
    var listener: TicketPresentableListener? { get set }
}

protocol TicketViewControllable: ViewControllable {}

final class TicketViewController: UIViewController, TicketPresentable, TicketViewControllable {
    weak var listener: TicketPresentableListener?

    @objc private func backTapped() {
        navigationController?.viewControllers.removeLast()
        listener?.didTapBack()
    }

    @objc private func exitTapped() {
        navigationController?.viewControllers.removeAll()
        listener?.didTapBack()
    }
}

// === B1.1.4 a navigation controller removes its own children

import RIBs
import UIKit

protocol FlowPresentableListener: AnyObject {
    func didTapBack()
}

protocol FlowPresentable: Presentable {
    var listener: FlowPresentableListener? { get set }
}

protocol FlowViewControllable: ViewControllable {}

final class FlowViewController: UINavigationController, FlowPresentable, FlowViewControllable {
    weak var listener: FlowPresentableListener?

    @objc private func backTapped() {
        popViewController(animated: true)
    }

    @objc private func homeTapped() {
        self.popToRootViewController(animated: true)
    }

    @objc private func restartTapped() {
        viewControllers = []
        setViewControllers([UIViewController()], animated: false)
    }
}

// === B1.1.4 a navigation controller dismisses itself

import RIBs
import UIKit

protocol CheckoutPresentableListener: AnyObject {
    func didTapClose()
}

protocol CheckoutPresentable: Presentable {
    var listener: CheckoutPresentableListener? { get set }
}

protocol CheckoutViewControllable: ViewControllable {}

final class CheckoutViewController: UINavigationController, CheckoutPresentable, CheckoutViewControllable {
    weak var listener: CheckoutPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func leaveTapped() {
        presentingViewController?.dismiss(animated: true)
        //                        ^^^^^^^ view_self_dismissal: leaveTapped
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === B1.1.4 a navigation controller dismisses itself, and the listener hears of it

import RIBs
import UIKit

protocol CheckoutPresentableListener: AnyObject {
    func didTapClose()
}

protocol CheckoutPresentable: Presentable {
    var listener: CheckoutPresentableListener? { get set }
}

protocol CheckoutViewControllable: ViewControllable {}

final class CheckoutViewController: UINavigationController, CheckoutPresentable, CheckoutViewControllable {
    weak var listener: CheckoutPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func leaveTapped() {
        listener?.didTapClose()
        presentingViewController?.dismiss(animated: true)
    }

    @objc private func backTapped() {
        listener?.didTapClose()
        navigationController?.popViewController(animated: true)
    }
}

// === B1.1.4 a tab controller exchanges its tabs

import RIBs
import UIKit

protocol MainPresentableListener: AnyObject {
    func didSelectTab()
}

protocol MainPresentable: Presentable {
    var listener: MainPresentableListener? { get set }
}

protocol MainViewControllable: ViewControllable {}

final class MainViewController: UITabBarController, MainPresentable, MainViewControllable {
    weak var listener: MainPresentableListener?

    @objc private func reloadTapped() {
        viewControllers = [UIViewController(), UIViewController()]
        setViewControllers([], animated: true)
    }
}

// === B1.1.4 a tab controller dismisses itself

import RIBs
import UIKit

protocol GuestPresentableListener: AnyObject {
    func didTapSignIn()
}

protocol GuestPresentable: Presentable {
    var listener: GuestPresentableListener? { get set }
}

protocol GuestViewControllable: ViewControllable {}

final class GuestViewController: UITabBarController, GuestPresentable, GuestViewControllable {
    weak var listener: GuestPresentableListener?

    @objc private func signInTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: signInTapped
    }
}

// === B1.1.4 a tab controller dismisses itself, and the listener hears of it

import RIBs
import UIKit

protocol GuestPresentableListener: AnyObject {
    func didTapSignIn()
}

protocol GuestPresentable: Presentable {
    var listener: GuestPresentableListener? { get set }
}

protocol GuestViewControllable: ViewControllable {}

final class GuestViewController: UITabBarController, GuestPresentable, GuestViewControllable {
    weak var listener: GuestPresentableListener?

    @objc private func signInTapped() {
        dismiss(animated: true)
        listener?.didTapSignIn()
    }
}

// === B1.1.5 the view takes itself out of its parent

import RIBs
import UIKit

protocol BannerPresentableListener: AnyObject {
    func didTapHide()
}

protocol BannerPresentable: Presentable {
    var listener: BannerPresentableListener? { get set }
}

protocol BannerViewControllable: ViewControllable {}

final class BannerViewController: UIViewController, BannerPresentable, BannerViewControllable {
    weak var listener: BannerPresentableListener?

    @objc private func hideTapped() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    //  ^^^^^^^^^^^^^^^^ view_self_dismissal: hideTapped
    }
}

// === B1.1.5 the view takes itself out of its parent, and the listener hears of it

import RIBs
import UIKit

protocol BannerPresentableListener: AnyObject {
    func didTapHide()
}

protocol BannerPresentable: Presentable {
    var listener: BannerPresentableListener? { get set }
}

protocol BannerViewControllable: ViewControllable {}

final class BannerViewController: UIViewController, BannerPresentable, BannerViewControllable {
    weak var listener: BannerPresentableListener?

    @objc private func hideTapped() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
        listener?.didTapHide()
    }
}

// === B1.1.5 removeFromParent alone

import RIBs
import UIKit

protocol MiniPlayerPresentableListener: AnyObject {
    func didTapStop()
}

protocol MiniPlayerPresentable: Presentable {
    var listener: MiniPlayerPresentableListener? { get set }
}

protocol MiniPlayerViewControllable: ViewControllable {}

final class MiniPlayerViewController: UIViewController, MiniPlayerPresentable, MiniPlayerViewControllable {
    weak var listener: MiniPlayerPresentableListener?

    @objc private func stopTapped() {
        self.removeFromParent()
        //   ^^^^^^^^^^^^^^^^ view_self_dismissal: stopTapped
    }
}

// === B1.1.5 removeFromParent alone, and the listener hears of it

import RIBs
import UIKit

protocol MiniPlayerPresentableListener: AnyObject {
    func didTapStop()
}

protocol MiniPlayerPresentable: Presentable {
    var listener: MiniPlayerPresentableListener? { get set }
}

protocol MiniPlayerViewControllable: ViewControllable {}

final class MiniPlayerViewController: UIViewController, MiniPlayerPresentable, MiniPlayerViewControllable {
    weak var listener: MiniPlayerPresentableListener?

    @objc private func stopTapped() {
        self.removeFromParent()
        listener?.didTapStop()
    }
}

// === B1.1.5 the own root view taken out of its superview

import RIBs
import UIKit

protocol ToastPresentableListener: AnyObject {
    func didTapToast()
}

protocol ToastPresentable: Presentable {
    var listener: ToastPresentableListener? { get set }
}

protocol ToastViewControllable: ViewControllable {}

final class ToastViewController: UIViewController, ToastPresentable, ToastViewControllable {
    weak var listener: ToastPresentableListener?

    @objc private func toastTapped() {
        view.removeFromSuperview()
        //   ^^^^^^^^^^^^^^^^^^^ view_self_dismissal: toastTapped
    }
}

// === B1.1.5 the own root view taken out of its superview, and the listener hears of it

import RIBs
import UIKit

protocol ToastPresentableListener: AnyObject {
    func didTapToast()
}

protocol ToastPresentable: Presentable {
    var listener: ToastPresentableListener? { get set }
}

protocol ToastViewControllable: ViewControllable {}

final class ToastViewController: UIViewController, ToastPresentable, ToastViewControllable {
    weak var listener: ToastPresentableListener?

    @objc private func toastTapped() {
        view.removeFromSuperview()
        listener?.didTapToast()
    }
}

// === 1.1 willMove(toParent: nil) alone is no dismissal

import RIBs
import UIKit

protocol OverlayPresentableListener: AnyObject {
    func didTapHide()
}

protocol OverlayPresentable: Presentable {
    var listener: OverlayPresentableListener? { get set }
}

protocol OverlayViewControllable: ViewControllable {}

final class OverlayViewController: UIViewController, OverlayPresentable, OverlayViewControllable {
    weak var listener: OverlayPresentableListener?

    @objc private func prepareTapped() {
        willMove(toParent: nil)
    }
}

// === B1.3.12 subviews and child controllers are taken out

import RIBs
import UIKit

protocol MapPresentableListener: AnyObject {
    func didTapClear()
}

protocol MapPresentable: Presentable {
    var listener: MapPresentableListener? { get set }
}

protocol MapViewControllable: ViewControllable {}

final class MapViewController: UIViewController, MapPresentable, MapViewControllable {
    weak var listener: MapPresentableListener?
    private let calloutView = UIView()
    private var legend: UIViewController?

    @objc private func clearTapped() {
        view.endEditing(true)
        calloutView.resignFirstResponder()
        calloutView.removeFromSuperview()
        view.subviews.forEach { $0.removeFromSuperview() }
        legend?.willMove(toParent: nil)
        legend?.view.removeFromSuperview()
        legend?.removeFromParent()
        children.forEach { $0.removeFromParent() }
    }
}

// === B1.1.6 a button is wired to UIKit's dismiss

import RIBs
import UIKit

protocol PromoPresentableListener: AnyObject {
    func didTapClose()
}

protocol PromoPresentable: Presentable {
    var listener: PromoPresentableListener? { get set }
}

protocol PromoViewControllable: ViewControllable {}

final class PromoViewController: UIViewController, PromoPresentable, PromoViewControllable {
    weak var listener: PromoPresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(dismiss(animated:completion:)), for: .touchUpInside)
        //                                            ^^^^^^^ view_self_dismissal: PromoViewController
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

// === B1.1.6 a button is wired to a method that tells the listener

import RIBs
import UIKit

protocol PromoPresentableListener: AnyObject {
    func didTapClose()
}

protocol PromoPresentable: Presentable {
    var listener: PromoPresentableListener? { get set }
}

protocol PromoViewControllable: ViewControllable {}

final class PromoViewController: UIViewController, PromoPresentable, PromoViewControllable {
    weak var listener: PromoPresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

// === B1.1.6 a bar button is wired to UIViewController.dismiss

import RIBs
import UIKit

protocol FilterPresentableListener: AnyObject {
    func didTapCancel()
}

protocol FilterPresentable: Presentable {
    var listener: FilterPresentableListener? { get set }
}

protocol FilterViewControllable: ViewControllable {}

final class FilterViewController: UIViewController, FilterPresentable, FilterViewControllable {
    weak var listener: FilterPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(UIViewController.dismiss(animated:completion:))
            //                                 ^^^^^^^ view_self_dismissal: FilterViewController
        )
    }

    @objc private func cancelTapped() {
        dismiss(animated: true)
        listener?.didTapCancel()
    }
}

// === B1.1.6 a bar button is wired to a method that dismisses and tells

import RIBs
import UIKit

protocol FilterPresentableListener: AnyObject {
    func didTapCancel()
}

protocol FilterPresentable: Presentable {
    var listener: FilterPresentableListener? { get set }
}

protocol FilterViewControllable: ViewControllable {}

final class FilterViewController: UIViewController, FilterPresentable, FilterViewControllable {
    weak var listener: FilterPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(cancelTapped)
        )
    }

    @objc private func cancelTapped() {
        dismiss(animated: true)
        listener?.didTapCancel()
    }
}

// === B1.1.6 a bar button is wired to UINavigationController.popViewController

import RIBs
import UIKit

protocol LedgerPresentableListener: AnyObject {
    func didTapBack()
}

protocol LedgerPresentable: Presentable {
    var listener: LedgerPresentableListener? { get set }
}

protocol LedgerViewControllable: ViewControllable {}

final class LedgerViewController: UIViewController, LedgerPresentable, LedgerViewControllable {
    weak var listener: LedgerPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "back"),
            style: .plain,
            target: navigationController,
            action: #selector(UINavigationController.popViewController(animated:))
            //                                       ^^^^^^^^^^^^^^^^^ view_self_dismissal: LedgerViewController
        )
    }

    @objc private func backTapped() {
        listener?.didTapBack()
        navigationController?.popViewController(animated: true)
    }
}

// === B1.1.6 a bar button is wired to a method that pops and tells

import RIBs
import UIKit

protocol LedgerPresentableListener: AnyObject {
    func didTapBack()
}

protocol LedgerPresentable: Presentable {
    var listener: LedgerPresentableListener? { get set }
}

protocol LedgerViewControllable: ViewControllable {}

final class LedgerViewController: UIViewController, LedgerPresentable, LedgerViewControllable {
    weak var listener: LedgerPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "back"),
            style: .plain,
            target: self,
            action: #selector(backTapped)
        )
    }

    @objc private func backTapped() {
        listener?.didTapBack()
        navigationController?.popViewController(animated: true)
    }
}

// === B1.1.6 UIKit's dismiss as the selector of a presented controller

import RIBs
import UIKit

protocol LegalPresentableListener: AnyObject {
    func didTapClose()
}

protocol LegalPresentable: Presentable {
    var listener: LegalPresentableListener? { get set }
}

protocol LegalViewControllable: ViewControllable {}

final class LegalViewController: UIViewController, LegalPresentable, LegalViewControllable {
    weak var listener: LegalPresentableListener?

    @objc private func showTermsTapped() {
        let terms = UIViewController()
        terms.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done,
            target: terms,
            action: #selector(UIViewController.dismiss(animated:completion:))
        )
        present(UINavigationController(rootViewController: terms), animated: true)
    }
}

// === B1.1.6 an unwind segue is not visible in the source

import RIBs
import UIKit

protocol StoryboardPresentableListener: AnyObject {
    func didTapClose()
}

protocol StoryboardPresentable: Presentable {
    var listener: StoryboardPresentableListener? { get set }
}

protocol StoryboardViewControllable: ViewControllable {}

final class StoryboardViewController: UIViewController, StoryboardPresentable, StoryboardViewControllable {
    weak var listener: StoryboardPresentableListener?

    @IBAction private func closeTapped(_ sender: Any) {
        performSegue(withIdentifier: "unwindToHome", sender: self)
    }
}

// === B1.1.7 the topmost controller of the application is dismissed

import RIBs
import UIKit

protocol PaywallPresentableListener: AnyObject {
    func didTapClose()
}

protocol PaywallPresentable: Presentable {
    var listener: PaywallPresentableListener? { get set }
}

protocol PaywallViewControllable: ViewControllable {}

extension UIApplication {
    static func topViewController() -> UIViewController? {
        var top = shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}

final class PaywallViewController: UIViewController, PaywallPresentable, PaywallViewControllable {
    weak var listener: PaywallPresentableListener?

    @objc private func closeTapped() {
        UIApplication.topViewController()?.dismiss(animated: true)
        //                                 ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.1.7 the topmost controller of the application is dismissed, and the listener hears of it

import RIBs
import UIKit

protocol PaywallPresentableListener: AnyObject {
    func didTapClose()
}

protocol PaywallPresentable: Presentable {
    var listener: PaywallPresentableListener? { get set }
}

protocol PaywallViewControllable: ViewControllable {}

extension UIApplication {
    static func topViewController() -> UIViewController? {
        var top = shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}

final class PaywallViewController: UIViewController, PaywallPresentable, PaywallViewControllable {
    weak var listener: PaywallPresentableListener?

    @objc private func closeTapped() {
        UIApplication.topViewController()?.dismiss(animated: true)
        listener?.didTapClose()
    }
}

// === B1.1.7 the key window's root controller dismisses

import RIBs
import UIKit

protocol LockPresentableListener: AnyObject {
    func didUnlock()
}

protocol LockPresentable: Presentable {
    var listener: LockPresentableListener? { get set }
}

protocol LockViewControllable: ViewControllable {}

final class LockViewController: UIViewController, LockPresentable, LockViewControllable {
    weak var listener: LockPresentableListener?

    @objc private func unlockTapped() {
        UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)
        //                                                  ^^^^^^^ view_self_dismissal: unlockTapped
    }
}

// === B1.1.7 the key window's root controller dismisses, and the listener hears of it

import RIBs
import UIKit

protocol LockPresentableListener: AnyObject {
    func didUnlock()
}

protocol LockPresentable: Presentable {
    var listener: LockPresentableListener? { get set }
}

protocol LockViewControllable: ViewControllable {}

final class LockViewController: UIViewController, LockPresentable, LockViewControllable {
    weak var listener: LockPresentableListener?

    @objc private func unlockTapped() {
        UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)
        listener?.didUnlock()
    }
}

// === B1.1.8 the environment's dismiss in the hosted root view

import RIBs
import SwiftUI
import UIKit

protocol ProfilePresentableListener: AnyObject {
    func didTapClose()
}

protocol ProfilePresentable: Presentable {
    var listener: ProfilePresentableListener? { get set }
}

protocol ProfileViewControllable: ViewControllable {}

struct ProfileScreen: View {
    let onClose: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") {
            dismiss()
        //  ^^^^^^^ view_self_dismissal
        }
    }
}

final class ProfileViewController: UIHostingController<ProfileScreen>, ProfilePresentable, ProfileViewControllable {
    weak var listener: ProfilePresentableListener?

    init() {
        super.init(rootView: ProfileScreen(onClose: {}))
        rootView = ProfileScreen(onClose: { [weak self] in self?.listener?.didTapClose() })
    }

    required init?(coder: NSCoder) { nil }
}

// === B1.1.8 the environment's dismiss in the hosted root view, and a stored closure is called

import RIBs
import SwiftUI
import UIKit

protocol ProfilePresentableListener: AnyObject {
    func didTapClose()
}

protocol ProfilePresentable: Presentable {
    var listener: ProfilePresentableListener? { get set }
}

protocol ProfileViewControllable: ViewControllable {}

struct ProfileScreen: View {
    let onClose: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") {
            onClose()
            dismiss()
        }
    }
}

final class ProfileViewController: UIHostingController<ProfileScreen>, ProfilePresentable, ProfileViewControllable {
    weak var listener: ProfilePresentableListener?

    init() {
        super.init(rootView: ProfileScreen(onClose: {}))
        rootView = ProfileScreen(onClose: { [weak self] in self?.listener?.didTapClose() })
    }

    required init?(coder: NSCoder) { nil }
}

// === B1.1.8 the presentation mode of the hosted view

import RIBs
import SwiftUI
import UIKit

protocol ReviewPresentableListener: AnyObject {
    func didTapDone()
}

protocol ReviewPresentable: Presentable {
    var listener: ReviewPresentableListener? { get set }
}

protocol ReviewViewControllable: ViewControllable {}

final class ReviewModel: ObservableObject {
    weak var listener: ReviewPresentableListener?
}

struct ReviewScreen: View {
    @ObservedObject var model: ReviewModel
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button(action: {
            presentationMode.wrappedValue.dismiss()
            //                            ^^^^^^^ view_self_dismissal
        }) {
            Text("Done")
        }
    }
}

final class ReviewViewController: UIViewController, ReviewPresentable, ReviewViewControllable {
    weak var listener: ReviewPresentableListener?
    private let model = ReviewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: ReviewScreen(model: model))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}

// === B1.1.8 the presentation mode of the hosted view, and its view model's listener hears of it

import RIBs
import SwiftUI
import UIKit

protocol ReviewPresentableListener: AnyObject {
    func didTapDone()
}

protocol ReviewPresentable: Presentable {
    var listener: ReviewPresentableListener? { get set }
}

protocol ReviewViewControllable: ViewControllable {}

final class ReviewModel: ObservableObject {
    weak var listener: ReviewPresentableListener?
}

struct ReviewScreen: View {
    @ObservedObject var model: ReviewModel
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button(action: {
            model.listener?.didTapDone()
            presentationMode.wrappedValue.dismiss()
        }) {
            Text("Done")
        }
    }
}

final class ReviewViewController: UIViewController, ReviewPresentable, ReviewViewControllable {
    weak var listener: ReviewPresentableListener?
    private let model = ReviewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: ReviewScreen(model: model))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}

// === B1.1.8 the host's binding is set to false

import RIBs
import SwiftUI
import UIKit

protocol TipPresentableListener: AnyObject {
    func didTapClose()
}

protocol TipPresentable: Presentable {
    var listener: TipPresentableListener? { get set }
}

protocol TipViewControllable: ViewControllable {}

struct TipScreen: View {
    @Binding var isPresented: Bool
    let onClose: () -> Void

    var body: some View {
        Button("Got it") {
            isPresented = false
        //  ^^^^^^^^^^^ view_self_dismissal
        }
    }
}

final class TipViewController: UIViewController, TipPresentable, TipViewControllable {
    weak var listener: TipPresentableListener?
    private var isShown = true

    override func viewDidLoad() {
        super.viewDidLoad()
        let shown = Binding<Bool>(get: { [weak self] in self?.isShown ?? false }, set: { [weak self] in self?.isShown = $0 })
        let screen = TipScreen(isPresented: shown, onClose: { [weak self] in self?.listener?.didTapClose() })
        let host = UIHostingController(rootView: screen)
        addChild(host)
        view.addSubview(host.view)
    }
}

// === B1.1.8 the host's binding is set to false, and a stored closure is called

import RIBs
import SwiftUI
import UIKit

protocol TipPresentableListener: AnyObject {
    func didTapClose()
}

protocol TipPresentable: Presentable {
    var listener: TipPresentableListener? { get set }
}

protocol TipViewControllable: ViewControllable {}

struct TipScreen: View {
    @Binding var isPresented: Bool
    let onClose: () -> Void

    var body: some View {
        Button("Got it") {
            isPresented = false
            onClose()
        }
    }
}

final class TipViewController: UIViewController, TipPresentable, TipViewControllable {
    weak var listener: TipPresentableListener?
    private var isShown = true

    override func viewDidLoad() {
        super.viewDidLoad()
        let shown = Binding<Bool>(get: { [weak self] in self?.isShown ?? false }, set: { [weak self] in self?.isShown = $0 })
        let screen = TipScreen(isPresented: shown, onClose: { [weak self] in self?.listener?.didTapClose() })
        let host = UIHostingController(rootView: screen)
        addChild(host)
        view.addSubview(host.view)
    }
}

// === 1.2 a binding of the SwiftUI view's own state is set to false

import RIBs
import SwiftUI
import UIKit

protocol GalleryPresentableListener: AnyObject {
    func didTapClose()
}

protocol GalleryPresentable: Presentable {
    var listener: GalleryPresentableListener? { get set }
}

protocol GalleryViewControllable: ViewControllable {}

struct PhotoPage: View {
    @Binding var isPresented: Bool

    var body: some View {
        Button("Close") { isPresented = false }
    }
}

struct GalleryScreen: View {
    @State private var isPhotoShown = false

    var body: some View {
        Button("Open") { isPhotoShown = true }
            .sheet(isPresented: $isPhotoShown) { PhotoPage(isPresented: $isPhotoShown) }
    }
}

final class GalleryViewController: UIHostingController<GalleryScreen>, GalleryPresentable, GalleryViewControllable {
    weak var listener: GalleryPresentableListener?
}

// === B1.1.8 dismiss is injected as a closure that dismisses the host

import RIBs
import SwiftUI
import UIKit

protocol SurveyPresentableListener: AnyObject {
    func didTapClose()
}

protocol SurveyPresentable: Presentable {
    var listener: SurveyPresentableListener? { get set }
}

protocol SurveyViewControllable: ViewControllable {}

struct SurveyScreen: View {
    let dismiss: () -> Void

    var body: some View {
        Button("Close") { dismiss() }
    }
}

final class SurveyViewController: UIViewController, SurveyPresentable, SurveyViewControllable {
    weak var listener: SurveyPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let screen = SurveyScreen(dismiss: { [weak self] in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: SurveyViewController
        })
        let host = UIHostingController(rootView: screen)
        addChild(host)
        view.addSubview(host.view)
    }
}

// === B1.1.8 dismiss is injected as a closure that dismisses the host, and the listener hears of it

import RIBs
import SwiftUI
import UIKit

protocol SurveyPresentableListener: AnyObject {
    func didTapClose()
}

protocol SurveyPresentable: Presentable {
    var listener: SurveyPresentableListener? { get set }
}

protocol SurveyViewControllable: ViewControllable {}

struct SurveyScreen: View {
    let dismiss: () -> Void

    var body: some View {
        Button("Close") { dismiss() }
    }
}

final class SurveyViewController: UIViewController, SurveyPresentable, SurveyViewControllable {
    weak var listener: SurveyPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let screen = SurveyScreen(dismiss: { [weak self] in
            self?.dismiss(animated: true)
            self?.listener?.didTapClose()
        })
        let host = UIHostingController(rootView: screen)
        addChild(host)
        view.addSubview(host.view)
    }
}

// === B1.1.9 Hero dismisses the view

import Hero
import RIBs
import UIKit

protocol PosterPresentableListener: AnyObject {
    func didTapClose()
}

protocol PosterPresentable: Presentable {
    var listener: PosterPresentableListener? { get set }
}

protocol PosterViewControllable: ViewControllable {}

final class PosterViewController: UIViewController, PosterPresentable, PosterViewControllable {
    weak var listener: PosterPresentableListener?

    @objc private func closeTapped() {
        hero.dismissViewController()
        //   ^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.1.9 Hero dismisses the view, and the listener hears of it

import Hero
import RIBs
import UIKit

protocol PosterPresentableListener: AnyObject {
    func didTapClose()
}

protocol PosterPresentable: Presentable {
    var listener: PosterPresentableListener? { get set }
}

protocol PosterViewControllable: ViewControllable {}

final class PosterViewController: UIViewController, PosterPresentable, PosterViewControllable {
    weak var listener: PosterPresentableListener?

    @objc private func closeTapped() {
        hero.dismissViewController()
        listener?.didTapClose()
    }
}

// === B1.1.9 an extension of UIViewController dismisses, in another file
// --- UIViewController+Close.swift
import UIKit

extension UIViewController {
    func dismissVC() {
        dismiss(animated: true, completion: nil)
    }
}

// --- WalletViewController.swift
import RIBs
import UIKit

protocol WalletPresentableListener: AnyObject {
    func didTapClose()
}

protocol WalletPresentable: Presentable {
    var listener: WalletPresentableListener? { get set }
}

protocol WalletViewControllable: ViewControllable {}

final class WalletViewController: UIViewController, WalletPresentable, WalletViewControllable {
    weak var listener: WalletPresentableListener?

    @objc private func closeTapped() {
        dismissVC()
    //  ^^^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.1.9 an extension of UIViewController dismisses, in another file, and the listener hears of it
// --- UIViewController+Close.swift
import UIKit

extension UIViewController {
    func dismissVC() {
        dismiss(animated: true, completion: nil)
    }
}

// --- WalletViewController.swift
import RIBs
import UIKit

protocol WalletPresentableListener: AnyObject {
    func didTapClose()
}

protocol WalletPresentable: Presentable {
    var listener: WalletPresentableListener? { get set }
}

protocol WalletViewControllable: ViewControllable {}

final class WalletViewController: UIViewController, WalletPresentable, WalletViewControllable {
    weak var listener: WalletPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
        dismissVC()
    }
}

// === B1.1.9 the extension's helper goes through a second one
// --- Extensions/UIViewController+Navigation.swift
import UIKit

extension UIViewController {
    func goBack() {
        leave(animated: true)
    }

    private func leave(animated: Bool) {
        if let navigation = navigationController {
            navigation.popViewController(animated: animated)
        } else {
            dismiss(animated: animated)
        }
    }
}

// --- Chat/ChatViewController.swift
import RIBs
import UIKit

protocol ChatPresentableListener: AnyObject {
    func didTapBack()
}

protocol ChatPresentable: Presentable {
    var listener: ChatPresentableListener? { get set }
}

protocol ChatViewControllable: ViewControllable {}

final class ChatViewController: UIViewController, ChatPresentable, ChatViewControllable {
    weak var listener: ChatPresentableListener?

    @objc private func backTapped() {
        self.goBack()
        //   ^^^^^^ view_self_dismissal: backTapped
    }
}

// === B1.1.9 the extension's helper goes through a second one, and the listener hears of it
// --- Extensions/UIViewController+Navigation.swift
import UIKit

extension UIViewController {
    func goBack() {
        leave(animated: true)
    }

    private func leave(animated: Bool) {
        if let navigation = navigationController {
            navigation.popViewController(animated: animated)
        } else {
            dismiss(animated: animated)
        }
    }
}

// --- Chat/ChatViewController.swift
import RIBs
import UIKit

protocol ChatPresentableListener: AnyObject {
    func didTapBack()
}

protocol ChatPresentable: Presentable {
    var listener: ChatPresentableListener? { get set }
}

protocol ChatViewControllable: ViewControllable {}

final class ChatViewController: UIViewController, ChatPresentable, ChatViewControllable {
    weak var listener: ChatPresentableListener?

    @objc private func backTapped() {
        self.goBack()
        listener?.didTapBack()
    }
}

// === 1.1 an extension of one of the view's own protocols dismisses

import RIBs
import UIKit

protocol SheetPresentableListener: AnyObject {
    func didTapGrabber()
}

protocol SheetPresentable: Presentable {
    var listener: SheetPresentableListener? { get set }
}

protocol SheetViewControllable: ViewControllable {}

protocol Closable: UIViewController {}

extension Closable {
    func closeScreen() {
        dismiss(animated: true)
    }
}

final class SheetViewController: UIViewController, SheetPresentable, SheetViewControllable, Closable {
    weak var listener: SheetPresentableListener?

    @objc private func grabberTapped() {
        closeScreen()
    //  ^^^^^^^^^^^ view_self_dismissal: grabberTapped
    }
}

// === 1.1 an extension of one of the view's own protocols dismisses, and the listener hears of it

import RIBs
import UIKit

protocol SheetPresentableListener: AnyObject {
    func didTapGrabber()
}

protocol SheetPresentable: Presentable {
    var listener: SheetPresentableListener? { get set }
}

protocol SheetViewControllable: ViewControllable {}

protocol Closable: UIViewController {}

extension Closable {
    func closeScreen() {
        dismiss(animated: true)
    }
}

final class SheetViewController: UIViewController, SheetPresentable, SheetViewControllable, Closable {
    weak var listener: SheetPresentableListener?

    @objc private func grabberTapped() {
        closeScreen()
        listener?.didTapGrabber()
    }
}

// === 1.1 the helper of an extension is called on another controller

import RIBs
import UIKit

protocol AvatarPresentableListener: AnyObject {
    func didTapClose()
}

protocol AvatarPresentable: Presentable {
    var listener: AvatarPresentableListener? { get set }
}

protocol AvatarViewControllable: ViewControllable {}

extension UIViewController {
    func dismissVC() {
        dismiss(animated: true)
    }
}

final class AvatarViewController: UIViewController, AvatarPresentable, AvatarViewControllable {
    weak var listener: AvatarPresentableListener?
    private var editor: UIViewController?

    @objc private func editorDoneTapped() {
        editor?.dismissVC()
    }
}

// === B1.2 the handler of a UIAction

import RIBs
import UIKit

protocol MenuPresentableListener: AnyObject {
    func didTapClose()
}

protocol MenuPresentable: Presentable {
    var listener: MenuPresentableListener? { get set }
}

protocol MenuViewControllable: ViewControllable {}

final class MenuViewController: UIViewController, MenuPresentable, MenuViewControllable {
    weak var listener: MenuPresentableListener?
    private lazy var closeButton = UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in
        self?.dismiss(animated: true)
        //    ^^^^^^^ view_self_dismissal: MenuViewController
    })
}

// === B1.2 the handler of a UIAction, and the listener hears of it

import RIBs
import UIKit

protocol MenuPresentableListener: AnyObject {
    func didTapClose()
}

protocol MenuPresentable: Presentable {
    var listener: MenuPresentableListener? { get set }
}

protocol MenuViewControllable: ViewControllable {}

final class MenuViewController: UIViewController, MenuPresentable, MenuViewControllable {
    weak var listener: MenuPresentableListener?
    private lazy var closeButton = UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in
        self?.dismiss(animated: true)
        self?.listener?.didTapClose()
    })
}

// === B1.2 the handler of an alert's action closes the view as well

import RIBs
import UIKit

protocol DraftPresentableListener: AnyObject {
    func didTapDiscard()
}

protocol DraftPresentable: Presentable {
    var listener: DraftPresentableListener? { get set }
}

protocol DraftViewControllable: ViewControllable {}

final class DraftViewController: UIViewController, DraftPresentable, DraftViewControllable {
    weak var listener: DraftPresentableListener?

    @objc private func cancelTapped() {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: DraftViewController
        })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        present(alert, animated: true)
    }
}

// === B1.2 the handler of an alert's action closes the view as well, and the listener hears of it

import RIBs
import UIKit

protocol DraftPresentableListener: AnyObject {
    func didTapDiscard()
}

protocol DraftPresentable: Presentable {
    var listener: DraftPresentableListener? { get set }
}

protocol DraftViewControllable: ViewControllable {}

final class DraftViewController: UIViewController, DraftPresentable, DraftViewControllable {
    weak var listener: DraftPresentableListener?

    @objc private func cancelTapped() {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.dismiss(animated: true)
            self?.listener?.didTapDiscard()
        })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        present(alert, animated: true)
    }
}

// === B1.2 a tap outside the card, by gesture recogniser

import RIBs
import UIKit

protocol PopupPresentableListener: AnyObject {
    func didTapOutside()
}

protocol PopupPresentable: Presentable {
    var listener: PopupPresentableListener? { get set }
}

protocol PopupViewControllable: ViewControllable {}

final class PopupViewController: UIViewController, PopupPresentable, PopupViewControllable {
    weak var listener: PopupPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(outsideTapped(_:)))
        view.addGestureRecognizer(tap)
    }

    @objc private func outsideTapped(_ recognizer: UITapGestureRecognizer) {
        dismiss(animated: false)
    //  ^^^^^^^ view_self_dismissal: outsideTapped
    }
}

// === B1.2 a tap outside the card, by gesture recogniser, and the listener hears of it

import RIBs
import UIKit

protocol PopupPresentableListener: AnyObject {
    func didTapOutside()
}

protocol PopupPresentable: Presentable {
    var listener: PopupPresentableListener? { get set }
}

protocol PopupViewControllable: ViewControllable {}

final class PopupViewController: UIViewController, PopupPresentable, PopupViewControllable {
    weak var listener: PopupPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(outsideTapped(_:)))
        view.addGestureRecognizer(tap)
    }

    @objc private func outsideTapped(_ recognizer: UITapGestureRecognizer) {
        dismiss(animated: false)
        listener?.didTapOutside()
    }
}

// === B1.2 a touch outside the card, by touchesBegan

import RIBs
import UIKit

protocol PickerPresentableListener: AnyObject {
    func didTapOutside()
}

protocol PickerPresentable: Presentable {
    var listener: PickerPresentableListener? { get set }
}

protocol PickerViewControllable: ViewControllable {}

final class PickerViewController: UIViewController, PickerPresentable, PickerViewControllable {
    weak var listener: PickerPresentableListener?
    private let cardView = UIView()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touch.view !== cardView else { return }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: touchesBegan
    }
}

// === B1.2 a touch outside the card, by touchesBegan, and the listener hears of it

import RIBs
import UIKit

protocol PickerPresentableListener: AnyObject {
    func didTapOutside()
}

protocol PickerPresentable: Presentable {
    var listener: PickerPresentableListener? { get set }
}

protocol PickerViewControllable: ViewControllable {}

final class PickerViewController: UIViewController, PickerPresentable, PickerViewControllable {
    weak var listener: PickerPresentableListener?
    private let cardView = UIView()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touch.view !== cardView else { return }
        listener?.didTapOutside()
        dismiss(animated: true)
    }
}

// === B1.2 rx taps by bind, drive and emit

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol BookingPresentableListener: AnyObject {
    func didTapClose()
}

protocol BookingPresentable: Presentable {
    var listener: BookingPresentableListener? { get set }
}

protocol BookingViewControllable: ViewControllable {}

final class BookingViewController: UIViewController, BookingPresentable, BookingViewControllable {
    weak var listener: BookingPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()
    private let doneButton = UIButton()
    private let backButton = UIButton()
    private let skipButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .bind { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: BookingViewController
            }
            .disposed(by: disposeBag)
        doneButton.rx.tap.asDriver()
            .drive(onNext: { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: BookingViewController
            })
            .disposed(by: disposeBag)
        backButton.rx.tap.asSignal()
            .emit(onNext: { [weak self] _ in
                self?.navigationController?.popViewController(animated: true)
                //                          ^^^^^^^^^^^^^^^^^ view_self_dismissal: BookingViewController
            })
            .disposed(by: disposeBag)
        skipButton.rx.tap
            .bind(with: self) { owner, _ in
                owner.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: BookingViewController
            }
            .disposed(by: disposeBag)
    }
}

// === B1.2 rx taps by bind, drive and emit, and the listener hears of it

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol BookingPresentableListener: AnyObject {
    func didTapClose()
}

protocol BookingPresentable: Presentable {
    var listener: BookingPresentableListener? { get set }
}

protocol BookingViewControllable: ViewControllable {}

final class BookingViewController: UIViewController, BookingPresentable, BookingViewControllable {
    weak var listener: BookingPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()
    private let doneButton = UIButton()
    private let backButton = UIButton()
    private let skipButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .bind { [weak self] in
                self?.listener?.didTapClose()
                self?.dismiss(animated: true)
            }
            .disposed(by: disposeBag)
        doneButton.rx.tap.asDriver()
            .drive(onNext: { [weak self] in
                self?.listener?.didTapClose()
                self?.dismiss(animated: true)
            })
            .disposed(by: disposeBag)
        backButton.rx.tap.asSignal()
            .emit(onNext: { [weak self] _ in
                self?.listener?.didTapClose()
                self?.navigationController?.popViewController(animated: true)
            })
            .disposed(by: disposeBag)
        skipButton.rx.tap
            .bind(with: self) { owner, _ in
                owner.listener?.didTapClose()
                owner.dismiss(animated: true)
            }
            .disposed(by: disposeBag)
    }
}

// === B1.2 a binder of the view

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol StationPresentableListener: AnyObject {
    func didTapClose()
}

protocol StationPresentable: Presentable {
    var listener: StationPresentableListener? { get set }
}

protocol StationViewControllable: ViewControllable {}

final class StationViewController: UIViewController, StationPresentable, StationViewControllable {
    weak var listener: StationPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()

    private var close: Binder<Void> {
        Binder(self) { vc, _ in
            vc.dismiss(animated: true)
           //  ^^^^^^^ view_self_dismissal: StationViewController
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap.bind(to: close).disposed(by: disposeBag)
    }
}

// === B1.2 a binder of the view, and the listener hears of it

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol StationPresentableListener: AnyObject {
    func didTapClose()
}

protocol StationPresentable: Presentable {
    var listener: StationPresentableListener? { get set }
}

protocol StationViewControllable: ViewControllable {}

final class StationViewController: UIViewController, StationPresentable, StationViewControllable {
    weak var listener: StationPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()

    private var close: Binder<Void> {
        Binder(self) { vc, _ in
            vc.dismiss(animated: true)
            vc.listener?.didTapClose()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap.bind(to: close).disposed(by: disposeBag)
    }
}

// === B1.2 a Combine sink

import Combine
import ModernRIBs
import UIKit

protocol TransferPresentableListener: AnyObject {
    func didFinishTransfer()
}

protocol TransferPresentable: Presentable {
    var listener: TransferPresentableListener? { get set }
}

protocol TransferViewControllable: ViewControllable {}

final class TransferViewController: UIViewController, TransferPresentable, TransferViewControllable {
    weak var listener: TransferPresentableListener?
    private let finished = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        finished
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: TransferViewController
            }
            .store(in: &cancellables)
    }
}

// === B1.2 a Combine sink, and the listener hears of it

import Combine
import ModernRIBs
import UIKit

protocol TransferPresentableListener: AnyObject {
    func didFinishTransfer()
}

protocol TransferPresentable: Presentable {
    var listener: TransferPresentableListener? { get set }
}

protocol TransferViewControllable: ViewControllable {}

final class TransferViewController: UIViewController, TransferPresentable, TransferViewControllable {
    weak var listener: TransferPresentableListener?
    private let finished = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        finished
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in
                self?.dismiss(animated: true)
                self?.listener?.didFinishTransfer()
            }
            .store(in: &cancellables)
    }
}

// === B1.2 a row is selected

import RIBs
import UIKit

protocol CountryPresentableListener: AnyObject {
    func didSelectCountry()
}

protocol CountryPresentable: Presentable {
    var listener: CountryPresentableListener? { get set }
}

protocol CountryViewControllable: ViewControllable {}

final class CountryViewController: UIViewController, CountryPresentable, CountryViewControllable, UITableViewDelegate {
    weak var listener: CountryPresentableListener?
    private let tableView = UITableView()

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: tableView
    }
}

// === B1.2 a row is selected, and the listener hears of it

import RIBs
import UIKit

protocol CountryPresentableListener: AnyObject {
    func didSelectCountry()
}

protocol CountryPresentable: Presentable {
    var listener: CountryPresentableListener? { get set }
}

protocol CountryViewControllable: ViewControllable {}

final class CountryViewController: UIViewController, CountryPresentable, CountryViewControllable, UITableViewDelegate {
    weak var listener: CountryPresentableListener?
    private let tableView = UITableView()

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.popViewController(animated: true)
        listener?.didSelectCountry()
    }
}

// === B1.2 the scanner has read a code

import AVFoundation
import RIBs
import UIKit

protocol ScannerPresentableListener: AnyObject {
    func didScanCode()
}

protocol ScannerPresentable: Presentable {
    var listener: ScannerPresentableListener? { get set }
}

protocol ScannerViewControllable: ViewControllable {}

final class ScannerViewController: UIViewController, ScannerPresentable, ScannerViewControllable, AVCaptureMetadataOutputObjectsDelegate {
    weak var listener: ScannerPresentableListener?
    private let session = AVCaptureSession()

    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {
        guard !metadataObjects.isEmpty else { return }
        session.stopRunning()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: metadataOutput
    }
}

// === B1.2 the scanner has read a code, and the listener hears of it

import AVFoundation
import RIBs
import UIKit

protocol ScannerPresentableListener: AnyObject {
    func didScanCode()
}

protocol ScannerPresentable: Presentable {
    var listener: ScannerPresentableListener? { get set }
}

protocol ScannerViewControllable: ViewControllable {}

final class ScannerViewController: UIViewController, ScannerPresentable, ScannerViewControllable, AVCaptureMetadataOutputObjectsDelegate {
    weak var listener: ScannerPresentableListener?
    private let session = AVCaptureSession()

    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {
        guard !metadataObjects.isEmpty else { return }
        session.stopRunning()
        listener?.didScanCode()
        dismiss(animated: true)
    }
}

// === B1.2 the page in the own web view asks to be closed

import RIBs
import UIKit
import WebKit

protocol WebPresentableListener: AnyObject {
    func didFinishPage()
}

protocol WebPresentable: Presentable {
    var listener: WebPresentableListener? { get set }
}

protocol WebViewControllable: ViewControllable {}

final class WebViewController: UIViewController, WebPresentable, WebViewControllable {
    weak var listener: WebPresentableListener?
    private let webView = WKWebView()
}

extension WebViewController: WKScriptMessageHandler {

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        guard message.name == "close" else { return }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: userContentController
    }
}

// === B1.2 the page in the own web view asks to be closed, and the listener hears of it

import RIBs
import UIKit
import WebKit

protocol WebPresentableListener: AnyObject {
    func didFinishPage()
}

protocol WebPresentable: Presentable {
    var listener: WebPresentableListener? { get set }
}

protocol WebViewControllable: ViewControllable {}

final class WebViewController: UIViewController, WebPresentable, WebViewControllable {
    weak var listener: WebPresentableListener?
    private let webView = WKWebView()
}

extension WebViewController: WKScriptMessageHandler {

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        guard message.name == "close" else { return }
        dismiss(animated: true)
        listener?.didFinishPage()
    }
}

// === B1.2 return in a text field

import RIBs
import UIKit

protocol NicknamePresentableListener: AnyObject {
    func didEnterName()
}

protocol NicknamePresentable: Presentable {
    var listener: NicknamePresentableListener? { get set }
}

protocol NicknameViewControllable: ViewControllable {}

final class NicknameViewController: UIViewController, NicknamePresentable, NicknameViewControllable, UITextFieldDelegate {
    weak var listener: NicknamePresentableListener?

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: textFieldShouldReturn
        return true
    }
}

// === B1.2 return in a text field, and the listener hears of it

import RIBs
import UIKit

protocol NicknamePresentableListener: AnyObject {
    func didEnterName()
}

protocol NicknamePresentable: Presentable {
    var listener: NicknamePresentableListener? { get set }
}

protocol NicknameViewControllable: ViewControllable {}

final class NicknameViewController: UIViewController, NicknamePresentable, NicknameViewControllable, UITextFieldDelegate {
    weak var listener: NicknamePresentableListener?

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        dismiss(animated: true)
        listener?.didEnterName()
        return true
    }
}

// === B1.2 a notification is observed by selector

import RIBs
import UIKit

protocol SessionPresentableListener: AnyObject {
    func didExpire()
}

protocol SessionPresentable: Presentable {
    var listener: SessionPresentableListener? { get set }
}

protocol SessionViewControllable: ViewControllable {}

final class SessionViewController: UIViewController, SessionPresentable, SessionViewControllable {
    weak var listener: SessionPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(sessionExpired), name: .NSCalendarDayChanged, object: nil)
    }

    @objc private func sessionExpired() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: sessionExpired
    }
}

// === B1.2 a notification is observed by selector, and the listener hears of it

import RIBs
import UIKit

protocol SessionPresentableListener: AnyObject {
    func didExpire()
}

protocol SessionPresentable: Presentable {
    var listener: SessionPresentableListener? { get set }
}

protocol SessionViewControllable: ViewControllable {}

final class SessionViewController: UIViewController, SessionPresentable, SessionViewControllable {
    weak var listener: SessionPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(sessionExpired), name: .NSCalendarDayChanged, object: nil)
    }

    @objc private func sessionExpired() {
        listener?.didExpire()
        dismiss(animated: true)
    }
}

// === B1.2 a notification is observed by closure

import RIBs
import UIKit

protocol CallPresentableListener: AnyObject {
    func didEndCall()
}

protocol CallPresentable: Presentable {
    var listener: CallPresentableListener? { get set }
}

protocol CallViewControllable: ViewControllable {}

final class CallViewController: UIViewController, CallPresentable, CallViewControllable {
    weak var listener: CallPresentableListener?
    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            self?.dismiss(animated: false)
            //    ^^^^^^^ view_self_dismissal: CallViewController
        }
    }
}

// === B1.2 a notification is observed by closure, and the listener hears of it

import RIBs
import UIKit

protocol CallPresentableListener: AnyObject {
    func didEndCall()
}

protocol CallPresentable: Presentable {
    var listener: CallPresentableListener? { get set }
}

protocol CallViewControllable: ViewControllable {}

final class CallViewController: UIViewController, CallPresentable, CallViewControllable {
    weak var listener: CallPresentableListener?
    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            self?.dismiss(animated: false)
            self?.listener?.didEndCall()
        }
    }
}

// === B1.2 a timer fires

import RIBs
import UIKit

protocol SnackbarPresentableListener: AnyObject {
    func didExpire()
}

protocol SnackbarPresentable: Presentable {
    var listener: SnackbarPresentableListener? { get set }
}

protocol SnackbarViewControllable: ViewControllable {}

final class SnackbarViewController: UIViewController, SnackbarPresentable, SnackbarViewControllable {
    weak var listener: SnackbarPresentableListener?
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: SnackbarViewController
        }
    }
}

// === B1.2 a timer fires, and the listener hears of it

import RIBs
import UIKit

protocol SnackbarPresentableListener: AnyObject {
    func didExpire()
}

protocol SnackbarPresentable: Presentable {
    var listener: SnackbarPresentableListener? { get set }
}

protocol SnackbarViewControllable: ViewControllable {}

final class SnackbarViewController: UIViewController, SnackbarPresentable, SnackbarViewControllable {
    weak var listener: SnackbarPresentableListener?
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
            self?.listener?.didExpire()
            self?.dismiss(animated: true)
        }
    }
}

// === B1.2 some seconds after the view has appeared

import RIBs
import UIKit

protocol SuccessPresentableListener: AnyObject {
    func didShowSuccess()
}

protocol SuccessPresentable: Presentable {
    var listener: SuccessPresentableListener? { get set }
}

protocol SuccessViewControllable: ViewControllable {}

final class SuccessViewController: UIViewController, SuccessPresentable, SuccessViewControllable {
    weak var listener: SuccessPresentableListener?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: viewDidAppear
        }
    }
}

// === B1.2 some seconds after the view has appeared, and the listener hears of it

import RIBs
import UIKit

protocol SuccessPresentableListener: AnyObject {
    func didShowSuccess()
}

protocol SuccessPresentable: Presentable {
    var listener: SuccessPresentableListener? { get set }
}

protocol SuccessViewControllable: ViewControllable {}

final class SuccessViewController: UIViewController, SuccessPresentable, SuccessViewControllable {
    weak var listener: SuccessPresentableListener?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            self?.dismiss(animated: true)
            self?.listener?.didShowSuccess()
        }
    }
}

// === B1.2 the escape gesture of VoiceOver

import RIBs
import UIKit

protocol TutorialPresentableListener: AnyObject {
    func didEscape()
}

protocol TutorialPresentable: Presentable {
    var listener: TutorialPresentableListener? { get set }
}

protocol TutorialViewControllable: ViewControllable {}

final class TutorialViewController: UIViewController, TutorialPresentable, TutorialViewControllable {
    weak var listener: TutorialPresentableListener?

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: accessibilityPerformEscape
        return true
    }
}

// === B1.2 the escape gesture of VoiceOver, and the listener hears of it

import RIBs
import UIKit

protocol TutorialPresentableListener: AnyObject {
    func didEscape()
}

protocol TutorialPresentable: Presentable {
    var listener: TutorialPresentableListener? { get set }
}

protocol TutorialViewControllable: ViewControllable {}

final class TutorialViewController: UIViewController, TutorialPresentable, TutorialViewControllable {
    weak var listener: TutorialPresentableListener?

    override func accessibilityPerformEscape() -> Bool {
        listener?.didEscape()
        dismiss(animated: true)
        return true
    }
}

// === B1.2 a key of a hardware keyboard

import RIBs
import UIKit

protocol ViewerPresentableListener: AnyObject {
    func didPressEscape()
}

protocol ViewerPresentable: Presentable {
    var listener: ViewerPresentableListener? { get set }
}

protocol ViewerViewControllable: ViewControllable {}

final class ViewerViewController: UIViewController, ViewerPresentable, ViewerViewControllable {
    weak var listener: ViewerPresentableListener?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: pressesBegan
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}

// === B1.2 a key of a hardware keyboard, and the listener hears of it

import RIBs
import UIKit

protocol ViewerPresentableListener: AnyObject {
    func didPressEscape()
}

protocol ViewerPresentable: Presentable {
    var listener: ViewerPresentableListener? { get set }
}

protocol ViewerViewControllable: ViewControllable {}

final class ViewerViewController: UIViewController, ViewerPresentable, ViewerViewControllable {
    weak var listener: ViewerPresentableListener?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            dismiss(animated: true)
            listener?.didPressEscape()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}

// === B1.2 a tap reaches the dismissal through two helpers

import RIBs
import UIKit

protocol BookmarkPresentableListener: AnyObject {
    func didTapClose()
}

protocol BookmarkPresentable: Presentable {
    var listener: BookmarkPresentableListener? { get set }
}

protocol BookmarkViewControllable: ViewControllable {}

final class BookmarkViewController: UIViewController, BookmarkPresentable, BookmarkViewControllable {
    weak var listener: BookmarkPresentableListener?

    @objc private func closeTapped() {
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

// === B1.2 a tap reaches the dismissal through two helpers, and the listener hears of it

import RIBs
import UIKit

protocol BookmarkPresentableListener: AnyObject {
    func didTapClose()
}

protocol BookmarkPresentable: Presentable {
    var listener: BookmarkPresentableListener? { get set }
}

protocol BookmarkViewControllable: ViewControllable {}

final class BookmarkViewController: UIViewController, BookmarkPresentable, BookmarkViewControllable {
    weak var listener: BookmarkPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
        close()
    }

    private func close() {
        leave(animated: true)
    }

    private func leave(animated: Bool) {
        dismiss(animated: animated)
    }
}

// === B1.2 one helper, reached by a tap that tells and a swipe that does not

import RIBs
import UIKit

protocol StoryPresentableListener: AnyObject {
    func didTapClose()
    func didSwipeDown()
}

protocol StoryPresentable: Presentable {
    var listener: StoryPresentableListener? { get set }
}

protocol StoryViewControllable: ViewControllable {}

final class StoryViewController: UIViewController, StoryPresentable, StoryViewControllable {
    weak var listener: StoryPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
        close()
    }

    @objc private func swipedDown() {
        close()
    }

    private func close() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: swipedDown
    }
}

// === B1.2 one helper, reached by a tap and a swipe that both tell

import RIBs
import UIKit

protocol StoryPresentableListener: AnyObject {
    func didTapClose()
    func didSwipeDown()
}

protocol StoryPresentable: Presentable {
    var listener: StoryPresentableListener? { get set }
}

protocol StoryViewControllable: ViewControllable {}

final class StoryViewController: UIViewController, StoryPresentable, StoryViewControllable {
    weak var listener: StoryPresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
        close()
    }

    @objc private func swipedDown() {
        listener?.didSwipeDown()
        close()
    }

    private func close() {
        dismiss(animated: true)
    }
}

// === B1.2 an extension of the view in another file
// --- Basket/BasketViewController.swift
import RIBs
import UIKit

protocol BasketPresentableListener: AnyObject {
    func didTapClose()
}

protocol BasketPresentable: Presentable {
    var listener: BasketPresentableListener? { get set }
}

protocol BasketViewControllable: ViewControllable {}

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
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.2 an extension of the view in another file, and the listener hears of it
// --- Basket/BasketViewController.swift
import RIBs
import UIKit

protocol BasketPresentableListener: AnyObject {
    func didTapClose()
}

protocol BasketPresentable: Presentable {
    var listener: BasketPresentableListener? { get set }
}

protocol BasketViewControllable: ViewControllable {}

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
        listener?.didTapClose()
        dismiss(animated: true)
    }
}

// === B1.2 a base class in another file
// --- Modules/Base/BaseViewController.swift
import UIKit

class BaseViewController: UIViewController {

    @objc func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }

    func willGoBack() {}
}

// --- Modules/Account/AccountViewController.swift
import RIBs
import UIKit

protocol AccountPresentableListener: AnyObject {
    func didTapBack()
}

protocol AccountPresentable: Presentable {
    var listener: AccountPresentableListener? { get set }
}

protocol AccountViewControllable: ViewControllable {}

final class AccountViewController: BaseViewController, AccountPresentable, AccountViewControllable {
    weak var listener: AccountPresentableListener?

    override func willGoBack() {
        listener?.didTapBack()
    }
}

// === B1.2 a base class in another file, whose hook tells the listener
// --- Modules/Base/BaseViewController.swift
import UIKit

class BaseViewController: UIViewController {

    @objc func backTapped() {
        willGoBack()
        navigationController?.popViewController(animated: true)
    }

    func willGoBack() {}
}

// --- Modules/Account/AccountViewController.swift
import RIBs
import UIKit

protocol AccountPresentableListener: AnyObject {
    func didTapBack()
}

protocol AccountPresentable: Presentable {
    var listener: AccountPresentableListener? { get set }
}

protocol AccountViewControllable: ViewControllable {}

final class AccountViewController: BaseViewController, AccountPresentable, AccountViewControllable {
    weak var listener: AccountPresentableListener?

    override func willGoBack() {
        listener?.didTapBack()
    }
}

// === B1.2 a function is passed as a callback

import RIBs
import UIKit

protocol VoucherPresentableListener: AnyObject {
    func didTapClose()
}

protocol VoucherPresentable: Presentable {
    var listener: VoucherPresentableListener? { get set }
}

protocol VoucherViewControllable: ViewControllable {}

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
        view = VoucherView(onClose: dismissSelf)
    }

    private func dismissSelf() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: VoucherViewController
    }
}

// === B1.2 a function is passed as a callback, and the listener hears of it

import RIBs
import UIKit

protocol VoucherPresentableListener: AnyObject {
    func didTapClose()
}

protocol VoucherPresentable: Presentable {
    var listener: VoucherPresentableListener? { get set }
}

protocol VoucherViewControllable: ViewControllable {}

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
        view = VoucherView(onClose: dismissSelf)
    }

    private func dismissSelf() {
        dismiss(animated: true)
        listener?.didTapClose()
    }
}

// === B1.2 a function is assigned to a subview's callback

import RIBs
import UIKit

protocol CalendarPresentableListener: AnyObject {
    func didTapBack()
}

protocol CalendarPresentable: Presentable {
    var listener: CalendarPresentableListener? { get set }
}

protocol CalendarViewControllable: ViewControllable {}

final class CalendarHeader: UIView {
    var onBack: (() -> Void)?

    @objc private func backTapped() { onBack?() }
}

final class CalendarViewController: UIViewController, CalendarPresentable, CalendarViewControllable {
    weak var listener: CalendarPresentableListener?
    private let header = CalendarHeader()

    override func viewDidLoad() {
        super.viewDidLoad()
        header.onBack = goBack
    }

    private func goBack() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: CalendarViewController
    }
}

// === B1.2 a function is assigned to a subview's callback, and the listener hears of it

import RIBs
import UIKit

protocol CalendarPresentableListener: AnyObject {
    func didTapBack()
}

protocol CalendarPresentable: Presentable {
    var listener: CalendarPresentableListener? { get set }
}

protocol CalendarViewControllable: ViewControllable {}

final class CalendarHeader: UIView {
    var onBack: (() -> Void)?

    @objc private func backTapped() { onBack?() }
}

final class CalendarViewController: UIViewController, CalendarPresentable, CalendarViewControllable {
    weak var listener: CalendarPresentableListener?
    private let header = CalendarHeader()

    override func viewDidLoad() {
        super.viewDidLoad()
        header.onBack = goBack
    }

    private func goBack() {
        listener?.didTapBack()
        navigationController?.popViewController(animated: true)
    }
}

// === 0.5 a closure is assigned to a subview's callback

import RIBs
import UIKit

protocol ParcelPresentableListener: AnyObject {
    func didTapClose()
}

protocol ParcelPresentable: Presentable {
    var listener: ParcelPresentableListener? { get set }
}

protocol ParcelViewControllable: ViewControllable {}

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
        }
    }
}

// === 0.5 a closure is assigned to a subview's callback, and the listener hears of it

import RIBs
import UIKit

protocol ParcelPresentableListener: AnyObject {
    func didTapClose()
}

protocol ParcelPresentable: Presentable {
    var listener: ParcelPresentableListener? { get set }
}

protocol ParcelViewControllable: ViewControllable {}

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
            self?.listener?.didTapClose()
        }
    }
}

// === B1.2 the delegate of a subview

import RIBs
import UIKit

protocol NoticePresentableListener: AnyObject {
    func didTapBack()
}

protocol NoticePresentable: Presentable {
    var listener: NoticePresentableListener? { get set }
}

protocol NoticeViewControllable: ViewControllable {}

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
    }
}

// === B1.2 the delegate of a subview, and the listener hears of it

import RIBs
import UIKit

protocol NoticePresentableListener: AnyObject {
    func didTapBack()
}

protocol NoticePresentable: Presentable {
    var listener: NoticePresentableListener? { get set }
}

protocol NoticeViewControllable: ViewControllable {}

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
        listener?.didTapBack()
    }
}

// === 1.4 an @objc method counts although nothing in sight targets it

import RIBs
import UIKit

protocol ContactPresentableListener: AnyObject {
    func didTapClose()
}

protocol ContactPresentable: Presentable {
    var listener: ContactPresentableListener? { get set }
}

protocol ContactViewControllable: ViewControllable {}

final class ContactViewController: UIViewController, ContactPresentable, ContactViewControllable {
    weak var listener: ContactPresentableListener?

    @objc func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.4 an @objc method counts although nothing in sight targets it, and the listener hears of it

import RIBs
import UIKit

protocol ContactPresentableListener: AnyObject {
    func didTapClose()
}

protocol ContactPresentable: Presentable {
    var listener: ContactPresentableListener? { get set }
}

protocol ContactViewControllable: ViewControllable {}

final class ContactViewController: UIViewController, ContactPresentable, ContactViewControllable {
    weak var listener: ContactPresentableListener?

    @objc func closeTapped() {
        dismiss(animated: true)
        listener?.didTapClose()
    }
}

// === 1.4 a plain function that nobody calls is no entry

import RIBs
import UIKit

protocol ArchivePresentableListener: AnyObject {
    func didTapClose()
}

protocol ArchivePresentable: Presentable {
    var listener: ArchivePresentableListener? { get set }
}

protocol ArchiveViewControllable: ViewControllable {}

final class ArchiveViewController: UIViewController, ArchivePresentable, ArchiveViewControllable {
    weak var listener: ArchivePresentableListener?

    func close() {
        dismiss(animated: true)
    }
}

// === 1.5 one finding for each dismissal

import RIBs
import UIKit

protocol EditorPresentableListener: AnyObject {
    func didTapClose()
}

protocol EditorPresentable: Presentable {
    var listener: EditorPresentableListener? { get set }
}

protocol EditorViewControllable: ViewControllable {}

final class EditorViewController: UIViewController, EditorPresentable, EditorViewControllable {
    weak var listener: EditorPresentableListener?

    @objc private func closeTapped() {
        if navigationController == nil {
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: closeTapped
        } else {
            navigationController?.popViewController(animated: true)
            //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
        }
    }
}

// === 1.5 one finding for each dismissal, and the listener hears of it

import RIBs
import UIKit

protocol EditorPresentableListener: AnyObject {
    func didTapClose()
}

protocol EditorPresentable: Presentable {
    var listener: EditorPresentableListener? { get set }
}

protocol EditorViewControllable: ViewControllable {}

final class EditorViewController: UIViewController, EditorPresentable, EditorViewControllable {
    weak var listener: EditorPresentableListener?

    @objc private func closeTapped() {
        if navigationController == nil {
            dismiss(animated: true)
        } else {
            navigationController?.popViewController(animated: true)
        }
        listener?.didTapClose()
    }
}

// === 1.5 a view that has nobody to tell is no exemption

import RIBs
import UIKit

protocol AboutPresentableListener: AnyObject {
    func didTapClose()
}

protocol AboutPresentable: Presentable {
}

final class AboutViewController: UIViewController, AboutPresentable, ViewControllable {

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.5 a view that was given somebody to tell

import RIBs
import UIKit

protocol AboutPresentableListener: AnyObject {
    func didTapClose()
}

protocol AboutPresentable: Presentable {
    var listener: AboutPresentableListener? { get set }
}

final class AboutViewController: UIViewController, AboutPresentable, ViewControllable {

    weak var listener: AboutPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
        listener?.didTapClose()
    }
}

// === 1.4 another class calls the view's function

import RIBs
import UIKit

protocol NotesPresentableListener: AnyObject {
    func didPressEscape()
}

protocol NotesPresentable: Presentable {
    var listener: NotesPresentableListener? { get set }
}

protocol NotesViewControllable: ViewControllable {}

final class NotesViewController: UIViewController, NotesPresentable, NotesViewControllable {
    weak var listener: NotesPresentableListener?

    func closeFromKeyboard() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeFromKeyboard
    }
}

final class KeyboardShortcuts {
    private weak var notes: NotesViewController?

    init(notes: NotesViewController) {
        self.notes = notes
    }

    func escapePressed() {
        notes?.closeFromKeyboard()
    }
}

// === 1.4 another class calls the view's function, and the listener hears of it

import RIBs
import UIKit

protocol NotesPresentableListener: AnyObject {
    func didPressEscape()
}

protocol NotesPresentable: Presentable {
    var listener: NotesPresentableListener? { get set }
}

protocol NotesViewControllable: ViewControllable {}

final class NotesViewController: UIViewController, NotesPresentable, NotesViewControllable {
    weak var listener: NotesPresentableListener?

    func closeFromKeyboard() {
        dismiss(animated: true)
        listener?.didPressEscape()
    }
}

final class KeyboardShortcuts {
    private weak var notes: NotesViewController?

    init(notes: NotesViewController) {
        self.notes = notes
    }

    func escapePressed() {
        notes?.closeFromKeyboard()
    }
}

// === 1.2 a view composed in the hosted root's body

import RIBs
import SwiftUI
import UIKit

protocol SettingsPresentableListener: AnyObject {
    func didTapClose()
}

protocol SettingsPresentable: Presentable {
    var listener: SettingsPresentableListener? { get set }
}

protocol SettingsViewControllable: ViewControllable {}

struct SettingsToolbar: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
        //                ^^^^^^^ view_self_dismissal
    }
}

struct SettingsScreen: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Settings")
            SettingsToolbar()
        }
    }
}

final class SettingsViewController: UIHostingController<SettingsScreen>, SettingsPresentable, SettingsViewControllable {
    weak var listener: SettingsPresentableListener?
}

// === 1.2 the same view shown by a sheet closes only that

import RIBs
import SwiftUI
import UIKit

protocol SettingsPresentableListener: AnyObject {
    func didTapClose()
}

protocol SettingsPresentable: Presentable {
    var listener: SettingsPresentableListener? { get set }
}

protocol SettingsViewControllable: ViewControllable {}

struct SettingsToolbar: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
    }
}

struct SettingsScreen: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Settings")
        }
        .sheet(isPresented: $isShown) { SettingsToolbar() }
    }
}

final class SettingsViewController: UIHostingController<SettingsScreen>, SettingsPresentable, SettingsViewControllable {
    weak var listener: SettingsPresentableListener?
}

// === 1.2 a full screen cover, a popover, a link and a destination close only themselves

import RIBs
import SwiftUI
import UIKit

protocol LibraryPresentableListener: AnyObject {
    func didTapClose()
}

protocol LibraryPresentable: Presentable {
    var listener: LibraryPresentableListener? { get set }
}

protocol LibraryViewControllable: ViewControllable {}

struct CoverPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct HintPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct AuthorPage: View {
    @Environment(\.presentationMode) private var presentationMode
    var body: some View { Button("Back") { presentationMode.wrappedValue.dismiss() } }
}

struct ChapterPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Back") { dismiss() } }
}

struct LibraryScreen: View {
    @State private var isCoverShown = false
    @State private var isHintShown = false
    @State private var isChapterShown = false

    var body: some View {
        NavigationStack {
            NavigationLink("Author", destination: AuthorPage())
                .navigationDestination(isPresented: $isChapterShown) { ChapterPage() }
        }
        .fullScreenCover(isPresented: $isCoverShown) { CoverPage() }
        .popover(isPresented: $isHintShown) { HintPage() }
    }
}

final class LibraryViewController: UIHostingController<LibraryScreen>, LibraryPresentable, LibraryViewControllable {
    weak var listener: LibraryPresentableListener?
}

// === 1.2 the root's own dismiss, called from the content of a sheet

import RIBs
import SwiftUI
import UIKit

protocol FeedbackPresentableListener: AnyObject {
    func didTapClose()
}

protocol FeedbackPresentable: Presentable {
    var listener: FeedbackPresentableListener? { get set }
}

protocol FeedbackViewControllable: ViewControllable {}

struct FeedbackForm: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Send") { dismiss() }
    }
}

struct FeedbackScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isFormShown = false

    var body: some View {
        Text("Thanks")
            .sheet(isPresented: $isFormShown) {
                Button("Send") { dismiss() }
                //               ^^^^^^^ view_self_dismissal
            }
    }
}

final class FeedbackViewController: UIViewController, FeedbackPresentable, FeedbackViewControllable {
    weak var listener: FeedbackPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: FeedbackScreen())
        addChild(host)
        view.addSubview(host.view)
    }
}

// === 1.2 the sheet's own dismiss, called from the content of a sheet

import RIBs
import SwiftUI
import UIKit

protocol FeedbackPresentableListener: AnyObject {
    func didTapClose()
}

protocol FeedbackPresentable: Presentable {
    var listener: FeedbackPresentableListener? { get set }
}

protocol FeedbackViewControllable: ViewControllable {}

struct FeedbackForm: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Send") { dismiss() }
    }
}

struct FeedbackScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isFormShown = false

    var body: some View {
        Text("Thanks")
            .sheet(isPresented: $isFormShown) {
                FeedbackForm()
            }
    }
}

final class FeedbackViewController: UIViewController, FeedbackPresentable, FeedbackViewControllable {
    weak var listener: FeedbackPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: FeedbackScreen())
        addChild(host)
        view.addSubview(host.view)
    }
}

// === 1 a hosting controller that a builder makes, through a local and modifiers
// --- StatsBuilder.swift
import RIBs
import SwiftUI

protocol StatsDependency: Dependency {}

final class StatsComponent: Component<StatsDependency> {}

protocol StatsListener: AnyObject {
    func statsDidClose()
}

final class StatsBuilder: Builder<StatsDependency> {

    func build(withListener listener: StatsListener) -> StatsRouting {
        let component = StatsComponent(dependency: dependency)
        let presenter = StatsPresenter()
        let root = StatsScreen()
            .environmentObject(presenter)
            .tint(.orange)
        let viewController = UIHostingController(rootView: root)
        let interactor = StatsInteractor(presenter: presenter)
        interactor.listener = listener
        presenter.listener = interactor
        _ = component
        return StatsRouter(interactor: interactor, viewController: viewController)
    }
}

// --- StatsRIB.swift
import RIBs
import SwiftUI

extension UIHostingController: ViewControllable {}

protocol StatsRouting: ViewableRouting {}

protocol StatsPresentableListener: AnyObject {
    func didTapClose()
}

protocol StatsPresentable: Presentable {
    var listener: StatsPresentableListener? { get set }
}

final class StatsPresenter: ObservableObject, StatsPresentable {
    weak var listener: StatsPresentableListener?
}

final class StatsInteractor: PresentableInteractor<StatsPresentable>, StatsPresentableListener {
    weak var listener: StatsListener?

    func didTapClose() {
        listener?.statsDidClose()
    }
}

final class StatsRouter: ViewableRouter<Interactable, ViewControllable>, StatsRouting {}

// --- StatsScreen.swift
import SwiftUI

struct StatsScreen: View {
    @EnvironmentObject private var presenter: StatsPresenter
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") {
            dismiss()
        //  ^^^^^^^ view_self_dismissal
        }
    }
}

// === 1 a hosting controller that a builder makes, whose view model is told
// --- StatsBuilder.swift
import RIBs
import SwiftUI

protocol StatsDependency: Dependency {}

final class StatsComponent: Component<StatsDependency> {}

protocol StatsListener: AnyObject {
    func statsDidClose()
}

final class StatsBuilder: Builder<StatsDependency> {

    func build(withListener listener: StatsListener) -> StatsRouting {
        let component = StatsComponent(dependency: dependency)
        let presenter = StatsPresenter()
        let root = StatsScreen()
            .environmentObject(presenter)
            .tint(.orange)
        let viewController = UIHostingController(rootView: root)
        let interactor = StatsInteractor(presenter: presenter)
        interactor.listener = listener
        presenter.listener = interactor
        _ = component
        return StatsRouter(interactor: interactor, viewController: viewController)
    }
}

// --- StatsRIB.swift
import RIBs
import SwiftUI

extension UIHostingController: ViewControllable {}

protocol StatsRouting: ViewableRouting {}

protocol StatsPresentableListener: AnyObject {
    func didTapClose()
}

protocol StatsPresentable: Presentable {
    var listener: StatsPresentableListener? { get set }
}

final class StatsPresenter: ObservableObject, StatsPresentable {
    weak var listener: StatsPresentableListener?
}

final class StatsInteractor: PresentableInteractor<StatsPresentable>, StatsPresentableListener {
    weak var listener: StatsListener?

    func didTapClose() {
        listener?.statsDidClose()
    }
}

final class StatsRouter: ViewableRouter<Interactable, ViewControllable>, StatsRouting {}

// --- StatsScreen.swift
import SwiftUI

struct StatsScreen: View {
    @EnvironmentObject private var presenter: StatsPresenter
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") {
            dismiss()
            presenter.listener?.didTapClose()
        }
    }
}

// === 1 a hosting controller that a builder makes around content in a closure

import RIBs
import SwiftUI

protocol TrendDependency: Dependency {}

final class TrendComponent: Component<TrendDependency> {
    let title = "Trend"
}

protocol TrendRouting: ViewableRouting {}

protocol TrendPresentable: Presentable {}

final class TrendPresenter: TrendPresentable {}

final class TrendInteractor: PresentableInteractor<TrendPresentable> {}

final class TrendRouter: ViewableRouter<Interactable, ViewControllable>, TrendRouting {}

extension UIHostingController: ViewControllable {}

struct TrendScreen: View {
    let title: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button(title) { dismiss() }
        //              ^^^^^^^ view_self_dismissal
    }
}

final class TrendBuilder: Builder<TrendDependency> {

    func build() -> TrendRouting {
        let component = TrendComponent(dependency: dependency)
        let viewController = UIHostingController(rootView: NavigationStack {
            TrendScreen(title: component.title)
        })
        return TrendRouter(interactor: TrendInteractor(presenter: TrendPresenter()), viewController: viewController)
    }
}

// === 1 a hosting controller that a builder makes around content without the environment's dismiss

import RIBs
import SwiftUI

protocol TrendDependency: Dependency {}

final class TrendComponent: Component<TrendDependency> {
    let title = "Trend"
}

protocol TrendRouting: ViewableRouting {}

protocol TrendPresentable: Presentable {}

final class TrendPresenter: TrendPresentable {}

final class TrendInteractor: PresentableInteractor<TrendPresentable> {}

final class TrendRouter: ViewableRouter<Interactable, ViewControllable>, TrendRouting {}

extension UIHostingController: ViewControllable {}

struct TrendScreen: View {
    let title: String
    private func dismiss() {}

    var body: some View {
        Button(title) { dismiss() }
    }
}

final class TrendBuilder: Builder<TrendDependency> {

    func build() -> TrendRouting {
        let component = TrendComponent(dependency: dependency)
        let viewController = UIHostingController(rootView: NavigationStack {
            TrendScreen(title: component.title)
        })
        return TrendRouter(interactor: TrendInteractor(presenter: TrendPresenter()), viewController: viewController)
    }
}

// === 1.2 a hosting controller that the view embeds

import RIBs
import SwiftUI
import UIKit

protocol HelpPresentableListener: AnyObject {
    func didTapClose()
}

protocol HelpPresentable: Presentable {
    var listener: HelpPresentableListener? { get set }
}

protocol HelpViewControllable: ViewControllable {}

struct HelpScreen: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
        //                ^^^^^^^ view_self_dismissal
    }
}

final class HelpViewController: UIViewController, HelpPresentable, HelpViewControllable {
    weak var listener: HelpPresentableListener?

    @objc private func showTapped() {
        let host = UIHostingController(rootView: HelpScreen())
        addChild(host)
        view.addSubview(host.view)
    }
}

// === 1.2 a hosting controller that the view presents

import RIBs
import SwiftUI
import UIKit

protocol HelpPresentableListener: AnyObject {
    func didTapClose()
}

protocol HelpPresentable: Presentable {
    var listener: HelpPresentableListener? { get set }
}

protocol HelpViewControllable: ViewControllable {}

struct HelpScreen: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
    }
}

final class HelpViewController: UIViewController, HelpPresentable, HelpViewControllable {
    weak var listener: HelpPresentableListener?

    @objc private func showTapped() {
        let host = UIHostingController(rootView: HelpScreen())
        present(host, animated: true)
    }
}

// === B1.3.1 witnesses of the ViewControllable family, that the router calls

import RIBs
import UIKit

protocol ShopPresentableListener: AnyObject {
    func didTapCart()
}

protocol ShopPresentable: Presentable {
    var listener: ShopPresentableListener? { get set }
}

protocol ShopViewControllable: ViewControllable {}

protocol ShopContainerViewControllable: ShopViewControllable {
    func dismiss(viewController: ViewControllable)
    func replaceModal(viewController: ViewControllable?)
    func pop()
    func popToRoot()
    func dismiss()
    func dismiss(completion: (() -> Void)?)
}

final class ShopViewController: UIViewController, ShopPresentable, ShopViewControllable, ShopContainerViewControllable {
    weak var listener: ShopPresentableListener?
    private var modal: UIViewController?

    func dismiss(viewController: ViewControllable) {
        if presentedViewController === viewController.uiviewController {
            dismiss(animated: true, completion: nil)
        }
    }

    func replaceModal(viewController: ViewControllable?) {
        dismiss(animated: true) { [weak self] in
            guard let next = viewController?.uiviewController else { return }
            self?.present(next, animated: true)
        }
    }

    func pop() {
        navigationController?.popViewController(animated: true)
    }

    func popToRoot() {
        navigationController?.popToRootViewController(animated: true)
    }

    func dismiss() {
        dismiss(animated: true)
    }

    func dismiss(completion: (() -> Void)?) {
        presentingViewController?.dismiss(animated: true, completion: completion)
    }
}

// === B1.3.1 an overload with other labels is no witness

import RIBs
import UIKit

protocol QuizPresentableListener: AnyObject {
    func didAnswer()
}

protocol QuizPresentable: Presentable {
    var listener: QuizPresentableListener? { get set }
    func showResult()
    func close(animated: Bool)
}

final class QuizInteractor: PresentableInteractor<QuizPresentable>, QuizPresentableListener {
    func didAnswer() {
        presenter.showResult()
        presenter.close(animated: true)
    }
}

final class QuizViewController: UIViewController, QuizPresentable, ViewControllable {

    weak var listener: QuizPresentableListener?

    func showResult() {
        navigationController?.popViewController(animated: true)
    }

    func close(animated: Bool) {
        dismiss(animated: animated)
    }

    func close(after delay: TimeInterval) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeLater
    }

    @objc private func closeLater() {
        close(after: 1)
    }
}

// === B1.3.1 witnesses of the Presentable, that the interactor calls

import RIBs
import UIKit

protocol QuizPresentableListener: AnyObject {
    func didAnswer()
}

protocol QuizPresentable: Presentable {
    var listener: QuizPresentableListener? { get set }
    func showResult()
    func close(animated: Bool)
}

final class QuizInteractor: PresentableInteractor<QuizPresentable>, QuizPresentableListener {
    func didAnswer() {
        presenter.showResult()
        presenter.close(animated: true)
    }
}

final class QuizViewController: UIViewController, QuizPresentable, ViewControllable {

    weak var listener: QuizPresentableListener?

    func showResult() {
        navigationController?.popViewController(animated: true)
    }

    func close(animated: Bool) {
        dismiss(animated: animated)
    }

    @objc private func closeLater() {
        listener?.didAnswer()
    }
}

// === 1.4 a witness that is also wired to a button

import RIBs
import UIKit

protocol LoungePresentableListener: AnyObject {
    func didTapClose()
}

protocol LoungeViewControllable: ViewControllable {
    func close()
}

final class LoungeViewController: UIViewController, Presentable, LoungeViewControllable {

    weak var listener: LoungePresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    }

    @objc func close() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: close
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

// === 1.4 a witness that is also wired to a button, and the listener hears of it

import RIBs
import UIKit

protocol LoungePresentableListener: AnyObject {
    func didTapClose()
}

protocol LoungeViewControllable: ViewControllable {
    func close()
}

final class LoungeViewController: UIViewController, Presentable, LoungeViewControllable {

    weak var listener: LoungePresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    func close() {
        dismiss(animated: true)
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

// === 1.4 a witness that a tap calls

import RIBs
import UIKit

protocol CoursePresentableListener: AnyObject {
    func didTapBack()
}

protocol CourseViewControllable: ViewControllable {
    func popSelf()
}

final class CourseViewController: UIViewController, Presentable, CourseViewControllable {

    weak var listener: CoursePresentableListener?

    func popSelf() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }

    @objc private func backTapped() {
        popSelf()
    }
}

// === 1.4 a witness that a tap calls, and the listener hears of it

import RIBs
import UIKit

protocol CoursePresentableListener: AnyObject {
    func didTapBack()
}

protocol CourseViewControllable: ViewControllable {
    func popSelf()
}

final class CourseViewController: UIViewController, Presentable, CourseViewControllable {

    weak var listener: CoursePresentableListener?

    func popSelf() {
        navigationController?.popViewController(animated: true)
    }

    @objc private func backTapped() {
        listener?.didTapBack()
        popSelf()
    }
}

// === B1.3.2 a helper reached from witnesses and from a tap

import RIBs
import UIKit

protocol ParkingPresentableListener: AnyObject {
    func didTapClose()
}

protocol ParkingPresentable: Presentable {
    var listener: ParkingPresentableListener? { get set }
    func finish()
}

protocol ParkingViewControllable: ViewControllable {
    func removeFromFlow()
}

final class ParkingViewController: UIViewController, ParkingPresentable, ParkingViewControllable {

    weak var listener: ParkingPresentableListener?

    func finish() { leave() }

    func removeFromFlow() { leave() }

    private func leave() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func closeTapped() {
        leave()
    }
}

// === B1.3.2 a helper reached only from witnesses

import RIBs
import UIKit

protocol ParkingPresentableListener: AnyObject {
    func didTapClose()
}

protocol ParkingPresentable: Presentable {
    var listener: ParkingPresentableListener? { get set }
    func finish()
}

protocol ParkingViewControllable: ViewControllable {
    func removeFromFlow()
}

final class ParkingViewController: UIViewController, ParkingPresentable, ParkingViewControllable {

    weak var listener: ParkingPresentableListener?

    func finish() { leave() }

    func removeFromFlow() { leave() }

    private func leave() {
        dismiss(animated: true)
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

// === 1.4 what the router and the parent's view call on the concrete view

import RIBs
import UIKit

protocol TrackPresentableListener: AnyObject {
    func didTapClose()
}

protocol TrackPresentable: Presentable {
    var listener: TrackPresentableListener? { get set }
}

protocol TrackViewControllable: ViewControllable {}

final class TrackViewController: UIViewController, TrackPresentable, TrackViewControllable {
    weak var listener: TrackPresentableListener?

    func leave() {
        dismiss(animated: true)
    }

    func slideOut(animated: Bool) {
        navigationController?.popViewController(animated: animated)
    }
}

protocol TrackInteractable: Interactable {}

final class TrackRouter: ViewableRouter<TrackInteractable, TrackViewController> {
    func closeView() {
        viewController.leave()
    }
}

protocol PlaylistViewControllable: ViewControllable {
    func hideTrack()
}

final class PlaylistViewController: UIViewController, Presentable, PlaylistViewControllable {
    private weak var track: TrackViewController?

    func hideTrack() {
        track?.slideOut(animated: true)
    }
}

// === B1.3.3 utilities of ViewControllable and a wrapper class

import RIBs
import UIKit

extension ViewControllable {
    func dismiss(_ animated: Bool = true) {
        uiviewController.dismiss(animated: animated)
    }

    func popViewController(animated: Bool) {
        uiviewController.navigationController?.popViewController(animated: animated)
    }
}

final class NavigationControllerable: ViewControllable {
    let navigationController: UINavigationController
    var uiviewController: UIViewController { navigationController }

    init(root: ViewControllable) {
        navigationController = UINavigationController(rootViewController: root.uiviewController)
    }

    @objc func close() {
        navigationController.dismiss(animated: true)
    }
}

// === B1.3.3 a tap calls a utility of ViewControllable on the view itself
// --- ViewControllable+Utils.swift
import RIBs
import UIKit

extension ViewControllable {
    func dismissSelf() {
        uiviewController.dismiss(animated: true)
    }
}

// --- LiveViewController.swift
import RIBs
import UIKit

protocol LivePresentableListener: AnyObject {
    func didTapClose()
}

protocol LivePresentable: Presentable {
    var listener: LivePresentableListener? { get set }
}

protocol LiveViewControllable: ViewControllable {}

final class LiveViewController: UIViewController, LivePresentable, LiveViewControllable {
    weak var listener: LivePresentableListener?

    @objc private func closeTapped() {
        dismissSelf()
    //  ^^^^^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.3.3 a tap calls a utility of ViewControllable on the view itself, and the listener hears of it
// --- ViewControllable+Utils.swift
import RIBs
import UIKit

extension ViewControllable {
    func dismissSelf() {
        uiviewController.dismiss(animated: true)
    }
}

// --- LiveViewController.swift
import RIBs
import UIKit

protocol LivePresentableListener: AnyObject {
    func didTapClose()
}

protocol LivePresentable: Presentable {
    var listener: LivePresentableListener? { get set }
}

protocol LiveViewControllable: ViewControllable {}

final class LiveViewController: UIViewController, LivePresentable, LiveViewControllable {
    weak var listener: LivePresentableListener?

    @objc private func closeTapped() {
        listener?.didTapClose()
        dismissSelf()
    }
}

// === B1.3.4 the listener has methods of UIKit's names

import RIBs
import UIKit

protocol CoachPresentableListener: AnyObject {
    func dismiss()
    func popViewController()
    func dismiss(animated: Bool)
}

protocol CoachPresentable: Presentable {
    var listener: CoachPresentableListener? { get set }
}

protocol CoachViewControllable: ViewControllable {}

final class CoachViewController: UIViewController, CoachPresentable, CoachViewControllable {
    weak var listener: CoachPresentableListener?

    @objc private func closeTapped() { listener?.dismiss() }

    @objc private func backTapped() { listener?.popViewController() }

    @objc private func doneTapped() { listener?.dismiss(animated: true) }
}

// === B1.3.4 a dismiss() of the view's own that dismisses

import RIBs
import UIKit

protocol DrawerPresentableListener: AnyObject {
    func didDrag()
}

protocol DrawerPresentable: Presentable {
    var listener: DrawerPresentableListener? { get set }
}

protocol DrawerViewControllable: ViewControllable {}

protocol DrawerDraggable {
    func dismiss()
}

final class DrawerViewController: UIViewController, DrawerPresentable, DrawerViewControllable, DrawerDraggable {
    weak var listener: DrawerPresentableListener?
    private var bottom: NSLayoutConstraint?

    func dismiss() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: draggedDown
    }

    @objc private func draggedDown() {
        dismiss()
    }
}

// === B1.3.4 a dismiss() of the view's own that moves a drawer and tells

import RIBs
import UIKit

protocol DrawerPresentableListener: AnyObject {
    func didDrag()
}

protocol DrawerPresentable: Presentable {
    var listener: DrawerPresentableListener? { get set }
}

protocol DrawerViewControllable: ViewControllable {}

protocol DrawerDraggable {
    func dismiss()
}

final class DrawerViewController: UIViewController, DrawerPresentable, DrawerViewControllable, DrawerDraggable {
    weak var listener: DrawerPresentableListener?
    private var bottom: NSLayoutConstraint?

    func dismiss() {
        bottom?.constant = 0
        listener?.didDrag()
    }

    @objc private func draggedDown() {
        dismiss()
    }
}

// === 1.2 a dismiss() whose declaration is not in sight is nothing

import RIBs
import UIKit

protocol LobbyPresentableListener: AnyObject {
    func didTapClose()
}

protocol LobbyPresentable: Presentable {
    var listener: LobbyPresentableListener? { get set }
}

protocol LobbyViewControllable: ViewControllable {}

final class LobbyViewController: UIViewController, LobbyPresentable, LobbyViewControllable, DragDismissing {
    weak var listener: LobbyPresentableListener?

    @objc private func closeTapped() {
        dismiss()
    }
}

// === B1.3.5 other controllers are dismissed

import MessageUI
import RIBs
import SafariServices
import UIKit

protocol ComposePresentableListener: AnyObject {
    func didTapClose()
}

protocol ComposePresentable: Presentable {
    var listener: ComposePresentableListener? { get set }
}

protocol ComposeViewControllable: ViewControllable {}

final class ComposeViewController: UIViewController, ComposePresentable, ComposeViewControllable {
    weak var listener: ComposePresentableListener?
    private let searchController = UISearchController()
    private let tooltip = Tooltip()
    private var alert: UIAlertController?

    @objc private func hideTapped() {
        alert?.dismiss(animated: true)
        tooltip.dismiss(animated: true)
        searchController.dismiss(animated: true)
        presentedViewController?.dismiss(animated: true)
        guard let presentedVC = presentedViewController else { return }
        presentedVC.dismiss(animated: true)
    }
}

extension ComposeViewController: MFMailComposeViewControllerDelegate, SFSafariViewControllerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate {

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        controller.dismiss(animated: true)
    }

    func safariViewControllerDidFinish(_ viewController: SFSafariViewController) {
        viewController.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true, completion: nil)
    }
}

final class Tooltip {
    func dismiss(animated: Bool) {}
}

// === 1.2 the delegate of an embedded mail composer closes the view

import MessageUI
import RIBs
import UIKit

protocol ImprintPresentableListener: AnyObject {
    func didTapClose()
}

protocol ImprintPresentable: Presentable {
    var listener: ImprintPresentableListener? { get set }
}

protocol ImprintViewControllable: ViewControllable {}

final class ImprintViewController: UIViewController, ImprintPresentable, ImprintViewControllable, MFMailComposeViewControllerDelegate {
    weak var listener: ImprintPresentableListener?

    @objc private func mailTapped() {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        addChild(mail)
        view.addSubview(mail.view)
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: mailComposeController
    }
}

// === 1.2 the mail sheet's delegate closes the presented mail sheet

import MessageUI
import RIBs
import UIKit

protocol ImprintPresentableListener: AnyObject {
    func didTapClose()
}

protocol ImprintPresentable: Presentable {
    var listener: ImprintPresentableListener? { get set }
}

protocol ImprintViewControllable: ViewControllable {}

final class ImprintViewController: UIViewController, ImprintPresentable, ImprintViewControllable, MFMailComposeViewControllerDelegate {
    weak var listener: ImprintPresentableListener?

    @objc private func mailTapped() {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        present(mail, animated: true)
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        dismiss(animated: true)
    }
}

// === 1.2 the second of two nested dismissals is the view's

import RIBs
import UIKit

protocol PhotoPresentableListener: AnyObject {
    func didPickPhoto()
}

protocol PhotoPresentable: Presentable {
    var listener: PhotoPresentableListener? { get set }
}

protocol PhotoViewControllable: ViewControllable {}

final class PhotoViewController: UIViewController, PhotoPresentable, PhotoViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: PhotoPresentableListener?

    @objc private func chooseTapped() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        dismiss(animated: true) {
            self.dismiss(animated: true)
            //   ^^^^^^^ view_self_dismissal: imagePickerController
        }
    }
}

// === 1.2 the second of two nested dismissals is the view's, and the listener hears of it

import RIBs
import UIKit

protocol PhotoPresentableListener: AnyObject {
    func didPickPhoto()
}

protocol PhotoPresentable: Presentable {
    var listener: PhotoPresentableListener? { get set }
}

protocol PhotoViewControllable: ViewControllable {}

final class PhotoViewController: UIViewController, PhotoPresentable, PhotoViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: PhotoPresentableListener?

    @objc private func chooseTapped() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        dismiss(animated: true) {
            self.dismiss(animated: true)
            self.listener?.didPickPhoto()
        }
    }
}

// === 1.2 what belongs to a presented child takes the view away by its presenter

import RIBs
import UIKit

protocol CropperPresentableListener: AnyObject {
    func didCrop()
}

protocol CropperPresentable: Presentable {
    var listener: CropperPresentableListener? { get set }
}

protocol CropperViewControllable: ViewControllable {}

final class CropperViewController: UIViewController, CropperPresentable, CropperViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: CropperPresentableListener?
    private lazy var picker: UIImagePickerController = {
        let picker = UIImagePickerController()
        picker.delegate = self
        return picker
    }()

    @objc private func chooseTapped() {
        present(picker, animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        presentingViewController?.dismiss(animated: true)
        //                        ^^^^^^^ view_self_dismissal: imagePickerController
    }
}

// === 1.2 what belongs to a presented child takes the view away by its presenter, and the listener hears of it

import RIBs
import UIKit

protocol CropperPresentableListener: AnyObject {
    func didCrop()
}

protocol CropperPresentable: Presentable {
    var listener: CropperPresentableListener? { get set }
}

protocol CropperViewControllable: ViewControllable {}

final class CropperViewController: UIViewController, CropperPresentable, CropperViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: CropperPresentableListener?
    private lazy var picker: UIImagePickerController = {
        let picker = UIImagePickerController()
        picker.delegate = self
        return picker
    }()

    @objc private func chooseTapped() {
        present(picker, animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        listener?.didCrop()
        presentingViewController?.dismiss(animated: true)
    }
}

// === 1.2 an embedded camera's delegate closes the view

import RIBs
import UIKit

protocol CameraPresentableListener: AnyObject {
    func didTapClose()
}

protocol CameraPresentable: Presentable {
    var listener: CameraPresentableListener? { get set }
}

protocol CameraViewControllable: ViewControllable {}

final class CameraViewController: UIViewController, CameraPresentable, CameraViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: CameraPresentableListener?
    private let camera = UIImagePickerController()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        camera.delegate = self
        addChild(camera)
        view.addSubview(camera.view)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: imagePickerControllerDidCancel
    }
}

// === 1.2 a presented camera's delegate closes the camera

import RIBs
import UIKit

protocol CameraPresentableListener: AnyObject {
    func didTapClose()
}

protocol CameraPresentable: Presentable {
    var listener: CameraPresentableListener? { get set }
}

protocol CameraViewControllable: ViewControllable {}

final class CameraViewController: UIViewController, CameraPresentable, CameraViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: CameraPresentableListener?
    private let camera = UIImagePickerController()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        camera.delegate = self
        present(camera, animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true)
    }
}

// === 1.2 a document picker has closed itself before its delegate hears

import RIBs
import UIKit

protocol UploadPresentableListener: AnyObject {
    func didPickDocument()
}

protocol UploadPresentable: Presentable {
    var listener: UploadPresentableListener? { get set }
}

protocol UploadViewControllable: ViewControllable {}

final class UploadViewController: UIViewController, UploadPresentable, UploadViewControllable, UIDocumentPickerDelegate {
    weak var listener: UploadPresentableListener?

    @objc private func chooseTapped() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: documentPicker
    }
}

// === 1.2 a document picker has closed itself before its delegate hears, and the listener hears of it

import RIBs
import UIKit

protocol UploadPresentableListener: AnyObject {
    func didPickDocument()
}

protocol UploadPresentable: Presentable {
    var listener: UploadPresentableListener? { get set }
}

protocol UploadViewControllable: ViewControllable {}

final class UploadViewController: UIViewController, UploadPresentable, UploadViewControllable, UIDocumentPickerDelegate {
    weak var listener: UploadPresentableListener?

    @objc private func chooseTapped() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        listener?.didPickDocument()
        dismiss(animated: true)
    }
}

// === 1.2 a contact picker has closed itself before its delegate hears

import ContactsUI
import RIBs
import UIKit

protocol RecipientPresentableListener: AnyObject {
    func didPickContact()
}

protocol RecipientPresentable: Presentable {
    var listener: RecipientPresentableListener? { get set }
}

protocol RecipientViewControllable: ViewControllable {}

final class RecipientViewController: UIViewController, RecipientPresentable, RecipientViewControllable, CNContactPickerDelegate {
    weak var listener: RecipientPresentableListener?

    @objc private func chooseTapped() {
        let picker = CNContactPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: contactPicker
    }
}

// === 1.2 a contact picker has closed itself before its delegate hears, and the listener hears of it

import ContactsUI
import RIBs
import UIKit

protocol RecipientPresentableListener: AnyObject {
    func didPickContact()
}

protocol RecipientPresentable: Presentable {
    var listener: RecipientPresentableListener? { get set }
}

protocol RecipientViewControllable: ViewControllable {}

final class RecipientViewController: UIViewController, RecipientPresentable, RecipientViewControllable, CNContactPickerDelegate {
    weak var listener: RecipientPresentableListener?

    @objc private func chooseTapped() {
        let picker = CNContactPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        dismiss(animated: true)
        listener?.didPickContact()
    }
}

// === 1.2 in the completion of present, what was presented is dismissed

import RIBs
import UIKit

protocol SavedPresentableListener: AnyObject {
    func didTapClose()
}

protocol SavedPresentable: Presentable {
    var listener: SavedPresentableListener? { get set }
}

protocol SavedViewControllable: ViewControllable {}

final class SavedViewController: UIViewController, SavedPresentable, SavedViewControllable {
    weak var listener: SavedPresentableListener?

    @objc private func saveTapped() {
        let toast = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        present(toast, animated: true) { [weak self] in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                self?.dismiss(animated: true) {
                    self?.dismiss(animated: true)
                    //    ^^^^^^^ view_self_dismissal: saveTapped
                }
            }
        }
    }
}

// === 1.2 in the completion of present, what was presented is dismissed once

import RIBs
import UIKit

protocol SavedPresentableListener: AnyObject {
    func didTapClose()
}

protocol SavedPresentable: Presentable {
    var listener: SavedPresentableListener? { get set }
}

protocol SavedViewControllable: ViewControllable {}

final class SavedViewController: UIViewController, SavedPresentable, SavedViewControllable {
    weak var listener: SavedPresentableListener?

    @objc private func saveTapped() {
        let toast = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        present(toast, animated: true) { [weak self] in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                self?.dismiss(animated: true)
            }
        }
    }
}

// === 1.2 a closure given to a pushed controller's construction

import RIBs
import UIKit

protocol PolicyPresentableListener: AnyObject {
    func didTapClose()
}

protocol PolicyPresentable: Presentable {
    var listener: PolicyPresentableListener? { get set }
}

protocol PolicyViewControllable: ViewControllable {}

final class PageViewController: UIViewController {
    private let onClose: () -> Void

    init(onClose: @escaping () -> Void) {
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() { onClose() }
}

final class PolicyViewController: UIViewController, PolicyPresentable, PolicyViewControllable {
    weak var listener: PolicyPresentableListener?

    @objc private func readTapped() {
        let page = PageViewController(onClose: { [weak self] in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: PolicyViewController
        })
        navigationController?.pushViewController(page, animated: true)
    }
}

// === 1.2 a closure given to a presented controller's construction

import RIBs
import UIKit

protocol PolicyPresentableListener: AnyObject {
    func didTapClose()
}

protocol PolicyPresentable: Presentable {
    var listener: PolicyPresentableListener? { get set }
}

protocol PolicyViewControllable: ViewControllable {}

final class PageViewController: UIViewController {
    private let onClose: () -> Void

    init(onClose: @escaping () -> Void) {
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() { onClose() }
}

final class PolicyViewController: UIViewController, PolicyPresentable, PolicyViewControllable {
    weak var listener: PolicyPresentableListener?

    @objc private func readTapped() {
        let page = PageViewController(onClose: { [weak self] in
            self?.dismiss(animated: true)
        })
        present(page, animated: true)
    }
}

// === 1.2 a closure assigned to a presented controller pops

import RIBs
import UIKit

protocol GiftPresentableListener: AnyObject {
    func didTapClose()
}

protocol GiftPresentable: Presentable {
    var listener: GiftPresentableListener? { get set }
}

protocol GiftViewControllable: ViewControllable {}

final class WrappingViewController: UIViewController {
    var onDone: (() -> Void)?

    @objc private func doneTapped() { onDone?() }
}

final class GiftViewController: UIViewController, GiftPresentable, GiftViewControllable {
    weak var listener: GiftPresentableListener?
    private let wrapping = WrappingViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        wrapping.onDone = { [weak self] in
            self?.navigationController?.popViewController(animated: true)
            //                          ^^^^^^^^^^^^^^^^^ view_self_dismissal: GiftViewController
        }
    }

    @objc private func wrapTapped() {
        present(wrapping, animated: true)
    }
}

// === 1.2 a closure assigned to a pushed controller pops

import RIBs
import UIKit

protocol GiftPresentableListener: AnyObject {
    func didTapClose()
}

protocol GiftPresentable: Presentable {
    var listener: GiftPresentableListener? { get set }
}

protocol GiftViewControllable: ViewControllable {}

final class WrappingViewController: UIViewController {
    var onDone: (() -> Void)?

    @objc private func doneTapped() { onDone?() }
}

final class GiftViewController: UIViewController, GiftPresentable, GiftViewControllable {
    weak var listener: GiftPresentableListener?
    private let wrapping = WrappingViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        wrapping.onDone = { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
    }

    @objc private func wrapTapped() {
        navigationController?.pushViewController(wrapping, animated: true)
    }
}

// === 1.2 a bar button of the view's own

import RIBs
import UIKit

protocol ManualPresentableListener: AnyObject {
    func didTapClose()
}

protocol ManualPresentable: Presentable {
    var listener: ManualPresentableListener? { get set }
}

protocol ManualViewControllable: ViewControllable {}

final class ManualViewController: UIViewController, ManualPresentable, ManualViewControllable {
    weak var listener: ManualPresentableListener?

    @objc private func readTapped() {
        let reader = UIViewController()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        navigationItem.rightBarButtonItem = done
        present(UINavigationController(rootViewController: reader), animated: true)
    }

    @objc private func doneTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: doneTapped
    }
}

// === 1.2 a bar button built for a presented controller

import RIBs
import UIKit

protocol ManualPresentableListener: AnyObject {
    func didTapClose()
}

protocol ManualPresentable: Presentable {
    var listener: ManualPresentableListener? { get set }
}

protocol ManualViewControllable: ViewControllable {}

final class ManualViewController: UIViewController, ManualPresentable, ManualViewControllable {
    weak var listener: ManualPresentableListener?

    @objc private func readTapped() {
        let reader = UIViewController()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        reader.navigationItem.rightBarButtonItem = done
        present(UINavigationController(rootViewController: reader), animated: true)
    }

    @objc private func doneTapped() {
        dismiss(animated: true)
    }
}

// === 1.2 a function makes a controller that the view embeds

import RIBs
import UIKit

protocol PreviewPresentableListener: AnyObject {
    func didTapClose()
}

protocol PreviewPresentable: Presentable {
    var listener: PreviewPresentableListener? { get set }
}

protocol PreviewViewControllable: ViewControllable {}

final class PaperViewController: UIViewController {
    let closeButton = UIButton()
}

final class PreviewViewController: UIViewController, PreviewPresentable, PreviewViewControllable {
    weak var listener: PreviewPresentableListener?

    @objc private func showTapped() {
        let paper = makePaper()
        addChild(paper)
        view.addSubview(paper.view)
    }

    private func makePaper() -> UIViewController {
        let paper = PaperViewController()
        paper.closeButton.addTarget(self, action: #selector(paperClosed), for: .touchUpInside)
        return paper
    }

    @objc private func paperClosed() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: paperClosed
    }
}

// === 1.2 a function makes a controller that the view presents

import RIBs
import UIKit

protocol PreviewPresentableListener: AnyObject {
    func didTapClose()
}

protocol PreviewPresentable: Presentable {
    var listener: PreviewPresentableListener? { get set }
}

protocol PreviewViewControllable: ViewControllable {}

final class PaperViewController: UIViewController {
    let closeButton = UIButton()
}

final class PreviewViewController: UIViewController, PreviewPresentable, PreviewViewControllable {
    weak var listener: PreviewPresentableListener?

    @objc private func showTapped() {
        let paper = makePaper()
        present(paper, animated: true)
    }

    private func makePaper() -> UIViewController {
        let paper = PaperViewController()
        paper.closeButton.addTarget(self, action: #selector(paperClosed), for: .touchUpInside)
        return paper
    }

    @objc private func paperClosed() {
        dismiss(animated: true)
    }
}

// === B1.3.6 on a branch where something is presented

import RIBs
import UIKit

protocol DialogPresentableListener: AnyObject {
    func didTapClose()
}

protocol DialogPresentable: Presentable {
    var listener: DialogPresentableListener? { get set }
}

protocol DialogViewControllable: ViewControllable {}

final class DialogViewController: UIViewController, DialogPresentable, DialogViewControllable {
    weak var listener: DialogPresentableListener?
    private let hint = UIViewController()

    @objc private func hideTapped() {
        if presentedViewController != nil {
            dismiss(animated: true)
        }
    }

    @objc private func clearTapped() {
        guard presentedViewController == nil else {
            dismiss(animated: false)
            return
        }
        listener?.didTapClose()
    }

    @objc private func hintTapped() {
        if let presented = presentedViewController, !presented.isBeingDismissed {
            dismiss(animated: true)
        }
        if presentedViewController === hint {
            dismiss(animated: true)
        }
    }
}

// === 1.2 on the branch where nothing is presented

import RIBs
import UIKit

protocol StackPresentableListener: AnyObject {
    func didTapClose()
}

protocol StackPresentable: Presentable {
    var listener: StackPresentableListener? { get set }
}

protocol StackViewControllable: ViewControllable {}

final class StackViewController: UIViewController, StackPresentable, StackViewControllable {
    weak var listener: StackPresentableListener?

    @objc private func closeTapped() {
        if presentedViewController != nil {
            dismiss(animated: true)
        } else {
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: closeTapped
        }
    }
}

// === 1.2 on the branch where nothing is presented, and the listener hears of it

import RIBs
import UIKit

protocol StackPresentableListener: AnyObject {
    func didTapClose()
}

protocol StackPresentable: Presentable {
    var listener: StackPresentableListener? { get set }
}

protocol StackViewControllable: ViewControllable {}

final class StackViewController: UIViewController, StackPresentable, StackViewControllable {
    weak var listener: StackPresentableListener?

    @objc private func closeTapped() {
        if presentedViewController != nil {
            dismiss(animated: true)
        } else {
            dismiss(animated: true)
            listener?.didTapClose()
        }
    }
}

// === 1.2 in the completion of the presented controller's dismissal

import RIBs
import UIKit

protocol TowerPresentableListener: AnyObject {
    func didTapClose()
}

protocol TowerPresentable: Presentable {
    var listener: TowerPresentableListener? { get set }
}

protocol TowerViewControllable: ViewControllable {}

final class TowerViewController: UIViewController, TowerPresentable, TowerViewControllable {
    weak var listener: TowerPresentableListener?

    @objc private func closeAllTapped() {
        if presentedViewController != nil {
            dismiss(animated: false) { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: closeAllTapped
            }
        }
    }
}

// === 1.2 in the completion of the presented controller's dismissal, and the listener hears of it

import RIBs
import UIKit

protocol TowerPresentableListener: AnyObject {
    func didTapClose()
}

protocol TowerPresentable: Presentable {
    var listener: TowerPresentableListener? { get set }
}

protocol TowerViewControllable: ViewControllable {}

final class TowerViewController: UIViewController, TowerPresentable, TowerViewControllable {
    weak var listener: TowerPresentableListener?

    @objc private func closeAllTapped() {
        if presentedViewController != nil {
            dismiss(animated: false) { [weak self] in
                self?.dismiss(animated: true)
                self?.listener?.didTapClose()
            }
        }
    }
}

// === B1.3.8 viewDidDisappear that tells nobody is no removal notifier

import RIBs
import UIKit

protocol ModalPresentableListener: AnyObject {
    func didDisappear()
}

protocol ModalPresentable: Presentable {
    var listener: ModalPresentableListener? { get set }
}

protocol ModalViewControllable: ViewControllable {}

final class ModalViewController: UIViewController, ModalPresentable, ModalViewControllable {
    weak var listener: ModalPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed {
            view.endEditing(true)
        }
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.3.8 a removal notifier under isBeingDismissed

import RIBs
import UIKit

protocol ModalPresentableListener: AnyObject {
    func didDisappear()
}

protocol ModalPresentable: Presentable {
    var listener: ModalPresentableListener? { get set }
}

protocol ModalViewControllable: ViewControllable {}

final class ModalViewController: UIViewController, ModalPresentable, ModalViewControllable {
    weak var listener: ModalPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed {
            listener?.didDisappear()
        }
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}

// === 1.3 isBeingDismissed does not see a pop

import RIBs
import UIKit

protocol LevelPresentableListener: AnyObject {
    func didDisappear()
}

protocol LevelPresentable: Presentable {
    var listener: LevelPresentableListener? { get set }
}

protocol LevelViewControllable: ViewControllable {}

final class LevelViewController: UIViewController, LevelPresentable, LevelViewControllable {
    weak var listener: LevelPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        listener?.didDisappear()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === 1.3 isMovingFromParent sees a pop

import RIBs
import UIKit

protocol LevelPresentableListener: AnyObject {
    func didDisappear()
}

protocol LevelPresentable: Presentable {
    var listener: LevelPresentableListener? { get set }
}

protocol LevelViewControllable: ViewControllable {}

final class LevelViewController: UIViewController, LevelPresentable, LevelViewControllable {
    weak var listener: LevelPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent else { return }
        listener?.didDisappear()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }
}

// === 1.3 isMovingFromParent does not see a dismiss

import RIBs
import UIKit

protocol WizardPresentableListener: AnyObject {
    func didDisappear()
}

protocol WizardPresentable: Presentable {
    var listener: WizardPresentableListener? { get set }
}

protocol WizardViewControllable: ViewControllable {}

final class WizardViewController: UIViewController, WizardPresentable, WizardViewControllable {
    weak var listener: WizardPresentableListener?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { listener?.didDisappear() }
    }

    @objc private func cancelTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: cancelTapped
    }
}

// === 1.3 the navigation controller's isBeingDismissed sees a dismiss

import RIBs
import UIKit

protocol WizardPresentableListener: AnyObject {
    func didDisappear()
}

protocol WizardPresentable: Presentable {
    var listener: WizardPresentableListener? { get set }
}

protocol WizardViewControllable: ViewControllable {}

final class WizardViewController: UIViewController, WizardPresentable, WizardViewControllable {
    weak var listener: WizardPresentableListener?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if navigationController?.isBeingDismissed == true { listener?.didDisappear() }
    }

    @objc private func cancelTapped() {
        dismiss(animated: true)
    }
}

// === 1.3 isMovingToParent sees nothing

import RIBs
import UIKit

protocol GuidePresentableListener: AnyObject {
    func didDisappear()
}

protocol GuidePresentable: Presentable {
    var listener: GuidePresentableListener? { get set }
}

protocol GuideViewControllable: ViewControllable {}

final class GuideViewController: UIViewController, GuidePresentable, GuideViewControllable {
    weak var listener: GuidePresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingToParent { listener?.didDisappear() }
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === 1.3 no condition sees a dismiss and a pop

import RIBs
import UIKit

protocol GuidePresentableListener: AnyObject {
    func didDisappear()
}

protocol GuidePresentable: Presentable {
    var listener: GuidePresentableListener? { get set }
}

protocol GuideViewControllable: ViewControllable {}

final class GuideViewController: UIViewController, GuidePresentable, GuideViewControllable {
    weak var listener: GuidePresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        listener?.didDisappear()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }
}

// === 1.3 no parent any more: a pop and a removal are seen, a dismiss is not

import RIBs
import UIKit

protocol BadgePresentableListener: AnyObject {
    func didLeave()
}

protocol BadgePresentable: Presentable {
    var listener: BadgePresentableListener? { get set }
}

protocol BadgeViewControllable: ViewControllable {}

final class BadgeViewController: UIViewController, BadgePresentable, BadgeViewControllable {
    weak var listener: BadgePresentableListener?

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil {
            listener?.didLeave()
        }
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }

    @objc private func hideTapped() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.3 no parent any more: a pop and a removal are seen

import RIBs
import UIKit

protocol BadgePresentableListener: AnyObject {
    func didLeave()
}

protocol BadgePresentable: Presentable {
    var listener: BadgePresentableListener? { get set }
}

protocol BadgeViewControllable: ViewControllable {}

final class BadgeViewController: UIViewController, BadgePresentable, BadgeViewControllable {
    weak var listener: BadgePresentableListener?

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil {
            listener?.didLeave()
        }
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }

    @objc private func hideTapped() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    @objc private func closeTapped() {
        navigationController?.popToRootViewController(animated: true)
    }
}

// === B1.3.8 a helper property that sees both

import RIBs
import UIKit

protocol StagePresentableListener: AnyObject {
    func didLeave()
}

protocol StagePresentable: Presentable {
    var listener: StagePresentableListener? { get set }
}

protocol StageViewControllable: ViewControllable {}

extension UIViewController {
    var isBeingRemoved: Bool { isBeingDismissed || isMovingFromParent }
}

final class StageViewController: UIViewController, StagePresentable, StageViewControllable {
    weak var listener: StagePresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingRemoved { listener?.didLeave() }
    }

    @objc private func closeTapped() { dismiss(animated: true) }

    @objc private func backTapped() { navigationController?.popViewController(animated: true) }
}

// === 1.3 a removal notifier in an ancestor, cut by an override without super
// --- Base/RelayViewController.swift
import RxRelay
import UIKit

class RelayViewController: UIViewController {
    let detachRelay = PublishRelay<Void>()

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent {
            detachRelay.accept(())
        }
    }
}

// --- Task/TaskViewController.swift
import RIBs
import RxSwift
import UIKit

protocol TaskPresentable: Presentable {
    var detached: Observable<Void> { get }
}

final class TaskViewController: RelayViewController, TaskPresentable, ViewControllable {

    var detached: Observable<Void> { detachRelay.asObservable() }

    override func viewDidDisappear(_ animated: Bool) {
        view.endEditing(true)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.3 a removal notifier in an ancestor
// --- Base/RelayViewController.swift
import RxRelay
import UIKit

class RelayViewController: UIViewController {
    let detachRelay = PublishRelay<Void>()

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent {
            detachRelay.accept(())
        }
    }
}

// --- Task/TaskViewController.swift
import RIBs
import RxSwift
import UIKit

protocol TaskPresentable: Presentable {
    var detached: Observable<Void> { get }
}

final class TaskViewController: RelayViewController, TaskPresentable, ViewControllable {

    var detached: Observable<Void> { detachRelay.asObservable() }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        view.endEditing(true)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}

// === 1.3 a notification in deinit alone

import RIBs
import UIKit

protocol CachePresentableListener: AnyObject {
    func didLeave()
}

protocol CachePresentable: Presentable {
    var listener: CachePresentableListener? { get set }
}

protocol CacheViewControllable: ViewControllable {}

final class CacheViewController: UIViewController, CachePresentable, CacheViewControllable {
    weak var listener: CachePresentableListener?

    deinit {
        listener?.didLeave()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.3 a notification in deinit, and one on the way

import RIBs
import UIKit

protocol CachePresentableListener: AnyObject {
    func didLeave()
}

protocol CachePresentable: Presentable {
    var listener: CachePresentableListener? { get set }
}

protocol CacheViewControllable: ViewControllable {}

final class CacheViewController: UIViewController, CachePresentable, CacheViewControllable {
    weak var listener: CachePresentableListener?

    deinit {
        listener?.didLeave()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
        listener?.didLeave()
    }
}

// === 1.3 a notification in presentationControllerDidDismiss alone

import RIBs
import UIKit

protocol PanelPresentableListener: AnyObject {
    func didLeave()
}

protocol PanelPresentable: Presentable {
    var listener: PanelPresentableListener? { get set }
}

protocol PanelViewControllable: ViewControllable {}

final class PanelViewController: UIViewController, PanelPresentable, PanelViewControllable, UIAdaptivePresentationControllerDelegate {
    weak var listener: PanelPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didLeave()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.3 a notification in presentationControllerDidDismiss, and one on the way

import RIBs
import UIKit

protocol PanelPresentableListener: AnyObject {
    func didLeave()
}

protocol PanelPresentable: Presentable {
    var listener: PanelPresentableListener? { get set }
}

protocol PanelViewControllable: ViewControllable {}

final class PanelViewController: UIViewController, PanelPresentable, PanelViewControllable, UIAdaptivePresentationControllerDelegate {
    weak var listener: PanelPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didLeave()
    }

    @objc private func closeTapped() {
        listener?.didLeave()
        dismiss(animated: true)
    }
}

// === 1.3 an unresolved superclass may hold a notifier

import DesignSystem
import RIBs
import UIKit

protocol ThemePresentableListener: AnyObject {
    func didTapClose()
}

protocol ThemePresentable: Presentable {
    var listener: ThemePresentableListener? { get set }
}

protocol ThemeViewControllable: ViewControllable {}

final class ThemeViewController: DSViewController, ThemePresentable, ThemeViewControllable {
    weak var listener: ThemePresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}

// === B1.3.9 a flusher of the navigation controller hears no dismiss
// --- Navigation/DetachableViewController.swift
import UIKit

class DetachableViewController: UIViewController, UINavigationControllerDelegate {

    func didPop() {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.delegate = self
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
              !navigationController.viewControllers.contains(from) else { return }
        (from as? DetachableViewController)?.didPop()
    }
}

// --- Item/ItemViewController.swift
import RIBs
import UIKit

protocol ItemPresentableListener: AnyObject {
    func didPopItem()
}

protocol ItemPresentable: Presentable {
    var listener: ItemPresentableListener? { get set }
}

protocol ItemViewControllable: ViewControllable {}

final class ItemViewController: DetachableViewController, ItemPresentable, ItemViewControllable {
    weak var listener: ItemPresentableListener?

    override func didPop() {
        listener?.didPopItem()
    }

    @objc private func backTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: backTapped
    }
}

// === B1.3.9 a flusher of the navigation controller hears a pop
// --- Navigation/DetachableViewController.swift
import UIKit

class DetachableViewController: UIViewController, UINavigationControllerDelegate {

    func didPop() {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.delegate = self
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
              !navigationController.viewControllers.contains(from) else { return }
        (from as? DetachableViewController)?.didPop()
    }
}

// --- Item/ItemViewController.swift
import RIBs
import UIKit

protocol ItemPresentableListener: AnyObject {
    func didPopItem()
}

protocol ItemPresentable: Presentable {
    var listener: ItemPresentableListener? { get set }
}

protocol ItemViewControllable: ViewControllable {}

final class ItemViewController: DetachableViewController, ItemPresentable, ItemViewControllable {
    weak var listener: ItemPresentableListener?

    override func didPop() {
        listener?.didPopItem()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }
}

// === B1.3.9 pushed on a navigation controller that does not detach
// --- Shelf/ShelfViewController.swift
import RIBs
import UIKit

protocol ShelfPresentableListener: AnyObject {
    func didPopChild()
}

protocol ShelfPresentable: Presentable {
    var listener: ShelfPresentableListener? { get set }
}

protocol ShelfViewControllable: ViewControllable {}

final class ShelfViewController: UINavigationController, ShelfPresentable, ShelfViewControllable, UINavigationControllerDelegate {
    weak var listener: ShelfPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func push(book: BookViewControllable) {
        pushViewController(book.uiviewController, animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        setNavigationBarHidden(viewControllers.count == 1, animated: animated)
    }
}

// --- Shelf/ShelfRouter.swift
import RIBs

protocol ShelfInteractable: Interactable {}

final class ShelfRouter: ViewableRouter<ShelfInteractable, ShelfViewController> {
    private let bookBuilder: BookBuildable
    private var book: BookRouting?

    init(interactor: ShelfInteractable, viewController: ShelfViewController, bookBuilder: BookBuildable) {
        self.bookBuilder = bookBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func routeToBook() {
        guard book == nil else { return }
        let router = bookBuilder.build()
        book = router
        attachChild(router)
        viewController.push(book: router.bookView)
    }
}

// --- Book/BookBuilder.swift
import RIBs

protocol BookRouting: ViewableRouting {
    var bookView: BookViewControllable { get }
}

protocol BookBuildable: Buildable {
    func build() -> BookRouting
}

protocol BookDependency: Dependency {}

final class BookComponent: Component<BookDependency> {}

protocol BookInteractable: Interactable {}

final class BookInteractor: PresentableInteractor<BookPresentable>, BookInteractable, BookPresentableListener {
    func didTapBack() {}
}

final class BookRouter: ViewableRouter<BookInteractable, BookViewControllable>, BookRouting {
    var bookView: BookViewControllable { viewController }
}

final class BookBuilder: Builder<BookDependency>, BookBuildable {
    func build() -> BookRouting {
        _ = BookComponent(dependency: dependency)
        let viewController = BookViewController()
        let interactor = BookInteractor(presenter: viewController)
        viewController.listener = interactor
        return BookRouter(interactor: interactor, viewController: viewController)
    }
}

// --- Book/BookViewController.swift
import RIBs
import UIKit

protocol BookPresentableListener: AnyObject {
    func didTapBack()
}

protocol BookPresentable: Presentable {
    var listener: BookPresentableListener? { get set }
}

protocol BookViewControllable: ViewControllable {}

final class BookViewController: UIViewController, BookPresentable, BookViewControllable {
    weak var listener: BookPresentableListener?

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === B1.3.9 pushed on a navigation controller that detaches in didShow
// --- Shelf/ShelfViewController.swift
import RIBs
import UIKit

protocol ShelfPresentableListener: AnyObject {
    func didPopChild()
}

protocol ShelfPresentable: Presentable {
    var listener: ShelfPresentableListener? { get set }
}

protocol ShelfViewControllable: ViewControllable {}

final class ShelfViewController: UINavigationController, ShelfPresentable, ShelfViewControllable, UINavigationControllerDelegate {
    weak var listener: ShelfPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func push(book: BookViewControllable) {
        pushViewController(book.uiviewController, animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard let from = transitionCoordinator?.viewController(forKey: .from), !viewControllers.contains(from) else { return }
        listener?.didPopChild()
    }
}

// --- Shelf/ShelfRouter.swift
import RIBs

protocol ShelfInteractable: Interactable {}

final class ShelfRouter: ViewableRouter<ShelfInteractable, ShelfViewController> {
    private let bookBuilder: BookBuildable
    private var book: BookRouting?

    init(interactor: ShelfInteractable, viewController: ShelfViewController, bookBuilder: BookBuildable) {
        self.bookBuilder = bookBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func routeToBook() {
        guard book == nil else { return }
        let router = bookBuilder.build()
        book = router
        attachChild(router)
        viewController.push(book: router.bookView)
    }
}

// --- Book/BookBuilder.swift
import RIBs

protocol BookRouting: ViewableRouting {
    var bookView: BookViewControllable { get }
}

protocol BookBuildable: Buildable {
    func build() -> BookRouting
}

protocol BookDependency: Dependency {}

final class BookComponent: Component<BookDependency> {}

protocol BookInteractable: Interactable {}

final class BookInteractor: PresentableInteractor<BookPresentable>, BookInteractable, BookPresentableListener {
    func didTapBack() {}
}

final class BookRouter: ViewableRouter<BookInteractable, BookViewControllable>, BookRouting {
    var bookView: BookViewControllable { viewController }
}

final class BookBuilder: Builder<BookDependency>, BookBuildable {
    func build() -> BookRouting {
        _ = BookComponent(dependency: dependency)
        let viewController = BookViewController()
        let interactor = BookInteractor(presenter: viewController)
        viewController.listener = interactor
        return BookRouter(interactor: interactor, viewController: viewController)
    }
}

// --- Book/BookViewController.swift
import RIBs
import UIKit

protocol BookPresentableListener: AnyObject {
    func didTapBack()
}

protocol BookPresentable: Presentable {
    var listener: BookPresentableListener? { get set }
}

protocol BookViewControllable: ViewControllable {}

final class BookViewController: UIViewController, BookPresentable, BookViewControllable {
    weak var listener: BookPresentableListener?

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }
}

// === B1.3.10 controllers that are no RIB's view

import RIBs
import UIKit

extension UIViewController: ViewControllable {}

class PlainViewController: UIViewController {
    @objc private func closeTapped() { dismiss(animated: true) }
}

class SharedViewController: UIViewController, ViewControllable {
    @objc private func backTapped() { navigationController?.popViewController(animated: true) }
}

final class DetailViewController: SharedViewController {
    @objc private func doneTapped() { dismiss(animated: true) }
}

// === B1.3.10 a Presentable of another framework

import UIKit

protocol Presentable: AnyObject {}

protocol FormPresentable: Presentable {}

final class FormViewController: UIViewController, FormPresentable {
    @objc private func closeTapped() { dismiss(animated: true) }
}

// === B1.3.10 comments and strings

import RIBs
import UIKit

protocol DocsPresentableListener: AnyObject {
    func didTapClose()
}

protocol DocsPresentable: Presentable {
    var listener: DocsPresentableListener? { get set }
}

protocol DocsViewControllable: ViewControllable {}

final class DocsViewController: UIViewController, DocsPresentable, DocsViewControllable {
    weak var listener: DocsPresentableListener?

    // @objc private func closeTapped() { dismiss(animated: true) }
    private let help = "call dismiss(animated: true) or navigationController?.popViewController(animated: true)"

    @objc private func closeTapped() {
        /* dismiss(animated: true) */
        listener?.didTapClose()
    }
}

// === B1.3.10 tests, mocks and previews
// --- Sources/PinViewController.swift
import RIBs
import UIKit

protocol PinPresentableListener: AnyObject {
    func didTapClose()
}

protocol PinPresentable: Presentable {
    var listener: PinPresentableListener? { get set }
}

protocol PinViewControllable: ViewControllable {}

final class PinViewController: UIViewController, PinPresentable, PinViewControllable {
    weak var listener: PinPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

// --- Sources/PinViewController+Preview.swift
import RIBs
import SwiftUI

#if DEBUG
struct PinPreviews: PreviewProvider {

    final class Screen: UIViewController, PinPresentable, ViewControllable {
        weak var listener: PinPresentableListener?

        @objc private func closeTapped() { dismiss(animated: true) }
    }

    static var previews: some View { Text("Pin") }
}
#endif

// --- Tests/PinMocks.swift
import RIBs
import UIKit

final class PinViewControllableMock: UIViewController, PinPresentable, PinViewControllable {
    weak var listener: PinPresentableListener?

    @objc func closeTapped() { dismiss(animated: true) }
}

// --- Tests/PinTests.swift
import RIBs
import UIKit
import XCTest

final class PinTests: XCTestCase {

    final class Screen: UIViewController, PinPresentable, ViewControllable {
        weak var listener: PinPresentableListener?

        @objc func closeTapped() { dismiss(animated: true) }
    }

    func testClose() {
        Screen().closeTapped()
    }
}

// === B1.3.11 super.dismiss in an override that instruments

import RIBs
import UIKit

protocol MeterPresentableListener: AnyObject {
    func didTapClose()
}

protocol MeterPresentable: Presentable {
    var listener: MeterPresentableListener? { get set }
}

protocol MeterViewControllable: ViewControllable {}

final class MeterViewController: UIViewController, MeterPresentable, MeterViewControllable {
    weak var listener: MeterPresentableListener?
    private var dismissals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
    }
}

// === B1.3.11 an override of dismiss that only instruments, called by a tap

import RIBs
import UIKit

protocol CounterPresentableListener: AnyObject {
    func didTapClose()
}

protocol CounterPresentable: Presentable {
    var listener: CounterPresentableListener? { get set }
}

protocol CounterViewControllable: ViewControllable {}

final class CounterViewController: UIViewController, CounterPresentable, CounterViewControllable {
    weak var listener: CounterPresentableListener?
    private var dismissals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.3.11 an override of dismiss that notifies, called by a tap

import RIBs
import UIKit

protocol CounterPresentableListener: AnyObject {
    func didTapClose()
}

protocol CounterPresentable: Presentable {
    var listener: CounterPresentableListener? { get set }
}

protocol CounterViewControllable: ViewControllable {}

final class CounterViewController: UIViewController, CounterPresentable, CounterViewControllable {
    weak var listener: CounterPresentableListener?
    private var dismissals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        listener?.didTapClose()
        super.dismiss(animated: flag, completion: completion)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}

// === 1.4 a witness of a custom delegate protocol
// --- Child.swift
import RIBs

protocol ColorListener: AnyObject {
    func colorDidClose()
}

protocol ColorBuildable: Buildable {
    func build(withListener listener: ColorListener) -> ViewableRouting
}

// --- CanvasViewController.swift
import RIBs
import UIKit

protocol CanvasPresentableListener: AnyObject {
    func didTapClose()
}

protocol CanvasPresentable: Presentable {
    var listener: CanvasPresentableListener? { get set }
}

protocol CanvasViewControllable: ViewControllable {}

final class CanvasViewController: UIViewController, CanvasPresentable, CanvasViewControllable, ColorListener {
    weak var listener: CanvasPresentableListener?
    private let colorBuilder: ColorBuildable
    private var color: ViewableRouting?

    init(colorBuilder: ColorBuildable) {
        self.colorBuilder = colorBuilder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func colorTapped() {
        color = nil
    }

    func colorDidClose() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: colorDidClose
    }
}

// === 1.4 a witness of the listener protocol under which the view hands itself to a builder
// --- Child.swift
import RIBs

protocol ColorListener: AnyObject {
    func colorDidClose()
}

protocol ColorBuildable: Buildable {
    func build(withListener listener: ColorListener) -> ViewableRouting
}

// --- CanvasViewController.swift
import RIBs
import UIKit

protocol CanvasPresentableListener: AnyObject {
    func didTapClose()
}

protocol CanvasPresentable: Presentable {
    var listener: CanvasPresentableListener? { get set }
}

protocol CanvasViewControllable: ViewControllable {}

final class CanvasViewController: UIViewController, CanvasPresentable, CanvasViewControllable, ColorListener {
    weak var listener: CanvasPresentableListener?
    private let colorBuilder: ColorBuildable
    private var color: ViewableRouting?

    init(colorBuilder: ColorBuildable) {
        self.colorBuilder = colorBuilder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func colorTapped() {
        let color = colorBuilder.build(withListener: self)
        self.color = color
        present(color.viewControllable.uiviewController, animated: true)
    }

    func colorDidClose() {
        dismiss(animated: true)
    }
}

// === 1.4 an unresolved Presentable: the certain entry points count

import NewsInterface
import RIBs
import UIKit

final class NewsViewController: UIViewController, NewsPresentable, NewsViewControllable {

    weak var listener: NewsPresentableListener?

    @objc func close() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: close
    }
}

final class NewsShortcuts {
    private weak var news: NewsViewController?

    init(news: NewsViewController) {
        self.news = news
    }

    func escapePressed() {
        news?.close()
    }
}

// === 1.4 an unresolved Presentable: a plain method may be a witness

import NewsInterface
import RIBs
import UIKit

final class NewsViewController: UIViewController, NewsPresentable, NewsViewControllable {

    weak var listener: NewsPresentableListener?

    func close() {
        dismiss(animated: true)
    }
}

final class NewsShortcuts {
    private weak var news: NewsViewController?

    init(news: NewsViewController) {
        self.news = news
    }

    func escapePressed() {
        news?.close()
    }
}

// === 1 the view of an ordinary root router
// --- RootRouter.swift
import RIBs

protocol RootInteractable: Interactable {}

protocol RootViewControllable: ViewControllable {}

final class RootRouter: ViewableRouter<RootInteractable, RootViewControllable> {}

// --- RootBuilder.swift
import RIBs

final class RootComponent: Component<EmptyDependency> {}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        _ = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        viewController.listener = interactor
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}

// --- RootInteractor.swift
import RIBs

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
    func didTapClose() {}
}

// --- RootViewController.swift
import RIBs
import UIKit

protocol RootPresentableListener: AnyObject {
    func didTapClose()
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1 the view of a LaunchRouter cannot go
// --- RootRouter.swift
import RIBs

protocol RootInteractable: Interactable {}

protocol RootViewControllable: ViewControllable {}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {}

// --- RootBuilder.swift
import RIBs

final class RootComponent: Component<EmptyDependency> {}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> LaunchRouting {
        _ = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        viewController.listener = interactor
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}

// --- RootInteractor.swift
import RIBs

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
    func didTapClose() {}
}

// --- RootViewController.swift
import RIBs
import UIKit

protocol RootPresentableListener: AnyObject {
    func didTapClose()
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}

// === 1 a base class is judged by the RIB views that do not cut it
// --- ModalViewController.swift
import UIKit

class ModalViewController: UIViewController {

    @objc func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// --- CardViewController.swift
import RIBs
import UIKit

protocol CardPresentableListener: AnyObject {
    func didTapClose()
}

protocol CardPresentable: Presentable {
    var listener: CardPresentableListener? { get set }
}

protocol CardViewControllable: ViewControllable {}

final class CardViewController: ModalViewController, CardPresentable, CardViewControllable {
    weak var listener: CardPresentableListener?

    override func closeTapped() {
        listener?.didTapClose()
    }
}

// --- CashViewController.swift
import RIBs
import UIKit

protocol CashPresentableListener: AnyObject {
    func didTapClose()
}

protocol CashPresentable: Presentable {
    var listener: CashPresentableListener? { get set }
}

protocol CashViewControllable: ViewControllable {}

final class CashViewController: ModalViewController, CashPresentable, CashViewControllable {
    weak var listener: CashPresentableListener?

    @objc private func helpTapped() {
        listener?.didTapClose()
    }
}

// === 1 a base class whose function every RIB view cuts
// --- ModalViewController.swift
import UIKit

class ModalViewController: UIViewController {

    @objc func closeTapped() {
        dismiss(animated: true)
    }
}

// --- CardViewController.swift
import RIBs
import UIKit

protocol CardPresentableListener: AnyObject {
    func didTapClose()
}

protocol CardPresentable: Presentable {
    var listener: CardPresentableListener? { get set }
}

protocol CardViewControllable: ViewControllable {}

final class CardViewController: ModalViewController, CardPresentable, CardViewControllable {
    weak var listener: CardPresentableListener?

    override func closeTapped() {
        listener?.didTapClose()
    }
}

// --- CashViewController.swift
import RIBs
import UIKit

protocol CashPresentableListener: AnyObject {
    func didTapClose()
}

protocol CashPresentable: Presentable {
    var listener: CashPresentableListener? { get set }
}

protocol CashViewControllable: ViewControllable {}

final class CashViewController: ModalViewController, CashPresentable, CashViewControllable {
    weak var listener: CashPresentableListener?

    override func closeTapped() {
        listener?.didTapClose()
    }
}

// === 1 a base class that no RIB view subclasses
// --- ModalViewController.swift
import UIKit

class ModalViewController: UIViewController {
    @objc func closeTapped() { dismiss(animated: true) }
}

// --- CashViewController.swift
import RIBs
import UIKit

protocol CashPresentableListener: AnyObject {
    func didTapClose()
}

protocol CashPresentable: Presentable {
    var listener: CashPresentableListener? { get set }
}

protocol CashViewControllable: ViewControllable {}

final class CashViewController: UIViewController, CashPresentable, CashViewControllable {
    weak var listener: CashPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class ReceiptPageController: ModalViewController {}

// === 1 presenters are apart

import RIBs
import UIKit

protocol RadarPresentableListener: AnyObject {
    func didTapClose()
}

protocol RadarPresentable: Presentable {
    var listener: RadarPresentableListener? { get set }
}

protocol RadarViewControllable: ViewControllable {}

final class RadarPresenter: Presenter<UIViewController>, RadarPresentable {
    weak var listener: RadarPresentableListener?

    @objc private func closeTapped() {
        viewController.dismiss(animated: true)
    }
}

// === 0.2 a builder makes the controller as its RIB's view

import RIBs
import UIKit

protocol RoutePresentable: Presentable {}

protocol RouteDependency: Dependency {}

final class RouteComponent: Component<RouteDependency> {}

final class RoutePresenter: RoutePresentable {}

final class RouteInteractor: PresentableInteractor<RoutePresentable> {}

final class RouteRouter: ViewableRouter<Interactable, ViewControllable> {}

final class RouteMapController: UIViewController, ViewControllable {
    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

final class RouteBuilder: Builder<RouteDependency> {
    func build() -> ViewableRouting {
        _ = RouteComponent(dependency: dependency)
        let interactor = RouteInteractor(presenter: RoutePresenter())
        let map = RouteMapController()
        return RouteRouter(interactor: interactor, viewController: map)
    }
}

final class RoutePlanController: UIViewController, ViewControllable {}

// === 0.2 a controller that no builder makes

import RIBs
import UIKit

protocol RoutePresentable: Presentable {}

protocol RouteDependency: Dependency {}

final class RouteComponent: Component<RouteDependency> {}

final class RoutePresenter: RoutePresentable {}

final class RouteInteractor: PresentableInteractor<RoutePresentable> {}

final class RouteRouter: ViewableRouter<Interactable, ViewControllable> {}

final class RouteMapController: UIViewController, ViewControllable {
    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}

final class RouteBuilder: Builder<RouteDependency> {
    func build() -> ViewableRouting {
        _ = RouteComponent(dependency: dependency)
        let interactor = RouteInteractor(presenter: RoutePresenter())
        let map = RoutePlanController()
        return RouteRouter(interactor: interactor, viewController: map)
    }
}

final class RoutePlanController: UIViewController, ViewControllable {}

// === 0.1 the framework comes through a module of the project
// --- Sources/RIBsUtil/Exports.swift
@_exported import RIBs

// --- Sources/Garage/GarageViewController.swift
import RIBsUtil
import UIKit

protocol GaragePresentableListener: AnyObject {
    func didTapClose()
}

protocol GaragePresentable: Presentable {
    var listener: GaragePresentableListener? { get set }
}

protocol GarageViewControllable: ViewControllable {}

final class GarageViewController: UIViewController, GaragePresentable, GarageViewControllable {
    weak var listener: GaragePresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 0.1 the framework comes through a module of the project, and the listener hears of it
// --- Sources/RIBsUtil/Exports.swift
@_exported import RIBs

// --- Sources/Garage/GarageViewController.swift
import RIBsUtil
import UIKit

protocol GaragePresentableListener: AnyObject {
    func didTapClose()
}

protocol GaragePresentable: Presentable {
    var listener: GaragePresentableListener? { get set }
}

protocol GarageViewControllable: ViewControllable {}

final class GarageViewController: UIViewController, GaragePresentable, GarageViewControllable {
    weak var listener: GaragePresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
        listener?.didTapClose()
    }
}

// === 0.3 of two base classes of one name the nearer one counts
// --- Course1/Base/ScreenController.swift
import UIKit

class ScreenController: UIViewController {
    func didLeave() {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
    }
}

// --- Course1/Memo/MemoViewController.swift
import RIBs
import UIKit

protocol MemoPresentableListener: AnyObject {
    func didClose()
}

protocol MemoPresentable: Presentable {
    var listener: MemoPresentableListener? { get set }
}

protocol MemoViewControllable: ViewControllable {}

final class MemoViewController: ScreenController, MemoPresentable, MemoViewControllable {
    weak var listener: MemoPresentableListener?

    override func didLeave() {
        listener?.didClose()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// --- Course2/Base/ScreenController.swift
import UIKit

class ScreenController: UIViewController {
    func didLeave() {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didLeave()
    }
}

// === 0.3 of two base classes of one name the nearer one notifies
// --- Course1/Base/ScreenController.swift
import UIKit

class ScreenController: UIViewController {
    func didLeave() {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didLeave()
    }
}

// --- Course1/Memo/MemoViewController.swift
import RIBs
import UIKit

protocol MemoPresentableListener: AnyObject {
    func didClose()
}

protocol MemoPresentable: Presentable {
    var listener: MemoPresentableListener? { get set }
}

protocol MemoViewControllable: ViewControllable {}

final class MemoViewController: ScreenController, MemoPresentable, MemoViewControllable {
    weak var listener: MemoPresentableListener?

    override func didLeave() {
        listener?.didClose()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}

// --- Course2/Base/ScreenController.swift
import UIKit

class ScreenController: UIViewController {
    func didLeave() {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didLeave()
    }
}

// === B1.4 a member whose protocol nobody of the RIB conforms to

import RIBs
import UIKit

protocol FerryActions: AnyObject {
    func leave()
}

protocol FerryPresentable: Presentable {}

final class FerryInteractor: PresentableInteractor<FerryPresentable> {
    func leave() {}
}

final class FerryViewController: UIViewController, FerryPresentable, ViewControllable {

    weak var bridge: FerryActions?

    @objc private func closeTapped() {
        bridge?.leave()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.4 a member of any name whose protocol the interactor conforms to

import RIBs
import UIKit

protocol FerryActions: AnyObject {
    func leave()
}

protocol FerryPresentable: Presentable {}

final class FerryInteractor: PresentableInteractor<FerryPresentable>, FerryActions {
    func leave() {}
}

final class FerryViewController: UIViewController, FerryPresentable, ViewControllable {

    weak var bridge: FerryActions?

    @objc private func closeTapped() {
        bridge?.leave()
        dismiss(animated: true)
    }
}

// === B1.4 the members by which views report

import RIBs
import UIKit

protocol SquareEvents: AnyObject {
    func didTapClose()
}

protocol SquarePresentable: Presentable {}

final class SquareInteractor: PresentableInteractor<SquarePresentable>, SquareEvents {
    func didTapClose() {}
}

final class SquareViewController: UIViewController, SquarePresentable, ViewControllable {

    weak var presentableListener: SquareEvents?
    weak var delegate: SquareEvents?
    weak var handler: SquareEvents?
    weak var action: SquareEvents?
    weak var output: SquareEvents?
    weak var interactor: SquareEvents?
    weak var eventHandler: SquareEvents?

    @objc private func firstTapped() {
        presentableListener?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func secondTapped() {
        delegate?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func thirdTapped() {
        handler?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func fourthTapped() {
        action?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func fifthTapped() {
        output?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func sixthTapped() {
        interactor?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func seventhTapped() {
        eventHandler?.didTapClose()
        dismiss(animated: true)
    }
}

// === B1.4 a presenter between the view and the interactor

import RIBs
import UIKit

protocol CirclePresentableListener: AnyObject {
    func didTapClose()
}

protocol CirclePresentable: Presentable {
    var listener: CirclePresentableListener? { get set }
}

protocol CircleEventHandling: AnyObject {
    func closeRequested()
}

protocol CircleViewControllable: ViewControllable {}

final class CirclePresenter: Presenter<CircleViewController>, CirclePresentable, CircleEventHandling {
    weak var listener: CirclePresentableListener?

    func closeRequested() {
        listener?.didTapClose()
    }
}

final class CircleViewController: UIViewController, CircleViewControllable {
    weak var presenter: CircleEventHandling?

    @objc private func closeTapped() {
        presenter?.closeRequested()
        dismiss(animated: true)
    }
}

// === B1.4 a relay that nobody outside hears

import RIBs
import RxRelay
import RxSwift
import UIKit

protocol WeatherPresentable: Presentable {
}

final class WeatherViewController: UIViewController, WeatherPresentable, ViewControllable {

    private let closedRelay = PublishRelay<Void>()

    var closed: Observable<Void> { closedRelay.asObservable() }

    @objc private func closeTapped() {
        closedRelay.accept(())
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.4 a relay that the Presentable exposes

import RIBs
import RxRelay
import RxSwift
import UIKit

protocol WeatherPresentable: Presentable {
    var closed: Observable<Void> { get }
}

final class WeatherViewController: UIViewController, WeatherPresentable, ViewControllable {

    private let closedRelay = PublishRelay<Void>()

    var closed: Observable<Void> { closedRelay.asObservable() }

    @objc private func closeTapped() {
        closedRelay.accept(())
        dismiss(animated: true)
    }
}

// === B1.4 subjects and publishers, in every spelling of an emission

import Combine
import RIBs
import RxSwift
import UIKit

protocol OceanPresentable: Presentable {
    var closes: PublishSubject<Void> { get }
    var backs: AnyPublisher<Void, Never> { get }
}

final class OceanViewController: UIViewController, OceanPresentable, ViewControllable {

    let closes = PublishSubject<Void>()
    private let backSubject = PassthroughSubject<Void, Never>()

    var backs: AnyPublisher<Void, Never> { backSubject.eraseToAnyPublisher() }

    @objc private func closeTapped() {
        closes.onNext(())
        dismiss(animated: true)
    }

    @objc private func doneTapped() {
        dismiss(animated: true)
        closes.on(.next(()))
    }

    @objc private func backTapped() {
        backSubject.send()
        navigationController?.popViewController(animated: true)
    }
}

// === B1.4 a relay that the view itself subscribes to something else

import RIBs
import RxRelay
import RxSwift
import UIKit

protocol ForestPresentableListener: AnyObject {
    func didTapClose()
}

protocol ForestPresentable: Presentable {
    var listener: ForestPresentableListener? { get set }
}

protocol ForestViewControllable: ViewControllable {}

final class ForestViewController: UIViewController, ForestPresentable, ForestViewControllable {
    weak var listener: ForestPresentableListener?
    private let tapRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        tapRelay.bind(to: closeRelay).disposed(by: disposeBag)
        closeRelay
            .subscribe(onNext: { [weak self] in
                self?.view.endEditing(true)
            })
            .disposed(by: disposeBag)
    }

    @objc private func closeTapped() {
        tapRelay.accept(())
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.4 a relay that the view itself subscribes to the listener, over a second relay

import RIBs
import RxRelay
import RxSwift
import UIKit

protocol ForestPresentableListener: AnyObject {
    func didTapClose()
}

protocol ForestPresentable: Presentable {
    var listener: ForestPresentableListener? { get set }
}

protocol ForestViewControllable: ViewControllable {}

final class ForestViewController: UIViewController, ForestPresentable, ForestViewControllable {
    weak var listener: ForestPresentableListener?
    private let tapRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        tapRelay.bind(to: closeRelay).disposed(by: disposeBag)
        closeRelay
            .subscribe(onNext: { [weak self] in
                self?.listener?.didTapClose()
            })
            .disposed(by: disposeBag)
    }

    @objc private func closeTapped() {
        tapRelay.accept(())
        dismiss(animated: true)
    }
}

// === B1.4 a relay of the base class that a subclass does not subscribe
// --- SlideViewController.swift
import RxRelay
import UIKit

class SlideViewController: UIViewController {
    let slideRelay = PublishRelay<Void>()

    @objc func slidOut() {
        slideRelay.accept(())
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: slidOut
    }
}

// --- RiverViewController.swift
import RIBs
import RxSwift
import UIKit

protocol RiverPresentableListener: AnyObject {
    func didSlideOut()
}

protocol RiverPresentable: Presentable {
    var listener: RiverPresentableListener? { get set }
}

protocol RiverViewControllable: ViewControllable {}

final class RiverViewController: SlideViewController, RiverPresentable, RiverViewControllable {
    weak var listener: RiverPresentableListener?
    private let disposeBag = DisposeBag()

}

// === B1.4 a relay of the base class that a subclass subscribes to the listener
// --- SlideViewController.swift
import RxRelay
import UIKit

class SlideViewController: UIViewController {
    let slideRelay = PublishRelay<Void>()

    @objc func slidOut() {
        slideRelay.accept(())
        dismiss(animated: true)
    }
}

// --- RiverViewController.swift
import RIBs
import RxSwift
import UIKit

protocol RiverPresentableListener: AnyObject {
    func didSlideOut()
}

protocol RiverPresentable: Presentable {
    var listener: RiverPresentableListener? { get set }
}

protocol RiverViewControllable: ViewControllable {}

final class RiverViewController: SlideViewController, RiverPresentable, RiverViewControllable {
    weak var listener: RiverPresentableListener?
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        slideRelay
            .subscribe(onNext: { [weak self] in self?.listener?.didSlideOut() })
            .disposed(by: disposeBag)
    }
}

// === 1.5 a handler of taps that nobody else hears

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol HarborPresentable: Presentable {
}

final class HarborViewController: UIViewController, HarborPresentable, ViewControllable {

    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    var closeTaps: Observable<Void> { closeButton.rx.tap.asObservable() }

    override func viewDidLoad() {
        super.viewDidLoad()
        closeTaps
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: HarborViewController
            })
            .disposed(by: disposeBag)
    }
}

// === 1.5 a handler of taps that the Presentable exposes

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol HarborPresentable: Presentable {
    var closeTaps: Observable<Void> { get }
}

final class HarborViewController: UIViewController, HarborPresentable, ViewControllable {

    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    var closeTaps: Observable<Void> { closeButton.rx.tap.asObservable() }

    override func viewDidLoad() {
        super.viewDidLoad()
        closeTaps
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
            })
            .disposed(by: disposeBag)
    }
}

// === B1.4 a stored closure is not called

import RIBs
import UIKit

protocol IslandPresentable: Presentable {
    var onClose: (() -> Void)? { get set }
}

final class IslandViewController: UIViewController, IslandPresentable, ViewControllable {

    var onClose: (() -> Void)?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.4 a stored closure is called

import RIBs
import UIKit

protocol IslandPresentable: Presentable {
    var onClose: (() -> Void)? { get set }
}

final class IslandViewController: UIViewController, IslandPresentable, ViewControllable {

    var onClose: (() -> Void)?

    @objc private func closeTapped() {
        dismiss(animated: true)
        onClose?()
    }
}

// === B1.4 a reactor gets no action

import ReactorKit
import RIBs
import RxSwift
import UIKit

protocol ValleyPresentable: Presentable {}

final class ValleyReactor: Reactor {
    enum Action { case close }
    struct State {}
    let initialState = State()
}

final class ValleyViewController: UIViewController, ValleyPresentable, ViewControllable, View {

    var disposeBag = DisposeBag()

    func bind(reactor: ValleyReactor) {}

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.4 a reactor gets an action

import ReactorKit
import RIBs
import RxSwift
import UIKit

protocol ValleyPresentable: Presentable {}

final class ValleyReactor: Reactor {
    enum Action { case close }
    struct State {}
    let initialState = State()
}

final class ValleyViewController: UIViewController, ValleyPresentable, ViewControllable, View {

    var disposeBag = DisposeBag()

    func bind(reactor: ValleyReactor) {}

    @objc private func closeTapped() {
        reactor?.action.onNext(.close)
        dismiss(animated: true)
    }
}

// === B1.4 a subview does not emit for the view

import RIBs
import RxRelay
import RxSwift
import UIKit

protocol MeadowPresentable: Presentable {
    var closes: Observable<Void> { get }
}

final class MeadowHeader: UIView {
    let closeRelay = PublishRelay<Void>()

    func sendClose() {
        isHidden = true
    }
}

final class MeadowViewController: UIViewController, MeadowPresentable, ViewControllable {

    private let header = MeadowHeader()

    var closes: Observable<Void> { header.closeRelay.asObservable() }

    @objc private func closeTapped() {
        header.sendClose()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.4 a subview emits for the view

import RIBs
import RxRelay
import RxSwift
import UIKit

protocol MeadowPresentable: Presentable {
    var closes: Observable<Void> { get }
}

final class MeadowHeader: UIView {
    let closeRelay = PublishRelay<Void>()

    func sendClose() {
        closeRelay.accept(())
    }
}

final class MeadowViewController: UIViewController, MeadowPresentable, ViewControllable {

    private let header = MeadowHeader()

    var closes: Observable<Void> { header.closeRelay.asObservable() }

    @objc private func closeTapped() {
        header.sendClose()
        dismiss(animated: true)
    }
}

// === B1.4 the superclass's method does not notify

import RIBs
import UIKit

protocol DesertPresentableListener: AnyObject {
    func didTapClose()
}

protocol DesertPresentable: Presentable {
    var listener: DesertPresentableListener? { get set }
}

class ClosableViewController: UIViewController {
    weak var listener: DesertPresentableListener?

    @objc func closeTapped() {
        view.endEditing(true)
    }
}

final class DesertViewController: ClosableViewController, DesertPresentable, ViewControllable {

    override func closeTapped() {
        super.closeTapped()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.4 the superclass's method notifies

import RIBs
import UIKit

protocol DesertPresentableListener: AnyObject {
    func didTapClose()
}

protocol DesertPresentable: Presentable {
    var listener: DesertPresentableListener? { get set }
}

class ClosableViewController: UIViewController {
    weak var listener: DesertPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }
}

final class DesertViewController: ClosableViewController, DesertPresentable, ViewControllable {

    override func closeTapped() {
        super.closeTapped()
        dismiss(animated: true)
    }
}

// === B1.3.7 a helper that tells nobody

import RIBs
import UIKit

protocol GlacierPresentableListener: AnyObject {
    func didTapClose()
}

protocol GlacierPresentable: Presentable {
    var listener: GlacierPresentableListener? { get set }
}

protocol GlacierViewControllable: ViewControllable {}

final class GlacierViewController: UIViewController, GlacierPresentable, GlacierViewControllable {
    weak var listener: GlacierPresentableListener?

    @objc private func closeTapped() {
        report()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    private func report() {
        print("closed")
    }
}

// === B1.3.7 a helper that tells the listener

import RIBs
import UIKit

protocol GlacierPresentableListener: AnyObject {
    func didTapClose()
}

protocol GlacierPresentable: Presentable {
    var listener: GlacierPresentableListener? { get set }
}

protocol GlacierViewControllable: ViewControllable {}

final class GlacierViewController: UIViewController, GlacierPresentable, GlacierViewControllable {
    weak var listener: GlacierPresentableListener?

    @objc private func closeTapped() {
        report()
        dismiss(animated: true)
    }

    private func report() {
        listener?.didTapClose()
    }
}

// === B1.3.7 a defer that tells nobody

import RIBs
import UIKit

protocol CanyonPresentableListener: AnyObject {
    func didTapClose()
}

protocol CanyonPresentable: Presentable {
    var listener: CanyonPresentableListener? { get set }
}

protocol CanyonViewControllable: ViewControllable {}

final class CanyonViewController: UIViewController, CanyonPresentable, CanyonViewControllable {
    weak var listener: CanyonPresentableListener?
    private var isBusy = false

    @objc private func closeTapped() {
        defer {
            isBusy = false
        }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === B1.3.7 a defer that tells the listener

import RIBs
import UIKit

protocol CanyonPresentableListener: AnyObject {
    func didTapClose()
}

protocol CanyonPresentable: Presentable {
    var listener: CanyonPresentableListener? { get set }
}

protocol CanyonViewControllable: ViewControllable {}

final class CanyonViewController: UIViewController, CanyonPresentable, CanyonViewControllable {
    weak var listener: CanyonPresentableListener?
    private var isBusy = false

    @objc private func closeTapped() {
        defer {
            isBusy = false
            listener?.didTapClose()
        }
        dismiss(animated: true)
    }
}

// === 1.5 the listener hears of it in the sibling branch only

import RIBs
import UIKit

protocol BridgePresentableListener: AnyObject {
    func didTapClose()
}

protocol BridgePresentable: Presentable {
    var listener: BridgePresentableListener? { get set }
}

protocol BridgeViewControllable: ViewControllable {}

final class BridgeViewController: UIViewController, BridgePresentable, BridgeViewControllable {
    weak var listener: BridgePresentableListener?
    private var isDirty = false

    @objc private func closeTapped() {
        if isDirty {
            listener?.didTapClose()
        } else {
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: closeTapped
        }
    }
}

// === 1.5 the listener hears of it in both branches

import RIBs
import UIKit

protocol BridgePresentableListener: AnyObject {
    func didTapClose()
}

protocol BridgePresentable: Presentable {
    var listener: BridgePresentableListener? { get set }
}

protocol BridgeViewControllable: ViewControllable {}

final class BridgeViewController: UIViewController, BridgePresentable, BridgeViewControllable {
    weak var listener: BridgePresentableListener?
    private var isDirty = false

    @objc private func closeTapped() {
        if isDirty {
            listener?.didTapClose()
        } else {
            listener?.didTapClose()
            dismiss(animated: true)
        }
    }
}

// === 1.5 the listener hears of it under a condition, after the dismissal

import RIBs
import UIKit

protocol TunnelPresentableListener: AnyObject {
    func didTapClose()
}

protocol TunnelPresentable: Presentable {
    var listener: TunnelPresentableListener? { get set }
}

protocol TunnelViewControllable: ViewControllable {}

final class TunnelViewController: UIViewController, TunnelPresentable, TunnelViewControllable {
    weak var listener: TunnelPresentableListener?
    private var isDirty = false

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
        if isDirty {
            listener?.didTapClose()
        }
    }
}

// === 1.5 the listener hears of it under no condition, after the dismissal

import RIBs
import UIKit

protocol TunnelPresentableListener: AnyObject {
    func didTapClose()
}

protocol TunnelPresentable: Presentable {
    var listener: TunnelPresentableListener? { get set }
}

protocol TunnelViewControllable: ViewControllable {}

final class TunnelViewController: UIViewController, TunnelPresentable, TunnelViewControllable {
    weak var listener: TunnelPresentableListener?
    private var isDirty = false

    @objc private func closeTapped() {
        dismiss(animated: true)
        isDirty = false
        listener?.didTapClose()
    }
}

// === 1.5 a return between the dismissal and the notification

import RIBs
import UIKit

protocol SubwayPresentableListener: AnyObject {
    func didDiscard()
}

protocol SubwayPresentable: Presentable {
    var listener: SubwayPresentableListener? { get set }
}

protocol SubwayViewControllable: ViewControllable {}

final class SubwayViewController: UIViewController, SubwayPresentable, SubwayViewControllable {
    weak var listener: SubwayPresentableListener?
    private var isDirty = false

    @objc private func discardTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: discardTapped
        guard isDirty else { return }
        listener?.didDiscard()
    }
}

// === 1.5 a return before the dismissal and the notification

import RIBs
import UIKit

protocol SubwayPresentableListener: AnyObject {
    func didDiscard()
}

protocol SubwayPresentable: Presentable {
    var listener: SubwayPresentableListener? { get set }
}

protocol SubwayViewControllable: ViewControllable {}

final class SubwayViewController: UIViewController, SubwayPresentable, SubwayViewControllable {
    weak var listener: SubwayPresentableListener?
    private var isDirty = false

    @objc private func discardTapped() {
        guard isDirty else { return }
        dismiss(animated: true)
        listener?.didDiscard()
    }
}

// === 1.5 one case of a switch does not tell

import RIBs
import UIKit

protocol AirportPresentableListener: AnyObject {
    func didCancel()
    func didFinish()
}

protocol AirportPresentable: Presentable {
    var listener: AirportPresentableListener? { get set }
}

protocol AirportViewControllable: ViewControllable {}

final class AirportViewController: UIViewController, AirportPresentable, AirportViewControllable {
    weak var listener: AirportPresentableListener?

    enum Outcome { case cancelled, finished, failed }
    private var outcome = Outcome.cancelled

    @objc private func closeTapped() {
        switch outcome {
        case .cancelled:
            listener?.didCancel()
        case .finished:
            listener?.didFinish()
        case .failed:
            break
        }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.5 every case of a switch tells

import RIBs
import UIKit

protocol AirportPresentableListener: AnyObject {
    func didCancel()
    func didFinish()
}

protocol AirportPresentable: Presentable {
    var listener: AirportPresentableListener? { get set }
}

protocol AirportViewControllable: ViewControllable {}

final class AirportViewController: UIViewController, AirportPresentable, AirportViewControllable {
    weak var listener: AirportPresentableListener?

    enum Outcome { case cancelled, finished, failed }
    private var outcome = Outcome.cancelled

    @objc private func closeTapped() {
        switch outcome {
        case .cancelled:
            listener?.didCancel()
        case .finished:
            listener?.didFinish()
        case .failed:
            listener?.didCancel()
        }
        dismiss(animated: true)
    }
}

// === 1.5 a failed save goes past the notification

import RIBs
import UIKit

protocol VaultPresentableListener: AnyObject {
    func didSave()
}

protocol VaultPresentable: Presentable {
    var listener: VaultPresentableListener? { get set }
}

protocol VaultViewControllable: ViewControllable {}

final class VaultViewController: UIViewController, VaultPresentable, VaultViewControllable {
    weak var listener: VaultPresentableListener?

    private func save() throws {}

    @objc private func saveTapped() {
        do {
            try save()
            listener?.didSave()
        } catch {
            print(error)
        }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: saveTapped
    }
}

// === 1.5 a failed save tells as well

import RIBs
import UIKit

protocol VaultPresentableListener: AnyObject {
    func didSave()
}

protocol VaultPresentable: Presentable {
    var listener: VaultPresentableListener? { get set }
}

protocol VaultViewControllable: ViewControllable {}

final class VaultViewController: UIViewController, VaultPresentable, VaultViewControllable {
    weak var listener: VaultPresentableListener?

    private func save() throws {}

    @objc private func saveTapped() {
        do {
            try save()
            listener?.didSave()
        } catch {
            print(error)
            listener?.didSave()
        }
        dismiss(animated: true)
    }
}

// === 0.6 a listener that is nil hears nothing

import RIBs
import UIKit

protocol DepotPresentableListener: AnyObject {
    func didTapClose()
}

protocol DepotPresentable: Presentable {
    var listener: DepotPresentableListener? { get set }
}

protocol DepotViewControllable: ViewControllable {}

final class DepotViewController: UIViewController, DepotPresentable, DepotViewControllable {
    weak var listener: DepotPresentableListener?

    @objc private func closeTapped() {
        guard let listener else {
            dismiss(animated: true)
            return
        }
        listener.didTapClose()
    }

    @objc private func doneTapped() {
        if let listener = listener {
            listener.didTapClose()
        } else {
            dismiss(animated: true)
        }
    }

    @objc private func backTapped() {
        if listener == nil {
            navigationController?.popViewController(animated: true)
        }
    }
}

// === 0.6 another optional that is nil is a path

import RIBs
import UIKit

protocol HangarPresentableListener: AnyObject {
    func didTapClose()
}

protocol HangarPresentable: Presentable {
    var listener: HangarPresentableListener? { get set }
}

protocol HangarViewControllable: ViewControllable {}

final class HangarViewController: UIViewController, HangarPresentable, HangarViewControllable {
    weak var listener: HangarPresentableListener?
    var draft: String?

    @objc private func closeTapped() {
        guard let draft else {
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: closeTapped
            return
        }
        print(draft)
        listener?.didTapClose()
    }
}

// === 0.6 another optional that is nil is a path, and the listener hears of it

import RIBs
import UIKit

protocol HangarPresentableListener: AnyObject {
    func didTapClose()
}

protocol HangarPresentable: Presentable {
    var listener: HangarPresentableListener? { get set }
}

protocol HangarViewControllable: ViewControllable {}

final class HangarViewController: UIViewController, HangarPresentable, HangarViewControllable {
    weak var listener: HangarPresentableListener?
    var draft: String?

    @objc private func closeTapped() {
        guard let draft else {
            listener?.didTapClose()
            dismiss(animated: true)
            return
        }
        print(draft)
        listener?.didTapClose()
    }
}

// === 0.5 a handler that tells is only registered on the way

import RIBs
import UIKit

protocol PierPresentableListener: AnyObject {
    func didTapClose()
}

protocol PierPresentable: Presentable {
    var listener: PierPresentableListener? { get set }
}

protocol PierViewControllable: ViewControllable {}

final class PierViewController: UIViewController, PierPresentable, PierViewControllable {
    weak var listener: PierPresentableListener?
    private let closeButton = UIButton()

    @objc private func showButtonTapped() {
        closeButton.addAction(UIAction { [weak self] _ in self?.listener?.didTapClose() }, for: .touchUpInside)
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: showButtonTapped
    }
}

// === 0.5 the handler itself tells and dismisses

import RIBs
import UIKit

protocol PierPresentableListener: AnyObject {
    func didTapClose()
}

protocol PierPresentable: Presentable {
    var listener: PierPresentableListener? { get set }
}

protocol PierViewControllable: ViewControllable {}

final class PierViewController: UIViewController, PierPresentable, PierViewControllable {
    weak var listener: PierPresentableListener?
    private let closeButton = UIButton()

    @objc private func showButtonTapped() {
        closeButton.addAction(UIAction { [weak self] _ in
            self?.listener?.didTapClose()
            self?.dismiss(animated: true)
        }, for: .touchUpInside)
    }
}

// === 0.5 a handler inherits no notification from around

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol DockPresentableListener: AnyObject {
    func didLoad()
    func didTapClose()
}

protocol DockPresentable: Presentable {
    var listener: DockPresentableListener? { get set }
}

protocol DockViewControllable: ViewControllable {}

final class DockViewController: UIViewController, DockPresentable, DockViewControllable {
    weak var listener: DockPresentableListener?
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.didLoad()
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: DockViewController
            })
            .disposed(by: disposeBag)
    }
}

// === 0.5 a handler tells by itself

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol DockPresentableListener: AnyObject {
    func didLoad()
    func didTapClose()
}

protocol DockPresentable: Presentable {
    var listener: DockPresentableListener? { get set }
}

protocol DockViewControllable: ViewControllable {}

final class DockViewController: UIViewController, DockPresentable, DockViewControllable {
    weak var listener: DockPresentableListener?
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.didLoad()
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.listener?.didTapClose()
                self?.dismiss(animated: true)
            })
            .disposed(by: disposeBag)
    }
}

// === 0.5 closures on the path of the code around them

import RIBs
import UIKit

protocol QuayPresentableListener: AnyObject {
    func didTapClose()
}

protocol QuayPresentable: Presentable {
    var listener: QuayPresentableListener? { get set }
}

protocol QuayViewControllable: ViewControllable {}

final class QuayViewController: UIViewController, QuayPresentable, QuayViewControllable {
    weak var listener: QuayPresentableListener?

    @objc private func closeTapped() {
        DispatchQueue.main.async { self.listener?.didTapClose() }
        dismiss(animated: true)
    }

    @objc private func fadeTapped() {
        UIView.animate(withDuration: 0.3, animations: {
            self.view.alpha = 0
        }, completion: { _ in
            self.dismiss(animated: false)
        })
        listener?.didTapClose()
    }

    @objc private func saveTapped() {
        Task { [weak self] in
            await self?.store()
            await MainActor.run { self?.listener?.didTapClose() }
        }
        dismiss(animated: true)
    }

    @objc private func inPlaceTapped() {
        let tell = { self.listener?.didTapClose() }
        tell()
        dismiss(animated: true)
    }

    private func store() async {}
}

// === 0.5 a dismissal after an animation and in a task

import RIBs
import UIKit

protocol WharfPresentableListener: AnyObject {
    func didTapClose()
}

protocol WharfPresentable: Presentable {
    var listener: WharfPresentableListener? { get set }
}

protocol WharfViewControllable: ViewControllable {}

final class WharfViewController: UIViewController, WharfPresentable, WharfViewControllable {
    weak var listener: WharfPresentableListener?

    @objc private func fadeTapped() {
        UIView.animate(withDuration: 0.3, animations: {
            self.view.alpha = 0
        }, completion: { _ in
            self.dismiss(animated: false)
            //   ^^^^^^^ view_self_dismissal: fadeTapped
        })
    }

    @objc private func saveTapped() {
        Task { [weak self] in
            await self?.store()
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: saveTapped
        }
    }

    private func store() async {}
}

// === 0.5 a dismissal after an animation and in a task, and the listener hears of it

import RIBs
import UIKit

protocol WharfPresentableListener: AnyObject {
    func didTapClose()
}

protocol WharfPresentable: Presentable {
    var listener: WharfPresentableListener? { get set }
}

protocol WharfViewControllable: ViewControllable {}

final class WharfViewController: UIViewController, WharfPresentable, WharfViewControllable {
    weak var listener: WharfPresentableListener?

    @objc private func fadeTapped() {
        UIView.animate(withDuration: 0.3, animations: {
            self.view.alpha = 0
        }, completion: { _ in
            self.dismiss(animated: false)
        })
        listener?.didTapClose()
    }

    @objc private func saveTapped() {
        Task { [weak self] in
            await self?.store()
            self?.dismiss(animated: true)
            self?.listener?.didTapClose()
        }
    }

    private func store() async {}
}

// === 1.5 an unresolved callee that gets neither self nor a closure

import AppCoordination
import RIBs
import UIKit

protocol MarinaPresentableListener: AnyObject {
    func didTapClose()
}

protocol MarinaPresentable: Presentable {
    var listener: MarinaPresentableListener? { get set }
}

protocol MarinaViewControllable: ViewControllable {}

final class MarinaViewController: UIViewController, MarinaPresentable, MarinaViewControllable {
    weak var listener: MarinaPresentableListener?

    @objc private func closeTapped() {
        Coordinator.shared.finish("marina")
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.5 an unresolved callee that gets self may tell

import AppCoordination
import RIBs
import UIKit

protocol MarinaPresentableListener: AnyObject {
    func didTapClose()
}

protocol MarinaPresentable: Presentable {
    var listener: MarinaPresentableListener? { get set }
}

protocol MarinaViewControllable: ViewControllable {}

final class MarinaViewController: UIViewController, MarinaPresentable, MarinaViewControllable {
    weak var listener: MarinaPresentableListener?

    @objc private func closeTapped() {
        Coordinator.shared.finish(self)
        dismiss(animated: true)
    }
}

// === 1.5 a resolved callee that gets self and a closure and tells nobody

import AppCoordination
import RIBs
import UIKit

protocol LagoonPresentableListener: AnyObject {
    func didTapClose()
}

protocol LagoonPresentable: Presentable {
    var listener: LagoonPresentableListener? { get set }
}

protocol LagoonViewControllable: ViewControllable {}

final class LagoonViewController: UIViewController, LagoonPresentable, LagoonViewControllable {
    weak var listener: LagoonPresentableListener?

    @objc private func closeTapped() {
        LagoonLog.write(self) { self.dismiss(animated: true) }
        //                           ^^^^^^^ view_self_dismissal: closeTapped
    }
}

enum LagoonLog {
    static func write(_ viewController: UIViewController, then finish: () -> Void) {
        print(viewController)
        finish()
    }
}

// === 1.5 an unresolved callee that gets a closure may tell

import AppCoordination
import RIBs
import UIKit

protocol LagoonPresentableListener: AnyObject {
    func didTapClose()
}

protocol LagoonPresentable: Presentable {
    var listener: LagoonPresentableListener? { get set }
}

protocol LagoonViewControllable: ViewControllable {}

final class LagoonViewController: UIViewController, LagoonPresentable, LagoonViewControllable {
    weak var listener: LagoonPresentableListener?

    @objc private func closeTapped() {
        LagoonFlow.finish { self.dismiss(animated: true) }
    }
}

enum LagoonLog {
    static func write(_ viewController: UIViewController, then finish: () -> Void) {
        print(viewController)
        finish()
    }
}

// === 1.5 analytics are no notification

import RIBs
import UIKit

protocol BeaconPresentableListener: AnyObject {
    func didTapClose()
}

protocol BeaconPresentable: Presentable {
    var listener: BeaconPresentableListener? { get set }
}

protocol BeaconViewControllable: ViewControllable {}

protocol Analytics {
    func track(_ event: String)
}

final class BeaconViewController: UIViewController, BeaconPresentable, BeaconViewControllable {
    weak var listener: BeaconPresentableListener?
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() {
        analytics.track("beacon_closed")
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === 1.5 analytics are no notification, and the listener hears of it

import RIBs
import UIKit

protocol BeaconPresentableListener: AnyObject {
    func didTapClose()
}

protocol BeaconPresentable: Presentable {
    var listener: BeaconPresentableListener? { get set }
}

protocol BeaconViewControllable: ViewControllable {}

protocol Analytics {
    func track(_ event: String)
}

final class BeaconViewController: UIViewController, BeaconPresentable, BeaconViewControllable {
    weak var listener: BeaconPresentableListener?
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() {
        analytics.track("beacon_closed")
        dismiss(animated: true)
        listener?.didTapClose()
    }
}

// === 1.5 any method of the listener is heard

import RIBs
import UIKit

protocol CovePresentableListener: AnyObject {
    func didScroll()
}

protocol CovePresentable: Presentable {
    var listener: CovePresentableListener? { get set }
}

protocol CoveViewControllable: ViewControllable {}

final class CoveViewController: UIViewController, CovePresentable, CoveViewControllable {
    weak var listener: CovePresentableListener?

    @objc private func closeTapped() {
        listener?.didScroll()
        dismiss(animated: true)
    }
}

// === 1.1 a selector of an extension's helper
// --- UIViewController+Close.swift
import UIKit

extension UIViewController {
    @objc func closeScreen() {
        dismiss(animated: true)
    }
}

// --- CastleViewController.swift
import RIBs
import UIKit

protocol CastlePresentableListener: AnyObject {
    func didTapClose()
}

protocol CastlePresentable: Presentable {
    var listener: CastlePresentableListener? { get set }
}

protocol CastleViewControllable: ViewControllable {}

final class CastleViewController: UIViewController, CastlePresentable, CastleViewControllable {
    weak var listener: CastlePresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeScreen), for: .touchUpInside)
        //                                            ^^^^^^^^^^^ view_self_dismissal: CastleViewController
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
        closeScreen()
    }
}

// === 1.1 a selector of the view's own method that tells
// --- UIViewController+Close.swift
import UIKit

extension UIViewController {
    @objc func closeScreen() {
        dismiss(animated: true)
    }
}

// --- CastleViewController.swift
import RIBs
import UIKit

protocol CastlePresentableListener: AnyObject {
    func didTapClose()
}

protocol CastlePresentable: Presentable {
    var listener: CastlePresentableListener? { get set }
}

protocol CastleViewControllable: ViewControllable {}

final class CastleViewController: UIViewController, CastlePresentable, CastleViewControllable {
    weak var listener: CastlePresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
        closeScreen()
    }
}

// === 1.4 an override of a function that nothing exempts in the base
// --- PageController.swift
import RIBs
import UIKit

protocol PageViewControllable: ViewControllable {
    func leave()
}

class PageController: UIViewController {
    func leave() {}
}

// --- AbbeyViewController.swift
import RIBs
import UIKit

protocol AbbeyPresentableListener: AnyObject {
    func didTapClose()
}

protocol AbbeyPresentable: Presentable {
    var listener: AbbeyPresentableListener? { get set }
}

protocol AbbeyViewControllable: ViewControllable {}

final class AbbeyViewController: PageController, AbbeyPresentable, AbbeyViewControllable {
    weak var listener: AbbeyPresentableListener?

    override func leave() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: leave
    }
}

// === 1.4 an override of a function that is a witness in the base
// --- PageController.swift
import RIBs
import UIKit

protocol PageViewControllable: ViewControllable {
    func leave()
}

class PageController: UIViewController, PageViewControllable {
    func leave() {}
}

// --- AbbeyViewController.swift
import RIBs
import UIKit

protocol AbbeyPresentableListener: AnyObject {
    func didTapClose()
}

protocol AbbeyPresentable: Presentable {
    var listener: AbbeyPresentableListener? { get set }
}

protocol AbbeyViewControllable: ViewControllable {}

final class AbbeyViewController: PageController, AbbeyPresentable, AbbeyViewControllable {
    weak var listener: AbbeyPresentableListener?

    override func leave() {
        dismiss(animated: true)
    }
}

// === B1.4 the tap goes on into a relay that the Presentable exposes

import RIBs
import RxCocoa
import RxRelay
import RxSwift
import UIKit

protocol TemplePresentable: Presentable {
    var closeRelay: PublishRelay<Void> { get }
}

final class TempleViewController: UIViewController, TemplePresentable, ViewControllable {

    let closeRelay = PublishRelay<Void>()
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .do(onNext: { [weak self] in self?.dismiss(animated: true) })
            .bind(to: closeRelay)
            .disposed(by: disposeBag)
    }
}

// === B1.4 a function named as the completion tells the listener

import RIBs
import UIKit

protocol OrderPresentableListener: AnyObject {
    func didClose()
}

protocol OrderPresentable: Presentable {
    var listener: OrderPresentableListener? { get set }
}

final class OrderViewController: UIViewController, OrderPresentable, ViewControllable {
    weak var listener: OrderPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true, completion: tellListener)
    }

    private func tellListener() {
        listener?.didClose()
    }
}

// === B1.4 a function named as the completion only tidies up

import RIBs
import UIKit

protocol OrderPresentableListener: AnyObject {
    func didClose()
}

protocol OrderPresentable: Presentable {
    var listener: OrderPresentableListener? { get set }
}

final class OrderViewController: UIViewController, OrderPresentable, ViewControllable {
    weak var listener: OrderPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true, completion: tidyUp)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    private func tidyUp() {
        title = nil
    }
}

// === B1.3.9 a navigation controller asks what it popped to tell
// --- Navigation.swift
import UIKit

class FlushableViewController: UIViewController {
    func flush() {}
}

final class FlushingNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var known: [UIViewController] = []

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        for case let controller as FlushableViewController in known.filter({ !viewControllers.contains($0) }) {
            controller.flush()
        }
    }
}

// --- StampViewController.swift
import RIBs
import UIKit

protocol StampPresentableListener: AnyObject {
    func didPop()
}

protocol StampPresentable: Presentable {
    var listener: StampPresentableListener? { get set }
}

final class StampViewController: FlushableViewController, StampPresentable, ViewControllable {
    weak var listener: StampPresentableListener?

    override func flush() {
        listener?.didPop()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }
}

// === B1.3.9 a navigation controller asks what it popped, which tells nobody
// --- Navigation.swift
import UIKit

class FlushableViewController: UIViewController {
    func flush() {}
}

final class FlushingNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var known: [UIViewController] = []

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        for case let controller as FlushableViewController in known.filter({ !viewControllers.contains($0) }) {
            controller.flush()
        }
    }
}

// --- StampViewController.swift
import RIBs
import UIKit

protocol StampPresentableListener: AnyObject {
    func didPop()
}

protocol StampPresentable: Presentable {
    var listener: StampPresentableListener? { get set }
}

final class StampViewController: FlushableViewController, StampPresentable, ViewControllable {
    weak var listener: StampPresentableListener?

    override func flush() {
        title = nil
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === B1.1.1 an extension of ViewControllable has a function of UIKit's name

import RIBs
import UIKit

protocol NotePresentableListener: AnyObject {
    func didTapClose()
}

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
}

protocol NoteViewControllable: ViewControllable {}

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

// === 1.2 a presented controller bound by guard let

import PassKit
import RIBs
import UIKit

protocol TicketPresentableListener: AnyObject {
    func didTapClose()
}

protocol TicketPresentable: Presentable {
    var listener: TicketPresentableListener? { get set }
}

final class TicketViewController: UIViewController, TicketPresentable, ViewControllable, PKAddPassesViewControllerDelegate {
    weak var listener: TicketPresentableListener?

    func addToWallet(_ pass: PKPass) {
        guard let passes = PKAddPassesViewController(pass: pass) else { return }
        passes.delegate = self
        present(passes, animated: true)
    }

    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
        dismiss(animated: true)
    }
}

// === 1.2 a controller bound by guard let that is never presented

import PassKit
import RIBs
import UIKit

protocol TicketPresentableListener: AnyObject {
    func didTapClose()
}

protocol TicketPresentable: Presentable {
    var listener: TicketPresentableListener? { get set }
}

final class TicketViewController: UIViewController, TicketPresentable, ViewControllable, PKAddPassesViewControllerDelegate {
    weak var listener: TicketPresentableListener?

    func addToWallet(_ pass: PKPass) {
        guard let passes = PKAddPassesViewController(pass: pass) else { return }
        passes.delegate = self
        addChild(passes)
    }

    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: addPassesViewControllerDidFinish
    }
}

// === 1.5 a method of the Presentable that sets up a button shows nobody its taps

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol GardenPresentable: Presentable {
    func setLoading(_ isLoading: Bool)
}

final class GardenViewController: UIViewController, GardenPresentable, ViewControllable {

    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
            //        ^^^^^^^ view_self_dismissal: viewDidLoad
            })
            .disposed(by: disposeBag)
    }

    func setLoading(_ isLoading: Bool) {
        closeButton.isEnabled = !isLoading
    }
}

// === 1.5 a method of the Presentable hands out a button's taps

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol GardenPresentable: Presentable {
    func closeTaps() -> Observable<Void>
}

final class GardenViewController: UIViewController, GardenPresentable, ViewControllable {

    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
            })
            .disposed(by: disposeBag)
    }

    func closeTaps() -> Observable<Void> {
        closeButton.rx.tap.asObservable()
    }
}

// === 1.5 a method of the Presentable binds a button's taps to what it is given

import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol GardenPresentable: Presentable {
    func bindClosing(to relay: PublishRelay<Void>)
}

final class GardenViewController: UIViewController, GardenPresentable, ViewControllable {

    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
            })
            .disposed(by: disposeBag)
    }

    func bindClosing(to relay: PublishRelay<Void>) {
        closeButton.rx.tap
            .bind(to: relay)
            .disposed(by: disposeBag)
    }
}

// === 0.6 the self of a weak capture that is nil is no path: completions

import RIBs
import UIKit

protocol KioskPresentableListener: AnyObject {
    func didTapClose()
}

protocol KioskPresentable: Presentable {
    var listener: KioskPresentableListener? { get set }
}

protocol KioskViewControllable: ViewControllable {}

final class KioskViewController: UIViewController, KioskPresentable, KioskViewControllable {
    weak var listener: KioskPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            listener?.didTapClose()
        }
    }

    @objc private func oldTapped() {
        dismiss(animated: true, completion: { [weak self] in
            guard let self = self else { return }
            self.listener?.didTapClose()
        })
    }

    @objc private func strongTapped() {
        dismiss(animated: true) { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.listener?.didTapClose()
        }
    }

    @objc private func tickTapped() {
        dismiss(animated: true) { [weak self] in
            guard let `self` = self else { return }
            `self`.listener?.didTapClose()
        }
    }

    @objc private func ifTapped() {
        dismiss(animated: true) { [weak self] in
            if let self { self.listener?.didTapClose() }
        }
    }

    @objc private func ifOldTapped() {
        dismiss(animated: true) { [weak self] in
            if let self = self {
                self.listener?.didTapClose()
            } else {
                print("gone")
            }
        }
    }

    @objc private func bothTapped() {
        dismiss(animated: true) { [weak self] in
            guard let self, let listener = self.listener else { return }
            listener.didTapClose()
        }
    }

    @objc private func popTapped() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            navigationController?.popViewController(animated: true)
            listener?.didTapClose()
        }
    }
}

// === 0.6 the self of a weak capture that is nil is no path: comparisons, patterns and names

import RIBs
import UIKit

protocol StallPresentableListener: AnyObject {
    func didTapClose()
}

protocol StallPresentable: Presentable {
    var listener: StallPresentableListener? { get set }
}

protocol StallViewControllable: ViewControllable {}

final class StallViewController: UIViewController, StallPresentable, StallViewControllable {
    weak var listener: StallPresentableListener?

    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addAction(
            UIAction { [weak self] _ in
                self?.dismiss(animated: true) {
                    if self == nil { return }
                    self?.listener?.didTapClose()
                }
            }, for: .touchUpInside)
    }

    @objc private func unequalTapped() {
        dismiss(animated: true) { [weak self] in
            if nil != self { self?.listener?.didTapClose() }
        }
    }

    @objc private func eitherTapped() {
        dismiss(animated: true) { [weak self] in
            if self == nil || self?.listener == nil { return }
            self?.listener?.didTapClose()
        }
    }

    @objc private func guardedTapped() {
        dismiss(animated: true) { [weak self] in
            guard self != nil && self?.listener != nil else { return }
            self?.listener?.didTapClose()
        }
    }

    @objc private func namedTapped() {
        weak var weakSelf = self
        dismiss(animated: true) {
            guard let me = weakSelf else { return }
            me.listener?.didTapClose()
        }
    }

    @objc private func renamedTapped() {
        dismiss(animated: true) { [weak view = self] in
            guard let view else { return }
            view.listener?.didTapClose()
        }
    }

    @objc private func patternTapped() {
        dismiss(animated: true) { [weak self] in
            if case let me? = self { me.listener?.didTapClose() }
        }
    }

    @objc private func switchTapped() {
        dismiss(animated: true) { [weak self] in
            switch self {
            case let me?: me.listener?.didTapClose()
            case nil: break
            }
        }
    }

    @objc private func noneTapped() {
        dismiss(animated: true) { [weak self] in
            switch self?.listener {
            case .some: self?.listener?.didTapClose()
            case .none: print("nobody")
            }
        }
    }

    @objc private func nestedTapped() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            dismiss(animated: true) { [weak self] in
                guard let self else { return }
                listener?.didTapClose()
            }
        }
    }
}

// === 0.6 a guard that asks for more than self is a path

import RIBs
import UIKit

protocol BoothPresentableListener: AnyObject {
    func didTapClose()
}

protocol BoothPresentable: Presentable {
    var listener: BoothPresentableListener? { get set }
}

protocol BoothViewControllable: ViewControllable {}

final class OtherBoothViewController: UIViewController {
    weak var listener: BoothPresentableListener?
}

final class BoothViewController: UIViewController, BoothPresentable, BoothViewControllable {
    weak var listener: BoothPresentableListener?

    private var isReady = false
    private var draft: String?
    private var child: BoothViewController?

    @objc private func closeTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: closeTapped
            guard let self, isReady else { return }
            listener?.didTapClose()
        }
    }

    @objc private func draftTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: draftTapped
            guard let self, let draft else { return }
            print(draft)
            listener?.didTapClose()
        }
    }

    @objc private func memberTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: memberTapped
            guard let child = self?.child else { return }
            child.listener?.didTapClose()
        }
    }

    @objc private func eitherTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: eitherTapped
            if self == nil || self?.isReady == false { return }
            self?.listener?.didTapClose()
        }
    }

    @objc private func castTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: castTapped
            guard let other = self as? OtherBoothViewController else { return }
            other.listener?.didTapClose()
        }
    }

    @objc private func silentTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: silentTapped
            guard let self else { return }
            isReady = true
        }
    }

    @objc private func sideTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: sideTapped
            guard let self else { return }
            if isReady { listener?.didTapClose() }
        }
    }

    @objc private func switchTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: switchTapped
            switch self?.draft {
            case let draft?: self?.listener?.didTapClose()
            case nil: break
            }
        }
    }
}

// === 0.6 a stored closure that is nil is no path

import RIBs
import UIKit

protocol TentPresentableListener: AnyObject {
    func didTapClose()
}

protocol TentPresentable: Presentable {
    var listener: TentPresentableListener? { get set }
}

protocol TentViewControllable: ViewControllable {}

final class TentViewController: UIViewController, TentPresentable, TentViewControllable {
    weak var listener: TentPresentableListener?

    var onClose: (() -> Void)?

    @objc private func closeTapped() {
        dismiss(animated: true)
        guard let onClose else { return }
        onClose()
    }

    @objc private func doneTapped() {
        dismiss(animated: true) { [weak self] in
            if let onClose = self?.onClose { onClose() }
        }
    }

    @objc private func oldTapped() {
        if onClose != nil { onClose?() }
        dismiss(animated: true)
    }
}
