// use: two-children-router Name First Second
// The members of its router, without the functions that attach the children.

private let __first__Builder: __First__Buildable
private let __second__Builder: __Second__Buildable
private var __first__: ViewableRouting?
private var __second__: ViewableRouting?

init(
    interactor: __Name__Interactable, viewController: __Name__ViewControllable,
    __first__Builder: __First__Buildable, __second__Builder: __Second__Buildable
) {
    self.__first__Builder = __first__Builder
    self.__second__Builder = __second__Builder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
}

func detach__First__() {
    guard let router = __first__ else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(router)
    __first__ = nil
}

func detach__Second__() {
    guard let router = __second__ else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(router)
    __second__ = nil
}
