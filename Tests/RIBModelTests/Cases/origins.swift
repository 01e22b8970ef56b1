// === properties of self and of other objects
import RIBs

final class Store {
    let items: [Item] = []
    var first: Item? { items.first }
    var all: [Item] { items }
}
struct Item {}
let shared = Store()

final class ItemInteractor: Interactor {
    private let store = Store()
    private var own: Store { store }

    func load(_ other: Store, _ index: Int) {
        print(store)
        //    ^^^^^ origin: self.store
        print(own.items)
        //        ^^^^^ origin: self.store.items
        print(self.store.all)
        //               ^^^ origin: self.store.items
        print(other)
        //    ^^^^^ origin: parameter other
        print(other.items)
        //          ^^^^^ origin: parameter other.items
        print(shared.items)
        //           ^^^^^ origin: global shared.items
        print(isActive)
        //    ^^^^^^^^ origin: self.library.isActive
        print(missing)
        //    ^^^^^^^ origin: self.library.missing
    }
}
// === objects that are made, results of calls, literals
import RIBs

final class Store {
    static let shared = Store()
    func item(_ index: Int) -> Int { index }
}

final class ItemInteractor: Interactor {
    func load() {
        let store = Store()
        print(store)
        //    ^^^^^ origin: new Store
        let item = store.item(1)
        print(item)
        //    ^^^^ origin: result of item
        if let item = item as? Int {
            print(item)
            //    ^^^^ origin: result of item
        }
        let text = "x"
        print(text)
        //    ^^^^ origin: string
        print(Store.shared)
        //          ^^^^^^ origin: Store.shared
        let done = { print(self) }
        //                 ^^^^ origin: self
        print(done)
        //    ^^^^ origin: closure
        let parts = store.item(1) + store.item(2)
        print(parts)
        //    ^^^^^ origin: unknown
    }
}
// === names that denote each other, and getters that do
import RIBs

final class ItemInteractor: Interactor {
    private var one: Int { two }
    private var two: Int { one }

    func load() {
        print(one)
        //    ^^^ origin: unknown
        let next = next
        print(next)
        //    ^^^^ origin: self.library.next
    }
}
