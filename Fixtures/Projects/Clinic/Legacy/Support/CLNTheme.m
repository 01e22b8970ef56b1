#import "CLNTheme.h"
#import "CLNMacros.h"

@implementation CLNTheme

@synthesize tintColor = _tintColor;
@synthesize margin = _margin;
@dynamic dark;

#pragma mark - Life cycle

+ (CLNTheme *)sharedTheme {
    static CLNTheme *theme = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        theme = [[CLNTheme alloc] init];
    });
    return theme;
}

- (id)init {
    if ((self = [super init])) {
        _tintColor = CLN_COLOR(0x2A7F9E);
        _margin = 16.0f;
    }
    return self;
}

#pragma mark - Fonts

- (BOOL)isDark {
    return UIScreen.mainScreen.traitCollection.userInterfaceStyle == UIUserInterfaceStyleDark;
}

- (UIFont *)titleFont {
    return [UIFont preferredFontForTextStyle:UIFontTextStyleHeadline];
}

@end
