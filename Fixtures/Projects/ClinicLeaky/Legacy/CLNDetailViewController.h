#import <UIKit/UIKit.h>

NS_SWIFT_NAME(LegacyDetailViewController)
@interface CLNDetailViewController : UIViewController

- (void)close;

@end
