#import "CLNChatViewController.h"
#import "CLNMacros.h"
#import "Clinic-Swift.h"

typedef NS_ENUM(NSInteger, CLNChatSide) {
    CLNChatSideOwn,
    CLNChatSideOther,
};

@interface CLNChatViewController ()
@property (nonatomic, strong) UITextView *transcript;
@property (nonatomic, strong) UITextField *field;
@end

@implementation CLNChatViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.transcript = [[UITextView alloc] initWithFrame:self.view.bounds];
    self.field = [[UITextField alloc] initWithFrame:CGRectZero];
    self.field.delegate = self;
    [self.view addSubview:self.transcript];
    [self.view addSubview:self.field];
}

- (void)appendMessage:(NSString *)message isOwn:(BOOL)isOwn {
    CLNChatSide side = isOwn ? CLNChatSideOwn : CLNChatSideOther;
    NSString *prefix = nil;
    switch (side) {
        case CLNChatSideOwn:
            prefix = @"> ";
            break;
        case CLNChatSideOther:
            prefix = @"< ";
            break;
    }
    self.transcript.text = [self.transcript.text stringByAppendingFormat:@"%@%@\n", prefix, message];
    CLNLog(@"%@ characters", @(message.length));
}

#pragma mark - CLNPageViewController

- (void)pageDidLeave {
    [super pageDidLeave];
    [self.listener didLeaveChat];
}

#pragma mark - UITextFieldDelegate

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    NSString *text = textField.text;
    if (text.length == 0) { return NO; }
    textField.text = @"";
    [self.listener didSend:text];
    return YES;
}

@end
