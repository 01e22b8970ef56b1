#import "CLNConsentViewController.h"

@interface CLNConsentViewController ()
@property (nonatomic, strong) UIViewController *toast;
@end

@implementation CLNConsentViewController

- (IBAction)declineTapped:(id)sender {
    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:0.3 animations:^{
        weakSelf.view.alpha = 0;
    } completion:^(BOOL finished) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) { return; }
        [strongSelf dismissViewControllerAnimated:NO completion:nil];
    }];
}

- (IBAction)toastTapped:(id)sender {
    UIViewController *toast = self.toast;
    [UIView animateWithDuration:0.3 animations:^{
        toast.view.alpha = 0;
    } completion:^(BOOL finished) {
        [toast dismissViewControllerAnimated:NO completion:nil];
    }];
}

- (IBAction)textTapped:(id)sender {
    self.toast = [[UIViewController alloc] init];
    self.toast.title = self.text;
    [self presentViewController:self.toast animated:YES completion:nil];
}

@end
