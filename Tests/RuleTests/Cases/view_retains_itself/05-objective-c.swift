// === a block of a base class in Objective-C captures the view
// clean: ..., after a macro has made it weak
// use: ribs-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: LegacyLoginViewController, LoginPresentable, ViewControllable {}
// --- LegacyLoginViewController.m
@interface LegacyLoginViewController : UIViewController
@property (nonatomic, copy) void (^onTap)(void);
@end

@implementation LegacyLoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
//+ @weakify(self);
    self.onTap = ^{
//+     @strongify(self);
        [self.view setNeedsLayout];
//       ^^^^ view_retains_itself: 'LegacyLoginViewController'
    };
}

@end

// === a block that makes 'self' a local of its own
// use: ribs-uikit

protocol LoginPresentable: Presentable {}

final class LoginViewController: LegacyLoginViewController, LoginPresentable, ViewControllable {}
// --- LegacyLoginViewController.m
@interface LegacyLoginViewController : UIViewController
@property (nonatomic, copy) void (^onTap)(void);
@property (nonatomic, copy) void (^onHold)(void);
@end

@implementation LegacyLoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    __weak typeof(self) weakSelf = self;
    self.onTap = ^{
        __strong typeof(weakSelf) self = weakSelf;
        [self.view setNeedsLayout];
    };
    CLN_WEAKIFY(self);
    self.onHold = ^{
        CLN_STRONGIFY(self);
        if (!self) { return; }
        [self.view setNeedsLayout];
    };
}

@end
