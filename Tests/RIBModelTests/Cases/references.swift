// === assigned by the router, through a protocol
import RIBs

protocol HomeRouting: Routing {}
protocol HomeInteractable: Interactable { var router: HomeRouting? { get set } }
final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    //       ^^^^^^ assigned: in line 10
}
final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    override init(interactor: HomeInteractable) {
        super.init(interactor: interactor); interactor.router = self
    }
}
// === nil is no assignment, and neither is another class's property of that name
import RIBs

protocol HomeRouting: Routing {}
final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
    //       ^^^^^^ assigned: never
    func stop() { router = nil }
}
final class CartInteractor: Interactor {
    weak var router: HomeRouting?
    //       ^^^^^^ assigned: in line 13
}
final class CartRouter: Router<CartInteractor>, HomeRouting {
    override func didLoad() {
        interactor.router = self
    }
}
// === a receiver whose type is not known leaves it open
import RIBs
import Wiring

protocol HomeRouting: Routing {}
final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
    //       ^^^^^^ assigned: perhaps in line 10
}
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    override func didLoad() {
        registry.home.router = self
    }
}
// === reads: bare names, self, captures and shorthand; not assignments, not locals
import RIBs

protocol HomeRouting: Routing { func open() }
final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
    //       ^^^^^^ read: in line 8, 11, 14
    weak var unused: HomeRouting?
    //       ^^^^^^ read: never
    func use() {
        router?.open()
    }
    func guarded() {
        guard let router else { return }
        router.open()
    }
    func later() -> () -> Void { { [weak self] in self?.router?.open() } }
    func assign(_ new: HomeRouting) {
        router = new
        let unused = new
        unused.open()
    }
}
