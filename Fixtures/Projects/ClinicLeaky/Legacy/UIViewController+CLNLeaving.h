#import <UIKit/UIKit.h>

@interface UIViewController (CLNLeaving)

/// Removes the controller, however it was shown.
- (void)cln_leave NS_SWIFT_NAME(leave());

/// Removes what the controller presents.
- (void)cln_leavePresented NS_SWIFT_NAME(leavePresented());

@end
