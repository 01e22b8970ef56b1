#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class CLNReminderView;

NS_SWIFT_NAME(ReminderViewDelegate)
@protocol CLNReminderViewDelegate <NSObject>
- (void)reminderViewWasTapped:(CLNReminderView *)reminderView NS_SWIFT_NAME(reminderViewWasTapped(_:));
@end

NS_SWIFT_NAME(ReminderView)
@interface CLNReminderView : UIView

@property (nonatomic, retain, nullable) id<CLNReminderViewDelegate> delegate;

@end

NS_ASSUME_NONNULL_END
