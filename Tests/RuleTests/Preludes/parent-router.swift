// use: parent-router Name Child
// A router that takes the builder of one child.

final class __Name__Router: ViewableRouter<__Name__Interactable, __Name__ViewControllable> {
    private let __child__Builder: __Child__Builder

    init(interactor: __Name__Interactable, viewController: __Name__ViewControllable, __child__Builder: __Child__Builder) {
        self.__child__Builder = __child__Builder
        super.init(interactor: interactor, viewController: viewController)
    }
}
