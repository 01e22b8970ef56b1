#import "UIViewController+CLNLeaving.h"

@implementation UIViewController (CLNLeaving)

- (void)cln_leave {
    if (self.navigationController.viewControllers.count > 1) {
        [self.navigationController popViewControllerAnimated:YES];
    } else {
        [self.presentingViewController dismissViewControllerAnimated:YES completion:nil];
    }
}

- (void)cln_leavePresented {
    [self.presentedViewController dismissViewControllerAnimated:YES completion:nil];
}

@end
