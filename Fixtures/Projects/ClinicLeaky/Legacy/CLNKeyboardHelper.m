#import "CLNKeyboardHelper.h"

@interface CLNKeyboardHelper ()
@property (nonatomic, strong) UIViewController *owner;
@end

@implementation CLNKeyboardHelper

- (instancetype)initWithOwner:(UIViewController *)owner {
    self = [super init];
    if (self) {
        _owner = owner;
    }
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)start {
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(keyboardWillShow:)
                                                 name:UIKeyboardWillShowNotification
                                               object:nil];
}

- (void)keyboardWillShow:(NSNotification *)notification {
    [self.owner.view setNeedsLayout];
}

@end
