// === a base class in Objective-C does not hear of the pop
// clean: a base class in Objective-C tells its subclass as it leaves its parent
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: PageViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func pageDidLeave() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}
// --- PageViewController.m
@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)didMoveToParentViewController:(UIViewController *)parent {
    [super didMoveToParentViewController:parent];
//+ if (parent == nil) { [self pageDidLeave]; }
}

- (void)pageDidLeave {}

@end

// === a base class in Objective-C looks at the wrong flag
// clean: a base class in Objective-C hears that it was popped
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: PageViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func pageDidLeave() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}
// --- PageViewController.m
@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
//- if (self.isMovingToParentViewController) {
//+ if (self.isMovingFromParentViewController) {
        [self pageDidLeave];
    }
}

- (void)pageDidLeave {}

@end

// === a base class in Objective-C shows the back button
// clean: a base class in Objective-C hides the back button
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: PageViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}
// --- PageViewController.m
@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
//- [self.navigationItem setHidesBackButton:NO animated:NO];
//+ [self.navigationItem setHidesBackButton:YES animated:NO];
}

@end

// === a base class in Objective-C tells its subclass where it has a parent
// clean: ..., where it has none
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: PageViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func pageDidLeave() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}
// --- PageViewController.m
@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)didMoveToParentViewController:(UIViewController *)parent {
    [super didMoveToParentViewController:parent];
//- if (!parent) { return; }
//+ if (parent) { return; }
    [self pageDidLeave];
}

- (void)pageDidLeave {}

@end
