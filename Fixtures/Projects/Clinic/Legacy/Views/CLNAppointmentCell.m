#import "CLNAppointmentCell.h"

@implementation CLNAppointmentCell

+ (NSString *)reuseIdentifier {
    return NSStringFromClass(self);
}

- (void)prepareForReuse {
    [super prepareForReuse];
    self.delegate = nil;
}

- (IBAction)doctorTapped:(UIButton *)sender {
    [self.delegate appointmentCellDidTapDoctor:self];
}

@end
