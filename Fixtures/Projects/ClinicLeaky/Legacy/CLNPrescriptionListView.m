#import "CLNPrescriptionListView.h"

@interface CLNPrescriptionListView () <UITableViewDelegate>
@property (nonatomic, strong) UITableView *tableView;
@end

@implementation CLNPrescriptionListView

- (void)didMoveToWindow {
    [super didMoveToWindow];
    self.tableView.delegate = self;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.delegate prescriptionListDidSelectRow:indexPath.row];
}

@end
