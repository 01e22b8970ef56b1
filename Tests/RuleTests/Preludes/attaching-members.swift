// use: attaching-members Name Child
// The builder, slot and initializer of a router with one child, and the function that attaches the child.

private let __child__Builder: __Child__Buildable
private var __child__: Routing?

init(interactor: __Name__Interactable, __child__Builder: __Child__Buildable) {
    self.__child__Builder = __child__Builder
    super.init(interactor: interactor)
    interactor.router = self
}

func attach__Child__() {
    guard __child__ == nil else { return }
    let __child__ = __child__Builder.build()
    self.__child__ = __child__
    attachChild(__child__)
}
