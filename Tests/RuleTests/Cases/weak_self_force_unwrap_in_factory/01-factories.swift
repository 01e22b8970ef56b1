// === a component captures itself weakly and unwraps itself by force
// clean: a component captures what it needs
// use: ribs

protocol HomeDependency: Dependency {}

final class Store {}

final class HomeComponent: Component<HomeDependency> {
    let store = Store()

    var makeStore: () -> Store {
//-     { [weak self] in self!.store }
        //               ^^^^ weak_self_force_unwrap_in_factory: in 'makeStore' captures 'HomeComponent' weakly
        //      ~~~~ captured weakly
//+     { [store] in store }
    }
}

// === a builder, a nested closure and an extension
// use: ribs

protocol HomeDependency: Dependency {}

final class Store {}

final class HomeComponent: Component<HomeDependency> {
    let store = Store()
}

final class Loader {
    init(_ make: @escaping () -> Store) {}
}

extension HomeComponent {
    var loader: Loader {
        Loader { [weak self] in
            [1].map { _ in self!.store }[0]
            //             ^^^^ weak_self_force_unwrap_in_factory: in 'loader' captures 'HomeComponent' weakly
        }
    }
}

// === a component of Needle passes a closure to a builder
import NeedleFoundation
import RIBs

protocol HomeDependency: NeedleFoundation.Dependency {}

final class ListComponent: NeedleFoundation.Component<HomeDependency> {}

final class ListBuilder: SimpleComponentizedBuilder<ListComponent, Routing> {}

final class HomeComponent: NonCoreComponent<HomeDependency> {
    var listComponent: ListComponent { ListComponent(parent: self) }

    var listBuilder: ListBuilder {
        ListBuilder { [weak self] in
            self!.listComponent
        //  ^^^^ weak_self_force_unwrap_in_factory: in 'listBuilder' captures 'HomeComponent' weakly
        }
    }
}

// === a router creates a builder with the closure
// clean: ..., which captures the component
import NeedleFoundation
import RIBs

protocol HomeDependency: NeedleFoundation.Dependency {}

final class ListComponent: NeedleFoundation.Component<HomeDependency> {}

final class ListBuilder: SimpleComponentizedBuilder<ListComponent, Routing> {}

final class HomeRouter: Router<Interactable>, Routing {
    private let listComponent: ListComponent

    private lazy var listBuilder = ListBuilder {
//-     [weak self] in self!.listComponent
        //             ^^^^ weak_self_force_unwrap_in_factory: in 'listBuilder' captures 'HomeRouter' weakly
        //    ~~~~ captured weakly
        //                   ^^^^^^^^^^^^^ builder_retains_component
//+     [listComponent] in listComponent
    }

    func refresh(_ load: (@escaping () -> Void) -> Void) {
        load { [weak self] in self!.listBuilder.reload() }
    }
}

// === look-alikes: other captures, a check, another class
// use: ribs-uikit

protocol HomeDependency: Dependency {}

final class Store {}

final class HomeComponent: Component<HomeDependency> {
    let store = Store()

    var unownedStore: () -> Store { { [unowned self] in self.store } }

    var strongStore: () -> Store { { self.store } }

    var optionalStore: () -> Store? { { [weak self] in self?.store } }

    var checkedStore: () -> Store {
        { [weak self] in
            guard self != nil else { return Store() }
            return self!.store
        }
    }

    var renamedStore: () -> Store {
        { [weak self] in
            guard let strongSelf = self else { return Store() }
            return self!.store === strongSelf.store ? store : Store()
        }
    }

    var boundStore: () -> Store {
        { [weak self] in
            guard let self else { return Store() }
            return self.store
        }
    }

    var other: () -> Store? { { [weak store] in store! } }
}

final class Screen {
    let store = Store()

    var makeStore: () -> Store { { [weak self] in self!.store } }
}
