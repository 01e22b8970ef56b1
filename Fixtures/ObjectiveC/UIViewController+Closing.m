#import <UIKit/UIKit.h>

@implementation UIViewController (Closing)

- (void)rib_close {
    if (self.navigationController && [self.navigationController.viewControllers firstObject] != self) {
        [self.navigationController popViewControllerAnimated:YES];
    } else if (self.presentingViewController) {
        [self.presentingViewController dismissViewControllerAnimated:YES completion:NULL];
    } else
        [[self parentViewController] rib_close];
}

- (void)rib_replaceWith:(UIViewController *)other {
    NSMutableArray *stack = [self.navigationController.viewControllers mutableCopy];
    [stack removeLastObject];
    [stack addObject:other];
    self.navigationController.viewControllers = stack;
    for (UIViewController *child in [self childViewControllers]) [child removeFromParentViewController];
}

+ (nullable __kindof UIViewController *)rib_top {
    UIViewController *top = [[[UIApplication sharedApplication] keyWindow] rootViewController];
    do top = [top presentedViewController] ?: top;
    while ([top presentedViewController] != nil);
    return top;
}

@end
