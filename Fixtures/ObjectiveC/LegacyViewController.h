#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class LegacyTheme;
@protocol LegacyViewControllerDelegate;

/// The base of all screens that are older than the router.
@interface LegacyViewController : UIViewController <UIAdaptivePresentationControllerDelegate>

@property (nonatomic, weak, nullable) id<LegacyViewControllerDelegate> delegate;
@property (nonatomic, strong, readonly) LegacyTheme *theme;
@property (nonatomic, copy, nullable) void (^onClose)(BOOL animated, NSError *_Nullable error);
@property (nonatomic, assign, getter=isModal) BOOL modal;

- (instancetype)initWithTheme:(LegacyTheme *)theme NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
- (void)closeAnimated:(BOOL)animated completion:(nullable void (^)(void))completion NS_SWIFT_NAME(close(animated:completion:));

@end

@protocol LegacyViewControllerDelegate <NSObject>
@optional
- (void)legacyViewControllerDidClose:(LegacyViewController *)controller;
- (BOOL)legacyViewController:(LegacyViewController *)controller shouldCloseWithError:(NSError *)error;
@end

NS_ASSUME_NONNULL_END
