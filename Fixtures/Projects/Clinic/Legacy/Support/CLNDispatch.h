#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^CLNBlock)(void);

/// Calls a block on the main thread, at once if it is the current one.
FOUNDATION_EXPORT void CLNOnMain(CLNBlock block);

/// Calls a block on the main thread after some seconds.
FOUNDATION_EXPORT void CLNAfter(NSTimeInterval seconds, CLNBlock block);

NS_ASSUME_NONNULL_END
