#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Base of the screens that are presented as a card.
NS_SWIFT_NAME(SheetViewController)
@interface CLNSheetViewController : UIViewController <UIAdaptivePresentationControllerDelegate>

@property (nonatomic, strong, readonly) UIButton *closeButton;

/// The user tapped the close button; for subclasses.
- (void)sheetWantsToClose;

/// The user swiped the sheet away; for subclasses.
- (void)sheetDidClose;

@end

NS_ASSUME_NONNULL_END
