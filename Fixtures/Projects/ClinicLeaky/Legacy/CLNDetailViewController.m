#import "CLNDetailViewController.h"

@interface CLNDetailViewController ()
@property (nonatomic, strong) UIButton *closeButton;
@property (nonatomic, strong) UIButton *shareButton;
@end

@implementation CLNDetailViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.navigationItem setHidesBackButton:YES animated:NO];
    self.closeButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [self.closeButton addTarget:self action:@selector(closeTapped:) forControlEvents:UIControlEventTouchUpInside];
    self.shareButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [self.shareButton addTarget:self action:@selector(shareTapped:) forControlEvents:UIControlEventTouchUpInside];
}

#pragma mark - Actions

- (void)closeTapped:(UIButton *)sender {
    [self close];
}

- (void)close {
    UINavigationController *navigationController = self.navigationController;
    [navigationController popViewControllerAnimated:YES];
}

- (void)shareTapped:(UIButton *)sender {
    if (self.presentedViewController != nil) {
        [self.presentedViewController dismissViewControllerAnimated:YES completion:nil];
        return;
    }
    UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[self.title ?: @""]
                                                                        applicationActivities:nil];
    [self presentViewController:sheet animated:YES completion:nil];
}

@end
