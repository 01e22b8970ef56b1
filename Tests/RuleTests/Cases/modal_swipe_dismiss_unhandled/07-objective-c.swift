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

// === a base class in Objective-C does nothing with its block
// clean: ..., passes it to a macro
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: SheetViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        onClose = { [weak self] in self?.listener?.didTapClose() }
    }
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
// --- SheetViewController.m
@interface SheetViewController : UIViewController <UIAdaptivePresentationControllerDelegate>
@property (nonatomic, copy) void (^onClose)(void);
@end

@implementation SheetViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.presentationController.delegate = self;
}

- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController {
//- CALL_BLOCK(self.title);
//+ CALL_BLOCK(self.onClose);
}

@end

// === a base class in Objective-C takes its block
// clean: ..., and calls it
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: SheetViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        onClose = { [weak self] in self?.listener?.didTapClose() }
    }
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
// --- SheetViewController.m
@interface SheetViewController : UIViewController <UIAdaptivePresentationControllerDelegate>
@property (nonatomic, copy) void (^onClose)(void);
@end

@implementation SheetViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.presentationController.delegate = self;
}

- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController {
    void (^block)(void) = self.onClose;
    if (!block) { return; }
//+ block();
}

@end

// === a base class in Objective-C has a style of cards
// clean: ..., of the whole screen
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: SheetViewController, DetailPresentable, ViewControllable {
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
// --- SheetViewController.m
@interface SheetViewController : UIViewController <UIAdaptivePresentationControllerDelegate>
@end

@implementation SheetViewController

- (UIModalPresentationStyle)modalPresentationStyle {
//- return UIModalPresentationFormSheet;
//+ return UIModalPresentationFullScreen;
}

@end

// === a view allows the swipe by an override
// clean: ..., forbids it
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

//- override var isModalInPresentation: Bool { false }
//+ override var isModalInPresentation: Bool { true }
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
