// === a delegate that is created in the assignment, in a local and by a computed property
// clean: delegates that the router stores
// use: ribs-uikit

final class SwipeProxy: NSObject, UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate {
    var onDismiss: (() -> Void)?
}

final class StackDelegate: NSObject, UINavigationControllerDelegate {}

final class HomeRouter: Router<HomeInteractor> {
//- private var transition: SwipeProxy { SwipeProxy() }
    //          ~~~~~~~~~~ the object is created here
//+ private let transition = SwipeProxy()
//+ private let swipe = SwipeProxy()
    private var navigation: UINavigationController?

    func show(_ sheet: UIViewController) {
//-     sheet.presentationController?.delegate = SwipeProxy()
        //                                       ^^^^^^^^^^^^ presentation_delegate_not_retained: since 'delegate' is weak: it is created here and stored nowhere
//-     let proxy = SwipeProxy()
        //  ~~~~~ the local is declared here
//+     let proxy = swipe
        proxy.onDismiss = { print("dismissed") }
        sheet.sheetPresentationController?.delegate = proxy
//-     //                                            ^^^^^ presentation_delegate_not_retained: only the local 'proxy' holds it
        sheet.transitioningDelegate = transition
//-     //                            ^^^^^^^^^^ presentation_delegate_not_retained: 'transition' creates another one each time
//-     navigation?.delegate = StackDelegate()
        //                     ^^^^^^^^^^^^^^^ presentation_delegate_not_retained
    }
}

final class HomeInteractor: Interactor {}

// === stored, lazy and passed delegates, the controller itself, and an object that keeps itself
// use: ribs-uikit

final class SwipeProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    func attach(to controller: UIViewController) {}
}

final class KeptProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    init(_ controller: UIViewController) {
        super.init()
        objc_setAssociatedObject(controller, "proxy", self, .OBJC_ASSOCIATION_RETAIN)
    }
}

final class Pager {
    var delegate: SwipeProxy?
}

final class HomeRouter: Router<HomeInteractor>, UINavigationControllerDelegate {
    private let proxy = SwipeProxy()
    private lazy var later = SwipeProxy()
    private var last: SwipeProxy?
    private var proxies: [SwipeProxy] = []

    func show(_ sheet: UIViewController, _ passed: SwipeProxy, _ pager: Pager) {
        sheet.presentationController?.delegate = proxy
        sheet.presentationController?.delegate = later
        sheet.presentationController?.delegate = passed
        sheet.presentationController?.delegate = KeptProxy(sheet)
        sheet.navigationController?.delegate = self
        sheet.presentationController?.delegate = nil
        pager.delegate = SwipeProxy()
        let stored = SwipeProxy()
        last = stored
        sheet.presentationController?.delegate = stored
        let appended = SwipeProxy()
        proxies.append(appended)
        sheet.presentationController?.delegate = appended
        let captured = SwipeProxy()
        sheet.presentationController?.delegate = captured
        sheet.loadViewIfNeeded()
        UIView.animate(withDuration: 1) { print(captured) }
        let attached = SwipeProxy()
        attached.attach(to: sheet)
        sheet.presentationController?.delegate = attached
    }
}

final class HomeInteractor: Interactor {}
