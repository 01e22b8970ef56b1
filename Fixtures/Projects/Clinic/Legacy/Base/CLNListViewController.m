#import "CLNListViewController.h"
#import "CLNDispatch.h"

@interface CLNListViewController ()
@property (nonatomic, strong, readwrite) UITableView *tableView;
@property (nonatomic, strong) UIRefreshControl *refreshControl;
@property (nonatomic, weak) UIView *emptyView;
@end

@implementation CLNListViewController

@synthesize items = _items;

#pragma mark - Life cycle

- (void)loadView {
    self.tableView = [[UITableView alloc] initWithFrame:UIScreen.mainScreen.bounds style:UITableViewStylePlain];
    self.tableView.dataSource = self;
    self.tableView.delegate = self;
    self.view = self.tableView;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.refreshControl = [[UIRefreshControl alloc] init];
    [self.refreshControl addTarget:self action:@selector(refreshPulled:) forControlEvents:UIControlEventValueChanged];
    [self.tableView addSubview:self.refreshControl];
}

#pragma mark - Items

- (void)setItems:(NSArray *)items {
    _items = [items copy];
    [self.tableView reloadData];
    self.emptyView.hidden = items.count > 0;
}

- (void)refreshPulled:(UIRefreshControl *)sender {
    if (self.onRefresh == nil) { return [self endRefreshing]; }
    self.onRefresh();
    __weak typeof(self) weakSelf = self;
    CLNAfter(10, ^{
        __strong typeof(weakSelf) strongSelf = weakSelf;
        [strongSelf endRefreshing];
    });
}

- (void)endRefreshing {
    [self.refreshControl endRefreshing];
}

#pragma mark - UITableViewDataSource

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return (NSInteger)self.items.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    id item = self.items[(NSUInteger)indexPath.row];
    return self.cellForItem ? self.cellForItem(tableView, item) : [UITableViewCell new];
}

#pragma mark - UITableViewDelegate

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    id item = self.items[(NSUInteger)indexPath.row];
    !self.onSelect ?: self.onSelect(item);
}

@end
