#import "CLNSwipeWatcher.h"

@implementation CLNSwipeWatcher

- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController {
    if (self.onSwipe) { self.onSwipe(); }
}

@end
