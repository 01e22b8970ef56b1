// use: weak-router-interactor Name
// An interactor that references its router weakly, with its protocols.

protocol __Name__Routing: ViewableRouting {}
protocol __Name__Presentable: Presentable {}
protocol __Name__Interactable: Interactable {
    var router: __Name__Routing? { get set }
}

final class __Name__Interactor: PresentableInteractor<__Name__Presentable>, __Name__Interactable {
    weak var router: __Name__Routing?
}
