import UIKit

public protocol ModalRemovalListener: AnyObject {
    func modalWasSwipedAway()
}

/// Tells its listener that the user swiped a sheet down.
public final class ModalRemovalNotifier: NSObject, UIAdaptivePresentationControllerDelegate {

    public weak var listener: ModalRemovalListener?

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.modalWasSwipedAway()
    }
}
