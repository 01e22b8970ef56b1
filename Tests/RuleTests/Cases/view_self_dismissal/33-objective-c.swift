// === a base class in Objective-C dismisses itself
// clean: a base class in Objective-C dismisses what it presents
// use: ribs-uikit, view-protocols Legacy didTapClose
// --- LegacyBase.h
#import <UIKit/UIKit.h>

@interface LegacyBase : UIViewController
- (void)closeTapped:(id)sender;
@end
// --- LegacyBase.m
#import "LegacyBase.h"

@implementation LegacyBase

- (IBAction)closeTapped:(id)sender {
//- [self dismissViewControllerAnimated:YES completion:nil];
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
//+ [self.presentedViewController dismissViewControllerAnimated:YES completion:nil];
}

@end
// --- LegacyViewController.swift
final class LegacyViewController: LegacyBase, LegacyPresentable, LegacyViewControllable {
    weak var listener: LegacyPresentableListener?
}

// === a base class in Objective-C pops itself after an animation
// clean: a base class in Objective-C pops itself, and the view hears of it
// use: ribs-uikit, view-protocols Detail didTapClose
// --- DetailBase.m
#import "DetailBase.h"

@interface DetailBase : UIViewController
@property (nonatomic, copy) void (^onRemoval)(void);
@end

@implementation DetailBase

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.closeButton addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchUpInside];
}

- (void)close {
    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:0.3 animations:^{
        weakSelf.view.alpha = 0;
    } completion:^(BOOL finished) {
        [weakSelf.navigationController popViewControllerAnimated:NO];
        //                             ^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: close
    }];
}
@end
// --- DetailViewController.swift
final class DetailViewController: DetailBase, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?
//+
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     if isMovingFromParent { listener?.didTapClose() }
//+ }
}

// === a category dismisses its view
// clean: a category dismisses what its view presents
// use: ribs-uikit, view-protocols Login didTapClose
// --- UIViewController+Closing.m
@implementation UIViewController (Closing)

- (void)leave {
//- [self dismissViewControllerAnimated:YES completion:nil];
//+ [self.presentedViewController dismissViewControllerAnimated:YES completion:nil];
}

@end
// --- LoginViewController.swift
final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?

    @objc private func closeTapped() {
        leave()
    //  ^^^^^ view_self_dismissal: closeTapped
    }
}
