// === a view controller holds its listener strongly
// clean: ..., weak
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {}
//          ~~~~~~~~~~~~~~~~ 'DetailInteractor' is declared here

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
//- var listener: DetailPresentableListener?
    //  ^^^^^^^^ strong_listener_in_view: 'DetailViewController' holds its interactor 'DetailInteractor', which owns it
//+ weak var listener: DetailPresentableListener?
}

// === a presenter with a handler of another name, inherited from a base class
// clean: ..., unowned
// use: ribs-uikit

protocol DetailHandling: AnyObject {}

protocol DetailPresentable: Presentable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

extension DetailInteractor: DetailHandling {}

class BasePresenter {
//- let handler: any DetailHandling
    //  ^^^^^^^ strong_listener_in_view: strongly in 'handler'
//+ unowned let handler: any DetailHandling

    init(handler: any DetailHandling) { self.handler = handler }
}

final class DetailPresenter: BasePresenter, DetailPresentable {}

// === a weak wrapper, a computed property, a static one and a closure
// use: ribs-uikit

@propertyWrapper
struct Weak<Value> {
    private weak var object: AnyObject?
    var wrappedValue: Value? {
        get { object as? Value }
        set { object = newValue as AnyObject }
    }
}

protocol DetailPresentableListener: AnyObject {}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    @Weak var listener: DetailPresentableListener?
    var other: DetailPresentableListener? { listener }
    static var last: DetailPresentableListener?
    var make: (() -> DetailPresentableListener?)?
}

// === a protocol that only the view itself conforms to
// use: ribs-uikit

protocol DetailAction: AnyObject {}

protocol DetailPresentable: Presentable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

final class DetailViewController: UIViewController, DetailPresentable, DetailAction, ViewControllable {
    var action: DetailAction?
}

// === an interactor that does not own the view
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {}

protocol DetailPresentable: Presentable {}

final class DetailInteractor: Interactor, DetailPresentableListener {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    var listener: DetailPresentableListener?
}

// === a model that a hosting controller owns, and that holds the listener
// clean: ..., weakly
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    func didTapClose() {}
}

final class DetailModel {
//- var listener: DetailPresentableListener?
    //  ^^^^^^^^ strong_listener_in_view: 'DetailModel', which 'DetailViewController' owns, holds the interactor
//+ weak var listener: DetailPresentableListener?
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener? {
        didSet { model.listener = listener }
    }

    private let model = DetailModel()
}

// === a listener that the presenter holds
// clean: a listener that the presenter holds until the interactor is deactivated
// use: ribs-uikit

protocol DetailHandling: AnyObject {}

protocol DetailPresentable: Presentable {
    var handler: DetailHandling? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailHandling {
    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.handler = self
    }

    override func willResignActive() {
        super.willResignActive()
        leave()
    }

    private func leave() {
//+     presenter.handler = nil
    }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    var handler: DetailHandling?
    //  ^^^^^^^ strong_listener_in_view: strongly in 'handler'
}
