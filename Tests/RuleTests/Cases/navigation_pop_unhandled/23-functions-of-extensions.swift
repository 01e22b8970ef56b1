// === a function of an extension that gives the view a button
// clean: ..., which only stops the program
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

extension UIViewController {
    func makeCloseButton() -> UIButton {
//-     UIButton()
//+     fatalError()
    }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private var closeButton: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton = makeCloseButton()
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

// === a function of an extension that gives the view a button, which is analyzed
// clean: a function of an extension that gives the view a button, which is not there
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

//-extension UIViewController {
//-    func makeCloseButton() -> UIButton { UIButton() }
//-}
//-
final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private var closeButton: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton = makeCloseButton()
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
