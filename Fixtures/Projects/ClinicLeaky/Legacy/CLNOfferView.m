#import "CLNOfferView.h"

@implementation CLNOfferView

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
    [super touchesEnded:touches withEvent:event];
    [self.delegate offerViewWasTapped:self];
}

@end
