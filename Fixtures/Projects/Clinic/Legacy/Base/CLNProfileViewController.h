#import "CLNPageViewController.h"

NS_ASSUME_NONNULL_BEGIN

/// Base of pages about a person.
NS_SWIFT_NAME(ProfileViewController)
@interface CLNProfileViewController : CLNPageViewController

@property (nonatomic, copy, nullable) NSURL *portraitURL;
@property (nonatomic, strong, readonly) UIImageView *portraitView;

@end

NS_ASSUME_NONNULL_END
