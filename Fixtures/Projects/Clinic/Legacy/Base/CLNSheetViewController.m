#import "CLNSheetViewController.h"
#import "CLNTheme.h"

@interface CLNSheetViewController ()
@property (nonatomic, strong, readwrite) UIButton *closeButton;
@end

@implementation CLNSheetViewController

#pragma mark - Life cycle

- (void)viewDidLoad {
    [super viewDidLoad];
    self.presentationController.delegate = self;
    self.view.backgroundColor = UIColor.whiteColor;

    self.closeButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [self.closeButton setTitle:NSLocalizedString(@"Close", nil) forState:UIControlStateNormal];
    self.closeButton.tintColor = [CLNTheme sharedTheme].tintColor;
    [self.closeButton addTarget:self
                         action:@selector(closeButtonTapped:)
               forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:self.closeButton];

    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(applicationDidEnterBackground:)
                                                 name:UIApplicationDidEnterBackgroundNotification
                                               object:nil];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat margin = [[CLNTheme sharedTheme] margin];
    self.closeButton.frame = CGRectMake(margin, margin, 88, 44);
}

#pragma mark - Actions

- (IBAction)closeButtonTapped:(id)sender {
    [self sheetWantsToClose];
}

/// Pickers and alerts above the sheet would show patients in the switcher of apps.
- (void)applicationDidEnterBackground:(NSNotification *)notification {
    [self.presentedViewController dismissViewControllerAnimated:NO completion:nil];
}

#pragma mark - For subclasses

- (void)sheetWantsToClose {
}

- (void)sheetDidClose {
}

#pragma mark - UIAdaptivePresentationControllerDelegate

- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController {
    [self sheetDidClose];
}

@end
