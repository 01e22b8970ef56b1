#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Base of forms, which say by a block that they have gone.
NS_SWIFT_NAME(FormViewController)
@interface CLNFormViewController : UIViewController

/// Called after the form has gone, whoever dismissed it.
@property (nonatomic, copy, nullable) void (^onDismissal)(void);

- (void)addRowWithTitle:(NSString *)title isOn:(BOOL)isOn changed:(void (^)(BOOL isOn))changed
    NS_SWIFT_NAME(addRow(title:isOn:changed:));

@end

NS_ASSUME_NONNULL_END
