#import <Foundation/Foundation.h>

@interface Cache<__covariant Key : id<NSCopying>, Value> : NSObject <NSFastEnumeration>
- (nullable Value)objectForKey:(Key)key;
- (void)setObject:(Value)object forKey:(Key)key cost:(NSUInteger)cost;
@end

@interface Cache<Key, Value> (Blocks)
- (Value)objectForKey:(Key)key orMake:(Value (^)(Key key))make;
@end

@interface ImageCache : Cache<NSString *, UIImage *>
@property (class, readonly) ImageCache *shared;
@end

@implementation ImageCache

+ (ImageCache *)shared {
    static ImageCache *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ shared = [self new]; });
    return shared;
}

- (UIImage *)objectForKey:(NSString *)key orMake:(UIImage * (^)(NSString *))make {
    UIImage *image = [super objectForKey:key] ?: make([key copy]);
    NSMapTable<NSString *, id<NSCopying, NSObject>> *table = [NSMapTable<NSString *, id<NSCopying, NSObject>> new];
    [table setObject:(id)image forKey:key];
    NSArray<NSDictionary<NSString *, NSSet<NSNumber *> *> *> *nested = [[NSArray alloc] init];
    if (nested.count < 1 && [table count] > 0) [self setObject:image forKey:key cost:image.size.width * image.size.height];
    return image;
}

@end
