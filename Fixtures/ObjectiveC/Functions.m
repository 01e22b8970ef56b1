#import <Foundation/Foundation.h>

static inline CGFloat Scale(UIView *view) { return [[view window] screen] ? [view.window.screen scale] : 1; }

NS_INLINE BOOL IsBlank(NSString *_Nullable text) {
    return text == nil || [[text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] length] == 0;
}

static NSArray *(^const kSorted)(NSArray *) = ^NSArray *(NSArray *list) {
    return [list sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [b compare:a options:0]; }];
};

static NSString *NameOfKind(int kind) {
    static NSString *names[] = { [0] = @"none", [1] = @"one", [2] = @"two" };
    return names[kind] ?: [NSString stringWithUTF8String:"other"];
}

void Observe(NSNotificationCenter *center, void (*callback)(void *, id), void *context) {
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        id token = [center addObserverForName:@"changed" object:nil queue:nil usingBlock:^(NSNotification *note) {
            callback(context, [note object]);
            (*callback)(context, [[note userInfo] objectForKey:@"key"]);
        }];
        [center performSelector:@selector(setToken:) withObject:token];
    });
}

int main(int argc, char *argv[]) {
    @autoreleasepool {
        NSMutableArray *words = [NSMutableArray arrayWithCapacity:(NSUInteger)argc];
        for (int i = 0; i < argc; i++) [words addObject:@(argv[i])];
        NSDictionary *byLength = @{@1 : [words firstObject], @([words count]) : @[[words lastObject], @"]"]};
        if (IsBlank([words componentsJoinedByString:@"'"])) return (int)[words count];
        else return [byLength[@1] isEqual:kSorted(words)[0]] ? 0 : [NameOfKind(argc) intValue];
    }
}
