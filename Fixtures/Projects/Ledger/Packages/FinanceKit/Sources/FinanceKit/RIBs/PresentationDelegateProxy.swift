import UIKit

public protocol PresentationDelegateProxyListener: AnyObject {
    func presentationControllerDidDismiss()
}

public final class PresentationDelegateProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    public weak var listener: PresentationDelegateProxyListener?

    public override init() {
        super.init()
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.presentationControllerDidDismiss()
    }
}
