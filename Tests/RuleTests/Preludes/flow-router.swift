// use: flow-router Name First Second
// The members of a router that shows two children in one navigation controller, without the functions that detach them.

private let __first__Builder: __First__Buildable
private let __second__Builder: __Second__Buildable
private var __first__: ViewableRouting?
private var __second__: ViewableRouting?
private var navigation: UINavigationController?

init(
    interactor: __Name__Interactable, viewController: __Name__ViewControllable,
    __first__Builder: __First__Buildable, __second__Builder: __Second__Buildable
) {
    self.__first__Builder = __first__Builder
    self.__second__Builder = __second__Builder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
}

func attach__First__() {
    guard __first__ == nil else { return }
    let router = __first__Builder.build(withListener: interactor)
    __first__ = router
    attachChild(router)
    show(router.viewControllable.uiviewController)
}

func attach__Second__() {
    guard __second__ == nil else { return }
    let router = __second__Builder.build(withListener: interactor)
    __second__ = router
    attachChild(router)
    show(router.viewControllable.uiviewController)
}

private func show(_ view: UIViewController) {
    if let navigation {
        navigation.pushViewController(view, animated: true)
    } else {
        let navigation = UINavigationController(rootViewController: view)
        navigation.modalPresentationStyle = .fullScreen
        self.navigation = navigation
        viewController.uiviewController.present(navigation, animated: true)
    }
}
