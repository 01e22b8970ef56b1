@import UIKit;
#import "OrderListViewController.h"

typedef NS_ENUM(NSInteger, OrderSection) {
    OrderSectionOpen = 0,
    OrderSectionDone,
};
typedef void (^OrderHandler)(Order *order, NSError **error);

@interface OrderListViewController () <UITableViewDataSource, UITableViewDelegate>
@property (nonatomic, copy) NSArray<NSArray<Order *> *> *sections;
@property (nonatomic, copy) OrderHandler handler;
@end

@implementation OrderListViewController
@synthesize handler = _handler;
@dynamic tableView;

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return (NSInteger)[self.sections count]; }

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self.sections[(NSUInteger)section] count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    OrderCell *cell = [tableView dequeueReusableCellWithIdentifier:@"order" forIndexPath:indexPath];
    Order *order = self.sections[(NSUInteger)indexPath.section][(NSUInteger)indexPath.row];
    switch (indexPath.section) {
        case OrderSectionOpen: [cell setOrder:order]; break;
        case OrderSectionDone: {
            [cell setOrder:order];
            [[cell textLabel] setText:[order.title stringByAppendingString:order.isPaid ? @" ✓" : @""]];
            break;
        }
        default: [NSException raise:NSInvalidArgumentException format:@"section %ld", (long)indexPath.section];
    }
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    Order *const order = [[self.sections objectAtIndex:indexPath.section] objectAtIndex:indexPath.row];
    NSError *error;
    if (self.handler) self.handler(order, &error);
    if (error != nil && [error code] == -1) [self presentError:error];
    [[self.delegates allObjects] enumerateObjectsUsingBlock:^(id<OrderListDelegate> delegate, NSUInteger i, BOOL *stop) {
        *stop = ![delegate orderList:self didSelect:order at:i];
    }];
}

- (void)presentError:(NSError *)error {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:[error localizedDescription]
                                                                   message:[error localizedFailureReason]
                                                            preferredStyle:UIAlertControllerStyleAlert];
    [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *a) {
        [self dismissViewControllerAnimated:YES completion:^{ [self.navigationController popToRootViewControllerAnimated:NO]; }];
    }]];
    [self presentViewController:alert animated:YES completion:nil];
}

- (void)reload {
    @synchronized (self) {
        @try {
            NSPredicate *open = [NSPredicate predicateWithFormat:@"isPaid == %@", @NO];
            self.sections = @[[self.orders filteredArrayUsingPredicate:open], [self.orders filteredArrayUsingPredicate:
                [NSCompoundPredicate notPredicateWithSubpredicate:open]]];
        } @catch (NSException *exception) {
            [Logger log:[exception reason]];
            @throw [exception copy];
        } @finally {
            dispatch_async(dispatch_get_main_queue(), ^{ [self.tableView reloadData]; });
        }
    }
}

@end
