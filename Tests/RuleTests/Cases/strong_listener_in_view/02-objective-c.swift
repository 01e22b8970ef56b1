// === a base class in Objective-C holds the listener strongly
// clean: ..., weakly
// use: ribs-uikit

@objc protocol LoginPresentableListener {
    func didTapLogin()
}

protocol LoginPresentable: Presentable {
    var listener: LoginPresentableListener? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
    override init(presenter: LoginPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    @objc func didTapLogin() {}
}

final class LoginViewController: LegacyLoginViewController, LoginPresentable, ViewControllable {}
// --- LegacyLoginViewController.h
@import UIKit;

@protocol LoginPresentableListener;

@interface LegacyLoginViewController : UIViewController
//- @property (nonatomic, strong, nullable) id<LoginPresentableListener> listener;
//                                                                       ^^^^^^^^ strong_listener_in_view: 'LoginInteractor'
//+ @property (nonatomic, weak, nullable) id<LoginPresentableListener> listener;
@end

// === a listener of the default strength
// clean: ..., weak
// use: ribs-uikit

@objc protocol LoginPresentableListener {
    func didTapLogin()
}

protocol LoginPresentable: Presentable {
    var listener: LoginPresentableListener? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
    override init(presenter: LoginPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    @objc func didTapLogin() {}
}

final class LoginViewController: LegacyLoginViewController, LoginPresentable, ViewControllable {}
// --- LegacyLoginViewController.m
@interface LegacyLoginViewController : UIViewController
//- @property (nonatomic) id<LoginPresentableListener> listener;
//                                                     ^^^^^^^^ strong_listener_in_view
//+ @property (nonatomic, weak) id<LoginPresentableListener> listener;
@end

@implementation LegacyLoginViewController

- (IBAction)loginTapped:(id)sender { [self.listener didTapLogin]; }

@end
