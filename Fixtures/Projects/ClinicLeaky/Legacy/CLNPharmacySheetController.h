#import <UIKit/UIKit.h>

/// A card that asks before it is swiped away.
@interface CLNPharmacySheetController : UIViewController <UIAdaptivePresentationControllerDelegate>

@property (nonatomic, assign) BOOL hasChanges;

@end
