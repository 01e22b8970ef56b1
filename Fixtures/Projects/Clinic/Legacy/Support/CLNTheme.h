#import <UIKit/UIKit.h>

/// Colors and fonts. The oldest class of the app: it was written before ARC.
@interface CLNTheme : NSObject {
@private
    UIColor *_tintColor;
    CGFloat _margin;
}

@property (nonatomic, retain) UIColor *tintColor;
@property (nonatomic, assign) CGFloat margin;
@property (nonatomic, readonly, getter=isDark) BOOL dark;

+ (CLNTheme *)sharedTheme;
- (UIFont *)titleFont;

@end
