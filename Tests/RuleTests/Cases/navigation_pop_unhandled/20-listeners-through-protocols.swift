// === the listener is passed on by the extension of a protocol
// clean: ..., to an operator that notifies it
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

infix operator <+: AssignmentPrecedence
func <+ (owner: DetailViewController, listener: DetailPresentableListener) {
    listener.didTapClose()
}

protocol Ending: AnyObject {
    func finish(_ listener: DetailPresentableListener)
}

extension Ending {
    func end(_ listener: DetailPresentableListener) {
        finish(listener)
    }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable, Ending {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent, let listener else { return }
        end(listener)
    }

    func finish(_ listener: DetailPresentableListener) {
        print(listener)
//+     self <+ listener
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
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}
