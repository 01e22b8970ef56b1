#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIViewController (CLNAlerts)

- (void)cln_showMessage:(NSString *)message title:(nullable NSString *)title NS_SWIFT_NAME(showMessage(_:title:));

- (void)cln_askForConfirmationWithTitle:(NSString *)title
                             confirmed:(void (^)(void))confirmed NS_SWIFT_NAME(askForConfirmation(title:confirmed:));

@end

NS_ASSUME_NONNULL_END
