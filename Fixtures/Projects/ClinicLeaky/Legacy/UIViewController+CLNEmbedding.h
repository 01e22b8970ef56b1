#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIViewController (CLNEmbedding)

- (void)cln_embedViewController:(UIViewController *)child NS_SWIFT_NAME(embed(_:));
- (void)cln_unembedViewController:(UIViewController *)child NS_SWIFT_NAME(unembed(_:));

@end

NS_ASSUME_NONNULL_END
