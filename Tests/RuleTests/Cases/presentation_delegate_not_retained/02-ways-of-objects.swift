// === a function of the project configures the delegate
// clean: ..., and keeps it
// use: ribs-uikit

final class SwipeProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    var onDismiss: (() -> Void)?
}

final class HomeRouter: Router<HomeInteractor> {
    private var kept: [SwipeProxy] = []

    func show(_ sheet: UIViewController) {
        let proxy = SwipeProxy()
//-     configure(proxy)
//+     keep(proxy)
        sheet.presentationController?.delegate = proxy
        //                                       ^^^^^ presentation_delegate_not_retained: only the local 'proxy' holds it
    }

    private func configure(_ proxy: SwipeProxy) { proxy.onDismiss = { print("dismissed") } }

    private func keep(_ proxy: SwipeProxy) { kept.append(proxy) }
}

final class HomeInteractor: Interactor {}

// === a local array has the delegate
// clean: ..., which the router keeps
// use: ribs-uikit

final class SwipeProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    var onDismiss: (() -> Void)?
}

final class HomeRouter: Router<HomeInteractor> {
    private var kept: [SwipeProxy] = []

    func show(_ sheet: UIViewController) {
        let proxy = SwipeProxy()
//-     let proxies = [proxy]
//-     _ = proxies
//+     let proxies = [proxy]
//+     kept = proxies
        sheet.presentationController?.delegate = proxy
        //                                       ^^^^^ presentation_delegate_not_retained: only the local 'proxy' holds it
    }
}

final class HomeInteractor: Interactor {}

// === a closure that nobody keeps has the delegate
// clean: ..., which a library gets
// use: ribs-uikit

final class SwipeProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    var onDismiss: (() -> Void)?
}

final class HomeRouter: Router<HomeInteractor> {
    private var kept: [SwipeProxy] = []

    func show(_ sheet: UIViewController) {
        let proxy = SwipeProxy()
//-     let log = { print(proxy) }
//-     _ = log
//+     let log = { print(proxy) }
//+     DispatchQueue.main.async(execute: log)
        sheet.presentationController?.delegate = proxy
        //                                       ^^^^^ presentation_delegate_not_retained: only the local 'proxy' holds it
    }
}

final class HomeInteractor: Interactor {}
