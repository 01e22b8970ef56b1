#import "CLNPageViewController.h"

NS_ASSUME_NONNULL_BEGIN

// Declared in Swift.
@protocol ChatPresentableListener;

/// The chat with a doctor, as it was before there were RIBs. Its subclass in Swift makes a RIB's view of it.
@interface CLNChatViewController : CLNPageViewController <UITextFieldDelegate>

@property (nonatomic, weak, nullable) id<ChatPresentableListener> listener;

- (void)appendMessage:(NSString *)message isOwn:(BOOL)isOwn NS_SWIFT_NAME(append(_:isOwn:));

@end

NS_ASSUME_NONNULL_END
