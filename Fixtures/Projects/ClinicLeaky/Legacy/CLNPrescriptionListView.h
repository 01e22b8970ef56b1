#import <UIKit/UIKit.h>

NS_SWIFT_NAME(PrescriptionListViewDelegate)
@protocol CLNPrescriptionListViewDelegate <NSObject>
- (void)prescriptionListDidSelectRow:(NSInteger)row NS_SWIFT_NAME(prescriptionListDidSelectRow(_:));
@end

NS_SWIFT_NAME(PrescriptionListView)
@interface CLNPrescriptionListView : UIView

@property (nonatomic) id<CLNPrescriptionListViewDelegate> delegate;

@end
