#import <UIKit/UIKit.h>

/// Base of what is pushed.
@interface CLNPageController : UIViewController

/// For subclasses.
- (void)pageDidLeave;

@end
