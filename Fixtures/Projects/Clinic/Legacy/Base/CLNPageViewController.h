#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Base of the screens that are pushed.
NS_SWIFT_NAME(PageViewController)
@interface CLNPageViewController : UIViewController

/// The page has left its navigation controller, by the back button, a swipe or otherwise; for subclasses.
- (void)pageDidLeave;

- (void)showBackButtonWithTitle:(NSString *)title NS_SWIFT_NAME(showBackButton(title:));

@end

NS_ASSUME_NONNULL_END
