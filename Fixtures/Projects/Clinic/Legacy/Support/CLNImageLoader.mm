#import "CLNImageLoader.h"
#import "CLNDispatch.h"

#include <string>
#include <unordered_map>

@interface CLNImageLoader () {
    std::unordered_map<std::string, __strong UIImage *> _cache;
}
@property (nonatomic, strong) NSURLSession *session;
@end

@implementation CLNImageLoader

- (instancetype)init {
    self = [super init];
    if (self) {
        _session = [NSURLSession sessionWithConfiguration:NSURLSessionConfiguration.defaultSessionConfiguration];
        [[NSNotificationCenter defaultCenter] addObserver:self
                                                 selector:@selector(emptyCache)
                                                     name:UIApplicationDidReceiveMemoryWarningNotification
                                                   object:nil];
    }
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)loadImageAtURL:(NSURL *)url forKey:(NSString *)key {
    const std::string name(key.UTF8String);
    auto found = _cache.find(name);
    if (found != _cache.end()) {
        [self.delegate imageLoader:self didLoadImage:found->second forKey:key];
        return;
    }
    __weak CLNImageLoader *weakSelf = self;
    auto handler = [weakSelf](NSString *key, NSData *data) {
        UIImage *image = data ? [UIImage imageWithData:data] : nil;
        if (image) { [weakSelf keepImage:image forKey:key]; }
    };
    NSURLSessionDataTask *task = [self.session dataTaskWithURL:url
        completionHandler:^(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error) {
            CLNOnMain(^{ handler(key, data); });
        }];
    [task resume];
}

- (void)keepImage:(UIImage *)image forKey:(NSString *)key {
    _cache[std::string([key UTF8String])] = image;
    [self.delegate imageLoader:self didLoadImage:image forKey:key];
}

- (void)emptyCache {
    _cache.clear();
    if ([self.delegate respondsToSelector:@selector(imageLoaderDidEmptyCache:)]) {
        [self.delegate imageLoaderDidEmptyCache:self];
    }
}

@end
