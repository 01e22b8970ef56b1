#import "CLNInboxViewController.h"
#import "ClinicLeaky-Swift.h"

@implementation CLNInboxViewController

- (void)didMoveToParentViewController:(UIViewController *)parent {
    [super didMoveToParentViewController:parent];
    if (parent != nil) { return; }
    [self.listener didLeaveInbox];
}

- (IBAction)insuranceTapped:(id)sender {
    [self.listener didTapInsurance];
}

- (IBAction)rateTapped:(id)sender {
    [self.listener didTapRate];
}

- (IBAction)symptomsTapped:(id)sender {
    [self.listener didTapSymptoms];
}

@end
