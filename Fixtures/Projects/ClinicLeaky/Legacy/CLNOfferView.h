#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class CLNOfferView;

NS_SWIFT_NAME(OfferViewDelegate)
@protocol CLNOfferViewDelegate <NSObject>
- (void)offerViewWasTapped:(CLNOfferView *)offerView NS_SWIFT_NAME(offerViewWasTapped(_:));
@end

NS_SWIFT_NAME(OfferView)
@interface CLNOfferView : UIView

@property (nonatomic, weak, nullable) id<CLNOfferViewDelegate> delegate;

@end

NS_ASSUME_NONNULL_END
