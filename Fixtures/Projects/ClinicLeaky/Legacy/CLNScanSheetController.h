#import <UIKit/UIKit.h>

/// A card that can be swiped away.
@interface CLNScanSheetController : UIViewController <UIAdaptivePresentationControllerDelegate>

- (void)sheetDidClose;

@end
