#import "CLNPageViewController.h"
#import "CLNTheme.h"

@implementation CLNPageViewController

#pragma mark - Life cycle

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.tintColor = CLNTheme.sharedTheme.tintColor;
}

- (void)didMoveToParentViewController:(nullable UIViewController *)parent {
    [super didMoveToParentViewController:parent];
    if (parent == nil) {
        [self pageDidLeave];
    }
}

#pragma mark - Back

- (void)showBackButtonWithTitle:(NSString *)title {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
    [button setTitle:title forState:UIControlStateNormal];
    [button addTarget:self action:@selector(backTapped:) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:button];
}

/// Tells of itself by `didMoveToParentViewController:`.
- (void)backTapped:(id)sender {
    [self.navigationController popViewControllerAnimated:YES];
}

#pragma mark - For subclasses

- (void)pageDidLeave {
}

@end
