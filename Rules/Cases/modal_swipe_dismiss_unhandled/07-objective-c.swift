// === a base class in Objective-C does not hear of the swipe
// clean: a base class in Objective-C tells its subclass
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: SheetViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func sheetDidClose() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled: 'HomeRouter' presents 'Detail' as a sheet
    }

    // use: detach-dismissing Detail
}
// --- SheetViewController.m
@interface SheetViewController : UIViewController <UIAdaptivePresentationControllerDelegate>
@end

@implementation SheetViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.presentationController.delegate = self;
}
//+
//+- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController {
//+     [self sheetDidClose];
//+}

- (void)sheetDidClose {}

@end

// === a base class in Objective-C sets a style of cards
// clean: a base class in Objective-C fills the screen
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: FormViewController, DetailPresentable, ViewControllable {
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
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}
// --- FormViewController.m
@interface FormViewController : UIViewController
@end

@implementation FormViewController

- (instancetype)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil {
    self = [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil];
    if (self) {
//-     self.modalPresentationStyle = UIModalPresentationFormSheet;
//+     self.modalPresentationStyle = UIModalPresentationFullScreen;
    }
    return self;
}

@end

// === a base class in Objective-C allows the swipe
// clean: a base class in Objective-C forbids the swipe
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: FormViewController, DetailPresentable, ViewControllable {
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
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}
// --- FormViewController.m
@interface FormViewController : UIViewController
@end

@implementation FormViewController

- (void)viewDidLoad {
    [super viewDidLoad];
//- self.modalInPresentation = NO;
//+ self.modalInPresentation = YES;
}

@end
