#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Base of the screens with one table.
NS_SWIFT_NAME(ListViewController)
@interface CLNListViewController<__covariant ItemType : id<NSObject>> : UIViewController <UITableViewDataSource, UITableViewDelegate>

@property (nonatomic, copy) NSArray<ItemType> *items;
@property (nonatomic, copy, nullable) void (^onSelect)(ItemType item);
@property (nonatomic, copy, nullable) void (^onRefresh)(void);
@property (nonatomic, copy, nullable) UITableViewCell * (^cellForItem)(UITableView *tableView, ItemType item);
@property (nonatomic, strong, readonly) UITableView *tableView;

- (void)endRefreshing;

@end

NS_ASSUME_NONNULL_END
