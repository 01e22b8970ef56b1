// use: router-members Name Child
// The builder, slot and initializer of a router with one child.

private let __child__Builder: __Child__Buildable
private var __child__: ViewableRouting?

init(interactor: __Name__Interactable, viewController: __Name__ViewControllable, __child__Builder: __Child__Buildable) {
    self.__child__Builder = __child__Builder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
}
