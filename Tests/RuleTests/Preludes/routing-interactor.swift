// use: routing-interactor Name Child
// An interactor that attaches and detaches a child through its router, and its protocols.

protocol __Name__Routing: Routing {
    func attach__Child__()
    func detach__Child__()
}

protocol __Name__Interactable: Interactable {
    var router: __Name__Routing? { get set }
}

final class __Name__Interactor: Interactor, __Name__Interactable {
    weak var router: __Name__Routing?

    func open() {
        router?.attach__Child__()
    }

    func close() {
        router?.detach__Child__()
    }
}
