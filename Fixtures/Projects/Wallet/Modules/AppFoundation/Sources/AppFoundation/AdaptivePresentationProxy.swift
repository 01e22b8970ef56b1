import UIKit

public protocol AdaptivePresentationProxyDelegate: AnyObject {
    func presentationDidEnd()
}

public final class AdaptivePresentationProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    public weak var delegate: AdaptivePresentationProxyDelegate?

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.presentationDidEnd()
    }
}
