#import "CLNPharmacySheetController.h"

@implementation CLNPharmacySheetController

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.presentationController setDelegate:self];
}

#pragma mark - UIAdaptivePresentationControllerDelegate

- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController {
    return !self.hasChanges;
}

- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController {
    NSLog(@"%@ was swiped away", self);
}

@end
