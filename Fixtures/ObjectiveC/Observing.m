#import "Observing.h"

#ifdef DEBUG
#define ASSERT_MAIN() NSAssert([NSThread isMainThread], @"off main")
#else
#define ASSERT_MAIN()
#endif

#if 0
- (void)thisIsn't [code at:all {
#endif

@implementation Observing

- (RACSignal *)signal {
    ASSERT_MAIN();
    @weakify(self);
    return [[[[self.client fetch]
        map:^id(Response *response) {
            return [response.body valueForKeyPath:@"items.@count"];
        }]
        filter:^BOOL(NSNumber *count) { return [count integerValue] > 0; }]
        doNext:^(NSNumber *count) {
            @strongify(self);
            [self.listener observing:self didCount:[count unsignedIntegerValue]];
        }];
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(void *)context
{
    if (context == &kContext) {
        id value = change[NSKeyValueChangeNewKey] != [NSNull null] ? change[NSKeyValueChangeNewKey] : nil;
        [self setValue:value forKey:[keyPath isEqualToString:NSStringFromSelector(@selector(title))] ? @"title" : keyPath];
    } else {
        [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
    }
}

- (void)measure {
    CGRect frame = [self.view convertRect:[(UIView *)[self.view subviews][0] bounds] toView:nil];
    CGFloat values[] = {[self.view bounds].size.width, CGRectGetMaxX([self.view frame]), frame.size.height};
    NSInteger index = values[0] > values[1] ? (NSInteger)values[(int)frame.origin.x] : -1;
    [self.listener observing:self didCount:(NSUInteger)MAX(index, 0)];
    [self.listener respondsToSelector:_cmd] ? [self measure] : [self.view setNeedsLayout];
    id object = [(id<NSObject>)self.listener performSelector:@selector(description)];
    [*(&object) self];
    [(__bridge NSObject *)(void *)CFBridgingRetain(object) hash];
    [((NSArray *)object)[0] description];
    [@"text" @" and more" drawInRect:frame withAttributes:@{NSFontAttributeName : [UIFont systemFontOfSize:1.5e+1]}];
    [@[@1, @2] count], [@{@"a" : @"b"} count], [@(1 + 2) intValue], [@'c' charValue], [@YES boolValue];
    [^{ [self measure]; } copy];
    // [self commented:out];
    /* [self commented:out]; */
    NSLog(@"[self quoted:%@]", @"[a b]");
}

@end
