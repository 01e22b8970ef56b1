#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Scrolls the view of its owner.
NS_SWIFT_NAME(ScrollHelper)
@interface CLNScrollHelper : NSObject

- (instancetype)initWithOwner:(UIViewController *)owner;
- (void)scrollToTop;

@end

NS_ASSUME_NONNULL_END
