#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class CLNImageLoader;

@protocol CLNImageLoaderDelegate <NSObject>
- (void)imageLoader:(CLNImageLoader *)loader didLoadImage:(UIImage *)image forKey:(NSString *)key;
@optional
- (void)imageLoaderDidEmptyCache:(CLNImageLoader *)loader;
@end

NS_SWIFT_NAME(ImageLoader)
@interface CLNImageLoader : NSObject

@property (nonatomic, weak, nullable) id<CLNImageLoaderDelegate> delegate;

- (void)loadImageAtURL:(NSURL *)url forKey:(NSString *)key NS_SWIFT_NAME(load(_:key:));
- (void)emptyCache;

@end

NS_ASSUME_NONNULL_END
