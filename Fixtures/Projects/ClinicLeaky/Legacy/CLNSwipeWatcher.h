#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Calls a block when the user has swiped a card away.
NS_SWIFT_NAME(SwipeWatcher)
@interface CLNSwipeWatcher : NSObject <UIAdaptivePresentationControllerDelegate>

@property (nonatomic, copy, nullable) void (^onSwipe)(void);

@end

NS_ASSUME_NONNULL_END
