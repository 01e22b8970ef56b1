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
    //   ^^^^ type: Item
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
// === the elements of a tuple that is taken apart
final class Shelf {
    private var stored: (item: Item, count: Int)?
    private var all: [(Item, Label)] = []

    func use() {
        let (item, label) = make()
        print(item)
        //    ^^^^ type: Item
        print(label)
        //    ^^^^^ type: Label
        let (first, _): (Label, Int) = read()
        print(first)
        //    ^^^^^ type: Label
        if let (kept, _) = stored {
            print(kept)
            //    ^^^^ type: Item
        }
        let (_, (inner, _), last) = nest()
        print(inner)
        //    ^^^^^ type: unknown
        print(last)
        //    ^^^^ type: unknown
        for (_, name) in all {
            print(name)
            //    ^^^^ type: Label
        }
    }

    func nest() -> (Item, (Item, Label), Label) { (Item(), (Item(), Label()), Label()) }

    func make() -> (Item, Label) { (Item(), Label()) }
}

struct Item {}
struct Label {}
// === the object that a call passes to its closure
import RxSwift

final class Shelf {
    let item = Item()

    func use(_ taps: Observable<Void>, other: Shelf) {
        _ = taps.subscribe(with: self, onNext: { shelf, _ in print(shelf.item) })
        //                                                               ^^^^ type: Item
        _ = taps.subscribe(with: other, onNext: { shelf, _ in print(shelf.item) })
        //                                                                ^^^^ type: unknown
        _ = taps.withUnretained(self).subscribe(onNext: { shelf, _ in print(shelf) })
        //                                                                  ^^^^^ type: Shelf
    }
}

final class Item {}
// === what is taken out of a collection
final class Shelf {
    let items: [Item] = []
    let names: [String: Item] = [:]

    func read() {
        print(items.first)
        //          ^^^^^ type: Item
        print(items.last { $0.isOld }?.label)
        //                             ^^^^^ type: Label
        print(items.reversed().dropFirst().first?.label)
        //                                        ^^^^^ type: Label
        print(items.count)
        //          ^^^^^ type: unknown
        if let item = items.last(where: \.isOld) {
            print(item.label)
            //         ^^^^^ type: Label
        }
        for item in items.filter({ $0.isOld }) {
            print(item)
            //    ^^^^ type: Item
        }
        for case let label as Label in items.reversed() {
            print(label)
            //    ^^^^^ type: Label
        }
        print(names.values.first)
        //                 ^^^^^ type: Item
        print(names.keys.first)
        //               ^^^^^ type: unknown
    }
}

final class Item {
    var label = Label()
    var isOld = false
}
struct Label {}
// === members of a library's type in its extensions
import RIBs

extension Routing {
    func read() {
        print(children.last)
        //             ^^^^ type: Routing
        print(children.last?.way)
        //                   ^^^ type: Way
        print(way)
        //    ^^^ type: Way
        print(interactable)
        //    ^^^^^^^^^^^^ type: unknown
    }

    var way: Way { Way() }
}

protocol ShelfRouting: ViewableRouting {}
final class Shelf {
    func read(_ router: ShelfRouting, _ other: ViewableRouting) {
        print(router.children.first?.way)
        //                           ^^^ type: Way
        print(other.way)
        //          ^^^ type: Way
    }
}

final class Way {}
// === a function of the same name is not meant where a member is used
import RIBs

final class ShelfRouter: ViewableRouter<Interactable, ShelfViewControllable> {
    func use() {
        viewController.close()
    //  ^^^^^^^^^^^^^^ type: ShelfViewControllable
        self.viewController?.close()
        //   ^^^^^^^^^^^^^^ type: ShelfViewControllable
        box.item.open()
        //  ^^^^ type: Item
    }

    let box = Box()
}

extension ViewableRouting {
    func viewController(at index: Int) -> Int { 0 }
}

protocol ShelfViewControllable: ViewControllable {
    func close()
}

final class ShelfViewController: ShelfViewControllable {
    func close() {}
}

protocol Holding {}

extension Holding {
    func item(at index: Int) -> Int { 0 }
}

class Base { let item = Item() }
final class Box: Base, Holding {}
final class Item { func open() {} }
