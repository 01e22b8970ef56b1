#import "CLNScrollHelper.h"

@interface CLNScrollHelper ()
@property (nonatomic, weak) UIViewController *owner;
@end

@implementation CLNScrollHelper

- (instancetype)initWithOwner:(UIViewController *)owner {
    if ((self = [super init])) {
        _owner = owner;
    }
    return self;
}

- (void)scrollToTop {
    UIScrollView *view = (UIScrollView *)self.owner.view;
    if ([view isKindOfClass:[UIScrollView class]]) { [view setContentOffset:CGPointZero animated:YES]; }
}

@end
