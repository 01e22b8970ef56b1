// === two views inherit from a base class in Objective-C that dismisses itself
// clean: the base class asks a subclass in Swift, which notifies the listener
// use: ribs-uikit, view-protocols Detail didTapClose, view-protocols Help didTapDone
// --- SheetViewController.h
@import UIKit;

@interface SheetViewController : UIViewController
- (void)close;
@end
// --- SheetViewController.m
#import "SheetViewController.h"

@interface SheetViewController ()
@property (nonatomic, strong) UIButton *closeButton;
@end

@implementation SheetViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.closeButton addTarget:self action:@selector(closeTapped:) forControlEvents:UIControlEventTouchUpInside];
}

- (IBAction)closeTapped:(id)sender {
    [self close];
}

- (void)close {
//- [self dismissViewControllerAnimated:YES completion:nil];
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: close
//+ [NSException raise:NSInternalInconsistencyException format:@"override"];
}

@end
// --- Views.swift
final class DetailViewController: SheetViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?
//+
//+ override func close() { listener?.didTapClose() }
}

final class HelpViewController: SheetViewController, HelpPresentable, HelpViewControllable {
//          ~~~~~~~~~~~~~~~~~~ HelpViewController
    weak var listener: HelpPresentableListener?
//+
//+ override func close() { listener?.didTapDone() }
}

// === a base class in Objective-C notifies whoever wants to know that it was dismissed
// use: ribs-uikit, view-protocols Detail didTapClose
// --- SheetViewController.m
@interface SheetViewController : UIViewController
@end

@implementation SheetViewController

- (IBAction)closeTapped:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    if ([self isBeingDismissed]) {
        [self sheetWasDismissed];
    }
}

- (void)sheetWasDismissed {}

@end
// --- DetailViewController.swift
final class DetailViewController: SheetViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?

    override func sheetWasDismissed() { listener?.didTapClose() }
}

// === a method that Swift knows by another name
// clean: ..., dismisses what the view presents
// use: ribs-uikit, view-protocols Login didTapClose
// --- UIViewController+Leaving.h
@import UIKit;

@interface UIViewController (Leaving)
- (void)rib_leave NS_SWIFT_NAME(leaveFlow());
@end
// --- UIViewController+Leaving.m
@implementation UIViewController (Leaving)

- (void)rib_leave {
//- [self dismissViewControllerAnimated:YES completion:nil];
//+ [self.presentedViewController dismissViewControllerAnimated:YES completion:nil];
}

@end
// --- LoginViewController.swift
final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?

    @objc private func closeTapped() {
        leaveFlow()
    //  ^^^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a class that Swift knows by another name
// clean: ..., dismisses what it presents
// use: ribs-uikit, view-protocols Login didTapClose
// --- RIBSheetViewController.m
NS_SWIFT_NAME(SheetViewController)
@interface RIBSheetViewController : UIViewController
@end

@implementation RIBSheetViewController

- (IBAction)closeTapped:(id)sender {
//- [self dismissViewControllerAnimated:YES completion:nil];
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
//+ [self.presentedViewController dismissViewControllerAnimated:YES completion:nil];
}

@end
// --- LoginViewController.swift
final class LoginViewController: SheetViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?
}

// === a suppression in Objective-C
// use: ribs-uikit, view-protocols Detail didTapClose
// --- SheetViewController.m
@interface SheetViewController : UIViewController
@end

@implementation SheetViewController

- (IBAction)closeTapped:(id)sender {
    // riblint:disable:next view_self_dismissal - the listener is told by the router's delegate
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
// --- DetailViewController.swift
final class DetailViewController: SheetViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?
}

// === generics, macros and blocks around a dismissal
// clean: ..., of something else
// use: ribs-uikit, view-protocols Detail didTapClose
// --- ListViewController.h
NS_ASSUME_NONNULL_BEGIN

#define LIST_BASE UIViewController

NS_SWIFT_UI_ACTOR
@interface ListViewController<__covariant Item : id<NSCopying>> : UIViewController <UITableViewDataSource>
@property (nonatomic, copy, nullable) void (^onSelect)(Item item, BOOL isLast);
@property (nonatomic, copy) NSArray<Item> *items;
@end

NS_ASSUME_NONNULL_END
// --- ListViewController.m
@interface ListViewController () <UITableViewDelegate>
@end

@implementation ListViewController

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    __weak __typeof(self) weakSelf = self;
    [self loadWithBlock:^(id item, NSError *_Nullable error) {
        __strong __typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) { return; }
        dispatch_async(dispatch_get_main_queue(), ^{
//-         [strongSelf dismissViewControllerAnimated:YES completion:nil];
            //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal
//+         [strongSelf.presentedViewController dismissViewControllerAnimated:YES completion:nil];
        });
    }];
}

- (void)loadWithBlock:(void (^)(id, NSError *))block { block(self.items[0], nil); }

@end
// --- DetailViewController.swift
final class DetailViewController: ListViewController<NSString>, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?
}

// === a base class in Objective-C closes itself for a reason
// clean: ..., which a subclass overrides under the name that Swift gives it
// use: ribs-uikit, view-protocols Detail didTapClose
// --- SheetViewController.m
@interface SheetViewController : UIViewController
@end

@implementation SheetViewController

- (IBAction)closeTapped:(id)sender {
    [self closeWithReason:[CloseReason userReason] animated:YES];
}

- (void)closeWithReason:(CloseReason *)reason animated:(BOOL)animated {
    [self dismissViewControllerAnimated:animated completion:nil];
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
}

@end
// --- DetailViewController.swift
final class DetailViewController: SheetViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?
//+
//+ override func close(with reason: CloseReason, animated: Bool) { listener?.didTapClose() }
}
