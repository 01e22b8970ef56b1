#import "CLNPageController.h"

@implementation CLNPageController

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    if ([self isMovingToParentViewController]) {
        [self pageDidLeave];
    }
}

- (void)pageDidLeave {
}

@end
