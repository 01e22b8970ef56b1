#ifndef CLNMacros_h
#define CLNMacros_h

#define CLN_WEAKIFY(VAR) __weak __typeof__(VAR) VAR##_weak = VAR
#define CLN_STRONGIFY(VAR) __strong __typeof__(VAR) VAR = VAR##_weak

#define CLNLog(format, ...) \
    do { \
        if (CLNLogIsEnabled()) { NSLog((@"%s " format), __PRETTY_FUNCTION__, ##__VA_ARGS__); } \
    } while (0)

#define CLN_COLOR(rgb) [UIColor colorWithRed:((rgb >> 16) & 0xFF) / 255.0 \
                                       green:((rgb >> 8) & 0xFF) / 255.0 \
                                        blue:(rgb & 0xFF) / 255.0 \
                                       alpha:1.0]

#if DEBUG
static inline BOOL CLNLogIsEnabled(void) { return YES; }
#else
static inline BOOL CLNLogIsEnabled(void) { return NO; }
#endif

#endif
