#import "Unfinished.h"

@implementation Unfinished

- (void)typing {
    [self first];
    [self.view
    NSString *text = [self second];
    if ([text length] > 0 {
        [self third];
    }

@end

@implementation After

- (void)next {
    [self fourth:@"open];
    [self fifth];
}

@end
