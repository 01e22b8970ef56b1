// === a view holds the interactor of whose framework class it is the presenter
// clean: ..., weakly
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}
//          ~~~~~~~~~~~~~~~~ 'DetailInteractor' owns its presenter

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
//- var interactor: DetailInteractor?
    //  ^^^^^^^^^^ view_holds_interactor: 'DetailViewController' holds its interactor 'DetailInteractor', which owns it, strongly in 'interactor'
//+ weak var interactor: DetailInteractor?
}

// === an interactor that stores the protocol of its view
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class DetailInteractor: Interactor {
    private let view: DetailPresentable
    //          ~~~~ 'DetailInteractor' holds the view here

    init(view: DetailPresentable) { self.view = view }
}

class BaseViewController: UIViewController {
    private let interactor: DetailInteractor
    //          ^^^^^^^^^^ view_holds_interactor: strongly in 'interactor'

    init(interactor: DetailInteractor) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
    }
}

final class DetailViewController: BaseViewController, DetailPresentable, ViewControllable {}

// === the reactor of a view of ReactorKit, which the builder sets
// clean: a listener that the builder sets
// use: ribs-uikit

import ReactorKit

protocol DetailPresentable: Presentable {}

protocol DetailPresentableListener: AnyObject {}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, Reactor, DetailPresentableListener {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable, View {
    weak var listener: DetailPresentableListener?

    func bind(reactor: DetailInteractor) {}
}

final class DetailBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = EmptyComponent()
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
//-     viewController.reactor = interactor
        //             ^^^^^^^ view_holds_interactor: 'DetailViewController' holds its interactor
//+     viewController.listener = interactor
        return DetailRouter(interactor: interactor, viewController: viewController, component: component)
    }
}

final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {
    init(interactor: DetailInteractor, viewController: ViewControllable, component: EmptyComponent) {
        super.init(interactor: interactor, viewController: viewController)
    }
}

// === a presenter that owns an interactor without a presenter, computed and static properties
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class CardInteractor: Interactor {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

final class OtherInteractor: PresentableInteractor<OtherPresentable> {}

protocol OtherPresentable: Presentable {}

final class OtherViewController: UIViewController, OtherPresentable, ViewControllable {}

final class DetailPresenter: DetailPresentable {
    private let card = CardInteractor()
    private let other: OtherInteractor? = nil
    static var last: DetailInteractor?
    unowned let owner: DetailInteractor
    var current: DetailInteractor { owner }

    init(owner: DetailInteractor) { self.owner = owner }
}
