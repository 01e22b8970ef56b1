// === a wrapper shows the back button of what it pushes
// clean: a wrapper hides the back button of what it pushes
// use: ribs-uikit, child-rib Detail, label-view Detail, opening-parent Home Detail

extension ViewControllable {
    func push(_ other: ViewControllable) {
//-     other.uiviewController.navigationItem.hidesBackButton = false
//+     other.uiviewController.navigationItem.hidesBackButton = true
        uiviewController.navigationController?.pushViewController(other.uiviewController, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.push(detail.viewControllable)
        //             ^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === two wrappers around another show the back button of what they push
// clean: two wrappers around another hide the back button of what they push
// use: ribs-uikit, child-rib Detail, label-view Detail, opening-parent Home Detail

extension ViewControllable {
    func push(_ other: ViewControllable) {
//-     other.uiviewController.navigationItem.hidesBackButton = false
//+     other.uiviewController.navigationItem.hidesBackButton = true
        uiviewController.navigationController?.pushViewController(other.uiviewController, animated: true)
    }
}

extension ViewableRouting {
    func attachAndPush(_ child: ViewableRouting) {
        attachChild(child)
        viewControllable.push(child.viewControllable)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachAndPush(detail)
    //  ^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === a function hides the back button of what the pushed view pushes
// clean: ..., and of the view that calls it
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

func push(_ other: UIViewController, on host: UIViewController) {
    let view = other
    view.navigationItem.hidesBackButton = true
//+ host.navigationItem.hidesBackButton = true
    host.navigationController?.pushViewController(view, animated: true)
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        push(UIViewController(), on: self)
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

// === a closure gets the pushed view and shows its back button
// clean: a closure gets the pushed view and hides its back button
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail
import RxSwift

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private let isReady = PublishSubject<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        isReady
            .subscribe(with: self, onNext: { owner, _ in
//-             owner.navigationItem.hidesBackButton = false
//+             owner.navigationItem.hidesBackButton = true
            })
            .disposed(by: disposeBag)
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
