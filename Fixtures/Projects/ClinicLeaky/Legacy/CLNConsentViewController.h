#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(LegacyConsentViewController)
@interface CLNConsentViewController : UIViewController

@property (nonatomic, copy, nullable) NSString *text;

@end

NS_ASSUME_NONNULL_END
