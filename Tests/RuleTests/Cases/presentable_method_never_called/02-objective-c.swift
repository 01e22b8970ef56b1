// === a function of a base class in Objective-C, which the interactor never calls
// clean: ..., calls
// use: ribs-uikit, creation HomeViewController

protocol HomePresentable: Presentable {
    func endRefreshing()
    //   ^^^^^^^^^^^^^ presentable_method_never_called: Nothing calls 'endRefreshing()' of 'HomePresentable'.
}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
//+     presenter.endRefreshing()
    }
}

final class HomeViewController: ListViewController, HomePresentable, ViewControllable {}
// --- ListViewController.m
@interface ListViewController : UIViewController
@end

@implementation ListViewController

- (void)endRefreshing { self.refreshing = NO; }

@end
