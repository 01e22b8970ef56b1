// === declared types, and types of initial values
import UIKit

final class Shelf {
    let items: [Item] = []
    //  ^^^^^ type: [Item]
    let first = Item()
    //  ^^^^^ type: Item
    var title: String?
    //  ^^^^^ type: String
    var pair: (Item, Shelf)?
    //  ^^^^ type: (Item, Shelf)
    let (left, right) = (Item(), Item())
    //   ^^^^ type: unknown
}

final class Item {}
// === chains of members, optionals and calls
final class Shelf {
    var box: Box?
    func open() -> Box { Box() }

    func use() {
        _ = box?.item
        //  ^^^ type: Box
        _ = box?.item
        //       ^^^^ type: Item
        _ = self.open().item
        //  ^^^^ type: Shelf
        _ = self.open().item
        //              ^^^^ type: Item
        _ = missing.item
        //  ^^^^^^^ type: unknown
    }
}

final class Box { let item = Item() }
final class Item {}
// === locals shadow members, and take the type of their value
final class Shelf {
    let item = Item()

    func use(other: Box) {
        let item = other
        print(item)
        //    ^^^^ type: Box
        if let box = item.next {
            print(box)
            //    ^^^ type: Box
        }
        print(self.item)
        //         ^^^^ type: Item
    }
}

final class Box { var next: Box? }
final class Item {}
// === a generic argument of a library's class is the type of its member
import RIBs

protocol HomePresentable: Presentable {}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
    func use() {
        print(presenter)
        //    ^^^^^^^^^ type: HomePresentable
    }
}
// === what a name means: nested types first, then the file's, then libraries'
import RIBs
import UIKit

final class Outer {
    struct View {}
    var view: View
    //        ^^^^ means: Outer.View
    var controller: UIViewController
    //              ^^^^^^^^^^^^^^^^ means: UIViewController
    var router: Routing
    //          ^^^^^^^ means: Routing
    var other: Elsewhere
    //         ^^^^^^^^^ means: Elsewhere
    var alias: Renamed
    //         ^^^^^^^ means: Outer
}

typealias Renamed = Outer
// === what a call creates, by its name or by what the place expects
final class Shelf {
    func use() {
        let plain = Item(size: 1)
        //          ^^^^ creates: Item
        let spelled = Item.init(size: 1)
        //            ^^^^ creates: Item
        let expected: Item = .init(size: 1)
        //                    ^^^^ creates: Item
        let made = make()
        //         ^^^^ creates: no construction
        _ = (plain, spelled, expected, made)
    }

    func make() -> Item { Item(size: 2) }
}

struct Item { let size: Int }
