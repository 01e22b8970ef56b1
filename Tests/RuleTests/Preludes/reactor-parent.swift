// use: reactor-parent Name Child
// The protocols and values of a RIB whose interactor is a Reactor that receives the actions of its view.

protocol __Name__Routing: ViewableRouting {
    func attach__Child__()
    func detach__Child__()
}

enum __Name__Action { case start, open }
struct __Name__State { var isLoading = false }
enum __Name__Mutation { case loading(Bool), show__Child__ }

protocol __Name__PresentableListener: AnyObject {
    func send(_ action: __Name__Action)
}

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}

protocol __Name__Interactable: Interactable, __Child__Listener {
    var router: __Name__Routing? { get set }
}

protocol __Name__ViewControllable: ViewControllable {}
