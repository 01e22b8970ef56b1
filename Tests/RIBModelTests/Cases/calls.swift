// === own functions, those above, globals and local functions
import RIBs

func log(_ text: String) {}

class BaseInteractor: Interactor {
    func load() {}
    func close(animated: Bool = true) {}
    func open() {}
}

final class ItemInteractor: BaseInteractor {
    override func load() {
        super.load()
        //    ^^^^ reaches: BaseInteractor.load()
        _ = close()
        //  ^^^^^ reaches: BaseInteractor.close(animated:)
        self.close(animated: false)
        //   ^^^^^ reaches: BaseInteractor.close(animated:)
        _ = open("x")
        //  ^^^^ reaches: library
        _ = log("x")
        //  ^^^ reaches: log(_:)
        weak var me = self
        me?.load()
        //  ^^^^ reaches: ItemInteractor.load()
    }
}
// === overrides and witnesses
import RIBs

protocol Loading {
    func load()
    func reset()
}
extension Loading {
    func reset() {}
}
class Loader: Loading {
    func load() {}
}
final class FastLoader: Loader {
    override func load() {}
}
struct Empty: Loading {
    func load() {}
    func reset() {}
}

final class ItemInteractor: Interactor {
    func start(_ loading: Loading, _ loader: Loader, _ fast: FastLoader, _ names: [String]) {
        loading.load()
        //      ^^^^ reaches: one of Loader.load(), FastLoader.load(), Empty.load()
        loading.reset()
        //      ^^^^^ reaches: one of Loading.reset(), Empty.reset()
        loader.load()
        //     ^^^^ reaches: one of Loader.load(), FastLoader.load()
        fast.load()
        //   ^^^^ reaches: FastLoader.load()
        names.append("x")
        //    ^^^^^^ reaches: library
        loading.unknown()
        //      ^^^^^^^ reaches: unresolved
    }
}
// === initializers
import RIBs

final class Loader {
    init(count: Int) {}
    init() {}
}

final class ItemInteractor: Interactor {
    func start() {
        let one = Loader()
        //        ^^^^^^ reaches: Loader.init()
        let other = Loader(count: 1)
        //          ^^^^^^ reaches: Loader.init(count:)
        let third = Loader.init(count: 1)
        //          ^^^^^^ reaches: Loader.init(count:)
        let none = Loader(name: "")
        //         ^^^^^^ reaches: unresolved
    }
}
// === local functions and closures
import RIBs

final class ItemInteractor: Interactor {
    func start(_ handler: () -> Void) {
        func helper() {}
        let local = {}
        start { [self] in helper() }
        //                ^^^^^^ reaches: ItemInteractor.helper()
        start { local() }
        //      ^^^^^ reaches: unresolved
        start { handler() }
        //      ^^^^^^^ reaches: unresolved
        start { deactivate() }
        //      ^^^^^^^^^^ reaches: library
    }
}
// === functions that the project adds to types of libraries
import RIBs

extension ViewControllable {
    func push(_ other: ViewControllable) {}
}

extension ViewableRouting {
    func attachAndPush(_ child: ViewableRouting) {
        viewControllable.push(child.viewControllable)
        //               ^^^^ reaches: push(_:)
    }
}

final class HomeRouter: ViewableRouter<Interactable, ViewControllable> {
    func attach(_ child: ViewableRouting) {
        attachAndPush(child)
    //  ^^^^^^^^^^^^^ reaches: attachAndPush(_:)
        viewController.push(child.viewControllable)
        //             ^^^^ reaches: push(_:)
    }
}
