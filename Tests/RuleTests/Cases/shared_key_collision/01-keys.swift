// === two calls in one property, of different types
// clean: ..., each in a property of its own
// use: ribs

final class Store {}

final class Cache {
    init(_ store: Store) {}
}

final class HomeComponent: Component<EmptyDependency> {
    var cache: Cache {
//-     let store = shared { Store() }
        return shared { Cache(store) }
//             ^^^^^^ shared_key_collision: This call of 'shared' gets or replaces the object of the first one in 'cache'
    }
//+ var store: Store { shared { Store() } }
}

// === two calls in one property, of equal types
// clean: ..., with a key
// use: ribs

final class Store {}

final class Pair {
    init(_ first: Store, _ second: Store) {}
}

final class HomeComponent: Component<EmptyDependency> {
    var pair: Pair {
        let first = shared { Store() }
        //          ~~~~~~ the first call
//-     let second = self.shared { Store() }
        //                ^^^^^^ shared_key_collision: returns the object of the first one in 'pair'
//+     let second = self.shared(__function: "second") { Store() }
        return Pair(first, second)
    }
}

// === two calls in the arguments of a call, in a component of Needle
// clean: ..., where one is not shared

import NeedleFoundation
import RIBs

protocol HomeDependency: NeedleFoundation.Dependency {}

final class Store {}

final class Pair {
    init(_ first: Store, _ second: Store) {}
}

final class HomeComponent: NeedleFoundation.Component<HomeDependency> {
//- var pair: Pair { Pair(shared { Store() }, shared { Store() }) }
    //                                        ^^^^^^ shared_key_collision: returns the object of the first one
//+ var pair: Pair { Pair(shared { Store() }, Store()) }
}

// === a function with parameters
// clean: a function without parameters
// use: ribs

final class Store {
    init(_ name: String) {}
}

final class HomeComponent: Component<EmptyDependency> {
    private let name = ""

//- func store(named name: String) -> Store {
//+ func store() -> Store {
        shared { Store(name) }
//      ^^^^^^ shared_key_collision: 'shared' in 'store(named:)' returns the object of the first call
    }
}

// === look-alikes: branches, an early return, a method of the project, local functions
// use: ribs

class Store {}
final class OtherStore: Store {}

final class HomeComponent: Component<EmptyDependency> {
    let isNew = false

    var byBranch: Store {
        if isNew {
            return shared { Store() }
        } else {
            return shared { OtherStore() }
        }
    }

    var byReturn: Store {
        if isNew { return shared { Store() } }
        return shared { OtherStore() }
    }

    var byGuard: Store {
        guard isNew else { return shared { Store() } }
        return shared { OtherStore() }
    }

    var byChoice: Store { isNew ? shared { Store() } : shared { OtherStore() } }

    var bySwitch: Store {
        switch isNew {
        case true: return shared { Store() }
        case false: return shared { OtherStore() }
        }
    }

    var byFunctions: [Store] {
        func first() -> Store { shared { Store() } }
        func second() -> Store { shared { OtherStore() } }
        return [first(), second()]
    }
}

final class OwnComponent: Component<EmptyDependency> {
    func shared(_ make: () -> Store) -> Store { make() }

    func store(named name: String) -> Store { shared { Store() } }
}

// === more look-alikes: one call in the closure of another, an initializer, an object that needs no argument
// use: ribs

class Store {}

final class Cache {
    init(_ store: Store) {}
}

final class HomeComponent: Component<EmptyDependency> {
    let first: Store

    override init(dependency: EmptyDependency) {
        let second = dependency
        super.init(dependency: dependency)
        _ = shared { Cache(second) }
    }

    var cache: Cache { shared { Cache(shared { Store() }) } }

    func cache(named name: String) -> [String: Cache] { [name: shared { Cache(first) }] }
}
