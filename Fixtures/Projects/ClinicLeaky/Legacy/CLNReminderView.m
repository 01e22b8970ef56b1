#import "CLNReminderView.h"

@implementation CLNReminderView

@synthesize delegate = _delegate;

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
    [super touchesEnded:touches withEvent:event];
    [self.delegate reminderViewWasTapped:self];
}

@end
