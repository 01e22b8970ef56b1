#import "UIViewController+CLNEmbedding.h"

@implementation UIViewController (CLNEmbedding)

- (void)cln_embedViewController:(UIViewController *)child {
    [self addChildViewController:child];
    child.view.frame = self.view.bounds;
    child.view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [self.view addSubview:child.view];
    [child didMoveToParentViewController:self];
}

- (void)cln_unembedViewController:(UIViewController *)child {
    if (child.parentViewController != self) { return; }
    [child willMoveToParentViewController:nil];
    [child.view removeFromSuperview];
    [child removeFromParentViewController];
}

@end
