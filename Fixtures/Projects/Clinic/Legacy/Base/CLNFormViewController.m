#import "CLNFormViewController.h"
#import "CLNMacros.h"

@interface CLNFormRow : NSObject
@property (nonatomic, strong) UISwitch *toggle;
@property (nonatomic, copy) void (^changed)(BOOL isOn);
@end

@implementation CLNFormRow

- (void)toggleChanged:(UISwitch *)sender {
    if (self.changed) { self.changed(sender.isOn); }
}

@end

@interface CLNFormViewController () {
    NSMutableArray<CLNFormRow *> *_rows;
    UIStackView *_stack;
}
@end

@implementation CLNFormViewController

- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil {
    self = [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil];
    if (self) {
        _rows = [NSMutableArray array];
        self.modalPresentationStyle = UIModalPresentationFormSheet;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _stack = [[UIStackView alloc] initWithFrame:self.view.bounds];
    _stack.axis = UILayoutConstraintAxisVertical;
    [self.view addSubview:_stack];
    for (CLNFormRow *row in _rows) {
        [_stack addArrangedSubview:row.toggle];
    }
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    if (self.isBeingDismissed && self.onDismissal != nil) {
        self.onDismissal();
    }
}

- (void)addRowWithTitle:(NSString *)title isOn:(BOOL)isOn changed:(void (^)(BOOL))changed {
    CLNFormRow *row = [CLNFormRow new];
    row.toggle = [[UISwitch alloc] init];
    row.toggle.accessibilityLabel = title;
    [row.toggle setOn:isOn animated:NO];
    row.changed = changed;
    [row.toggle addTarget:row action:@selector(toggleChanged:) forControlEvents:UIControlEventValueChanged];
    [_rows addObject:row];
    CLN_WEAKIFY(self);
    dispatch_async(dispatch_get_main_queue(), ^{
        CLN_STRONGIFY(self);
        [self.view setNeedsLayout];
    });
}

@end
