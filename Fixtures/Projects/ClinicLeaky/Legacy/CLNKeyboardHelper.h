#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Moves the view of its owner above the keyboard.
NS_SWIFT_NAME(KeyboardHelper)
@interface CLNKeyboardHelper : NSObject

- (instancetype)initWithOwner:(UIViewController *)owner;
- (void)start;

@end

NS_ASSUME_NONNULL_END
