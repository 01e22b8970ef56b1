// use: interactor Name
// An interactor with a listener.

final class __Name__Interactor: PresentableInteractor<__Name__Presentable>, __Name__Interactable {
    weak var listener: __Name__Listener?
}
