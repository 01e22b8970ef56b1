#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

// Declared in Swift.
@protocol InboxPresentableListener;

/// All messages, as before there were RIBs.
@interface CLNInboxViewController : UIViewController

@property (nonatomic, strong, nullable) id<InboxPresentableListener> listener;

@end

NS_ASSUME_NONNULL_END
