#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class CLNAppointmentCell;

NS_SWIFT_NAME(AppointmentCellDelegate)
@protocol CLNAppointmentCellDelegate <NSObject>
- (void)appointmentCellDidTapDoctor:(CLNAppointmentCell *)cell NS_SWIFT_NAME(appointmentCellDidTapDoctor(_:));
@end

NS_SWIFT_NAME(AppointmentCell)
@interface CLNAppointmentCell : UITableViewCell

@property (class, nonatomic, readonly) NSString *reuseIdentifier;
@property (nonatomic, weak, nullable) id<CLNAppointmentCellDelegate> delegate;
@property (nonatomic, copy) NSString *doctorIdentifier;

@end

NS_ASSUME_NONNULL_END
