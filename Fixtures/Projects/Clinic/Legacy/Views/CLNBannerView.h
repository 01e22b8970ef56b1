#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class CLNBannerView;

NS_SWIFT_NAME(BannerViewDelegate)
@protocol CLNBannerViewDelegate <NSObject>
- (void)bannerViewWasTapped:(CLNBannerView *)bannerView NS_SWIFT_NAME(bannerViewWasTapped(_:));
@end

NS_SWIFT_NAME(BannerView)
@interface CLNBannerView : UIView

@property (nonatomic, weak, nullable) IBOutlet id<CLNBannerViewDelegate> delegate;
@property (nonatomic, copy, nullable) NSString *text;

@end

NS_ASSUME_NONNULL_END
