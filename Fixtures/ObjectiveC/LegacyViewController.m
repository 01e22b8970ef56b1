#import "LegacyViewController.h"

static NSString *const kThemeKey = @"theme";
static NSTimeInterval const kDuration = .3;

#define WEAKIFY(x) __weak typeof(x) weak_##x = x
#define LOG(format, ...) [Logger log:format, ##__VA_ARGS__]
#define PERFORM(receiver, word) \
    do {                        \
        [receiver word];        \
    } while (0)

@interface LegacyViewController () {
    UIButton *_closeButton, *_helpButton;
    struct {
        unsigned int didClose : 1;
        unsigned int shouldClose : 1;
    } _delegateHas;
}
@property (nonatomic, strong, readwrite) LegacyTheme *theme;
@property (nonatomic, weak) IBOutlet UIView *header;
@property (nonatomic) NSMutableDictionary<NSString *, NSArray<UIView *> *> *viewsByName;
@end

@implementation LegacyViewController

- (instancetype)initWithTheme:(LegacyTheme *)theme {
    self = [super initWithNibName:nil bundle:[NSBundle bundleForClass:[self class]]];
    if (self) {
        _theme = theme ?: [LegacyTheme new];
        _viewsByName = [NSMutableDictionary<NSString *, NSArray<UIView *> *> dictionary];
    }
    return self;
}

- (void)setDelegate:(id<LegacyViewControllerDelegate>)delegate {
    _delegate = delegate;
    _delegateHas.didClose = [delegate respondsToSelector:@selector(legacyViewControllerDidClose:)];
    _delegateHas.shouldClose = [delegate respondsToSelector:@selector(legacyViewController:shouldCloseWithError:)];
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    _closeButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [_closeButton addTarget:self action:@selector(closeTapped:) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:_closeButton];
    [self.header.superview layoutIfNeeded];
    self.viewsByName[kThemeKey] = @[_closeButton, self.header, [self makeLabelWithText:@"a" @"b" size:12.5f]];
    [(UIScrollView *)self.view setContentOffset:CGPointMake(0, -[self topInset]) animated:NO];
    NSUInteger count = self.viewsByName[kThemeKey].count, index = 0;
    while (index < count) [self.viewsByName[kThemeKey][index++] setHidden:YES];
    WEAKIFY(self);
    LOG(@"loaded %@ (%lu)", [self description], (unsigned long)[self.view.subviews count]);
    PERFORM(self.view, setNeedsLayout);
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    if ([self isBeingDismissed] || [self isMovingFromParentViewController]) {
        if (_delegateHas.didClose) [self.delegate legacyViewControllerDidClose:self];
    }
}

- (IBAction)closeTapped:(__unused id)sender {
    [self closeAnimated:YES completion:nil];
}

- (void)closeAnimated:(BOOL)animated completion:(void (^)(void))completion {
    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:animated ? kDuration : 0
        animations:^{
            weakSelf.view.alpha = [weakSelf isModal] ? 0 : 1;
        }
        completion:^(BOOL finished) {
            __strong typeof(weakSelf) self = weakSelf;
            if (!self) return;
            [self dismissViewControllerAnimated:NO
                                     completion:^{
                                         if (completion) completion();
                                         !self.onClose ?: self.onClose(finished, nil);
                                     }];
        }];
}

- (UILabel *)makeLabelWithText:(NSString *)text size:(CGFloat)size {
    UILabel *label = [[UILabel alloc] initWithFrame:(CGRect){.origin = CGPointZero, .size = {size, size}}];
    label.text = [text length] > 0 ? [text uppercaseString] : [NSString stringWithFormat:@"%@ (%d)", text, (int)size];
    return label;
}

- (CGFloat)topInset {
#if TARGET_OS_IOS
    if (@available(iOS 11.0, *)) {
        return [self.view safeAreaInsets].top;
    } else {
#else
    {
#endif
        return [[self topLayoutGuide] length];
    }
}

#pragma mark - UIAdaptivePresentationControllerDelegate

- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController {
    [self.delegate legacyViewControllerDidClose:self];
}

@end
