// === a router that empties its list of children
// clean: ..., detaching them
// use: ribs

protocol HomeInteractable: Interactable {}
protocol HomeRouting: Routing {}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    func closeAll() {
//-     children.removeAll()
//      ^^^^^^^^ children_changed_directly warning: 'HomeRouter' changes its list of children itself, so no child is attached or detached.
//+     children.forEach(detachChild)
    }
}

// === other changes, also of another router
// use: ribs

protocol HomeInteractable: Interactable {}

final class HomeRouter: Router<HomeInteractable> {
    private let detail: DetailRouter

    init(interactor: HomeInteractable, detail: DetailRouter) {
        self.detail = detail
        super.init(interactor: interactor)
    }

    func open(_ child: Routing) {
        self.children.append(child)
        //   ^^^^^^^^ children_changed_directly: changes its list of children
    }

    func back() {
        _ = children.popLast()
        //  ^^^^^^^^ children_changed_directly: changes its list of children
        detail.children = []
        //     ^^^^^^^^ children_changed_directly: changes its list of children
        children.removeAll { $0 === detail }
//      ^^^^^^^^ children_changed_directly: changes its list of children
    }
}

final class DetailRouter: Router<HomeInteractable> {}

// === a list that is brought up to date after children are detached
// use: ribs

protocol HomeInteractable: Interactable {}

final class HomeRouter: Router<HomeInteractable> {
    func pop(to last: Routing) {
        var left = children
        while let child = left.popLast(), child !== last { detachChild(child) }
        children = left
    }
}

// === reads, and lists of other types
// use: ribs

protocol HomeInteractable: Interactable {}

final class HomeRouter: Router<HomeInteractable> {
    private var nodes = Node()

    func closeLast() {
        guard let last = children.last, children.count > 1 else { return }
        detachChild(last)
        let others = children.filter { $0 !== last }
        others.forEach(detachChild)
        nodes.children.removeAll()
        var children = nodes.children
        children.append(Node())
    }
}

struct Node {
    var children: [Node] = []
}

// === changes at a place of the list, in an extension and in a base class
// use: ribs

protocol HomeInteractable: Interactable {}

class BaseRouter: Router<HomeInteractable> {
    func move(_ child: Routing) {
        children.insert(child, at: 0)
//      ^^^^^^^^ children_changed_directly warning: 'BaseRouter' changes its list of children
    }
}

final class HomeRouter: BaseRouter {}

extension HomeRouter {
    func drop(_ place: Int) {
        children.remove(at: place)
//      ^^^^^^^^ children_changed_directly warning: 'HomeRouter' changes its list of children
    }
}

// === a class of the app that is no router of the framework
// use: ribs

protocol Routed: AnyObject {}

class TreeRouter {
    private(set) var children: [Routed] = []

    func attach(_ child: Routed) { children.append(child) }

    func detach(_ child: Routed) { children.removeAll { $0 === child } }
}

final class HomeRouter: TreeRouter {
    func closeAll() { children.forEach(detach) }
}
