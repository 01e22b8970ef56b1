// === B4.1 a: no component at all

import RIBs
import UIKit

protocol LoginDependency: Dependency {}

final class LoginComponent: Component<LoginDependency> {}

protocol LoginPresentable: Presentable {}
protocol LoginViewControllable: ViewControllable {}
protocol LoginInteractable: Interactable {}
protocol LoginListener: AnyObject {}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var listener: LoginListener?
}

final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {}

final class LoginRouter: ViewableRouter<LoginInteractable, LoginViewControllable> {}

protocol LoginBuildable: Buildable {
    func build(withListener listener: LoginListener) -> ViewableRouting
}

final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
//          ^^^^^^^^^^^^ builder_skips_component: LoginBuilder
    func build(withListener listener: LoginListener) -> ViewableRouting {
        let viewController = LoginViewController()
        let interactor = LoginInteractor(presenter: viewController)
        interactor.listener = listener
        return LoginRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: the component is made

import RIBs
import UIKit

protocol LoginDependency: Dependency {}

final class LoginComponent: Component<LoginDependency> {}

protocol LoginPresentable: Presentable {}
protocol LoginViewControllable: ViewControllable {}
protocol LoginInteractable: Interactable {}
protocol LoginListener: AnyObject {}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var listener: LoginListener?
}

final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {}

final class LoginRouter: ViewableRouter<LoginInteractable, LoginViewControllable> {}

protocol LoginBuildable: Buildable {
    func build(withListener listener: LoginListener) -> ViewableRouting
}

final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
    func build(withListener listener: LoginListener) -> ViewableRouting {
        let component = LoginComponent(dependency: dependency)
        _ = component
        let viewController = LoginViewController()
        let interactor = LoginInteractor(presenter: viewController)
        interactor.listener = listener
        return LoginRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: a viewless RIB

import RIBs

protocol QuoteDependency: Dependency {}
final class QuoteComponent: Component<QuoteDependency> {}
final class QuoteInteractor: Interactor {}
final class QuoteRouter: Router<QuoteInteractor> {}

final class QuoteBuilder: Builder<QuoteDependency> {
//          ^^^^^^^^^^^^ builder_skips_component: QuoteBuilder
    func build() -> Routing {
        QuoteRouter(interactor: QuoteInteractor())
    }
}

// === B4.1 a: a viewless RIB with its component

import RIBs

protocol QuoteDependency: Dependency {}
final class QuoteComponent: Component<QuoteDependency> {}
final class QuoteInteractor: Interactor {}
final class QuoteRouter: Router<QuoteInteractor> {}

final class QuoteBuilder: Builder<QuoteDependency> {
    func build() -> Routing {
        _ = QuoteComponent(dependency: dependency)
        return QuoteRouter(interactor: QuoteInteractor())
    }
}

// === B4.1 a: ModernRIBs

import ModernRIBs
import UIKit

protocol CartDependency: Dependency {}

final class CartComponent: Component<CartDependency> {}

protocol CartPresentable: Presentable {}
protocol CartViewControllable: ViewControllable {}
protocol CartInteractable: Interactable {}
protocol CartListener: AnyObject {}

final class CartInteractor: PresentableInteractor<CartPresentable>, CartInteractable {
    weak var listener: CartListener?
}

final class CartViewController: UIViewController, CartPresentable, CartViewControllable {}

final class CartRouter: ViewableRouter<CartInteractable, CartViewControllable> {}

protocol CartBuildable: Buildable {
    func build(withListener listener: CartListener) -> ViewableRouting
}

final class CartBuilder: Builder<CartDependency>, CartBuildable {
//          ^^^^^^^^^^^ builder_skips_component: CartBuilder
    func build(withListener listener: CartListener) -> ViewableRouting {
        let viewController = CartViewController()
        let interactor = CartInteractor(presenter: viewController)
        interactor.listener = listener
        return CartRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: ModernRIBs, the component is made

import ModernRIBs
import UIKit

protocol CartDependency: Dependency {}

final class CartComponent: Component<CartDependency> {}

protocol CartPresentable: Presentable {}
protocol CartViewControllable: ViewControllable {}
protocol CartInteractable: Interactable {}
protocol CartListener: AnyObject {}

final class CartInteractor: PresentableInteractor<CartPresentable>, CartInteractable {
    weak var listener: CartListener?
}

final class CartViewController: UIViewController, CartPresentable, CartViewControllable {}

final class CartRouter: ViewableRouter<CartInteractable, CartViewControllable> {}

protocol CartBuildable: Buildable {
    func build(withListener listener: CartListener) -> ViewableRouting
}

final class CartBuilder: Builder<CartDependency>, CartBuildable {
    func build(withListener listener: CartListener) -> ViewableRouting {
        let component = CartComponent(dependency: dependency)
        _ = component
        let viewController = CartViewController()
        let interactor = CartInteractor(presenter: viewController)
        interactor.listener = listener
        return CartRouter(interactor: interactor, viewController: viewController)
    }
}

// === E a builder base qualified by its module

import RIBs
import UIKit

protocol SeatDependency: Dependency {}

final class SeatComponent: Component<SeatDependency> {}

protocol SeatPresentable: Presentable {}
protocol SeatViewControllable: ViewControllable {}
protocol SeatInteractable: Interactable {}
protocol SeatListener: AnyObject {}

final class SeatInteractor: PresentableInteractor<SeatPresentable>, SeatInteractable {
    weak var listener: SeatListener?
}

final class SeatViewController: UIViewController, SeatPresentable, SeatViewControllable {}

final class SeatRouter: ViewableRouter<SeatInteractable, SeatViewControllable> {}

protocol SeatBuildable: Buildable {
    func build(withListener listener: SeatListener) -> ViewableRouting
}

final class SeatBuilder: RIBs.Builder<SeatDependency>, SeatBuildable {
//          ^^^^^^^^^^^ builder_skips_component: SeatBuilder
    func build(withListener listener: SeatListener) -> ViewableRouting {
        let viewController = SeatViewController()
        let interactor = SeatInteractor(presenter: viewController)
        interactor.listener = listener
        return SeatRouter(interactor: interactor, viewController: viewController)
    }
}

// === E a builder base and a component base qualified by their module

import RIBs
import UIKit

protocol SeatDependency: Dependency {}

final class SeatComponent: RIBs.Component<SeatDependency> {}

protocol SeatPresentable: Presentable {}
protocol SeatViewControllable: ViewControllable {}
protocol SeatInteractable: Interactable {}
protocol SeatListener: AnyObject {}

final class SeatInteractor: PresentableInteractor<SeatPresentable>, SeatInteractable {
    weak var listener: SeatListener?
}

final class SeatViewController: UIViewController, SeatPresentable, SeatViewControllable {}

final class SeatRouter: ViewableRouter<SeatInteractable, SeatViewControllable> {}

protocol SeatBuildable: Buildable {
    func build(withListener listener: SeatListener) -> ViewableRouting
}

final class SeatBuilder: RIBs.Builder<SeatDependency>, SeatBuildable {
    func build(withListener listener: SeatListener) -> ViewableRouting {
        let component = SeatComponent(dependency: dependency)
        _ = component
        let viewController = SeatViewController()
        let interactor = SeatInteractor(presenter: viewController)
        interactor.listener = listener
        return SeatRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: the component class does not even exist

import RIBs
import UIKit

protocol MenuDependency: Dependency {}

protocol MenuPresentable: Presentable {}
protocol MenuViewControllable: ViewControllable {}
protocol MenuInteractable: Interactable {}
protocol MenuListener: AnyObject {}

final class MenuInteractor: PresentableInteractor<MenuPresentable>, MenuInteractable {
    weak var listener: MenuListener?
}

final class MenuViewController: UIViewController, MenuPresentable, MenuViewControllable {}

final class MenuRouter: ViewableRouter<MenuInteractable, MenuViewControllable> {}

protocol MenuBuildable: Buildable {
    func build(withListener listener: MenuListener) -> ViewableRouting
}

final class MenuBuilder: Builder<MenuDependency>, MenuBuildable {
//          ^^^^^^^^^^^ builder_skips_component: MenuBuilder
    func build(withListener listener: MenuListener) -> ViewableRouting {
        let viewController = MenuViewController()
        let interactor = MenuInteractor(presenter: viewController)
        interactor.listener = listener
        return MenuRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: the component class exists and is made

import RIBs
import UIKit

protocol MenuDependency: Dependency {}

final class MenuComponent: Component<MenuDependency> {}

protocol MenuPresentable: Presentable {}
protocol MenuViewControllable: ViewControllable {}
protocol MenuInteractable: Interactable {}
protocol MenuListener: AnyObject {}

final class MenuInteractor: PresentableInteractor<MenuPresentable>, MenuInteractable {
    weak var listener: MenuListener?
}

final class MenuViewController: UIViewController, MenuPresentable, MenuViewControllable {}

final class MenuRouter: ViewableRouter<MenuInteractable, MenuViewControllable> {}

protocol MenuBuildable: Buildable {
    func build(withListener listener: MenuListener) -> ViewableRouting
}

final class MenuBuilder: Builder<MenuDependency>, MenuBuildable {
    func build(withListener listener: MenuListener) -> ViewableRouting {
        let component = MenuComponent(dependency: dependency)
        _ = component
        let viewController = MenuViewController()
        let interactor = MenuInteractor(presenter: viewController)
        interactor.listener = listener
        return MenuRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: values read from the dependency

import RIBs
import UIKit

protocol Feed: AnyObject {}

protocol StoryDependency: Dependency {
    var feed: Feed { get }
}

final class StoryComponent: Component<StoryDependency> {}

protocol StoryPresentable: Presentable {}
protocol StoryViewControllable: ViewControllable {}
protocol StoryInteractable: Interactable {}
protocol StoryListener: AnyObject {}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var listener: StoryListener?
    private let feed: Feed

    init(presenter: StoryPresentable, feed: Feed) {
        self.feed = feed
        super.init(presenter: presenter)
    }
}

final class StoryViewController: UIViewController, StoryPresentable, StoryViewControllable {}

final class StoryRouter: ViewableRouter<StoryInteractable, StoryViewControllable> {}

protocol StoryBuildable: Buildable {
    func build(withListener listener: StoryListener) -> ViewableRouting
}

final class StoryBuilder: Builder<StoryDependency>, StoryBuildable {
//          ^^^^^^^^^^^^ builder_skips_component: StoryBuilder
    func build(withListener listener: StoryListener) -> ViewableRouting {
        let viewController = StoryViewController()
        let interactor = StoryInteractor(presenter: viewController, feed: dependency.feed)
        interactor.listener = listener
        return StoryRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: values read from the component

import RIBs
import UIKit

protocol Feed: AnyObject {}

protocol StoryDependency: Dependency {
    var feed: Feed { get }
}

final class StoryComponent: Component<StoryDependency> {
    var feed: Feed { dependency.feed }
}

protocol StoryPresentable: Presentable {}
protocol StoryViewControllable: ViewControllable {}
protocol StoryInteractable: Interactable {}
protocol StoryListener: AnyObject {}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var listener: StoryListener?
    private let feed: Feed

    init(presenter: StoryPresentable, feed: Feed) {
        self.feed = feed
        super.init(presenter: presenter)
    }
}

final class StoryViewController: UIViewController, StoryPresentable, StoryViewControllable {}

final class StoryRouter: ViewableRouter<StoryInteractable, StoryViewControllable> {}

protocol StoryBuildable: Buildable {
    func build(withListener listener: StoryListener) -> ViewableRouting
}

final class StoryBuilder: Builder<StoryDependency>, StoryBuildable {
    func build(withListener listener: StoryListener) -> ViewableRouting {
        let component = StoryComponent(dependency: dependency)
        let viewController = StoryViewController()
        let interactor = StoryInteractor(presenter: viewController, feed: component.feed)
        interactor.listener = listener
        return StoryRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: build stands in an extension

import RIBs
import UIKit

protocol PhotoDependency: Dependency {}

final class PhotoComponent: Component<PhotoDependency> {}

protocol PhotoPresentable: Presentable {}
protocol PhotoViewControllable: ViewControllable {}
protocol PhotoInteractable: Interactable {}
protocol PhotoListener: AnyObject {}

final class PhotoInteractor: PresentableInteractor<PhotoPresentable>, PhotoInteractable {
    weak var listener: PhotoListener?
}

final class PhotoViewController: UIViewController, PhotoPresentable, PhotoViewControllable {}

final class PhotoRouter: ViewableRouter<PhotoInteractable, PhotoViewControllable> {}

protocol PhotoBuildable: Buildable {
    func build(withListener listener: PhotoListener) -> ViewableRouting
}

final class PhotoBuilder: Builder<PhotoDependency> {}
//          ^^^^^^^^^^^^ builder_skips_component: PhotoBuilder

extension PhotoBuilder: PhotoBuildable {
    func build(withListener listener: PhotoListener) -> ViewableRouting {
        let viewController = PhotoViewController()
        let interactor = PhotoInteractor(presenter: viewController)
        interactor.listener = listener
        return PhotoRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 build stands in an extension and makes the component

import RIBs
import UIKit

protocol PhotoDependency: Dependency {}

final class PhotoComponent: Component<PhotoDependency> {}

protocol PhotoPresentable: Presentable {}
protocol PhotoViewControllable: ViewControllable {}
protocol PhotoInteractable: Interactable {}
protocol PhotoListener: AnyObject {}

final class PhotoInteractor: PresentableInteractor<PhotoPresentable>, PhotoInteractable {
    weak var listener: PhotoListener?
}

final class PhotoViewController: UIViewController, PhotoPresentable, PhotoViewControllable {}

final class PhotoRouter: ViewableRouter<PhotoInteractable, PhotoViewControllable> {}

protocol PhotoBuildable: Buildable {
    func build(withListener listener: PhotoListener) -> ViewableRouting
}

final class PhotoBuilder: Builder<PhotoDependency> {}

extension PhotoBuilder: PhotoBuildable {
    func build(withListener listener: PhotoListener) -> ViewableRouting {
        let component = PhotoComponent(dependency: dependency)
        _ = component
        let viewController = PhotoViewController()
        let interactor = PhotoInteractor(presenter: viewController)
        interactor.listener = listener
        return PhotoRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: build stands in another file

// --- Album/AlbumBuilder.swift
import RIBs
import UIKit

protocol AlbumDependency: Dependency {}

final class AlbumComponent: Component<AlbumDependency> {}

protocol AlbumPresentable: Presentable {}
protocol AlbumViewControllable: ViewControllable {}
protocol AlbumInteractable: Interactable {}
protocol AlbumListener: AnyObject {}

final class AlbumInteractor: PresentableInteractor<AlbumPresentable>, AlbumInteractable {
    weak var listener: AlbumListener?
}

final class AlbumViewController: UIViewController, AlbumPresentable, AlbumViewControllable {}

final class AlbumRouter: ViewableRouter<AlbumInteractable, AlbumViewControllable> {}

protocol AlbumBuildable: Buildable {
    func build(withListener listener: AlbumListener) -> ViewableRouting
}

final class AlbumBuilder: Builder<AlbumDependency> {}
//          ^^^^^^^^^^^^ builder_skips_component: AlbumBuilder

// --- Album/AlbumBuilder+Build.swift
import RIBs

extension AlbumBuilder: AlbumBuildable {
    func build(withListener listener: AlbumListener) -> ViewableRouting {
        let viewController = AlbumViewController()
        let interactor = AlbumInteractor(presenter: viewController)
        interactor.listener = listener
        return AlbumRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 build stands in another file and makes the component

// --- Album/AlbumBuilder.swift
import RIBs
import UIKit

protocol AlbumDependency: Dependency {}

final class AlbumComponent: Component<AlbumDependency> {}

protocol AlbumPresentable: Presentable {}
protocol AlbumViewControllable: ViewControllable {}
protocol AlbumInteractable: Interactable {}
protocol AlbumListener: AnyObject {}

final class AlbumInteractor: PresentableInteractor<AlbumPresentable>, AlbumInteractable {
    weak var listener: AlbumListener?
}

final class AlbumViewController: UIViewController, AlbumPresentable, AlbumViewControllable {}

final class AlbumRouter: ViewableRouter<AlbumInteractable, AlbumViewControllable> {}

protocol AlbumBuildable: Buildable {
    func build(withListener listener: AlbumListener) -> ViewableRouting
}

final class AlbumBuilder: Builder<AlbumDependency> {}

// --- Album/AlbumBuilder+Build.swift
import RIBs

extension AlbumBuilder: AlbumBuildable {
    func build(withListener listener: AlbumListener) -> ViewableRouting {
        let component = AlbumComponent(dependency: dependency)
        _ = component
        let viewController = AlbumViewController()
        let interactor = AlbumInteractor(presenter: viewController)
        interactor.listener = listener
        return AlbumRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 a helper constructs the router

import RIBs
import UIKit

protocol LoanDependency: Dependency {}

final class LoanComponent: Component<LoanDependency> {}

protocol LoanPresentable: Presentable {}
protocol LoanViewControllable: ViewControllable {}
protocol LoanInteractable: Interactable {}
protocol LoanListener: AnyObject {}

final class LoanInteractor: PresentableInteractor<LoanPresentable>, LoanInteractable {
    weak var listener: LoanListener?
}

final class LoanViewController: UIViewController, LoanPresentable, LoanViewControllable {}

final class LoanRouter: ViewableRouter<LoanInteractable, LoanViewControllable> {}

protocol LoanBuildable: Buildable {
    func build(withListener listener: LoanListener) -> ViewableRouting
}

final class LoanBuilder: Builder<LoanDependency>, LoanBuildable {
//          ^^^^^^^^^^^ builder_skips_component: LoanBuilder
    func build(withListener listener: LoanListener) -> ViewableRouting {
        makeRouter(listener)
    }

    private func makeRouter(_ listener: LoanListener) -> ViewableRouting {
        let viewController = LoanViewController()
        let interactor = LoanInteractor(presenter: viewController)
        interactor.listener = listener
        return LoanRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 a helper constructs the router, build makes the component

import RIBs
import UIKit

protocol LoanDependency: Dependency {}

final class LoanComponent: Component<LoanDependency> {}

protocol LoanPresentable: Presentable {}
protocol LoanViewControllable: ViewControllable {}
protocol LoanInteractable: Interactable {}
protocol LoanListener: AnyObject {}

final class LoanInteractor: PresentableInteractor<LoanPresentable>, LoanInteractable {
    weak var listener: LoanListener?
}

final class LoanViewController: UIViewController, LoanPresentable, LoanViewControllable {}

final class LoanRouter: ViewableRouter<LoanInteractable, LoanViewControllable> {}

protocol LoanBuildable: Buildable {
    func build(withListener listener: LoanListener) -> ViewableRouting
}

final class LoanBuilder: Builder<LoanDependency>, LoanBuildable {
    func build(withListener listener: LoanListener) -> ViewableRouting {
        _ = LoanComponent(dependency: dependency)
        return makeRouter(listener)
    }

    private func makeRouter(_ listener: LoanListener) -> ViewableRouting {
        let viewController = LoanViewController()
        let interactor = LoanInteractor(presenter: viewController)
        interactor.listener = listener
        return LoanRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 .init with an annotated type constructs

import RIBs
import UIKit

protocol ClaimDependency: Dependency {}

final class ClaimComponent: Component<ClaimDependency> {}

protocol ClaimPresentable: Presentable {}
protocol ClaimViewControllable: ViewControllable {}
protocol ClaimInteractable: Interactable {}
protocol ClaimListener: AnyObject {}

final class ClaimInteractor: PresentableInteractor<ClaimPresentable>, ClaimInteractable {
    weak var listener: ClaimListener?
}

final class ClaimViewController: UIViewController, ClaimPresentable, ClaimViewControllable {}

final class ClaimRouter: ViewableRouter<ClaimInteractable, ClaimViewControllable> {}

protocol ClaimBuildable: Buildable {
    func build(withListener listener: ClaimListener) -> ViewableRouting
}

final class ClaimBuilder: Builder<ClaimDependency>, ClaimBuildable {
//          ^^^^^^^^^^^^ builder_skips_component: ClaimBuilder
    func build(withListener listener: ClaimListener) -> ViewableRouting {
        let viewController = ClaimViewController()
        let interactor: ClaimInteractor = .init(presenter: viewController)
        interactor.listener = listener
        let router: ClaimRouter = .init(interactor: interactor, viewController: viewController)
        return router
    }
}

// === B4.2 .init with an annotated type makes the component

import RIBs
import UIKit

protocol ClaimDependency: Dependency {}

final class ClaimComponent: Component<ClaimDependency> {}

protocol ClaimPresentable: Presentable {}
protocol ClaimViewControllable: ViewControllable {}
protocol ClaimInteractable: Interactable {}
protocol ClaimListener: AnyObject {}

final class ClaimInteractor: PresentableInteractor<ClaimPresentable>, ClaimInteractable {
    weak var listener: ClaimListener?
}

final class ClaimViewController: UIViewController, ClaimPresentable, ClaimViewControllable {}

final class ClaimRouter: ViewableRouter<ClaimInteractable, ClaimViewControllable> {}

protocol ClaimBuildable: Buildable {
    func build(withListener listener: ClaimListener) -> ViewableRouting
}

final class ClaimBuilder: Builder<ClaimDependency>, ClaimBuildable {
    func build(withListener listener: ClaimListener) -> ViewableRouting {
        let component: ClaimComponent = .init(dependency: dependency)
        _ = component
        let viewController = ClaimViewController()
        let interactor = ClaimInteractor(presenter: viewController)
        interactor.listener = listener
        return ClaimRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 two bodies without a component are one finding

import RIBs
import UIKit

protocol TripDependency: Dependency {}

final class TripComponent: Component<TripDependency> {}

protocol TripPresentable: Presentable {}
protocol TripViewControllable: ViewControllable {}
protocol TripInteractable: Interactable {}
protocol TripListener: AnyObject {}

final class TripInteractor: PresentableInteractor<TripPresentable>, TripInteractable {
    weak var listener: TripListener?
}

final class TripViewController: UIViewController, TripPresentable, TripViewControllable {}

final class TripRouter: ViewableRouter<TripInteractable, TripViewControllable> {}

protocol TripBuildable: Buildable {
    func build(withListener listener: TripListener) -> ViewableRouting
}

final class TripBuilder: Builder<TripDependency>, TripBuildable {
//          ^^^^^^^^^^^ builder_skips_component: TripBuilder
    func build(withListener listener: TripListener) -> ViewableRouting {
        let viewController = TripViewController()
        let interactor = TripInteractor(presenter: viewController)
        interactor.listener = listener
        return TripRouter(interactor: interactor, viewController: viewController)
    }

    func buildDemo(for listener: TripListener) -> ViewableRouting {
        let viewController = TripViewController()
        let interactor = TripInteractor(presenter: viewController)
        interactor.listener = listener
        return TripRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 two bodies, both with the component

import RIBs
import UIKit

protocol TripDependency: Dependency {}

final class TripComponent: Component<TripDependency> {}

protocol TripPresentable: Presentable {}
protocol TripViewControllable: ViewControllable {}
protocol TripInteractable: Interactable {}
protocol TripListener: AnyObject {}

final class TripInteractor: PresentableInteractor<TripPresentable>, TripInteractable {
    weak var listener: TripListener?
}

final class TripViewController: UIViewController, TripPresentable, TripViewControllable {}

final class TripRouter: ViewableRouter<TripInteractable, TripViewControllable> {}

protocol TripBuildable: Buildable {
    func build(withListener listener: TripListener) -> ViewableRouting
}

final class TripBuilder: Builder<TripDependency>, TripBuildable {
    func build(withListener listener: TripListener) -> ViewableRouting {
        let component = TripComponent(dependency: dependency)
        _ = component
        let viewController = TripViewController()
        let interactor = TripInteractor(presenter: viewController)
        interactor.listener = listener
        return TripRouter(interactor: interactor, viewController: viewController)
    }

    func buildDemo(for listener: TripListener) -> ViewableRouting {
        let component = TripComponent(dependency: dependency)
        _ = component
        let viewController = TripViewController()
        let interactor = TripInteractor(presenter: viewController)
        interactor.listener = listener
        return TripRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.2 one of two bodies makes the component

import RIBs
import UIKit

protocol TourDependency: Dependency {}

final class TourComponent: Component<TourDependency> {}

protocol TourPresentable: Presentable {}
protocol TourViewControllable: ViewControllable {}
protocol TourInteractable: Interactable {}
protocol TourListener: AnyObject {}

final class TourInteractor: PresentableInteractor<TourPresentable>, TourInteractable {
    weak var listener: TourListener?
}

final class TourViewController: UIViewController, TourPresentable, TourViewControllable {}

final class TourRouter: ViewableRouter<TourInteractable, TourViewControllable> {}

protocol TourBuildable: Buildable {
    func build(withListener listener: TourListener) -> ViewableRouting
}

final class TourBuilder: Builder<TourDependency>, TourBuildable {
    func build(withListener listener: TourListener) -> ViewableRouting {
        let component = TourComponent(dependency: dependency)
        _ = component
        let viewController = TourViewController()
        let interactor = TourInteractor(presenter: viewController)
        interactor.listener = listener
        return TourRouter(interactor: interactor, viewController: viewController)
    }

    func buildDemo(for listener: TourListener) -> ViewableRouting {
        let viewController = TourViewController()
        let interactor = TourInteractor(presenter: viewController)
        interactor.listener = listener
        return TourRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 constructed in a branch

import RIBs
import UIKit

protocol TicketDependency: Dependency {}

final class TicketComponent: Component<TicketDependency> {}

protocol TicketPresentable: Presentable {}
protocol TicketViewControllable: ViewControllable {}
protocol TicketInteractable: Interactable {}
protocol TicketListener: AnyObject {}

final class TicketInteractor: PresentableInteractor<TicketPresentable>, TicketInteractable {
    weak var listener: TicketListener?
}

final class TicketViewController: UIViewController, TicketPresentable, TicketViewControllable {}

final class TicketRouter: ViewableRouter<TicketInteractable, TicketViewControllable> {}

protocol TicketBuildable: Buildable {
    func build(withListener listener: TicketListener) -> ViewableRouting
}

final class TicketBuilder: Builder<TicketDependency>, TicketBuildable {
//          ^^^^^^^^^^^^^ builder_skips_component
    func build(withListener listener: TicketListener) -> ViewableRouting {
        let viewController = TicketViewController()
        let interactor = TicketInteractor(presenter: viewController)
        if interactor.isActive {
            return TicketRouter(interactor: interactor, viewController: viewController)
        } else {
            return TicketRouter(interactor: interactor, viewController: viewController)
        }
    }
}

// === 4.1 the component is made in a branch

import RIBs
import UIKit

protocol TicketDependency: Dependency {}

final class TicketComponent: Component<TicketDependency> {}

protocol TicketPresentable: Presentable {}
protocol TicketViewControllable: ViewControllable {}
protocol TicketInteractable: Interactable {}
protocol TicketListener: AnyObject {}

final class TicketInteractor: PresentableInteractor<TicketPresentable>, TicketInteractable {
    weak var listener: TicketListener?
}

final class TicketViewController: UIViewController, TicketPresentable, TicketViewControllable {}

final class TicketRouter: ViewableRouter<TicketInteractable, TicketViewControllable> {}

protocol TicketBuildable: Buildable {
    func build(withListener listener: TicketListener) -> ViewableRouting
}

final class TicketBuilder: Builder<TicketDependency>, TicketBuildable {
    func build(withListener listener: TicketListener) -> ViewableRouting {
        let viewController = TicketViewController()
        let interactor = TicketInteractor(presenter: viewController)
        if interactor.isActive {
            _ = TicketComponent(dependency: dependency)
        }
        return TicketRouter(interactor: interactor, viewController: viewController)
    }
}

// === E a tuple as the result

import RIBs
import UIKit

protocol RadioDependency: Dependency {}

final class RadioComponent: Component<RadioDependency> {}

protocol RadioPresentable: Presentable {}
protocol RadioViewControllable: ViewControllable {}
protocol RadioInteractable: Interactable {}
protocol RadioListener: AnyObject {}

final class RadioInteractor: PresentableInteractor<RadioPresentable>, RadioInteractable {
    weak var listener: RadioListener?
}

final class RadioViewController: UIViewController, RadioPresentable, RadioViewControllable {}

final class RadioRouter: ViewableRouter<RadioInteractable, RadioViewControllable> {}

protocol RadioBuildable: Buildable {
    func build(withListener listener: RadioListener) -> ViewableRouting
}

final class RadioBuilder: Builder<RadioDependency> {
//          ^^^^^^^^^^^^ builder_skips_component: RadioBuilder
    func build() -> (router: ViewableRouting, actionableItem: RadioListener?) {
        let viewController = RadioViewController()
        let interactor = RadioInteractor(presenter: viewController)
        return (RadioRouter(interactor: interactor, viewController: viewController), interactor.listener)
    }
}

// === E a tuple as the result, with the component

import RIBs
import UIKit

protocol RadioDependency: Dependency {}

final class RadioComponent: Component<RadioDependency> {}

protocol RadioPresentable: Presentable {}
protocol RadioViewControllable: ViewControllable {}
protocol RadioInteractable: Interactable {}
protocol RadioListener: AnyObject {}

final class RadioInteractor: PresentableInteractor<RadioPresentable>, RadioInteractable {
    weak var listener: RadioListener?
}

final class RadioViewController: UIViewController, RadioPresentable, RadioViewControllable {}

final class RadioRouter: ViewableRouter<RadioInteractable, RadioViewControllable> {}

protocol RadioBuildable: Buildable {
    func build(withListener listener: RadioListener) -> ViewableRouting
}

final class RadioBuilder: Builder<RadioDependency> {
    func build() -> (router: ViewableRouting, actionableItem: RadioListener?) {
        _ = RadioComponent(dependency: dependency)
        let viewController = RadioViewController()
        let interactor = RadioInteractor(presenter: viewController)
        return (RadioRouter(interactor: interactor, viewController: viewController), interactor.listener)
    }
}

// === B4.1 a: the root

import RIBs
import UIKit

protocol RootDependency: EmptyDependency {}

final class RootComponent: Component<RootDependency> {}

protocol RootPresentable: Presentable {}
protocol RootViewControllable: ViewControllable {}
protocol RootInteractable: Interactable {}
protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var listener: RootListener?
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {}

protocol RootBuildable: Buildable {
    func build(withListener listener: RootListener) -> ViewableRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
//          ^^^^^^^^^^^ builder_skips_component: RootBuilder
    func build(withListener listener: RootListener) -> ViewableRouting {
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        interactor.listener = listener
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 a: the root with its component

import RIBs
import UIKit

protocol RootDependency: EmptyDependency {}

final class RootComponent: Component<RootDependency> {}

protocol RootPresentable: Presentable {}
protocol RootViewControllable: ViewControllable {}
protocol RootInteractable: Interactable {}
protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var listener: RootListener?
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {}

protocol RootBuildable: Buildable {
    func build(withListener listener: RootListener) -> ViewableRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    func build(withListener listener: RootListener) -> ViewableRouting {
        let component = RootComponent(dependency: dependency)
        _ = component
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        interactor.listener = listener
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 only an interactor is constructed

import RIBs
import UIKit

protocol PollDependency: Dependency {}

final class PollComponent: Component<PollDependency> {}

protocol PollPresentable: Presentable {}
protocol PollViewControllable: ViewControllable {}
protocol PollInteractable: Interactable {}
protocol PollListener: AnyObject {}

final class PollInteractor: PresentableInteractor<PollPresentable>, PollInteractable {
    weak var listener: PollListener?
}

final class PollViewController: UIViewController, PollPresentable, PollViewControllable {}

final class PollRouter: ViewableRouter<PollInteractable, PollViewControllable> {}

protocol PollBuildable: Buildable {
    func build(withListener listener: PollListener) -> ViewableRouting
}

final class PollBuilder: Builder<PollDependency> {
//          ^^^^^^^^^^^ builder_skips_component
    func build(withListener listener: PollListener) -> PollInteractor {
        let interactor = PollInteractor(presenter: PollViewController())
        interactor.listener = listener
        return interactor
    }
}

// === 4.1 neither router nor interactor is constructed

import RIBs
import UIKit

protocol PollDependency: Dependency {}

final class PollComponent: Component<PollDependency> {}

protocol PollPresentable: Presentable {}
protocol PollViewControllable: ViewControllable {}
protocol PollInteractable: Interactable {}
protocol PollListener: AnyObject {}

final class PollInteractor: PresentableInteractor<PollPresentable>, PollInteractable {
    weak var listener: PollListener?
}

final class PollViewController: UIViewController, PollPresentable, PollViewControllable {}

final class PollRouter: ViewableRouter<PollInteractable, PollViewControllable> {}

protocol PollBuildable: Buildable {
    func build(withListener listener: PollListener) -> ViewableRouting
}

final class PollBuilder: Builder<PollDependency> {
    func build(withListener listener: PollListener) -> PollViewController {
        PollViewController()
    }
}

// === 4.1 the framework's own router class is constructed

import RIBs
import UIKit

protocol GameDependency: Dependency {}

final class GameComponent: Component<GameDependency> {}

protocol GamePresentable: Presentable {}
protocol GameViewControllable: ViewControllable {}
protocol GameInteractable: Interactable {}
protocol GameListener: AnyObject {}

final class GameInteractor: PresentableInteractor<GamePresentable>, GameInteractable {
    weak var listener: GameListener?
}

final class GameViewController: UIViewController, GamePresentable, GameViewControllable {}

final class GameRouter: ViewableRouter<GameInteractable, GameViewControllable> {}

protocol GameBuildable: Buildable {
    func build(withListener listener: GameListener) -> ViewableRouting
}

final class GameBuilder: Builder<GameDependency> {
//          ^^^^^^^^^^^ builder_skips_component: GameBuilder
    func build(withListener listener: GameListener) -> Routing {
        let interactor = GameInteractor(presenter: GameViewController())
        return Router<GameInteractable>(interactor: interactor)
    }
}

// === 4.1 the framework's own router class, and the component

import RIBs
import UIKit

protocol GameDependency: Dependency {}

final class GameComponent: Component<GameDependency> {}

protocol GamePresentable: Presentable {}
protocol GameViewControllable: ViewControllable {}
protocol GameInteractable: Interactable {}
protocol GameListener: AnyObject {}

final class GameInteractor: PresentableInteractor<GamePresentable>, GameInteractable {
    weak var listener: GameListener?
}

final class GameViewController: UIViewController, GamePresentable, GameViewControllable {}

final class GameRouter: ViewableRouter<GameInteractable, GameViewControllable> {}

protocol GameBuildable: Buildable {
    func build(withListener listener: GameListener) -> ViewableRouting
}

final class GameBuilder: Builder<GameDependency> {
    func build(withListener listener: GameListener) -> Routing {
        _ = GameComponent(dependency: dependency)
        let interactor = GameInteractor(presenter: GameViewController())
        return Router<GameInteractable>(interactor: interactor)
    }
}

// === 4.1 a base builder of the project

import RIBs
import UIKit

class FeatureBuilder<DependencyType>: Builder<DependencyType> {}

protocol BillDependency: Dependency {}

final class BillComponent: Component<BillDependency> {}

protocol BillPresentable: Presentable {}
protocol BillViewControllable: ViewControllable {}
protocol BillInteractable: Interactable {}
protocol BillListener: AnyObject {}

final class BillInteractor: PresentableInteractor<BillPresentable>, BillInteractable {
    weak var listener: BillListener?
}

final class BillViewController: UIViewController, BillPresentable, BillViewControllable {}

final class BillRouter: ViewableRouter<BillInteractable, BillViewControllable> {}

protocol BillBuildable: Buildable {
    func build(withListener listener: BillListener) -> ViewableRouting
}

final class BillBuilder: FeatureBuilder<BillDependency>, BillBuildable {
//          ^^^^^^^^^^^ builder_skips_component: BillBuilder
    func build(withListener listener: BillListener) -> ViewableRouting {
        let viewController = BillViewController()
        let interactor = BillInteractor(presenter: viewController)
        interactor.listener = listener
        return BillRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 a base builder of the project, the subclass makes the component

import RIBs
import UIKit

class FeatureBuilder<DependencyType>: Builder<DependencyType> {}

protocol BillDependency: Dependency {}

final class BillComponent: Component<BillDependency> {}

protocol BillPresentable: Presentable {}
protocol BillViewControllable: ViewControllable {}
protocol BillInteractable: Interactable {}
protocol BillListener: AnyObject {}

final class BillInteractor: PresentableInteractor<BillPresentable>, BillInteractable {
    weak var listener: BillListener?
}

final class BillViewController: UIViewController, BillPresentable, BillViewControllable {}

final class BillRouter: ViewableRouter<BillInteractable, BillViewControllable> {}

protocol BillBuildable: Buildable {
    func build(withListener listener: BillListener) -> ViewableRouting
}

final class BillBuilder: FeatureBuilder<BillDependency>, BillBuildable {
    func build(withListener listener: BillListener) -> ViewableRouting {
        _ = BillComponent(dependency: dependency)
        let viewController = BillViewController()
        let interactor = BillInteractor(presenter: viewController)
        interactor.listener = listener
        return BillRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 a typealias of the builder base

import RIBs
import UIKit

typealias RIBBuilder<DependencyType> = Builder<DependencyType>

protocol RentDependency: Dependency {}

final class RentComponent: Component<RentDependency> {}

protocol RentPresentable: Presentable {}
protocol RentViewControllable: ViewControllable {}
protocol RentInteractable: Interactable {}
protocol RentListener: AnyObject {}

final class RentInteractor: PresentableInteractor<RentPresentable>, RentInteractable {
    weak var listener: RentListener?
}

final class RentViewController: UIViewController, RentPresentable, RentViewControllable {}

final class RentRouter: ViewableRouter<RentInteractable, RentViewControllable> {}

protocol RentBuildable: Buildable {
    func build(withListener listener: RentListener) -> ViewableRouting
}

final class RentBuilder: RIBBuilder<RentDependency> {
//          ^^^^^^^^^^^ builder_skips_component: RentBuilder
    func build(withListener listener: RentListener) -> ViewableRouting {
        let viewController = RentViewController()
        let interactor = RentInteractor(presenter: viewController)
        interactor.listener = listener
        return RentRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 a typealias of the builder base, with the component

import RIBs
import UIKit

typealias RIBBuilder<DependencyType> = Builder<DependencyType>

protocol RentDependency: Dependency {}

final class RentComponent: Component<RentDependency> {}

protocol RentPresentable: Presentable {}
protocol RentViewControllable: ViewControllable {}
protocol RentInteractable: Interactable {}
protocol RentListener: AnyObject {}

final class RentInteractor: PresentableInteractor<RentPresentable>, RentInteractable {
    weak var listener: RentListener?
}

final class RentViewController: UIViewController, RentPresentable, RentViewControllable {}

final class RentRouter: ViewableRouter<RentInteractable, RentViewControllable> {}

protocol RentBuildable: Buildable {
    func build(withListener listener: RentListener) -> ViewableRouting
}

final class RentBuilder: RIBBuilder<RentDependency> {
    func build(withListener listener: RentListener) -> ViewableRouting {
        _ = RentComponent(dependency: dependency)
        let viewController = RentViewController()
        let interactor = RentInteractor(presenter: viewController)
        interactor.listener = listener
        return RentRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 a struct named Component is none

import RIBs
import UIKit

protocol CardDependency: Dependency {}

struct CardComponent {
    let title: String
}

protocol CardPresentable: Presentable {}
protocol CardViewControllable: ViewControllable {}
protocol CardInteractable: Interactable {}
protocol CardListener: AnyObject {}

final class CardInteractor: PresentableInteractor<CardPresentable>, CardInteractable {
    weak var listener: CardListener?
}

final class CardViewController: UIViewController, CardPresentable, CardViewControllable {}

final class CardRouter: ViewableRouter<CardInteractable, CardViewControllable> {}

protocol CardBuildable: Buildable {
    func build(withListener listener: CardListener) -> ViewableRouting
}

final class CardBuilder: Builder<CardDependency>, CardBuildable {
//          ^^^^^^^^^^^ builder_skips_component: CardBuilder
    func build(withListener listener: CardListener) -> ViewableRouting {
        let component = CardComponent(title: "card")
        _ = component
        let viewController = CardViewController()
        let interactor = CardInteractor(presenter: viewController)
        interactor.listener = listener
        return CardRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 a container is a component by its type

import RIBs
import UIKit

protocol CardDependency: Dependency {}

final class CardContainer: Component<CardDependency> {}

protocol CardPresentable: Presentable {}
protocol CardViewControllable: ViewControllable {}
protocol CardInteractable: Interactable {}
protocol CardListener: AnyObject {}

final class CardInteractor: PresentableInteractor<CardPresentable>, CardInteractable {
    weak var listener: CardListener?
}

final class CardViewController: UIViewController, CardPresentable, CardViewControllable {}

final class CardRouter: ViewableRouter<CardInteractable, CardViewControllable> {}

protocol CardBuildable: Buildable {
    func build(withListener listener: CardListener) -> ViewableRouting
}

final class CardBuilder: Builder<CardDependency>, CardBuildable {
    func build(withListener listener: CardListener) -> ViewableRouting {
        let container = CardContainer(dependency: dependency)
        _ = container
        let viewController = CardViewController()
        let interactor = CardInteractor(presenter: viewController)
        interactor.listener = listener
        return CardRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.2 Foundation's appendingPathComponent is no evidence

import Foundation
import RIBs
import UIKit

protocol FileDependency: Dependency {
    var folder: URL { get }
}

final class FileComponent: Component<FileDependency> {}

protocol FilePresentable: Presentable {}
protocol FileViewControllable: ViewControllable {}
protocol FileInteractable: Interactable {}
protocol FileListener: AnyObject {}

final class FileInteractor: PresentableInteractor<FilePresentable>, FileInteractable {
    weak var listener: FileListener?
    private let folder: URL

    init(presenter: FilePresentable, folder: URL) {
        self.folder = folder
        super.init(presenter: presenter)
    }
}

final class FileViewController: UIViewController, FilePresentable, FileViewControllable {}

final class FileRouter: ViewableRouter<FileInteractable, FileViewControllable> {}

protocol FileBuildable: Buildable {
    func build(withListener listener: FileListener) -> ViewableRouting
}

final class FileBuilder: Builder<FileDependency>, FileBuildable {
//          ^^^^^^^^^^^ builder_skips_component: FileBuilder
    func build(withListener listener: FileListener) -> ViewableRouting {
        let viewController = FileViewController()
        let interactor = FileInteractor(presenter: viewController, folder: dependency.folder.appendingPathComponent("inbox"))
        interactor.listener = listener
        return FileRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.2 an unresolved function whose name ends in Component

import Foundation
import RIBs
import ScopeKit
import UIKit

protocol FileDependency: Dependency {
    var factory: ScopeFactory { get }
}

final class FileComponent: Component<FileDependency> {}

protocol FilePresentable: Presentable {}
protocol FileViewControllable: ViewControllable {}
protocol FileInteractable: Interactable {}
protocol FileListener: AnyObject {}

final class FileInteractor: PresentableInteractor<FilePresentable>, FileInteractable {
    weak var listener: FileListener?
    private let folder: URL

    init(presenter: FilePresentable, folder: URL) {
        self.folder = folder
        super.init(presenter: presenter)
    }
}

final class FileViewController: UIViewController, FilePresentable, FileViewControllable {}

final class FileRouter: ViewableRouter<FileInteractable, FileViewControllable> {}

protocol FileBuildable: Buildable {
    func build(withListener listener: FileListener) -> ViewableRouting
}

final class FileBuilder: Builder<FileDependency>, FileBuildable {
    func build(withListener listener: FileListener) -> ViewableRouting {
        let component = dependency.factory.makeFileComponent()
        let viewController = FileViewController()
        let interactor = FileInteractor(presenter: viewController, folder: component.folder)
        interactor.listener = listener
        return FileRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 b: no builder base, a service locator

import RIBs
import UIKit

protocol BankAPI: AnyObject {}

func resolve<Service>() -> Service {
    fatalError()
}

protocol BankPresentable: Presentable {}
protocol BankViewControllable: ViewControllable {}
protocol BankInteractable: Interactable {}
protocol BankListener: AnyObject {}

final class BankInteractor: PresentableInteractor<BankPresentable>, BankInteractable {
    weak var listener: BankListener?
    private let api: BankAPI

    init(presenter: BankPresentable, api: BankAPI) {
        self.api = api
        super.init(presenter: presenter)
    }
}

final class BankViewController: UIViewController, BankPresentable, BankViewControllable {}

final class BankRouter: ViewableRouter<BankInteractable, BankViewControllable> {}

protocol BankBuildable: Buildable {
    func build(withListener listener: BankListener) -> ViewableRouting
}

final class BankBuilder: BankBuildable {
//          ^^^^^^^^^^^ builder_skips_component: BankBuilder
    private let api: BankAPI

    init(api: BankAPI = resolve()) {
        self.api = api
    }

    func build(withListener listener: BankListener) -> ViewableRouting {
        let viewController = BankViewController()
        let interactor = BankInteractor(presenter: viewController, api: api)
        interactor.listener = listener
        return BankRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 b: no builder base, and a component

import RIBs
import UIKit

protocol BankAPI: AnyObject {}

protocol BankDependency: Dependency {
    var api: BankAPI { get }
}

final class BankComponent: Component<BankDependency> {
    var api: BankAPI { dependency.api }
}

protocol BankPresentable: Presentable {}
protocol BankViewControllable: ViewControllable {}
protocol BankInteractable: Interactable {}
protocol BankListener: AnyObject {}

final class BankInteractor: PresentableInteractor<BankPresentable>, BankInteractable {
    weak var listener: BankListener?
    private let api: BankAPI

    init(presenter: BankPresentable, api: BankAPI) {
        self.api = api
        super.init(presenter: presenter)
    }
}

final class BankViewController: UIViewController, BankPresentable, BankViewControllable {}

final class BankRouter: ViewableRouter<BankInteractable, BankViewControllable> {}

protocol BankBuildable: Buildable {
    func build(withListener listener: BankListener) -> ViewableRouting
}

final class BankBuilder: BankBuildable {
    private let dependency: BankDependency

    init(dependency: BankDependency) {
        self.dependency = dependency
    }

    func build(withListener listener: BankListener) -> ViewableRouting {
        let component = BankComponent(dependency: dependency)
        let viewController = BankViewController()
        let interactor = BankInteractor(presenter: viewController, api: component.api)
        interactor.listener = listener
        return BankRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 b: conforms to Buildable itself

import RIBs
import UIKit

protocol CoinPresentable: Presentable {}
protocol CoinViewControllable: ViewControllable {}
protocol CoinInteractable: Interactable {}
protocol CoinListener: AnyObject {}

final class CoinInteractor: PresentableInteractor<CoinPresentable>, CoinInteractable {
    weak var listener: CoinListener?
}

final class CoinViewController: UIViewController, CoinPresentable, CoinViewControllable {}

final class CoinRouter: ViewableRouter<CoinInteractable, CoinViewControllable> {}

final class CoinBuilder: Buildable {
//          ^^^^^^^^^^^ builder_skips_component: CoinBuilder
    func build(withListener listener: CoinListener) -> ViewableRouting {
        let viewController = CoinViewController()
        let interactor = CoinInteractor(presenter: viewController)
        interactor.listener = listener
        return CoinRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 b: a mere name is nothing

import RIBs
import UIKit

class AnyObjectBox {}

protocol CoinPresentable: Presentable {}
protocol CoinViewControllable: ViewControllable {}
protocol CoinInteractable: Interactable {}
protocol CoinListener: AnyObject {}

final class CoinInteractor: PresentableInteractor<CoinPresentable>, CoinInteractable {
    weak var listener: CoinListener?
}

final class CoinViewController: UIViewController, CoinPresentable, CoinViewControllable {}

final class CoinRouter: ViewableRouter<CoinInteractable, CoinViewControllable> {}

final class CoinBuilder: AnyObjectBox {
    func build(withListener listener: CoinListener) -> ViewableRouting {
        let viewController = CoinViewController()
        let interactor = CoinInteractor(presenter: viewController)
        interactor.listener = listener
        return CoinRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 b: the conformance stands in an extension

import RIBs
import UIKit

protocol FundMaking: AnyObject {}

protocol FundPresentable: Presentable {}
protocol FundViewControllable: ViewControllable {}
protocol FundInteractable: Interactable {}
protocol FundListener: AnyObject {}

final class FundInteractor: PresentableInteractor<FundPresentable>, FundInteractable {
    weak var listener: FundListener?
}

final class FundViewController: UIViewController, FundPresentable, FundViewControllable {}

final class FundRouter: ViewableRouter<FundInteractable, FundViewControllable> {}

protocol FundBuildable: Buildable {
    func build(withListener listener: FundListener) -> ViewableRouting
}

final class FundBuilder: FundMaking {
//          ^^^^^^^^^^^ builder_skips_component: FundBuilder
    func build(withListener listener: FundListener) -> ViewableRouting {
        let viewController = FundViewController()
        let interactor = FundInteractor(presenter: viewController)
        interactor.listener = listener
        return FundRouter(interactor: interactor, viewController: viewController)
    }
}

extension FundBuilder: FundBuildable {}

// === 4.3 b: the extension conforms to no RIBs protocol

import RIBs
import UIKit

protocol FundMaking: AnyObject {}

protocol FundPresentable: Presentable {}
protocol FundViewControllable: ViewControllable {}
protocol FundInteractable: Interactable {}
protocol FundListener: AnyObject {}

final class FundInteractor: PresentableInteractor<FundPresentable>, FundInteractable {
    weak var listener: FundListener?
}

final class FundViewController: UIViewController, FundPresentable, FundViewControllable {}

final class FundRouter: ViewableRouter<FundInteractable, FundViewControllable> {}

protocol FundBuildable: AnyObject {
    func build(withListener listener: FundListener) -> ViewableRouting
}

final class FundBuilder: FundMaking {
    func build(withListener listener: FundListener) -> ViewableRouting {
        let viewController = FundViewController()
        let interactor = FundInteractor(presenter: viewController)
        interactor.listener = listener
        return FundRouter(interactor: interactor, viewController: viewController)
    }
}

extension FundBuilder: FundBuildable {}

// === B4.1 b: a protocol that refines one that refines Buildable

import RIBs
import UIKit

protocol FeatureBuildable: Buildable {}

protocol BondPresentable: Presentable {}
protocol BondViewControllable: ViewControllable {}
protocol BondInteractable: Interactable {}
protocol BondListener: AnyObject {}

final class BondInteractor: PresentableInteractor<BondPresentable>, BondInteractable {
    weak var listener: BondListener?
}

final class BondViewController: UIViewController, BondPresentable, BondViewControllable {}

final class BondRouter: ViewableRouter<BondInteractable, BondViewControllable> {}

protocol BondBuildable: FeatureBuildable {
    func build(withListener listener: BondListener) -> ViewableRouting
}

final class BondBuilder: BondBuildable {
//          ^^^^^^^^^^^ builder_skips_component: BondBuilder
    func build(withListener listener: BondListener) -> ViewableRouting {
        let viewController = BondViewController()
        let interactor = BondInteractor(presenter: viewController)
        interactor.listener = listener
        return BondRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 b: a protocol that refines an unresolved one

import FeatureKit
import RIBs
import UIKit

protocol BondPresentable: Presentable {}
protocol BondViewControllable: ViewControllable {}
protocol BondInteractable: Interactable {}
protocol BondListener: AnyObject {}

final class BondInteractor: PresentableInteractor<BondPresentable>, BondInteractable {
    weak var listener: BondListener?
}

final class BondViewController: UIViewController, BondPresentable, BondViewControllable {}

final class BondRouter: ViewableRouter<BondInteractable, BondViewControllable> {}

protocol BondBuildable: FeatureBuildable {
    func build(withListener listener: BondListener) -> ViewableRouting
}

final class BondBuilder: BondBuildable {
    func build(withListener listener: BondListener) -> ViewableRouting {
        let viewController = BondViewController()
        let interactor = BondInteractor(presenter: viewController)
        interactor.listener = listener
        return BondRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 b: another name than Builder

import RIBs
import UIKit

protocol GiftPresentable: Presentable {}
protocol GiftViewControllable: ViewControllable {}
protocol GiftInteractable: Interactable {}
protocol GiftListener: AnyObject {}

final class GiftInteractor: PresentableInteractor<GiftPresentable>, GiftInteractable {
    weak var listener: GiftListener?
}

final class GiftViewController: UIViewController, GiftPresentable, GiftViewControllable {}

final class GiftRouter: ViewableRouter<GiftInteractable, GiftViewControllable> {}

protocol GiftBuildable: Buildable {
    func build(withListener listener: GiftListener) -> ViewableRouting
}

final class GiftAssembly: GiftBuildable {
//          ^^^^^^^^^^^^ builder_skips_component: GiftAssembly
    func build(withListener listener: GiftListener) -> ViewableRouting {
        let viewController = GiftViewController()
        let interactor = GiftInteractor(presenter: viewController)
        interactor.listener = listener
        return GiftRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 b: another name than Builder, and a component

import RIBs
import UIKit

final class GiftScope: EmptyComponent, GiftDependency {
    var component: GiftComponent { GiftComponent(dependency: self) }
}

protocol GiftDependency: EmptyDependency {}

final class GiftComponent: Component<GiftDependency> {}

protocol GiftPresentable: Presentable {}
protocol GiftViewControllable: ViewControllable {}
protocol GiftInteractable: Interactable {}
protocol GiftListener: AnyObject {}

final class GiftInteractor: PresentableInteractor<GiftPresentable>, GiftInteractable {
    weak var listener: GiftListener?
}

final class GiftViewController: UIViewController, GiftPresentable, GiftViewControllable {}

final class GiftRouter: ViewableRouter<GiftInteractable, GiftViewControllable> {}

protocol GiftBuildable: Buildable {
    func build(withListener listener: GiftListener) -> ViewableRouting
}

final class GiftAssembly: GiftBuildable {
    private let scope = GiftScope()

    func build(withListener listener: GiftListener) -> ViewableRouting {
        _ = scope.component
        let viewController = GiftViewController()
        let interactor = GiftInteractor(presenter: viewController)
        interactor.listener = listener
        return GiftRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 c: the child gets the raw dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol HomeDependency: SearchDependency {
    var store: Store { get }
}

final class HomeComponent: Component<HomeDependency>, SearchDependency {
    var store: Store { dependency.store }
}

protocol HomePresentable: Presentable {}
protocol HomeViewControllable: ViewControllable {}
protocol HomeInteractable: Interactable {}
protocol HomeListener: AnyObject {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable {
    weak var listener: HomeListener?
    private let store: Store

    init(presenter: HomePresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
    private let searchBuilder: SearchBuilder

    init(interactor: HomeInteractable, viewController: HomeViewControllable, searchBuilder: SearchBuilder) {
        self.searchBuilder = searchBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> ViewableRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
    func build(withListener listener: HomeListener) -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let searchBuilder = SearchBuilder(dependency: dependency)
        //                                            ^^^^^^^^^^ builder_skips_component: SearchBuilder
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return HomeRouter(interactor: interactor, viewController: viewController, searchBuilder: searchBuilder)
    }
}

protocol SearchDependency: Dependency {}

final class SearchComponent: Component<SearchDependency> {}

final class SearchInteractor: Interactor {}
final class SearchRouter: Router<SearchInteractor> {}

final class SearchBuilder: Builder<SearchDependency> {
    func build() -> Routing {
        _ = SearchComponent(dependency: dependency)
        return SearchRouter(interactor: SearchInteractor())
    }
}

// === B4.1 c: the child gets the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol HomeDependency: SearchDependency {
    var store: Store { get }
}

final class HomeComponent: Component<HomeDependency>, SearchDependency {
    var store: Store { dependency.store }
}

protocol HomePresentable: Presentable {}
protocol HomeViewControllable: ViewControllable {}
protocol HomeInteractable: Interactable {}
protocol HomeListener: AnyObject {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable {
    weak var listener: HomeListener?
    private let store: Store

    init(presenter: HomePresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
    private let searchBuilder: SearchBuilder

    init(interactor: HomeInteractable, viewController: HomeViewControllable, searchBuilder: SearchBuilder) {
        self.searchBuilder = searchBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> ViewableRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
    func build(withListener listener: HomeListener) -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let searchBuilder = SearchBuilder(dependency: component)
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return HomeRouter(interactor: interactor, viewController: viewController, searchBuilder: searchBuilder)
    }
}

protocol SearchDependency: Dependency {}

final class SearchComponent: Component<SearchDependency> {}

final class SearchInteractor: Interactor {}
final class SearchRouter: Router<SearchInteractor> {}

final class SearchBuilder: Builder<SearchDependency> {
    func build() -> Routing {
        _ = SearchComponent(dependency: dependency)
        return SearchRouter(interactor: SearchInteractor())
    }
}

// === B4.1 c: self.dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol FeedDependency: PostDependency {
    var store: Store { get }
}

final class FeedComponent: Component<FeedDependency>, PostDependency {
    var store: Store { dependency.store }
}

protocol FeedPresentable: Presentable {}
protocol FeedViewControllable: ViewControllable {}
protocol FeedInteractable: Interactable {}
protocol FeedListener: AnyObject {}

final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedInteractable {
    weak var listener: FeedListener?
    private let store: Store

    init(presenter: FeedPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class FeedViewController: UIViewController, FeedPresentable, FeedViewControllable {}

final class FeedRouter: ViewableRouter<FeedInteractable, FeedViewControllable> {
    private let postBuilder: PostBuilder

    init(interactor: FeedInteractable, viewController: FeedViewControllable, postBuilder: PostBuilder) {
        self.postBuilder = postBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol FeedBuildable: Buildable {
    func build(withListener listener: FeedListener) -> ViewableRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable {
    func build(withListener listener: FeedListener) -> ViewableRouting {
        let component = FeedComponent(dependency: dependency)
        let postBuilder = PostBuilder(dependency: self.dependency)
        //                                             ^^^^^^^^^^ builder_skips_component: FeedBuilder
        let viewController = FeedViewController()
        let interactor = FeedInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return FeedRouter(interactor: interactor, viewController: viewController, postBuilder: postBuilder)
    }
}

protocol PostDependency: Dependency {}

final class PostComponent: Component<PostDependency> {}

final class PostInteractor: Interactor {}
final class PostRouter: Router<PostInteractor> {}

final class PostBuilder: Builder<PostDependency> {
    func build() -> Routing {
        _ = PostComponent(dependency: dependency)
        return PostRouter(interactor: PostInteractor())
    }
}

// === B4.1 c: the child gets the component by another name

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol FeedDependency: PostDependency {
    var store: Store { get }
}

final class FeedComponent: Component<FeedDependency>, PostDependency {
    var store: Store { dependency.store }
}

protocol FeedPresentable: Presentable {}
protocol FeedViewControllable: ViewControllable {}
protocol FeedInteractable: Interactable {}
protocol FeedListener: AnyObject {}

final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedInteractable {
    weak var listener: FeedListener?
    private let store: Store

    init(presenter: FeedPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class FeedViewController: UIViewController, FeedPresentable, FeedViewControllable {}

final class FeedRouter: ViewableRouter<FeedInteractable, FeedViewControllable> {
    private let postBuilder: PostBuilder

    init(interactor: FeedInteractable, viewController: FeedViewControllable, postBuilder: PostBuilder) {
        self.postBuilder = postBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol FeedBuildable: Buildable {
    func build(withListener listener: FeedListener) -> ViewableRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable {
    func build(withListener listener: FeedListener) -> ViewableRouting {
        let scope = FeedComponent(dependency: self.dependency)
        let postBuilder = PostBuilder(dependency: scope)
        let viewController = FeedViewController()
        let interactor = FeedInteractor(presenter: viewController, store: scope.store)
        interactor.listener = listener
        return FeedRouter(interactor: interactor, viewController: viewController, postBuilder: postBuilder)
    }
}

protocol PostDependency: Dependency {}

final class PostComponent: Component<PostDependency> {}

final class PostInteractor: Interactor {}
final class PostRouter: Router<PostInteractor> {}

final class PostBuilder: Builder<PostDependency> {
    func build() -> Routing {
        _ = PostComponent(dependency: dependency)
        return PostRouter(interactor: PostInteractor())
    }
}

// === B4.1 c: the component's dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ChatDependency: RoomDependency {
    var store: Store { get }
}

final class ChatComponent: Component<ChatDependency>, RoomDependency {
    var store: Store { dependency.store }
}

protocol ChatPresentable: Presentable {}
protocol ChatViewControllable: ViewControllable {}
protocol ChatInteractable: Interactable {}
protocol ChatListener: AnyObject {}

final class ChatInteractor: PresentableInteractor<ChatPresentable>, ChatInteractable {
    weak var listener: ChatListener?
    private let store: Store

    init(presenter: ChatPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ChatViewController: UIViewController, ChatPresentable, ChatViewControllable {}

final class ChatRouter: ViewableRouter<ChatInteractable, ChatViewControllable> {
    private let roomBuilder: RoomBuilder

    init(interactor: ChatInteractable, viewController: ChatViewControllable, roomBuilder: RoomBuilder) {
        self.roomBuilder = roomBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ChatBuildable: Buildable {
    func build(withListener listener: ChatListener) -> ViewableRouting
}

final class ChatBuilder: Builder<ChatDependency>, ChatBuildable {
    func build(withListener listener: ChatListener) -> ViewableRouting {
        let component = ChatComponent(dependency: dependency)
        let roomBuilder = RoomBuilder(dependency: component.dependency)
        //                                                  ^^^^^^^^^^ builder_skips_component
        let viewController = ChatViewController()
        let interactor = ChatInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ChatRouter(interactor: interactor, viewController: viewController, roomBuilder: roomBuilder)
    }
}

protocol RoomDependency: Dependency {}

final class RoomComponent: Component<RoomDependency> {}

final class RoomInteractor: Interactor {}
final class RoomRouter: Router<RoomInteractor> {}

final class RoomBuilder: Builder<RoomDependency> {
    func build() -> Routing {
        _ = RoomComponent(dependency: dependency)
        return RoomRouter(interactor: RoomInteractor())
    }
}

// === B4.1 c: the component itself

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ChatDependency: RoomDependency {
    var store: Store { get }
}

final class ChatComponent: Component<ChatDependency>, RoomDependency {
    var store: Store { dependency.store }
}

protocol ChatPresentable: Presentable {}
protocol ChatViewControllable: ViewControllable {}
protocol ChatInteractable: Interactable {}
protocol ChatListener: AnyObject {}

final class ChatInteractor: PresentableInteractor<ChatPresentable>, ChatInteractable {
    weak var listener: ChatListener?
    private let store: Store

    init(presenter: ChatPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ChatViewController: UIViewController, ChatPresentable, ChatViewControllable {}

final class ChatRouter: ViewableRouter<ChatInteractable, ChatViewControllable> {
    private let roomBuilder: RoomBuilder

    init(interactor: ChatInteractable, viewController: ChatViewControllable, roomBuilder: RoomBuilder) {
        self.roomBuilder = roomBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ChatBuildable: Buildable {
    func build(withListener listener: ChatListener) -> ViewableRouting
}

final class ChatBuilder: Builder<ChatDependency>, ChatBuildable {
    func build(withListener listener: ChatListener) -> ViewableRouting {
        let component = ChatComponent(dependency: dependency)
        let roomBuilder = RoomBuilder(dependency: component)
        let viewController = ChatViewController()
        let interactor = ChatInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ChatRouter(interactor: interactor, viewController: viewController, roomBuilder: roomBuilder)
    }
}

protocol RoomDependency: Dependency {}

final class RoomComponent: Component<RoomDependency> {}

final class RoomInteractor: Interactor {}
final class RoomRouter: Router<RoomInteractor> {}

final class RoomBuilder: Builder<RoomDependency> {
    func build() -> Routing {
        _ = RoomComponent(dependency: dependency)
        return RoomRouter(interactor: RoomInteractor())
    }
}

// === 4.3 c: a local bound to the dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol MailDependency: DraftDependency {
    var store: Store { get }
}

final class MailComponent: Component<MailDependency>, DraftDependency {
    var store: Store { dependency.store }
}

protocol MailPresentable: Presentable {}
protocol MailViewControllable: ViewControllable {}
protocol MailInteractable: Interactable {}
protocol MailListener: AnyObject {}

final class MailInteractor: PresentableInteractor<MailPresentable>, MailInteractable {
    weak var listener: MailListener?
    private let store: Store

    init(presenter: MailPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class MailViewController: UIViewController, MailPresentable, MailViewControllable {}

final class MailRouter: ViewableRouter<MailInteractable, MailViewControllable> {
    private let draftBuilder: DraftBuilder

    init(interactor: MailInteractable, viewController: MailViewControllable, draftBuilder: DraftBuilder) {
        self.draftBuilder = draftBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol MailBuildable: Buildable {
    func build(withListener listener: MailListener) -> ViewableRouting
}

final class MailBuilder: Builder<MailDependency>, MailBuildable {
    func build(withListener listener: MailListener) -> ViewableRouting {
        let component = MailComponent(dependency: dependency)
        let parent = dependency
        let draftBuilder = DraftBuilder(dependency: parent)
        //                                          ^^^^^^ builder_skips_component
        let viewController = MailViewController()
        let interactor = MailInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return MailRouter(interactor: interactor, viewController: viewController, draftBuilder: draftBuilder)
    }
}

protocol DraftDependency: Dependency {}

final class DraftComponent: Component<DraftDependency> {}

final class DraftInteractor: Interactor {}
final class DraftRouter: Router<DraftInteractor> {}

final class DraftBuilder: Builder<DraftDependency> {
    func build() -> Routing {
        _ = DraftComponent(dependency: dependency)
        return DraftRouter(interactor: DraftInteractor())
    }
}

// === 4.3 c: a local bound to the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol MailDependency: DraftDependency {
    var store: Store { get }
}

final class MailComponent: Component<MailDependency>, DraftDependency {
    var store: Store { dependency.store }
}

protocol MailPresentable: Presentable {}
protocol MailViewControllable: ViewControllable {}
protocol MailInteractable: Interactable {}
protocol MailListener: AnyObject {}

final class MailInteractor: PresentableInteractor<MailPresentable>, MailInteractable {
    weak var listener: MailListener?
    private let store: Store

    init(presenter: MailPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class MailViewController: UIViewController, MailPresentable, MailViewControllable {}

final class MailRouter: ViewableRouter<MailInteractable, MailViewControllable> {
    private let draftBuilder: DraftBuilder

    init(interactor: MailInteractable, viewController: MailViewControllable, draftBuilder: DraftBuilder) {
        self.draftBuilder = draftBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol MailBuildable: Buildable {
    func build(withListener listener: MailListener) -> ViewableRouting
}

final class MailBuilder: Builder<MailDependency>, MailBuildable {
    func build(withListener listener: MailListener) -> ViewableRouting {
        let component = MailComponent(dependency: dependency)
        let parent = component
        let draftBuilder = DraftBuilder(dependency: parent)
        let viewController = MailViewController()
        let interactor = MailInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return MailRouter(interactor: interactor, viewController: viewController, draftBuilder: draftBuilder)
    }
}

protocol DraftDependency: Dependency {}

final class DraftComponent: Component<DraftDependency> {}

final class DraftInteractor: Interactor {}
final class DraftRouter: Router<DraftInteractor> {}

final class DraftBuilder: Builder<DraftDependency> {
    func build() -> Routing {
        _ = DraftComponent(dependency: dependency)
        return DraftRouter(interactor: DraftInteractor())
    }
}

// === 4.3 c: a local bound to the component's dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol NoteDependency: PageDependency {
    var store: Store { get }
}

final class NoteComponent: Component<NoteDependency>, PageDependency {
    var store: Store { dependency.store }
}

protocol NotePresentable: Presentable {}
protocol NoteViewControllable: ViewControllable {}
protocol NoteInteractable: Interactable {}
protocol NoteListener: AnyObject {}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NoteInteractable {
    weak var listener: NoteListener?
    private let store: Store

    init(presenter: NotePresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class NoteViewController: UIViewController, NotePresentable, NoteViewControllable {}

final class NoteRouter: ViewableRouter<NoteInteractable, NoteViewControllable> {
    private let pageBuilder: PageBuilder

    init(interactor: NoteInteractable, viewController: NoteViewControllable, pageBuilder: PageBuilder) {
        self.pageBuilder = pageBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol NoteBuildable: Buildable {
    func build(withListener listener: NoteListener) -> ViewableRouting
}

final class NoteBuilder: Builder<NoteDependency>, NoteBuildable {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        let component = NoteComponent(dependency: dependency)
        let parent = component.dependency
        let pageBuilder = PageBuilder(dependency: parent)
        //                                        ^^^^^^ builder_skips_component
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return NoteRouter(interactor: interactor, viewController: viewController, pageBuilder: pageBuilder)
    }
}

protocol PageDependency: Dependency {}

final class PageComponent: Component<PageDependency> {}

final class PageInteractor: Interactor {}
final class PageRouter: Router<PageInteractor> {}

final class PageBuilder: Builder<PageDependency> {
    func build() -> Routing {
        _ = PageComponent(dependency: dependency)
        return PageRouter(interactor: PageInteractor())
    }
}

// === 4.3 c: a local of another value

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol NoteDependency: PageDependency {
    var store: Store { get }
}

final class NoteComponent: Component<NoteDependency>, PageDependency {
    var store: Store { dependency.store }
}

protocol NotePresentable: Presentable {}
protocol NoteViewControllable: ViewControllable {}
protocol NoteInteractable: Interactable {}
protocol NoteListener: AnyObject {}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NoteInteractable {
    weak var listener: NoteListener?
    private let store: Store

    init(presenter: NotePresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class NoteViewController: UIViewController, NotePresentable, NoteViewControllable {}

final class NoteRouter: ViewableRouter<NoteInteractable, NoteViewControllable> {
    private let pageBuilder: PageBuilder

    init(interactor: NoteInteractable, viewController: NoteViewControllable, pageBuilder: PageBuilder) {
        self.pageBuilder = pageBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol NoteBuildable: Buildable {
    func build(withListener listener: NoteListener) -> ViewableRouting
}

final class NoteBuilder: Builder<NoteDependency>, NoteBuildable {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        let component = NoteComponent(dependency: dependency)
        let parent: PageDependency = component
        let pageBuilder = PageBuilder(dependency: parent)
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return NoteRouter(interactor: interactor, viewController: viewController, pageBuilder: pageBuilder)
    }
}

protocol PageDependency: Dependency {}

final class PageComponent: Component<PageDependency> {}

final class PageInteractor: Interactor {}
final class PageRouter: Router<PageInteractor> {}

final class PageBuilder: Builder<PageDependency> {
    func build() -> Routing {
        _ = PageComponent(dependency: dependency)
        return PageRouter(interactor: PageInteractor())
    }
}

// === 4.3 c: .init with an annotated type

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ShopDependency: ItemDependency {
    var store: Store { get }
}

final class ShopComponent: Component<ShopDependency>, ItemDependency {
    var store: Store { dependency.store }
}

protocol ShopPresentable: Presentable {}
protocol ShopViewControllable: ViewControllable {}
protocol ShopInteractable: Interactable {}
protocol ShopListener: AnyObject {}

final class ShopInteractor: PresentableInteractor<ShopPresentable>, ShopInteractable {
    weak var listener: ShopListener?
    private let store: Store

    init(presenter: ShopPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ShopViewController: UIViewController, ShopPresentable, ShopViewControllable {}

final class ShopRouter: ViewableRouter<ShopInteractable, ShopViewControllable> {
    private let itemBuilder: ItemBuilder

    init(interactor: ShopInteractable, viewController: ShopViewControllable, itemBuilder: ItemBuilder) {
        self.itemBuilder = itemBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ShopBuildable: Buildable {
    func build(withListener listener: ShopListener) -> ViewableRouting
}

final class ShopBuilder: Builder<ShopDependency>, ShopBuildable {
    func build(withListener listener: ShopListener) -> ViewableRouting {
        let component = ShopComponent(dependency: dependency)
        let itemBuilder: ItemBuilder = .init(dependency: dependency)
        //                                               ^^^^^^^^^^ builder_skips_component: ItemBuilder
        let viewController = ShopViewController()
        let interactor = ShopInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ShopRouter(interactor: interactor, viewController: viewController, itemBuilder: itemBuilder)
    }
}

protocol ItemDependency: Dependency {}

final class ItemComponent: Component<ItemDependency> {}

final class ItemInteractor: Interactor {}
final class ItemRouter: Router<ItemInteractor> {}

final class ItemBuilder: Builder<ItemDependency> {
    func build() -> Routing {
        _ = ItemComponent(dependency: dependency)
        return ItemRouter(interactor: ItemInteractor())
    }
}

// === 4.3 c: .init with an annotated type gets the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ShopDependency: ItemDependency {
    var store: Store { get }
}

final class ShopComponent: Component<ShopDependency>, ItemDependency {
    var store: Store { dependency.store }
}

protocol ShopPresentable: Presentable {}
protocol ShopViewControllable: ViewControllable {}
protocol ShopInteractable: Interactable {}
protocol ShopListener: AnyObject {}

final class ShopInteractor: PresentableInteractor<ShopPresentable>, ShopInteractable {
    weak var listener: ShopListener?
    private let store: Store

    init(presenter: ShopPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ShopViewController: UIViewController, ShopPresentable, ShopViewControllable {}

final class ShopRouter: ViewableRouter<ShopInteractable, ShopViewControllable> {
    private let itemBuilder: ItemBuilder

    init(interactor: ShopInteractable, viewController: ShopViewControllable, itemBuilder: ItemBuilder) {
        self.itemBuilder = itemBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ShopBuildable: Buildable {
    func build(withListener listener: ShopListener) -> ViewableRouting
}

final class ShopBuilder: Builder<ShopDependency>, ShopBuildable {
    func build(withListener listener: ShopListener) -> ViewableRouting {
        let component = ShopComponent(dependency: dependency)
        let itemBuilder: ItemBuilder = .init(dependency: component)
        let viewController = ShopViewController()
        let interactor = ShopInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ShopRouter(interactor: interactor, viewController: viewController, itemBuilder: itemBuilder)
    }
}

protocol ItemDependency: Dependency {}

final class ItemComponent: Component<ItemDependency> {}

final class ItemInteractor: Interactor {}
final class ItemRouter: Router<ItemInteractor> {}

final class ItemBuilder: Builder<ItemDependency> {
    func build() -> Routing {
        _ = ItemComponent(dependency: dependency)
        return ItemRouter(interactor: ItemInteractor())
    }
}

// === 4.3 c: .init spelled out

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ZooDependency: CageDependency {
    var store: Store { get }
}

final class ZooComponent: Component<ZooDependency>, CageDependency {
    var store: Store { dependency.store }
}

protocol ZooPresentable: Presentable {}
protocol ZooViewControllable: ViewControllable {}
protocol ZooInteractable: Interactable {}
protocol ZooListener: AnyObject {}

final class ZooInteractor: PresentableInteractor<ZooPresentable>, ZooInteractable {
    weak var listener: ZooListener?
    private let store: Store

    init(presenter: ZooPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ZooViewController: UIViewController, ZooPresentable, ZooViewControllable {}

final class ZooRouter: ViewableRouter<ZooInteractable, ZooViewControllable> {
    private let cageBuilder: CageBuilder

    init(interactor: ZooInteractable, viewController: ZooViewControllable, cageBuilder: CageBuilder) {
        self.cageBuilder = cageBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ZooBuildable: Buildable {
    func build(withListener listener: ZooListener) -> ViewableRouting
}

final class ZooBuilder: Builder<ZooDependency>, ZooBuildable {
    func build(withListener listener: ZooListener) -> ViewableRouting {
        let component = ZooComponent(dependency: dependency)
        let cageBuilder = CageBuilder.init(dependency: dependency)
        //                                             ^^^^^^^^^^ builder_skips_component
        let viewController = ZooViewController()
        let interactor = ZooInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ZooRouter(interactor: interactor, viewController: viewController, cageBuilder: cageBuilder)
    }
}

protocol CageDependency: Dependency {}

final class CageComponent: Component<CageDependency> {}

final class CageInteractor: Interactor {}
final class CageRouter: Router<CageInteractor> {}

final class CageBuilder: Builder<CageDependency> {
    func build() -> Routing {
        _ = CageComponent(dependency: dependency)
        return CageRouter(interactor: CageInteractor())
    }
}

// === 4.3 c: .init spelled out gets the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ZooDependency: CageDependency {
    var store: Store { get }
}

final class ZooComponent: Component<ZooDependency>, CageDependency {
    var store: Store { dependency.store }
}

protocol ZooPresentable: Presentable {}
protocol ZooViewControllable: ViewControllable {}
protocol ZooInteractable: Interactable {}
protocol ZooListener: AnyObject {}

final class ZooInteractor: PresentableInteractor<ZooPresentable>, ZooInteractable {
    weak var listener: ZooListener?
    private let store: Store

    init(presenter: ZooPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ZooViewController: UIViewController, ZooPresentable, ZooViewControllable {}

final class ZooRouter: ViewableRouter<ZooInteractable, ZooViewControllable> {
    private let cageBuilder: CageBuilder

    init(interactor: ZooInteractable, viewController: ZooViewControllable, cageBuilder: CageBuilder) {
        self.cageBuilder = cageBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ZooBuildable: Buildable {
    func build(withListener listener: ZooListener) -> ViewableRouting
}

final class ZooBuilder: Builder<ZooDependency>, ZooBuildable {
    func build(withListener listener: ZooListener) -> ViewableRouting {
        let component = ZooComponent(dependency: dependency)
        let cageBuilder = CageBuilder.init(dependency: component)
        let viewController = ZooViewController()
        let interactor = ZooInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ZooRouter(interactor: interactor, viewController: viewController, cageBuilder: cageBuilder)
    }
}

protocol CageDependency: Dependency {}

final class CageComponent: Component<CageDependency> {}

final class CageInteractor: Interactor {}
final class CageRouter: Router<CageInteractor> {}

final class CageBuilder: Builder<CageDependency> {
    func build() -> Routing {
        _ = CageComponent(dependency: dependency)
        return CageRouter(interactor: CageInteractor())
    }
}

// === B4.1 c: an awkward cast

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol FarmDependency: Dependency {
    var store: Store { get }
}

final class FarmComponent: Component<FarmDependency>, BarnDependency {
    var store: Store { dependency.store }
}

protocol FarmPresentable: Presentable {}
protocol FarmViewControllable: ViewControllable {}
protocol FarmInteractable: Interactable {}
protocol FarmListener: AnyObject {}

final class FarmInteractor: PresentableInteractor<FarmPresentable>, FarmInteractable {
    weak var listener: FarmListener?
    private let store: Store

    init(presenter: FarmPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class FarmViewController: UIViewController, FarmPresentable, FarmViewControllable {}

final class FarmRouter: ViewableRouter<FarmInteractable, FarmViewControllable> {
    private let barnBuilder: BarnBuilder

    init(interactor: FarmInteractable, viewController: FarmViewControllable, barnBuilder: BarnBuilder) {
        self.barnBuilder = barnBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol FarmBuildable: Buildable {
    func build(withListener listener: FarmListener) -> ViewableRouting
}

final class FarmBuilder: Builder<FarmDependency>, FarmBuildable {
    func build(withListener listener: FarmListener) -> ViewableRouting {
        let component = FarmComponent(dependency: dependency)
        let barnBuilder = BarnBuilder(dependency: dependency as! BarnDependency)
        //                                        ^^^^^^^^^^ builder_skips_component
        let viewController = FarmViewController()
        let interactor = FarmInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return FarmRouter(interactor: interactor, viewController: viewController, barnBuilder: barnBuilder)
    }
}

protocol BarnDependency: Dependency {}

final class BarnComponent: Component<BarnDependency> {}

final class BarnInteractor: Interactor {}
final class BarnRouter: Router<BarnInteractor> {}

final class BarnBuilder: Builder<BarnDependency> {
    func build() -> Routing {
        _ = BarnComponent(dependency: dependency)
        return BarnRouter(interactor: BarnInteractor())
    }
}

// === B4.1 c: the component needs no cast

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol FarmDependency: Dependency {
    var store: Store { get }
}

final class FarmComponent: Component<FarmDependency>, BarnDependency {
    var store: Store { dependency.store }
}

protocol FarmPresentable: Presentable {}
protocol FarmViewControllable: ViewControllable {}
protocol FarmInteractable: Interactable {}
protocol FarmListener: AnyObject {}

final class FarmInteractor: PresentableInteractor<FarmPresentable>, FarmInteractable {
    weak var listener: FarmListener?
    private let store: Store

    init(presenter: FarmPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class FarmViewController: UIViewController, FarmPresentable, FarmViewControllable {}

final class FarmRouter: ViewableRouter<FarmInteractable, FarmViewControllable> {
    private let barnBuilder: BarnBuilder

    init(interactor: FarmInteractable, viewController: FarmViewControllable, barnBuilder: BarnBuilder) {
        self.barnBuilder = barnBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol FarmBuildable: Buildable {
    func build(withListener listener: FarmListener) -> ViewableRouting
}

final class FarmBuilder: Builder<FarmDependency>, FarmBuildable {
    func build(withListener listener: FarmListener) -> ViewableRouting {
        let component = FarmComponent(dependency: dependency)
        let barnBuilder = BarnBuilder(dependency: component)
        let viewController = FarmViewController()
        let interactor = FarmInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return FarmRouter(interactor: interactor, viewController: viewController, barnBuilder: barnBuilder)
    }
}

protocol BarnDependency: Dependency {}

final class BarnComponent: Component<BarnDependency> {}

final class BarnInteractor: Interactor {}
final class BarnRouter: Router<BarnInteractor> {}

final class BarnBuilder: Builder<BarnDependency> {
    func build() -> Routing {
        _ = BarnComponent(dependency: dependency)
        return BarnRouter(interactor: BarnInteractor())
    }
}

// === 4.3 c: in the router's arguments

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PoolDependency: LaneDependency {
    var store: Store { get }
}

final class PoolComponent: Component<PoolDependency>, LaneDependency {
    var store: Store { dependency.store }
}

protocol PoolPresentable: Presentable {}
protocol PoolViewControllable: ViewControllable {}
protocol PoolInteractable: Interactable {}
protocol PoolListener: AnyObject {}

final class PoolInteractor: PresentableInteractor<PoolPresentable>, PoolInteractable {
    weak var listener: PoolListener?
    private let store: Store

    init(presenter: PoolPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PoolViewController: UIViewController, PoolPresentable, PoolViewControllable {}

final class PoolRouter: ViewableRouter<PoolInteractable, PoolViewControllable> {
    private let laneBuilder: LaneBuilder

    init(interactor: PoolInteractable, viewController: PoolViewControllable, laneBuilder: LaneBuilder) {
        self.laneBuilder = laneBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol PoolBuildable: Buildable {
    func build(withListener listener: PoolListener) -> ViewableRouting
}

final class PoolBuilder: Builder<PoolDependency>, PoolBuildable {
    func build(withListener listener: PoolListener) -> ViewableRouting {
        let component = PoolComponent(dependency: dependency)
        let viewController = PoolViewController()
        let interactor = PoolInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PoolRouter(
            interactor: interactor,
            viewController: viewController,
            laneBuilder: LaneBuilder(dependency: dependency)
            //                                   ^^^^^^^^^^ builder_skips_component: PoolBuilder
        )
    }
}

protocol LaneDependency: Dependency {}

final class LaneComponent: Component<LaneDependency> {}

final class LaneInteractor: Interactor {}
final class LaneRouter: Router<LaneInteractor> {}

final class LaneBuilder: Builder<LaneDependency> {
    func build() -> Routing {
        _ = LaneComponent(dependency: dependency)
        return LaneRouter(interactor: LaneInteractor())
    }
}

// === 4.3 c: in the router's arguments, the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PoolDependency: LaneDependency {
    var store: Store { get }
}

final class PoolComponent: Component<PoolDependency>, LaneDependency {
    var store: Store { dependency.store }
}

protocol PoolPresentable: Presentable {}
protocol PoolViewControllable: ViewControllable {}
protocol PoolInteractable: Interactable {}
protocol PoolListener: AnyObject {}

final class PoolInteractor: PresentableInteractor<PoolPresentable>, PoolInteractable {
    weak var listener: PoolListener?
    private let store: Store

    init(presenter: PoolPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PoolViewController: UIViewController, PoolPresentable, PoolViewControllable {}

final class PoolRouter: ViewableRouter<PoolInteractable, PoolViewControllable> {
    private let laneBuilder: LaneBuilder

    init(interactor: PoolInteractable, viewController: PoolViewControllable, laneBuilder: LaneBuilder) {
        self.laneBuilder = laneBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol PoolBuildable: Buildable {
    func build(withListener listener: PoolListener) -> ViewableRouting
}

final class PoolBuilder: Builder<PoolDependency>, PoolBuildable {
    func build(withListener listener: PoolListener) -> ViewableRouting {
        let component = PoolComponent(dependency: dependency)
        let viewController = PoolViewController()
        let interactor = PoolInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PoolRouter(
            interactor: interactor,
            viewController: viewController,
            laneBuilder: LaneBuilder(dependency: component)
        )
    }
}

protocol LaneDependency: Dependency {}

final class LaneComponent: Component<LaneDependency> {}

final class LaneInteractor: Interactor {}
final class LaneRouter: Router<LaneInteractor> {}

final class LaneBuilder: Builder<LaneDependency> {
    func build() -> Routing {
        _ = LaneComponent(dependency: dependency)
        return LaneRouter(interactor: LaneInteractor())
    }
}

// === 4.3 c: two children are one finding

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PortDependency: GateDependency {
    var store: Store { get }
}

final class PortComponent: Component<PortDependency>, GateDependency {
    var store: Store { dependency.store }
}

protocol PortPresentable: Presentable {}
protocol PortViewControllable: ViewControllable {}
protocol PortInteractable: Interactable {}
protocol PortListener: AnyObject {}

final class PortInteractor: PresentableInteractor<PortPresentable>, PortInteractable {
    weak var listener: PortListener?
    private let store: Store

    init(presenter: PortPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PortViewController: UIViewController, PortPresentable, PortViewControllable {}

final class PortRouter: ViewableRouter<PortInteractable, PortViewControllable> {
    private let gateBuilder: GateBuilder

    init(interactor: PortInteractable, viewController: PortViewControllable, gateBuilder: GateBuilder) {
        self.gateBuilder = gateBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol PortBuildable: Buildable {
    func build(withListener listener: PortListener) -> ViewableRouting
}

final class PortBuilder: Builder<PortDependency>, PortBuildable {
    func build(withListener listener: PortListener) -> ViewableRouting {
        let component = PortComponent(dependency: dependency)
        let gateBuilder = GateBuilder(dependency: dependency)
        //                                        ^^^^^^^^^^ builder_skips_component: PortBuilder
        let spareBuilder = GateBuilder(dependency: dependency)
        _ = spareBuilder
        let viewController = PortViewController()
        let interactor = PortInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PortRouter(interactor: interactor, viewController: viewController, gateBuilder: gateBuilder)
    }
}

protocol GateDependency: Dependency {}

final class GateComponent: Component<GateDependency> {}

final class GateInteractor: Interactor {}
final class GateRouter: Router<GateInteractor> {}

final class GateBuilder: Builder<GateDependency> {
    func build() -> Routing {
        _ = GateComponent(dependency: dependency)
        return GateRouter(interactor: GateInteractor())
    }
}

// === 4.3 c: two children get the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PortDependency: GateDependency {
    var store: Store { get }
}

final class PortComponent: Component<PortDependency>, GateDependency {
    var store: Store { dependency.store }
}

protocol PortPresentable: Presentable {}
protocol PortViewControllable: ViewControllable {}
protocol PortInteractable: Interactable {}
protocol PortListener: AnyObject {}

final class PortInteractor: PresentableInteractor<PortPresentable>, PortInteractable {
    weak var listener: PortListener?
    private let store: Store

    init(presenter: PortPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PortViewController: UIViewController, PortPresentable, PortViewControllable {}

final class PortRouter: ViewableRouter<PortInteractable, PortViewControllable> {
    private let gateBuilder: GateBuilder

    init(interactor: PortInteractable, viewController: PortViewControllable, gateBuilder: GateBuilder) {
        self.gateBuilder = gateBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol PortBuildable: Buildable {
    func build(withListener listener: PortListener) -> ViewableRouting
}

final class PortBuilder: Builder<PortDependency>, PortBuildable {
    func build(withListener listener: PortListener) -> ViewableRouting {
        let component = PortComponent(dependency: dependency)
        let gateBuilder = GateBuilder(dependency: component)
        let spareBuilder = GateBuilder(dependency: component)
        _ = spareBuilder
        let viewController = PortViewController()
        let interactor = PortInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PortRouter(interactor: interactor, viewController: viewController, gateBuilder: gateBuilder)
    }
}

protocol GateDependency: Dependency {}

final class GateComponent: Component<GateDependency> {}

final class GateInteractor: Interactor {}
final class GateRouter: Router<GateInteractor> {}

final class GateBuilder: Builder<GateDependency> {
    func build() -> Routing {
        _ = GateComponent(dependency: dependency)
        return GateRouter(interactor: GateInteractor())
    }
}

// === 4.1 c: in a helper that build calls

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ParkDependency: BenchDependency {
    var store: Store { get }
}

final class ParkComponent: Component<ParkDependency>, BenchDependency {
    var store: Store { dependency.store }
}

protocol ParkPresentable: Presentable {}
protocol ParkViewControllable: ViewControllable {}
protocol ParkInteractable: Interactable {}
protocol ParkListener: AnyObject {}

final class ParkInteractor: PresentableInteractor<ParkPresentable>, ParkInteractable {
    weak var listener: ParkListener?
    private let store: Store

    init(presenter: ParkPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ParkViewController: UIViewController, ParkPresentable, ParkViewControllable {}

final class ParkRouter: ViewableRouter<ParkInteractable, ParkViewControllable> {
    private let benchBuilder: BenchBuilder

    init(interactor: ParkInteractable, viewController: ParkViewControllable, benchBuilder: BenchBuilder) {
        self.benchBuilder = benchBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ParkBuildable: Buildable {
    func build(withListener listener: ParkListener) -> ViewableRouting
}

final class ParkBuilder: Builder<ParkDependency>, ParkBuildable {
    func build(withListener listener: ParkListener) -> ViewableRouting {
        let component = ParkComponent(dependency: dependency)
        let viewController = ParkViewController()
        let interactor = ParkInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ParkRouter(interactor: interactor, viewController: viewController, benchBuilder: makeBenchBuilder())
    }

    private func makeBenchBuilder() -> BenchBuilder {
        BenchBuilder(dependency: dependency)
        //                       ^^^^^^^^^^ builder_skips_component
    }
}

protocol BenchDependency: Dependency {}

final class BenchComponent: Component<BenchDependency> {}

final class BenchInteractor: Interactor {}
final class BenchRouter: Router<BenchInteractor> {}

final class BenchBuilder: Builder<BenchDependency> {
    func build() -> Routing {
        _ = BenchComponent(dependency: dependency)
        return BenchRouter(interactor: BenchInteractor())
    }
}

// === 4.1 c: in a helper that build calls, the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ParkDependency: BenchDependency {
    var store: Store { get }
}

final class ParkComponent: Component<ParkDependency>, BenchDependency {
    var store: Store { dependency.store }
}

protocol ParkPresentable: Presentable {}
protocol ParkViewControllable: ViewControllable {}
protocol ParkInteractable: Interactable {}
protocol ParkListener: AnyObject {}

final class ParkInteractor: PresentableInteractor<ParkPresentable>, ParkInteractable {
    weak var listener: ParkListener?
    private let store: Store

    init(presenter: ParkPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ParkViewController: UIViewController, ParkPresentable, ParkViewControllable {}

final class ParkRouter: ViewableRouter<ParkInteractable, ParkViewControllable> {
    private let benchBuilder: BenchBuilder

    init(interactor: ParkInteractable, viewController: ParkViewControllable, benchBuilder: BenchBuilder) {
        self.benchBuilder = benchBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ParkBuildable: Buildable {
    func build(withListener listener: ParkListener) -> ViewableRouting
}

final class ParkBuilder: Builder<ParkDependency>, ParkBuildable {
    func build(withListener listener: ParkListener) -> ViewableRouting {
        let component = ParkComponent(dependency: dependency)
        let viewController = ParkViewController()
        let interactor = ParkInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ParkRouter(interactor: interactor, viewController: viewController, benchBuilder: makeBenchBuilder())
    }

    private func makeBenchBuilder() -> BenchBuilder {
        BenchBuilder(dependency: ParkComponent(dependency: dependency))
    }
}

protocol BenchDependency: Dependency {}

final class BenchComponent: Component<BenchDependency> {}

final class BenchInteractor: Interactor {}
final class BenchRouter: Router<BenchInteractor> {}

final class BenchBuilder: Builder<BenchDependency> {
    func build() -> Routing {
        _ = BenchComponent(dependency: dependency)
        return BenchRouter(interactor: BenchInteractor())
    }
}

// === 4.3 a and c: no component, and the child gets the raw dependency

import RIBs
import UIKit

protocol GymDependency: LockerDependency {}

final class GymComponent: Component<GymDependency>, LockerDependency {}

protocol GymPresentable: Presentable {}
protocol GymViewControllable: ViewControllable {}
protocol GymInteractable: Interactable {}
protocol GymListener: AnyObject {}

final class GymInteractor: PresentableInteractor<GymPresentable>, GymInteractable {
    weak var listener: GymListener?
}

final class GymViewController: UIViewController, GymPresentable, GymViewControllable {}

final class GymRouter: ViewableRouter<GymInteractable, GymViewControllable> {
    private let lockerBuilder: LockerBuilder

    init(interactor: GymInteractable, viewController: GymViewControllable, lockerBuilder: LockerBuilder) {
        self.lockerBuilder = lockerBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol GymBuildable: Buildable {
    func build(withListener listener: GymListener) -> ViewableRouting
}

final class GymBuilder: Builder<GymDependency>, GymBuildable {
//          ^^^^^^^^^^ builder_skips_component: GymBuilder
    func build(withListener listener: GymListener) -> ViewableRouting {
        let lockerBuilder = LockerBuilder(dependency: dependency)
        //                                            ^^^^^^^^^^ builder_skips_component
        let viewController = GymViewController()
        let interactor = GymInteractor(presenter: viewController)
        interactor.listener = listener
        return GymRouter(interactor: interactor, viewController: viewController, lockerBuilder: lockerBuilder)
    }
}

protocol LockerDependency: Dependency {}

final class LockerComponent: Component<LockerDependency> {}

final class LockerInteractor: Interactor {}
final class LockerRouter: Router<LockerInteractor> {}

final class LockerBuilder: Builder<LockerDependency> {
    func build() -> Routing {
        _ = LockerComponent(dependency: dependency)
        return LockerRouter(interactor: LockerInteractor())
    }
}

// === 4.3 a and c: neither

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol GymDependency: LockerDependency {
    var store: Store { get }
}

final class GymComponent: Component<GymDependency>, LockerDependency {
    var store: Store { dependency.store }
}

protocol GymPresentable: Presentable {}
protocol GymViewControllable: ViewControllable {}
protocol GymInteractable: Interactable {}
protocol GymListener: AnyObject {}

final class GymInteractor: PresentableInteractor<GymPresentable>, GymInteractable {
    weak var listener: GymListener?
    private let store: Store

    init(presenter: GymPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class GymViewController: UIViewController, GymPresentable, GymViewControllable {}

final class GymRouter: ViewableRouter<GymInteractable, GymViewControllable> {
    private let lockerBuilder: LockerBuilder

    init(interactor: GymInteractable, viewController: GymViewControllable, lockerBuilder: LockerBuilder) {
        self.lockerBuilder = lockerBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol GymBuildable: Buildable {
    func build(withListener listener: GymListener) -> ViewableRouting
}

final class GymBuilder: Builder<GymDependency>, GymBuildable {
    func build(withListener listener: GymListener) -> ViewableRouting {
        let component = GymComponent(dependency: dependency)
        let lockerBuilder = LockerBuilder(dependency: component)
        let viewController = GymViewController()
        let interactor = GymInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return GymRouter(interactor: interactor, viewController: viewController, lockerBuilder: lockerBuilder)
    }
}

protocol LockerDependency: Dependency {}

final class LockerComponent: Component<LockerDependency> {}

final class LockerInteractor: Interactor {}
final class LockerRouter: Router<LockerInteractor> {}

final class LockerBuilder: Builder<LockerDependency> {
    func build() -> Routing {
        _ = LockerComponent(dependency: dependency)
        return LockerRouter(interactor: LockerInteractor())
    }
}

// === 4.3 b and c: no base, and the child gets the raw dependency

import RIBs
import UIKit

protocol ClubDependency: BarDependency {}

protocol ClubPresentable: Presentable {}
protocol ClubViewControllable: ViewControllable {}
protocol ClubInteractable: Interactable {}
protocol ClubListener: AnyObject {}

final class ClubInteractor: PresentableInteractor<ClubPresentable>, ClubInteractable {
    weak var listener: ClubListener?
}

final class ClubViewController: UIViewController, ClubPresentable, ClubViewControllable {}

final class ClubRouter: ViewableRouter<ClubInteractable, ClubViewControllable> {
    private let barBuilder: BarBuilder

    init(interactor: ClubInteractable, viewController: ClubViewControllable, barBuilder: BarBuilder) {
        self.barBuilder = barBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ClubBuildable: Buildable {
    func build(withListener listener: ClubListener) -> ViewableRouting
}

final class ClubBuilder: ClubBuildable {
//          ^^^^^^^^^^^ builder_skips_component: ClubBuilder
    private let dependency: ClubDependency

    init(dependency: ClubDependency) {
        self.dependency = dependency
    }

    func build(withListener listener: ClubListener) -> ViewableRouting {
        let barBuilder = BarBuilder(dependency: dependency)
        //                                      ^^^^^^^^^^ builder_skips_component
        let viewController = ClubViewController()
        let interactor = ClubInteractor(presenter: viewController)
        interactor.listener = listener
        return ClubRouter(interactor: interactor, viewController: viewController, barBuilder: barBuilder)
    }
}

protocol BarDependency: Dependency {}

final class BarComponent: Component<BarDependency> {}

final class BarInteractor: Interactor {}
final class BarRouter: Router<BarInteractor> {}

final class BarBuilder: Builder<BarDependency> {
    func build() -> Routing {
        _ = BarComponent(dependency: dependency)
        return BarRouter(interactor: BarInteractor())
    }
}

// === 4.3 b and c: no base, and the child gets the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol ClubDependency: BarDependency {
    var store: Store { get }
}

final class ClubComponent: Component<ClubDependency>, BarDependency {
    var store: Store { dependency.store }
}

protocol ClubPresentable: Presentable {}
protocol ClubViewControllable: ViewControllable {}
protocol ClubInteractable: Interactable {}
protocol ClubListener: AnyObject {}

final class ClubInteractor: PresentableInteractor<ClubPresentable>, ClubInteractable {
    weak var listener: ClubListener?
    private let store: Store

    init(presenter: ClubPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class ClubViewController: UIViewController, ClubPresentable, ClubViewControllable {}

final class ClubRouter: ViewableRouter<ClubInteractable, ClubViewControllable> {
    private let barBuilder: BarBuilder

    init(interactor: ClubInteractable, viewController: ClubViewControllable, barBuilder: BarBuilder) {
        self.barBuilder = barBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ClubBuildable: Buildable {
    func build(withListener listener: ClubListener) -> ViewableRouting
}

final class ClubBuilder: ClubBuildable {
    private let dependency: ClubDependency

    init(dependency: ClubDependency) {
        self.dependency = dependency
    }

    func build(withListener listener: ClubListener) -> ViewableRouting {
        let component = ClubComponent(dependency: dependency)
        let barBuilder = BarBuilder(dependency: component)
        let viewController = ClubViewController()
        let interactor = ClubInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ClubRouter(interactor: interactor, viewController: viewController, barBuilder: barBuilder)
    }
}

protocol BarDependency: Dependency {}

final class BarComponent: Component<BarDependency> {}

final class BarInteractor: Interactor {}
final class BarRouter: Router<BarInteractor> {}

final class BarBuilder: Builder<BarDependency> {
    func build() -> Routing {
        _ = BarComponent(dependency: dependency)
        return BarRouter(interactor: BarInteractor())
    }
}

// === 4.3 c: an adapter is a builder by conformance

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PlayDependency: DiceDependency {
    var store: Store { get }
}

final class PlayComponent: Component<PlayDependency>, DiceDependency {
    var store: Store { dependency.store }
}

protocol PlayPresentable: Presentable {}
protocol PlayViewControllable: ViewControllable {}
protocol PlayInteractable: Interactable {}
protocol PlayListener: AnyObject {}

final class PlayInteractor: PresentableInteractor<PlayPresentable>, PlayInteractable {
    weak var listener: PlayListener?
    private let store: Store

    init(presenter: PlayPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PlayViewController: UIViewController, PlayPresentable, PlayViewControllable {}

final class PlayRouter: ViewableRouter<PlayInteractable, PlayViewControllable> {}

protocol PlayBuildable: Buildable {
    func build(withListener listener: PlayListener) -> ViewableRouting
}

final class PlayBuilder: Builder<PlayDependency>, PlayBuildable {
    func build(withListener listener: PlayListener) -> ViewableRouting {
        let component = PlayComponent(dependency: dependency)
        let games: [DiceBuildable] = [DiceAdapter(dependency: dependency)]
        //                                                    ^^^^^^^^^^ builder_skips_component: PlayBuilder
        _ = games
        let viewController = PlayViewController()
        let interactor = PlayInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PlayRouter(interactor: interactor, viewController: viewController)
    }
}

protocol DiceDependency: Dependency {}
protocol DiceBuildable: Buildable {
    func build() -> Routing
}

final class DiceComponent: Component<DiceDependency> {}
final class DiceInteractor: Interactor {}
final class DiceRouter: Router<DiceInteractor> {}

final class DiceBuilder: Builder<DiceDependency>, DiceBuildable {
    func build() -> Routing {
        _ = DiceComponent(dependency: dependency)
        return DiceRouter(interactor: DiceInteractor())
    }
}

final class DiceAdapter: DiceBuildable {
    private let builder: DiceBuilder

    init(dependency: DiceDependency) {
        builder = DiceBuilder(dependency: dependency)
    }

    func build() -> Routing {
        builder.build()
    }
}

// === B4.2 an adapter that delegates, and gets the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PlayDependency: DiceDependency {
    var store: Store { get }
}

final class PlayComponent: Component<PlayDependency>, DiceDependency {
    var store: Store { dependency.store }
}

protocol PlayPresentable: Presentable {}
protocol PlayViewControllable: ViewControllable {}
protocol PlayInteractable: Interactable {}
protocol PlayListener: AnyObject {}

final class PlayInteractor: PresentableInteractor<PlayPresentable>, PlayInteractable {
    weak var listener: PlayListener?
    private let store: Store

    init(presenter: PlayPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PlayViewController: UIViewController, PlayPresentable, PlayViewControllable {}

final class PlayRouter: ViewableRouter<PlayInteractable, PlayViewControllable> {}

protocol PlayBuildable: Buildable {
    func build(withListener listener: PlayListener) -> ViewableRouting
}

final class PlayBuilder: Builder<PlayDependency>, PlayBuildable {
    func build(withListener listener: PlayListener) -> ViewableRouting {
        let component = PlayComponent(dependency: dependency)
        let games: [DiceBuildable] = [DiceAdapter(dependency: component)]
        _ = games
        let viewController = PlayViewController()
        let interactor = PlayInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PlayRouter(interactor: interactor, viewController: viewController)
    }
}

protocol DiceDependency: Dependency {}
protocol DiceBuildable: Buildable {
    func build() -> Routing
}

final class DiceComponent: Component<DiceDependency> {}
final class DiceInteractor: Interactor {}
final class DiceRouter: Router<DiceInteractor> {}

final class DiceBuilder: Builder<DiceDependency>, DiceBuildable {
    func build() -> Routing {
        _ = DiceComponent(dependency: dependency)
        return DiceRouter(interactor: DiceInteractor())
    }
}

final class DiceAdapter: DiceBuildable {
    private let builder: DiceBuilder

    init(dependency: DiceDependency) {
        builder = DiceBuilder(dependency: dependency)
    }

    func build() -> Routing {
        builder.build()
    }
}

// === 4.3 c: a builder that is unresolved

import BoatKit
import RIBs
import UIKit

protocol Store: AnyObject {}

protocol LakeDependency: Dependency {
    var store: Store { get }
}

final class LakeComponent: Component<LakeDependency> {
    var store: Store { dependency.store }
}

protocol LakePresentable: Presentable {}
protocol LakeViewControllable: ViewControllable {}
protocol LakeInteractable: Interactable {}
protocol LakeListener: AnyObject {}

final class LakeInteractor: PresentableInteractor<LakePresentable>, LakeInteractable {
    weak var listener: LakeListener?
    private let store: Store

    init(presenter: LakePresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class LakeViewController: UIViewController, LakePresentable, LakeViewControllable {}

final class LakeRouter: ViewableRouter<LakeInteractable, LakeViewControllable> {}

protocol LakeBuildable: Buildable {
    func build(withListener listener: LakeListener) -> ViewableRouting
}

final class LakeBuilder: Builder<LakeDependency>, LakeBuildable {
    func build(withListener listener: LakeListener) -> ViewableRouting {
        let component = LakeComponent(dependency: dependency)
        let boat = BoatBuilder(dependency: dependency)
        _ = boat
        let viewController = LakeViewController()
        let interactor = LakeInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return LakeRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 c: what gets the dependency is no builder

import RIBs
import UIKit

protocol Store: AnyObject {}

final class Lamp {
    init(dependency: AnyObject) {}
}

protocol CaveDependency: Dependency {
    var store: Store { get }
}

final class CaveComponent: Component<CaveDependency> {
    var store: Store { dependency.store }
}

protocol CavePresentable: Presentable {}
protocol CaveViewControllable: ViewControllable {}
protocol CaveInteractable: Interactable {}
protocol CaveListener: AnyObject {}

final class CaveInteractor: PresentableInteractor<CavePresentable>, CaveInteractable {
    weak var listener: CaveListener?
    private let store: Store

    init(presenter: CavePresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class CaveViewController: UIViewController, CavePresentable, CaveViewControllable {}

final class CaveRouter: ViewableRouter<CaveInteractable, CaveViewControllable> {}

protocol CaveBuildable: Buildable {
    func build(withListener listener: CaveListener) -> ViewableRouting
}

final class CaveBuilder: Builder<CaveDependency>, CaveBuildable {
    func build(withListener listener: CaveListener) -> ViewableRouting {
        let component = CaveComponent(dependency: dependency)
        let lamp = Lamp(dependency: dependency)
        _ = lamp
        let viewController = CaveViewController()
        let interactor = CaveInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return CaveRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 form d: the builder as a dependency is not reported

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol HillDependency: PathDependency {
    var store: Store { get }
}

final class HillComponent: Component<HillDependency>, PathDependency {
    var store: Store { dependency.store }
}

protocol HillPresentable: Presentable {}
protocol HillViewControllable: ViewControllable {}
protocol HillInteractable: Interactable {}
protocol HillListener: AnyObject {}

final class HillInteractor: PresentableInteractor<HillPresentable>, HillInteractable {
    weak var listener: HillListener?
    private let store: Store

    init(presenter: HillPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class HillViewController: UIViewController, HillPresentable, HillViewControllable {}

final class HillRouter: ViewableRouter<HillInteractable, HillViewControllable> {
    private let pathBuilder: PathBuilder

    init(interactor: HillInteractable, viewController: HillViewControllable, pathBuilder: PathBuilder) {
        self.pathBuilder = pathBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol HillBuildable: Buildable {
    func build(withListener listener: HillListener) -> ViewableRouting
}

final class HillBuilder: Builder<HillDependency>, HillBuildable, PathDependency {
    func build(withListener listener: HillListener) -> ViewableRouting {
        let component = HillComponent(dependency: dependency)
        let pathBuilder = PathBuilder(dependency: self)
        let viewController = HillViewController()
        let interactor = HillInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return HillRouter(interactor: interactor, viewController: viewController, pathBuilder: pathBuilder)
    }
}

protocol PathDependency: Dependency {}

final class PathComponent: Component<PathDependency> {}

final class PathInteractor: Interactor {}
final class PathRouter: Router<PathInteractor> {}

final class PathBuilder: Builder<PathDependency> {
    func build() -> Routing {
        _ = PathComponent(dependency: dependency)
        return PathRouter(interactor: PathInteractor())
    }
}

// === 4.3 form d: another RIB's component is not reported

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol MoorDependency: TrailDependency {
    var store: Store { get }
}

final class MoorComponent: Component<MoorDependency>, StreamDependency {
    var store: Store { dependency.store }
}

protocol MoorPresentable: Presentable {}
protocol MoorViewControllable: ViewControllable {}
protocol MoorInteractable: Interactable {}
protocol MoorListener: AnyObject {}

final class MoorInteractor: PresentableInteractor<MoorPresentable>, MoorInteractable {
    weak var listener: MoorListener?
    private let store: Store

    init(presenter: MoorPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class MoorViewController: UIViewController, MoorPresentable, MoorViewControllable {}

final class MoorRouter: ViewableRouter<MoorInteractable, MoorViewControllable> {
    private let trailBuilder: TrailBuilder

    init(interactor: MoorInteractable, viewController: MoorViewControllable, trailBuilder: TrailBuilder) {
        self.trailBuilder = trailBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol MoorBuildable: Buildable {
    func build(withListener listener: MoorListener) -> ViewableRouting
}

final class MoorBuilder: Builder<MoorDependency>, MoorBuildable {
    func build(withListener listener: MoorListener) -> ViewableRouting {
        let component = MoorComponent(dependency: dependency)
        let trailBuilder = TrailBuilder(dependency: StreamComponent(dependency: component))
        let viewController = MoorViewController()
        let interactor = MoorInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return MoorRouter(interactor: interactor, viewController: viewController, trailBuilder: trailBuilder)
    }
}

protocol TrailDependency: Dependency {}

final class TrailComponent: Component<TrailDependency> {}

final class TrailInteractor: Interactor {}
final class TrailRouter: Router<TrailInteractor> {}

final class TrailBuilder: Builder<TrailDependency> {
    func build() -> Routing {
        _ = TrailComponent(dependency: dependency)
        return TrailRouter(interactor: TrailInteractor())
    }
}

protocol StreamDependency: Dependency {}

final class StreamComponent: Component<StreamDependency>, TrailDependency {}

// === B4.1 e: EmptyComponent for a child that has requirements

import RIBs
import UIKit

protocol BandDependency: Dependency {}

final class BandComponent: Component<BandDependency> {}

protocol BandPresentable: Presentable {}
protocol BandViewControllable: ViewControllable {}
protocol BandInteractable: Interactable {}
protocol BandListener: AnyObject {}

final class BandInteractor: PresentableInteractor<BandPresentable>, BandInteractable {
    weak var listener: BandListener?
}

final class BandViewController: UIViewController, BandPresentable, BandViewControllable {}

final class BandRouter: ViewableRouter<BandInteractable, BandViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: BandInteractable, viewController: BandViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol BandBuildable: Buildable {
    func build(withListener listener: BandListener) -> ViewableRouting
}

final class BandBuilder: Builder<BandDependency>, BandBuildable {
    func build(withListener listener: BandListener) -> ViewableRouting {
        let component = BandComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        //                                        ^^^^^^^^^^^^^^ builder_skips_component: SongBuilder
        _ = component
        let viewController = BandViewController()
        let interactor = BandInteractor(presenter: viewController)
        interactor.listener = listener
        return BandRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {
    var player: Player { get }
}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

final class SongComponent: Component<SongDependency> {}

final class SongInteractor: Interactor {}
final class SongRouter: Router<SongInteractor> {}

final class SongBuilder: Builder<SongDependency> {
    func build() -> Routing {
        _ = SongComponent(dependency: dependency)
        return SongRouter(interactor: SongInteractor())
    }
}

// === B4.1 e: EmptyComponent for a child that has none

import RIBs
import UIKit

protocol BandDependency: Dependency {}

final class BandComponent: Component<BandDependency> {}

protocol BandPresentable: Presentable {}
protocol BandViewControllable: ViewControllable {}
protocol BandInteractable: Interactable {}
protocol BandListener: AnyObject {}

final class BandInteractor: PresentableInteractor<BandPresentable>, BandInteractable {
    weak var listener: BandListener?
}

final class BandViewController: UIViewController, BandPresentable, BandViewControllable {}

final class BandRouter: ViewableRouter<BandInteractable, BandViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: BandInteractable, viewController: BandViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol BandBuildable: Buildable {
    func build(withListener listener: BandListener) -> ViewableRouting
}

final class BandBuilder: Builder<BandDependency>, BandBuildable {
    func build(withListener listener: BandListener) -> ViewableRouting {
        let component = BandComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        _ = component
        let viewController = BandViewController()
        let interactor = BandInteractor(presenter: viewController)
        interactor.listener = listener
        return BandRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {}

extension EmptyComponent: SongDependency {}

final class SongComponent: Component<SongDependency> {}

final class SongInteractor: Interactor {}
final class SongRouter: Router<SongInteractor> {}

final class SongBuilder: Builder<SongDependency> {
    func build() -> Routing {
        _ = SongComponent(dependency: dependency)
        return SongRouter(interactor: SongInteractor())
    }
}

// === 4.3 e: the requirements are inherited

import RIBs
import UIKit

protocol ChoirDependency: Dependency {}

final class ChoirComponent: Component<ChoirDependency> {}

protocol ChoirPresentable: Presentable {}
protocol ChoirViewControllable: ViewControllable {}
protocol ChoirInteractable: Interactable {}
protocol ChoirListener: AnyObject {}

final class ChoirInteractor: PresentableInteractor<ChoirPresentable>, ChoirInteractable {
    weak var listener: ChoirListener?
}

final class ChoirViewController: UIViewController, ChoirPresentable, ChoirViewControllable {}

final class ChoirRouter: ViewableRouter<ChoirInteractable, ChoirViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: ChoirInteractable, viewController: ChoirViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ChoirBuildable: Buildable {
    func build(withListener listener: ChoirListener) -> ViewableRouting
}

final class ChoirBuilder: Builder<ChoirDependency>, ChoirBuildable {
    func build(withListener listener: ChoirListener) -> ViewableRouting {
        let component = ChoirComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        //                                        ^^^^^^^^^^^^^^ builder_skips_component: ChoirBuilder
        _ = component
        let viewController = ChoirViewController()
        let interactor = ChoirInteractor(presenter: viewController)
        interactor.listener = listener
        return ChoirRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol PlayerDependency: Dependency {
    var player: Player { get }
}

protocol SongDependency: PlayerDependency {}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

final class SongComponent: Component<SongDependency> {}

final class SongInteractor: Interactor {}
final class SongRouter: Router<SongInteractor> {}

final class SongBuilder: Builder<SongDependency> {
    func build() -> Routing {
        _ = SongComponent(dependency: dependency)
        return SongRouter(interactor: SongInteractor())
    }
}

// === 4.3 e: nothing is inherited

import RIBs
import UIKit

protocol ChoirDependency: Dependency {}

final class ChoirComponent: Component<ChoirDependency> {}

protocol ChoirPresentable: Presentable {}
protocol ChoirViewControllable: ViewControllable {}
protocol ChoirInteractable: Interactable {}
protocol ChoirListener: AnyObject {}

final class ChoirInteractor: PresentableInteractor<ChoirPresentable>, ChoirInteractable {
    weak var listener: ChoirListener?
}

final class ChoirViewController: UIViewController, ChoirPresentable, ChoirViewControllable {}

final class ChoirRouter: ViewableRouter<ChoirInteractable, ChoirViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: ChoirInteractable, viewController: ChoirViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol ChoirBuildable: Buildable {
    func build(withListener listener: ChoirListener) -> ViewableRouting
}

final class ChoirBuilder: Builder<ChoirDependency>, ChoirBuildable {
    func build(withListener listener: ChoirListener) -> ViewableRouting {
        let component = ChoirComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        _ = component
        let viewController = ChoirViewController()
        let interactor = ChoirInteractor(presenter: viewController)
        interactor.listener = listener
        return ChoirRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol PlayerDependency: Dependency {}

protocol SongDependency: PlayerDependency {}

extension EmptyComponent: SongDependency {}

final class SongComponent: Component<SongDependency> {}

final class SongInteractor: Interactor {}
final class SongRouter: Router<SongInteractor> {}

final class SongBuilder: Builder<SongDependency> {
    func build() -> Routing {
        _ = SongComponent(dependency: dependency)
        return SongRouter(interactor: SongInteractor())
    }
}

// === 4.3 e: the root whose router is a LaunchRouter

import RIBs
import UIKit

protocol RootDependency: Dependency {}

final class RootComponent: Component<RootDependency> {}

protocol RootPresentable: Presentable {}
protocol RootViewControllable: ViewControllable {}
protocol RootInteractable: Interactable {}
protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var listener: RootListener?
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: RootInteractable, viewController: RootViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol RootBuildable: Buildable {
    func build(withListener listener: RootListener) -> ViewableRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    func build(withListener listener: RootListener) -> ViewableRouting {
        let component = RootComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        _ = component
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        interactor.listener = listener
        return RootRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {
    var player: Player { get }
}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

final class SongComponent: Component<SongDependency> {}

final class SongInteractor: Interactor {}
final class SongRouter: Router<SongInteractor> {}

final class SongBuilder: Builder<SongDependency> {
    func build() -> Routing {
        _ = SongComponent(dependency: dependency)
        return SongRouter(interactor: SongInteractor())
    }
}

// === 4.3 e: the root whose dependency is EmptyDependency

import RIBs
import UIKit

protocol MainDependency: EmptyDependency {}

final class MainComponent: Component<MainDependency> {}

protocol MainPresentable: Presentable {}
protocol MainViewControllable: ViewControllable {}
protocol MainInteractable: Interactable {}
protocol MainListener: AnyObject {}

final class MainInteractor: PresentableInteractor<MainPresentable>, MainInteractable {
    weak var listener: MainListener?
}

final class MainViewController: UIViewController, MainPresentable, MainViewControllable {}

final class MainRouter: ViewableRouter<MainInteractable, MainViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: MainInteractable, viewController: MainViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol MainBuildable: Buildable {
    func build(withListener listener: MainListener) -> ViewableRouting
}

final class MainBuilder: Builder<MainDependency>, MainBuildable {
    func build(withListener listener: MainListener) -> ViewableRouting {
        let component = MainComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        _ = component
        let viewController = MainViewController()
        let interactor = MainInteractor(presenter: viewController)
        interactor.listener = listener
        return MainRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {
    var player: Player { get }
}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

final class SongComponent: Component<SongDependency> {}

final class SongInteractor: Interactor {}
final class SongRouter: Router<SongInteractor> {}

final class SongBuilder: Builder<SongDependency> {
    func build() -> Routing {
        _ = SongComponent(dependency: dependency)
        return SongRouter(interactor: SongInteractor())
    }
}

// === 4.3 e: the child gets EmptyComponent by .init

import RIBs
import UIKit

protocol TrioDependency: Dependency {}

final class TrioComponent: Component<TrioDependency> {}

protocol TrioPresentable: Presentable {}
protocol TrioViewControllable: ViewControllable {}
protocol TrioInteractable: Interactable {}
protocol TrioListener: AnyObject {}

final class TrioInteractor: PresentableInteractor<TrioPresentable>, TrioInteractable {
    weak var listener: TrioListener?
}

final class TrioViewController: UIViewController, TrioPresentable, TrioViewControllable {}

final class TrioRouter: ViewableRouter<TrioInteractable, TrioViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: TrioInteractable, viewController: TrioViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol TrioBuildable: Buildable {
    func build(withListener listener: TrioListener) -> ViewableRouting
}

final class TrioBuilder: Builder<TrioDependency>, TrioBuildable {
    func build(withListener listener: TrioListener) -> ViewableRouting {
        let component = TrioComponent(dependency: dependency)
        let songBuilder: SongBuilder = .init(dependency: EmptyComponent())
        //                                               ^^^^^^^^^^^^^^ builder_skips_component
        _ = component
        let viewController = TrioViewController()
        let interactor = TrioInteractor(presenter: viewController)
        interactor.listener = listener
        return TrioRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {
    var player: Player { get }
}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

final class SongComponent: Component<SongDependency> {}

final class SongInteractor: Interactor {}
final class SongRouter: Router<SongInteractor> {}

final class SongBuilder: Builder<SongDependency> {
    func build() -> Routing {
        _ = SongComponent(dependency: dependency)
        return SongRouter(interactor: SongInteractor())
    }
}

// === 4.3 e: the child gets the component by .init

import RIBs
import UIKit

protocol TrioDependency: Dependency {}

final class TrioComponent: Component<TrioDependency>, SongDependency {
    let player = Player()
}

protocol TrioPresentable: Presentable {}
protocol TrioViewControllable: ViewControllable {}
protocol TrioInteractable: Interactable {}
protocol TrioListener: AnyObject {}

final class TrioInteractor: PresentableInteractor<TrioPresentable>, TrioInteractable {
    weak var listener: TrioListener?
}

final class TrioViewController: UIViewController, TrioPresentable, TrioViewControllable {}

final class TrioRouter: ViewableRouter<TrioInteractable, TrioViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: TrioInteractable, viewController: TrioViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol TrioBuildable: Buildable {
    func build(withListener listener: TrioListener) -> ViewableRouting
}

final class TrioBuilder: Builder<TrioDependency>, TrioBuildable {
    func build(withListener listener: TrioListener) -> ViewableRouting {
        let component = TrioComponent(dependency: dependency)
        let songBuilder: SongBuilder = .init(dependency: component)
        let viewController = TrioViewController()
        let interactor = TrioInteractor(presenter: viewController)
        interactor.listener = listener
        return TrioRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {
    var player: Player { get }
}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

final class SongComponent: Component<SongDependency> {}

final class SongInteractor: Interactor {}
final class SongRouter: Router<SongInteractor> {}

final class SongBuilder: Builder<SongDependency> {
    func build() -> Routing {
        _ = SongComponent(dependency: dependency)
        return SongRouter(interactor: SongInteractor())
    }
}

// === B4.2 the app makes the root with a component of its own

import RIBs
import UIKit

protocol RootDependency: Dependency {}

final class RootComponent: Component<RootDependency> {}

protocol RootPresentable: Presentable {}
protocol RootViewControllable: ViewControllable {}
protocol RootInteractable: Interactable {}
protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var listener: RootListener?
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {}

protocol RootBuildable: Buildable {
    func build(withListener listener: RootListener) -> ViewableRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    func build(withListener listener: RootListener) -> ViewableRouting {
        let component = RootComponent(dependency: dependency)
        _ = component
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        interactor.listener = listener
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}

final class AppComponent: Component<EmptyDependency>, RootDependency {
    init() {
        super.init(dependency: EmptyComponent())
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let builder = RootBuilder(dependency: AppComponent())
}

// === B4.1 f: the component is made, the interactor reads the dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol BagDependency: Dependency {
    var store: Store { get }
}

final class BagComponent: Component<BagDependency> {
    var store: Store { dependency.store }
}

protocol BagPresentable: Presentable {}
protocol BagViewControllable: ViewControllable {}
protocol BagInteractable: Interactable {}
protocol BagListener: AnyObject {}

final class BagInteractor: PresentableInteractor<BagPresentable>, BagInteractable {
    weak var listener: BagListener?
    private let store: Store

    init(presenter: BagPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class BagViewController: UIViewController, BagPresentable, BagViewControllable {}

final class BagRouter: ViewableRouter<BagInteractable, BagViewControllable> {}

protocol BagBuildable: Buildable {
    func build(withListener listener: BagListener) -> ViewableRouting
}

final class BagBuilder: Builder<BagDependency>, BagBuildable {
    func build(withListener listener: BagListener) -> ViewableRouting {
        let component = BagComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component: BagComponent
        let viewController = BagViewController()
        let interactor = BagInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return BagRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 f: the interactor reads the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol BagDependency: Dependency {
    var store: Store { get }
}

final class BagComponent: Component<BagDependency> {
    var store: Store { dependency.store }
}

protocol BagPresentable: Presentable {}
protocol BagViewControllable: ViewControllable {}
protocol BagInteractable: Interactable {}
protocol BagListener: AnyObject {}

final class BagInteractor: PresentableInteractor<BagPresentable>, BagInteractable {
    weak var listener: BagListener?
    private let store: Store

    init(presenter: BagPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class BagViewController: UIViewController, BagPresentable, BagViewControllable {}

final class BagRouter: ViewableRouter<BagInteractable, BagViewControllable> {}

protocol BagBuildable: Buildable {
    func build(withListener listener: BagListener) -> ViewableRouting
}

final class BagBuilder: Builder<BagDependency>, BagBuildable {
    func build(withListener listener: BagListener) -> ViewableRouting {
        let component = BagComponent(dependency: dependency)
        let viewController = BagViewController()
        let interactor = BagInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return BagRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: self.dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol BoxDependency: Dependency {
    var store: Store { get }
}

final class BoxComponent: Component<BoxDependency> {
    var store: Store { dependency.store }
}

protocol BoxPresentable: Presentable {}
protocol BoxViewControllable: ViewControllable {}
protocol BoxInteractable: Interactable {}
protocol BoxListener: AnyObject {}

final class BoxInteractor: PresentableInteractor<BoxPresentable>, BoxInteractable {
    weak var listener: BoxListener?
    private let store: Store

    init(presenter: BoxPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class BoxViewController: UIViewController, BoxPresentable, BoxViewControllable {}

final class BoxRouter: ViewableRouter<BoxInteractable, BoxViewControllable> {}

protocol BoxBuildable: Buildable {
    func build(withListener listener: BoxListener) -> ViewableRouting
}

final class BoxBuilder: Builder<BoxDependency>, BoxBuildable {
    func build(withListener listener: BoxListener) -> ViewableRouting {
        let component = BoxComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = BoxViewController()
        let interactor = BoxInteractor(presenter: viewController, store: self.dependency.store)
        interactor.listener = listener
        return BoxRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: one read of the component is enough: component.dependency.store

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol BoxDependency: Dependency {
    var store: Store { get }
}

final class BoxComponent: Component<BoxDependency> {
    var store: Store { dependency.store }
}

protocol BoxPresentable: Presentable {}
protocol BoxViewControllable: ViewControllable {}
protocol BoxInteractable: Interactable {}
protocol BoxListener: AnyObject {}

final class BoxInteractor: PresentableInteractor<BoxPresentable>, BoxInteractable {
    weak var listener: BoxListener?
    private let store: Store

    init(presenter: BoxPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class BoxViewController: UIViewController, BoxPresentable, BoxViewControllable {}

final class BoxRouter: ViewableRouter<BoxInteractable, BoxViewControllable> {}

protocol BoxBuildable: Buildable {
    func build(withListener listener: BoxListener) -> ViewableRouting
}

final class BoxBuilder: Builder<BoxDependency>, BoxBuildable {
    func build(withListener listener: BoxListener) -> ViewableRouting {
        let component = BoxComponent(dependency: dependency)
        let viewController = BoxViewController()
        let interactor = BoxInteractor(presenter: viewController, store: component.dependency.store)
        interactor.listener = listener
        return BoxRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 f: the interactor gets the dependency wholesale

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol JarDependency: Dependency {
    var store: Store { get }
}

final class JarComponent: Component<JarDependency> {
    var store: Store { dependency.store }
}

protocol JarPresentable: Presentable {}
protocol JarViewControllable: ViewControllable {}
protocol JarInteractable: Interactable {}
protocol JarListener: AnyObject {}

final class JarInteractor: PresentableInteractor<JarPresentable>, JarInteractable {
    weak var listener: JarListener?
    private let dependency: JarDependency

    init(presenter: JarPresentable, dependency: JarDependency) {
        self.dependency = dependency
        super.init(presenter: presenter)
    }
}

final class JarViewController: UIViewController, JarPresentable, JarViewControllable {}

final class JarRouter: ViewableRouter<JarInteractable, JarViewControllable> {}

protocol JarBuildable: Buildable {
    func build(withListener listener: JarListener) -> ViewableRouting
}

final class JarBuilder: Builder<JarDependency>, JarBuildable {
    func build(withListener listener: JarListener) -> ViewableRouting {
        let component = JarComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component: JarBuilder
        let viewController = JarViewController()
        let interactor = JarInteractor(presenter: viewController, dependency: dependency)
        interactor.listener = listener
        return JarRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.1 f: the interactor gets the component wholesale

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol JarDependency: Dependency {
    var store: Store { get }
}

final class JarComponent: Component<JarDependency>, JarDependency {
    var store: Store { dependency.store }
}

protocol JarPresentable: Presentable {}
protocol JarViewControllable: ViewControllable {}
protocol JarInteractable: Interactable {}
protocol JarListener: AnyObject {}

final class JarInteractor: PresentableInteractor<JarPresentable>, JarInteractable {
    weak var listener: JarListener?
    private let dependency: JarDependency

    init(presenter: JarPresentable, dependency: JarDependency) {
        self.dependency = dependency
        super.init(presenter: presenter)
    }
}

final class JarViewController: UIViewController, JarPresentable, JarViewControllable {}

final class JarRouter: ViewableRouter<JarInteractable, JarViewControllable> {}

protocol JarBuildable: Buildable {
    func build(withListener listener: JarListener) -> ViewableRouting
}

final class JarBuilder: Builder<JarDependency>, JarBuildable {
    func build(withListener listener: JarListener) -> ViewableRouting {
        let component = JarComponent(dependency: dependency)
        let viewController = JarViewController()
        let interactor = JarInteractor(presenter: viewController, dependency: component)
        interactor.listener = listener
        return JarRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: the router reads the dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol TinDependency: Dependency {
    var store: Store { get }
}

final class TinComponent: Component<TinDependency> {
    var store: Store { dependency.store }
}

protocol TinPresentable: Presentable {}
protocol TinViewControllable: ViewControllable {}
protocol TinInteractable: Interactable {}
protocol TinListener: AnyObject {}

final class TinInteractor: PresentableInteractor<TinPresentable>, TinInteractable {
    weak var listener: TinListener?
}

final class TinViewController: UIViewController, TinPresentable, TinViewControllable {}

final class TinRouter: ViewableRouter<TinInteractable, TinViewControllable> {
    private let store: Store

    init(interactor: TinInteractable, viewController: TinViewControllable, store: Store) {
        self.store = store
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol TinBuildable: Buildable {
    func build(withListener listener: TinListener) -> ViewableRouting
}

final class TinBuilder: Builder<TinDependency>, TinBuildable {
    func build(withListener listener: TinListener) -> ViewableRouting {
        let component = TinComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = TinViewController()
        let interactor = TinInteractor(presenter: viewController)
        interactor.listener = listener
        return TinRouter(interactor: interactor, viewController: viewController, store: dependency.store)
    }
}

// === 4.3 f: the router reads the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol TinDependency: Dependency {
    var store: Store { get }
}

final class TinComponent: Component<TinDependency> {
    var store: Store { dependency.store }
}

protocol TinPresentable: Presentable {}
protocol TinViewControllable: ViewControllable {}
protocol TinInteractable: Interactable {}
protocol TinListener: AnyObject {}

final class TinInteractor: PresentableInteractor<TinPresentable>, TinInteractable {
    weak var listener: TinListener?
}

final class TinViewController: UIViewController, TinPresentable, TinViewControllable {}

final class TinRouter: ViewableRouter<TinInteractable, TinViewControllable> {
    private let store: Store

    init(interactor: TinInteractable, viewController: TinViewControllable, store: Store) {
        self.store = store
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol TinBuildable: Buildable {
    func build(withListener listener: TinListener) -> ViewableRouting
}

final class TinBuilder: Builder<TinDependency>, TinBuildable {
    func build(withListener listener: TinListener) -> ViewableRouting {
        let component = TinComponent(dependency: dependency)
        let viewController = TinViewController()
        let interactor = TinInteractor(presenter: viewController)
        interactor.listener = listener
        return TinRouter(interactor: interactor, viewController: viewController, store: component.store)
    }
}

// === 4.3 f: the view reads the dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol CupDependency: Dependency {
    var store: Store { get }
}

final class CupComponent: Component<CupDependency> {
    var store: Store { dependency.store }
}

protocol CupPresentable: Presentable {}
protocol CupViewControllable: ViewControllable {}
protocol CupInteractable: Interactable {}
protocol CupListener: AnyObject {}

final class CupInteractor: PresentableInteractor<CupPresentable>, CupInteractable {
    weak var listener: CupListener?
}

final class CupViewController: UIViewController, CupPresentable, CupViewControllable {
    private let store: Store

    init(store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }
}

final class CupRouter: ViewableRouter<CupInteractable, CupViewControllable> {}

protocol CupBuildable: Buildable {
    func build(withListener listener: CupListener) -> ViewableRouting
}

final class CupBuilder: Builder<CupDependency>, CupBuildable {
    func build(withListener listener: CupListener) -> ViewableRouting {
        let component = CupComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = CupViewController(store: dependency.store)
        let interactor = CupInteractor(presenter: viewController)
        interactor.listener = listener
        return CupRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: the view reads the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol CupDependency: Dependency {
    var store: Store { get }
}

final class CupComponent: Component<CupDependency> {
    var store: Store { dependency.store }
}

protocol CupPresentable: Presentable {}
protocol CupViewControllable: ViewControllable {}
protocol CupInteractable: Interactable {}
protocol CupListener: AnyObject {}

final class CupInteractor: PresentableInteractor<CupPresentable>, CupInteractable {
    weak var listener: CupListener?
}

final class CupViewController: UIViewController, CupPresentable, CupViewControllable {
    private let store: Store

    init(store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }
}

final class CupRouter: ViewableRouter<CupInteractable, CupViewControllable> {}

protocol CupBuildable: Buildable {
    func build(withListener listener: CupListener) -> ViewableRouting
}

final class CupBuilder: Builder<CupDependency>, CupBuildable {
    func build(withListener listener: CupListener) -> ViewableRouting {
        let component = CupComponent(dependency: dependency)
        let viewController = CupViewController(store: component.store)
        let interactor = CupInteractor(presenter: viewController)
        interactor.listener = listener
        return CupRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: a child is built with a member of the dependency

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol MugDependency: Dependency {
    var store: Store { get }
}

final class MugComponent: Component<MugDependency> {
    var store: Store { dependency.store }
}

protocol MugPresentable: Presentable {}
protocol MugViewControllable: ViewControllable {}
protocol MugInteractable: Interactable {}
protocol MugListener: AnyObject {}

final class MugInteractor: PresentableInteractor<MugPresentable>, MugInteractable {
    weak var listener: MugListener?
}

final class MugViewController: UIViewController, MugPresentable, MugViewControllable {}

final class MugRouter: ViewableRouter<MugInteractable, MugViewControllable> {}

protocol MugBuildable: Buildable {
    func build(withListener listener: MugListener) -> ViewableRouting
}

final class MugBuilder: Builder<MugDependency>, MugBuildable {
    var handleBuilder: HandleBuildable!

    func build(withListener listener: MugListener) -> ViewableRouting {
        let component = MugComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let handle = handleBuilder.build(store: dependency.store)
        _ = handle
        let viewController = MugViewController()
        let interactor = MugInteractor(presenter: viewController)
        interactor.listener = listener
        return MugRouter(interactor: interactor, viewController: viewController)
    }
}

protocol HandleBuildable: Buildable {
    func build(store: Store) -> Routing
}

// === 4.3 f: a child is built with a member of the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol MugDependency: Dependency {
    var store: Store { get }
}

final class MugComponent: Component<MugDependency> {
    var store: Store { dependency.store }
}

protocol MugPresentable: Presentable {}
protocol MugViewControllable: ViewControllable {}
protocol MugInteractable: Interactable {}
protocol MugListener: AnyObject {}

final class MugInteractor: PresentableInteractor<MugPresentable>, MugInteractable {
    weak var listener: MugListener?
}

final class MugViewController: UIViewController, MugPresentable, MugViewControllable {}

final class MugRouter: ViewableRouter<MugInteractable, MugViewControllable> {}

protocol MugBuildable: Buildable {
    func build(withListener listener: MugListener) -> ViewableRouting
}

final class MugBuilder: Builder<MugDependency>, MugBuildable {
    var handleBuilder: HandleBuildable!

    func build(withListener listener: MugListener) -> ViewableRouting {
        let component = MugComponent(dependency: dependency)
        let handle = handleBuilder.build(store: component.store)
        _ = handle
        let viewController = MugViewController()
        let interactor = MugInteractor(presenter: viewController)
        interactor.listener = listener
        return MugRouter(interactor: interactor, viewController: viewController)
    }
}

protocol HandleBuildable: Buildable {
    func build(store: Store) -> Routing
}

// === 4.3 f and c: the child gets the dependency, the component is never read

import RIBs
import UIKit

protocol PanDependency: LidDependency {}

final class PanComponent: Component<PanDependency>, LidDependency {}

protocol PanPresentable: Presentable {}
protocol PanViewControllable: ViewControllable {}
protocol PanInteractable: Interactable {}
protocol PanListener: AnyObject {}

final class PanInteractor: PresentableInteractor<PanPresentable>, PanInteractable {
    weak var listener: PanListener?
}

final class PanViewController: UIViewController, PanPresentable, PanViewControllable {}

final class PanRouter: ViewableRouter<PanInteractable, PanViewControllable> {
    private let lidBuilder: LidBuilder

    init(interactor: PanInteractable, viewController: PanViewControllable, lidBuilder: LidBuilder) {
        self.lidBuilder = lidBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol PanBuildable: Buildable {
    func build(withListener listener: PanListener) -> ViewableRouting
}

final class PanBuilder: Builder<PanDependency>, PanBuildable {
    func build(withListener listener: PanListener) -> ViewableRouting {
        let component = PanComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let lidBuilder = LidBuilder(dependency: dependency)
        //                                      ^^^^^^^^^^ builder_skips_component
        let viewController = PanViewController()
        let interactor = PanInteractor(presenter: viewController)
        interactor.listener = listener
        return PanRouter(interactor: interactor, viewController: viewController, lidBuilder: lidBuilder)
    }
}

protocol LidDependency: Dependency {}

final class LidComponent: Component<LidDependency> {}

final class LidInteractor: Interactor {}
final class LidRouter: Router<LidInteractor> {}

final class LidBuilder: Builder<LidDependency> {
    func build() -> Routing {
        _ = LidComponent(dependency: dependency)
        return LidRouter(interactor: LidInteractor())
    }
}

// === 4.3 f and c: the child gets the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PanDependency: LidDependency {
    var store: Store { get }
}

final class PanComponent: Component<PanDependency>, LidDependency {
    var store: Store { dependency.store }
}

protocol PanPresentable: Presentable {}
protocol PanViewControllable: ViewControllable {}
protocol PanInteractable: Interactable {}
protocol PanListener: AnyObject {}

final class PanInteractor: PresentableInteractor<PanPresentable>, PanInteractable {
    weak var listener: PanListener?
    private let store: Store

    init(presenter: PanPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PanViewController: UIViewController, PanPresentable, PanViewControllable {}

final class PanRouter: ViewableRouter<PanInteractable, PanViewControllable> {
    private let lidBuilder: LidBuilder

    init(interactor: PanInteractable, viewController: PanViewControllable, lidBuilder: LidBuilder) {
        self.lidBuilder = lidBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol PanBuildable: Buildable {
    func build(withListener listener: PanListener) -> ViewableRouting
}

final class PanBuilder: Builder<PanDependency>, PanBuildable {
    func build(withListener listener: PanListener) -> ViewableRouting {
        let component = PanComponent(dependency: dependency)
        let lidBuilder = LidBuilder(dependency: component)
        let viewController = PanViewController()
        let interactor = PanInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PanRouter(interactor: interactor, viewController: viewController, lidBuilder: lidBuilder)
    }
}

protocol LidDependency: Dependency {}

final class LidComponent: Component<LidDependency> {}

final class LidInteractor: Interactor {}
final class LidRouter: Router<LidInteractor> {}

final class LidBuilder: Builder<LidDependency> {
    func build() -> Routing {
        _ = LidComponent(dependency: dependency)
        return LidRouter(interactor: LidInteractor())
    }
}

// === 4.3 f: .init with an annotated type

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PotDependency: Dependency {
    var store: Store { get }
}

final class PotComponent: Component<PotDependency> {
    var store: Store { dependency.store }
}

protocol PotPresentable: Presentable {}
protocol PotViewControllable: ViewControllable {}
protocol PotInteractable: Interactable {}
protocol PotListener: AnyObject {}

final class PotInteractor: PresentableInteractor<PotPresentable>, PotInteractable {
    weak var listener: PotListener?
    private let store: Store

    init(presenter: PotPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PotViewController: UIViewController, PotPresentable, PotViewControllable {}

final class PotRouter: ViewableRouter<PotInteractable, PotViewControllable> {}

protocol PotBuildable: Buildable {
    func build(withListener listener: PotListener) -> ViewableRouting
}

final class PotBuilder: Builder<PotDependency>, PotBuildable {
    func build(withListener listener: PotListener) -> ViewableRouting {
        let component: PotComponent = .init(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = PotViewController()
        let interactor = PotInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return PotRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: .init with an annotated type, read

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol PotDependency: Dependency {
    var store: Store { get }
}

final class PotComponent: Component<PotDependency> {
    var store: Store { dependency.store }
}

protocol PotPresentable: Presentable {}
protocol PotViewControllable: ViewControllable {}
protocol PotInteractable: Interactable {}
protocol PotListener: AnyObject {}

final class PotInteractor: PresentableInteractor<PotPresentable>, PotInteractable {
    weak var listener: PotListener?
    private let store: Store

    init(presenter: PotPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class PotViewController: UIViewController, PotPresentable, PotViewControllable {}

final class PotRouter: ViewableRouter<PotInteractable, PotViewControllable> {}

protocol PotBuildable: Buildable {
    func build(withListener listener: PotListener) -> ViewableRouting
}

final class PotBuilder: Builder<PotDependency>, PotBuildable {
    func build(withListener listener: PotListener) -> ViewableRouting {
        let component: PotComponent = .init(dependency: dependency)
        let viewController = PotViewController()
        let interactor = PotInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PotRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: through a local

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol VatDependency: Dependency {
    var store: Store { get }
}

final class VatComponent: Component<VatDependency> {
    var store: Store { dependency.store }
}

protocol VatPresentable: Presentable {}
protocol VatViewControllable: ViewControllable {}
protocol VatInteractable: Interactable {}
protocol VatListener: AnyObject {}

final class VatInteractor: PresentableInteractor<VatPresentable>, VatInteractable {
    weak var listener: VatListener?
    private let store: Store

    init(presenter: VatPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class VatViewController: UIViewController, VatPresentable, VatViewControllable {}

final class VatRouter: ViewableRouter<VatInteractable, VatViewControllable> {}

protocol VatBuildable: Buildable {
    func build(withListener listener: VatListener) -> ViewableRouting
}

final class VatBuilder: Builder<VatDependency>, VatBuildable {
    func build(withListener listener: VatListener) -> ViewableRouting {
        let component = VatComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let store = dependency.store
        let viewController = VatViewController()
        let interactor = VatInteractor(presenter: viewController, store: store)
        interactor.listener = listener
        return VatRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: through a local that reads the component

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol VatDependency: Dependency {
    var store: Store { get }
}

final class VatComponent: Component<VatDependency> {
    var store: Store { dependency.store }
}

protocol VatPresentable: Presentable {}
protocol VatViewControllable: ViewControllable {}
protocol VatInteractable: Interactable {}
protocol VatListener: AnyObject {}

final class VatInteractor: PresentableInteractor<VatPresentable>, VatInteractable {
    weak var listener: VatListener?
    private let store: Store

    init(presenter: VatPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class VatViewController: UIViewController, VatPresentable, VatViewControllable {}

final class VatRouter: ViewableRouter<VatInteractable, VatViewControllable> {}

protocol VatBuildable: Buildable {
    func build(withListener listener: VatListener) -> ViewableRouting
}

final class VatBuilder: Builder<VatDependency>, VatBuildable {
    func build(withListener listener: VatListener) -> ViewableRouting {
        let component = VatComponent(dependency: dependency)
        let store = component.store
        let viewController = VatViewController()
        let interactor = VatInteractor(presenter: viewController, store: store)
        interactor.listener = listener
        return VatRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: in one of two bodies

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol UrnDependency: Dependency {
    var store: Store { get }
}

final class UrnComponent: Component<UrnDependency> {
    var store: Store { dependency.store }
}

protocol UrnPresentable: Presentable {}
protocol UrnViewControllable: ViewControllable {}
protocol UrnInteractable: Interactable {}
protocol UrnListener: AnyObject {}

final class UrnInteractor: PresentableInteractor<UrnPresentable>, UrnInteractable {
    weak var listener: UrnListener?
    private let store: Store

    init(presenter: UrnPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class UrnViewController: UIViewController, UrnPresentable, UrnViewControllable {}

final class UrnRouter: ViewableRouter<UrnInteractable, UrnViewControllable> {}

protocol UrnBuildable: Buildable {
    func build(withListener listener: UrnListener) -> ViewableRouting
}

final class UrnBuilder: Builder<UrnDependency>, UrnBuildable {
    func build(withListener listener: UrnListener) -> ViewableRouting {
        let component = UrnComponent(dependency: dependency)
        let viewController = UrnViewController()
        let interactor = UrnInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return UrnRouter(interactor: interactor, viewController: viewController)
    }

    func buildDemo(for listener: UrnListener) -> ViewableRouting {
        let component = UrnComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = UrnViewController()
        let interactor = UrnInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return UrnRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: in neither of two bodies

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol UrnDependency: Dependency {
    var store: Store { get }
}

final class UrnComponent: Component<UrnDependency> {
    var store: Store { dependency.store }
}

protocol UrnPresentable: Presentable {}
protocol UrnViewControllable: ViewControllable {}
protocol UrnInteractable: Interactable {}
protocol UrnListener: AnyObject {}

final class UrnInteractor: PresentableInteractor<UrnPresentable>, UrnInteractable {
    weak var listener: UrnListener?
    private let store: Store

    init(presenter: UrnPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class UrnViewController: UIViewController, UrnPresentable, UrnViewControllable {}

final class UrnRouter: ViewableRouter<UrnInteractable, UrnViewControllable> {}

protocol UrnBuildable: Buildable {
    func build(withListener listener: UrnListener) -> ViewableRouting
}

final class UrnBuilder: Builder<UrnDependency>, UrnBuildable {
    func build(withListener listener: UrnListener) -> ViewableRouting {
        let component = UrnComponent(dependency: dependency)
        let viewController = UrnViewController()
        let interactor = UrnInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return UrnRouter(interactor: interactor, viewController: viewController)
    }

    func buildDemo(for listener: UrnListener) -> ViewableRouting {
        let component = UrnComponent(dependency: dependency)
        let viewController = UrnViewController()
        let interactor = UrnInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return UrnRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: a component of another name

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol KegDependency: Dependency {
    var store: Store { get }
}

final class KegComponent: Component<KegDependency> {
    var store: Store { dependency.store }
}

protocol KegPresentable: Presentable {}
protocol KegViewControllable: ViewControllable {}
protocol KegInteractable: Interactable {}
protocol KegListener: AnyObject {}

final class KegInteractor: PresentableInteractor<KegPresentable>, KegInteractable {
    weak var listener: KegListener?
    private let store: Store

    init(presenter: KegPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class KegViewController: UIViewController, KegPresentable, KegViewControllable {}

final class KegRouter: ViewableRouter<KegInteractable, KegViewControllable> {}

protocol KegBuildable: Buildable {
    func build(withListener listener: KegListener) -> ViewableRouting
}

final class KegBuilder: Builder<KegDependency>, KegBuildable {
    func build(withListener listener: KegListener) -> ViewableRouting {
        let scope = KegComponent(dependency: dependency)
        //  ^^^^^ builder_skips_component
        let viewController = KegViewController()
        let interactor = KegInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return KegRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: a component of another name, read

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol KegDependency: Dependency {
    var store: Store { get }
}

final class KegComponent: Component<KegDependency> {
    var store: Store { dependency.store }
}

protocol KegPresentable: Presentable {}
protocol KegViewControllable: ViewControllable {}
protocol KegInteractable: Interactable {}
protocol KegListener: AnyObject {}

final class KegInteractor: PresentableInteractor<KegPresentable>, KegInteractable {
    weak var listener: KegListener?
    private let store: Store

    init(presenter: KegPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class KegViewController: UIViewController, KegPresentable, KegViewControllable {}

final class KegRouter: ViewableRouter<KegInteractable, KegViewControllable> {}

protocol KegBuildable: Buildable {
    func build(withListener listener: KegListener) -> ViewableRouting
}

final class KegBuilder: Builder<KegDependency>, KegBuildable {
    func build(withListener listener: KegListener) -> ViewableRouting {
        let scope = KegComponent(dependency: dependency)
        let viewController = KegViewController()
        let interactor = KegInteractor(presenter: viewController, store: scope.store)
        interactor.listener = listener
        return KegRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: beside the arguments of the component's initialiser

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol TubDependency: Dependency {
    var store: Store { get }
}

final class TubComponent: Component<TubDependency> {
    let store: Store

    init(dependency: TubDependency, store: Store) {
        self.store = store
        super.init(dependency: dependency)
    }
}

protocol TubPresentable: Presentable {}
protocol TubViewControllable: ViewControllable {}
protocol TubInteractable: Interactable {}
protocol TubListener: AnyObject {}

final class TubInteractor: PresentableInteractor<TubPresentable>, TubInteractable {
    weak var listener: TubListener?
    private let store: Store

    init(presenter: TubPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class TubViewController: UIViewController, TubPresentable, TubViewControllable {}

final class TubRouter: ViewableRouter<TubInteractable, TubViewControllable> {}

protocol TubBuildable: Buildable {
    func build(withListener listener: TubListener) -> ViewableRouting
}

final class TubBuilder: Builder<TubDependency>, TubBuildable {
    func build(withListener listener: TubListener) -> ViewableRouting {
        let component = TubComponent(dependency: dependency, store: dependency.store)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = TubViewController()
        let interactor = TubInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return TubRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: arguments of the component's own initialiser are no reads

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol TubDependency: Dependency {
    var store: Store { get }
}

final class TubComponent: Component<TubDependency> {
    let store: Store

    init(dependency: TubDependency, store: Store) {
        self.store = store
        super.init(dependency: dependency)
    }
}

protocol TubPresentable: Presentable {}
protocol TubViewControllable: ViewControllable {}
protocol TubInteractable: Interactable {}
protocol TubListener: AnyObject {}

final class TubInteractor: PresentableInteractor<TubPresentable>, TubInteractable {
    weak var listener: TubListener?
}

final class TubViewController: UIViewController, TubPresentable, TubViewControllable {}

final class TubRouter: ViewableRouter<TubInteractable, TubViewControllable> {}

protocol TubBuildable: Buildable {
    func build(withListener listener: TubListener) -> ViewableRouting
}

final class TubBuilder: Builder<TubDependency>, TubBuildable {
    func build(withListener listener: TubListener) -> ViewableRouting {
        let component = TubComponent(dependency: dependency, store: dependency.store)
        let viewController = TubViewController()
        let interactor = TubInteractor(presenter: viewController)
        interactor.listener = listener
        return TubRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 f: nothing else is taken from the dependency

import RIBs
import UIKit

protocol SinkDependency: Dependency {}

final class SinkComponent: Component<SinkDependency> {}

protocol SinkPresentable: Presentable {}
protocol SinkViewControllable: ViewControllable {}
protocol SinkInteractable: Interactable {}
protocol SinkListener: AnyObject {}

final class SinkInteractor: PresentableInteractor<SinkPresentable>, SinkInteractable {
    weak var listener: SinkListener?
}

final class SinkViewController: UIViewController, SinkPresentable, SinkViewControllable {}

final class SinkRouter: ViewableRouter<SinkInteractable, SinkViewControllable> {}

protocol SinkBuildable: Buildable {
    func build(withListener listener: SinkListener) -> ViewableRouting
}

final class SinkBuilder: Builder<SinkDependency>, SinkBuildable {
    func build(withListener listener: SinkListener) -> ViewableRouting {
        let component = SinkComponent(dependency: dependency)
        let viewController = SinkViewController()
        let interactor = SinkInteractor(presenter: viewController)
        interactor.listener = listener
        return SinkRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 a member of the dependency beside a component that is read

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol TapDependency: Dependency {
    var store: Store { get }
}

final class TapComponent: Component<TapDependency> {
    var store: Store { dependency.store }
}

protocol TapPresentable: Presentable {}
protocol TapViewControllable: ViewControllable {}
protocol TapInteractable: Interactable {}
protocol TapListener: AnyObject {}

final class TapInteractor: PresentableInteractor<TapPresentable>, TapInteractable {
    weak var listener: TapListener?
    private let store: Store
    private let other: Store

    init(presenter: TapPresentable, store: Store, other: Store) {
        self.store = store
        self.other = other
        super.init(presenter: presenter)
    }
}

final class TapViewController: UIViewController, TapPresentable, TapViewControllable {}

final class TapRouter: ViewableRouter<TapInteractable, TapViewControllable> {}

protocol TapBuildable: Buildable {
    func build(withListener listener: TapListener) -> ViewableRouting
}

final class TapBuilder: Builder<TapDependency>, TapBuildable {
    func build(withListener listener: TapListener) -> ViewableRouting {
        let component = TapComponent(dependency: dependency)
        let viewController = TapViewController()
        let interactor = TapInteractor(presenter: viewController, store: component.store, other: dependency.store)
        interactor.listener = listener
        return TapRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 the component goes to the child, the interactor gets the dependency

import RIBs
import UIKit

protocol TankDependency: PipeDependency {}

final class TankComponent: Component<TankDependency>, PipeDependency {}

protocol TankPresentable: Presentable {}
protocol TankViewControllable: ViewControllable {}
protocol TankInteractable: Interactable {}
protocol TankListener: AnyObject {}

final class TankInteractor: PresentableInteractor<TankPresentable>, TankInteractable {
    weak var listener: TankListener?
    private let dependency: TankDependency

    init(presenter: TankPresentable, dependency: TankDependency) {
        self.dependency = dependency
        super.init(presenter: presenter)
    }
}

final class TankViewController: UIViewController, TankPresentable, TankViewControllable {}

final class TankRouter: ViewableRouter<TankInteractable, TankViewControllable> {
    private let pipeBuilder: PipeBuilder

    init(interactor: TankInteractable, viewController: TankViewControllable, pipeBuilder: PipeBuilder) {
        self.pipeBuilder = pipeBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol TankBuildable: Buildable {
    func build(withListener listener: TankListener) -> ViewableRouting
}

final class TankBuilder: Builder<TankDependency>, TankBuildable {
    func build(withListener listener: TankListener) -> ViewableRouting {
        let component = TankComponent(dependency: dependency)
        let pipeBuilder = PipeBuilder(dependency: component)
        let viewController = TankViewController()
        let interactor = TankInteractor(presenter: viewController, dependency: dependency)
        interactor.listener = listener
        return TankRouter(interactor: interactor, viewController: viewController, pipeBuilder: pipeBuilder)
    }
}

protocol PipeDependency: Dependency {}

final class PipeComponent: Component<PipeDependency> {}

final class PipeInteractor: Interactor {}
final class PipeRouter: Router<PipeInteractor> {}

final class PipeBuilder: Builder<PipeDependency> {
    func build() -> Routing {
        _ = PipeComponent(dependency: dependency)
        return PipeRouter(interactor: PipeInteractor())
    }
}

// === B4.2 the component is discarded (T4)

import RIBs
import UIKit

protocol BathDependency: Dependency {}

final class BathComponent: Component<BathDependency> {}

protocol BathPresentable: Presentable {}
protocol BathViewControllable: ViewControllable {}
protocol BathInteractable: Interactable {}
protocol BathListener: AnyObject {}

final class BathInteractor: PresentableInteractor<BathPresentable>, BathInteractable {
    weak var listener: BathListener?
}

final class BathViewController: UIViewController, BathPresentable, BathViewControllable {}

final class BathRouter: ViewableRouter<BathInteractable, BathViewControllable> {}

protocol BathBuildable: Buildable {
    func build(withListener listener: BathListener) -> ViewableRouting
}

final class BathBuilder: Builder<BathDependency>, BathBuildable {
    func build(withListener listener: BathListener) -> ViewableRouting {
        _ = BathComponent(dependency: dependency)
        let viewController = BathViewController()
        let interactor = BathInteractor(presenter: viewController)
        interactor.listener = listener
        return BathRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 the component is discarded, and members of the dependency are used

import RIBs
import UIKit

protocol Store: AnyObject {}

protocol WellDependency: Dependency {
    var store: Store { get }
}

final class WellComponent: Component<WellDependency> {
    var store: Store { dependency.store }
}

protocol WellPresentable: Presentable {}
protocol WellViewControllable: ViewControllable {}
protocol WellInteractable: Interactable {}
protocol WellListener: AnyObject {}

final class WellInteractor: PresentableInteractor<WellPresentable>, WellInteractable {
    weak var listener: WellListener?
    private let store: Store

    init(presenter: WellPresentable, store: Store) {
        self.store = store
        super.init(presenter: presenter)
    }
}

final class WellViewController: UIViewController, WellPresentable, WellViewControllable {}

final class WellRouter: ViewableRouter<WellInteractable, WellViewControllable> {}

protocol WellBuildable: Buildable {
    func build(withListener listener: WellListener) -> ViewableRouting
}

final class WellBuilder: Builder<WellDependency>, WellBuildable {
    func build(withListener listener: WellListener) -> ViewableRouting {
        _ = WellComponent(dependency: dependency)
        let viewController = WellViewController()
        let interactor = WellInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return WellRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: XComponent.init

import RIBs
import UIKit

protocol KiteDependency: Dependency {}

final class KiteComponent: Component<KiteDependency> {}

protocol KitePresentable: Presentable {}
protocol KiteViewControllable: ViewControllable {}
protocol KiteInteractable: Interactable {}
protocol KiteListener: AnyObject {}

final class KiteInteractor: PresentableInteractor<KitePresentable>, KiteInteractable {
    weak var listener: KiteListener?
}

final class KiteViewController: UIViewController, KitePresentable, KiteViewControllable {}

final class KiteRouter: ViewableRouter<KiteInteractable, KiteViewControllable> {}

protocol KiteBuildable: Buildable {
    func build(withListener listener: KiteListener) -> ViewableRouting
}

final class KiteBuilder: Builder<KiteDependency>, KiteBuildable {
    func build(withListener listener: KiteListener) -> ViewableRouting {
        let component = KiteComponent.init(dependency: dependency)
        _ = component
        let viewController = KiteViewController()
        let interactor = KiteInteractor(presenter: viewController)
        interactor.listener = listener
        return KiteRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a module in front

import RIBs
import UIKit

protocol SledDependency: Dependency {}

final class SledComponent: Component<SledDependency> {}

protocol SledPresentable: Presentable {}
protocol SledViewControllable: ViewControllable {}
protocol SledInteractable: Interactable {}
protocol SledListener: AnyObject {}

final class SledInteractor: PresentableInteractor<SledPresentable>, SledInteractable {
    weak var listener: SledListener?
}

final class SledViewController: UIViewController, SledPresentable, SledViewControllable {}

final class SledRouter: ViewableRouter<SledInteractable, SledViewControllable> {}

protocol SledBuildable: Buildable {
    func build(withListener listener: SledListener) -> ViewableRouting
}

final class SledBuilder: Builder<SledDependency>, SledBuildable {
    func build(withListener listener: SledListener) -> ViewableRouting {
        let component = Winter.SledComponent(dependency: dependency)
        _ = component
        let viewController = SledViewController()
        let interactor = SledInteractor(presenter: viewController)
        interactor.listener = listener
        return SledRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a factory method

import RIBs
import UIKit

protocol RaftDependency: Dependency {}

final class RaftComponent: Component<RaftDependency> {}

protocol RaftPresentable: Presentable {}
protocol RaftViewControllable: ViewControllable {}
protocol RaftInteractable: Interactable {}
protocol RaftListener: AnyObject {}

final class RaftInteractor: PresentableInteractor<RaftPresentable>, RaftInteractable {
    weak var listener: RaftListener?
}

final class RaftViewController: UIViewController, RaftPresentable, RaftViewControllable {}

final class RaftRouter: ViewableRouter<RaftInteractable, RaftViewControllable> {}

protocol RaftBuildable: Buildable {
    func build(withListener listener: RaftListener) -> ViewableRouting
}

final class RaftBuilder: Builder<RaftDependency>, RaftBuildable {
    func build(withListener listener: RaftListener) -> ViewableRouting {
        let component = makeComponent()
        _ = component
        let viewController = RaftViewController()
        let interactor = RaftInteractor(presenter: viewController)
        interactor.listener = listener
        return RaftRouter(interactor: interactor, viewController: viewController)
    }

    private func makeComponent() -> RaftComponent {
        RaftComponent(dependency: dependency)
    }
}

// === B4.2 evidence: a stored closure

import RIBs
import UIKit

protocol TentDependency: Dependency {}

final class TentComponent: Component<TentDependency> {}

protocol TentPresentable: Presentable {}
protocol TentViewControllable: ViewControllable {}
protocol TentInteractable: Interactable {}
protocol TentListener: AnyObject {}

final class TentInteractor: PresentableInteractor<TentPresentable>, TentInteractable {
    weak var listener: TentListener?
}

final class TentViewController: UIViewController, TentPresentable, TentViewControllable {}

final class TentRouter: ViewableRouter<TentInteractable, TentViewControllable> {}

protocol TentBuildable: Buildable {
    func build(withListener listener: TentListener) -> ViewableRouting
}

final class TentBuilder: Builder<TentDependency>, TentBuildable {
    var componentBuilder: () -> TentComponent = { fatalError() }

    func build(withListener listener: TentListener) -> ViewableRouting {
        let component = componentBuilder()
        _ = component
        let viewController = TentViewController()
        let interactor = TentInteractor(presenter: viewController)
        interactor.listener = listener
        return TentRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a function of the dependency

import RIBs
import UIKit

protocol CanoeDependency: Dependency {
    func canoeComponent(_ listener: CanoeListener) -> CanoeComponent
}

final class CanoeComponent: Component<CanoeDependency> {}

protocol CanoePresentable: Presentable {}
protocol CanoeViewControllable: ViewControllable {}
protocol CanoeInteractable: Interactable {}
protocol CanoeListener: AnyObject {}

final class CanoeInteractor: PresentableInteractor<CanoePresentable>, CanoeInteractable {
    weak var listener: CanoeListener?
}

final class CanoeViewController: UIViewController, CanoePresentable, CanoeViewControllable {}

final class CanoeRouter: ViewableRouter<CanoeInteractable, CanoeViewControllable> {}

protocol CanoeBuildable: Buildable {
    func build(withListener listener: CanoeListener) -> ViewableRouting
}

final class CanoeBuilder: Builder<CanoeDependency>, CanoeBuildable {
    func build(withListener listener: CanoeListener) -> ViewableRouting {
        let component = dependency.canoeComponent(listener)
        _ = component
        let viewController = CanoeViewController()
        let interactor = CanoeInteractor(presenter: viewController)
        interactor.listener = listener
        return CanoeRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a property of the dependency

import RIBs
import UIKit

protocol TorchDependency: Dependency {
    var torch: TorchComponent { get }
}

final class TorchComponent: Component<TorchDependency> {}

protocol TorchPresentable: Presentable {}
protocol TorchViewControllable: ViewControllable {}
protocol TorchInteractable: Interactable {}
protocol TorchListener: AnyObject {}

final class TorchInteractor: PresentableInteractor<TorchPresentable>, TorchInteractable {
    weak var listener: TorchListener?
}

final class TorchViewController: UIViewController, TorchPresentable, TorchViewControllable {}

final class TorchRouter: ViewableRouter<TorchInteractable, TorchViewControllable> {}

protocol TorchBuildable: Buildable {
    func build(withListener listener: TorchListener) -> ViewableRouting
}

final class TorchBuilder: Builder<TorchDependency>, TorchBuildable {
    func build(withListener listener: TorchListener) -> ViewableRouting {
        let scope = dependency.torch
        _ = scope
        let viewController = TorchViewController()
        let interactor = TorchInteractor(presenter: viewController)
        interactor.listener = listener
        return TorchRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a lazy property of the builder

import RIBs
import UIKit

protocol RopeDependency: Dependency {}

final class RopeComponent: Component<RopeDependency> {}

protocol RopePresentable: Presentable {}
protocol RopeViewControllable: ViewControllable {}
protocol RopeInteractable: Interactable {}
protocol RopeListener: AnyObject {}

final class RopeInteractor: PresentableInteractor<RopePresentable>, RopeInteractable {
    weak var listener: RopeListener?
}

final class RopeViewController: UIViewController, RopePresentable, RopeViewControllable {}

final class RopeRouter: ViewableRouter<RopeInteractable, RopeViewControllable> {}

protocol RopeBuildable: Buildable {
    func build(withListener listener: RopeListener) -> ViewableRouting
}

final class RopeBuilder: Builder<RopeDependency>, RopeBuildable {
    private lazy var scope = RopeComponent(dependency: dependency)

    func build(withListener listener: RopeListener) -> ViewableRouting {
        _ = scope
        let viewController = RopeViewController()
        let interactor = RopeInteractor(presenter: viewController)
        interactor.listener = listener
        return RopeRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a parameter

import RIBs
import UIKit

protocol AxeDependency: Dependency {}

final class AxeComponent: Component<AxeDependency> {}

protocol AxePresentable: Presentable {}
protocol AxeViewControllable: ViewControllable {}
protocol AxeInteractable: Interactable {}
protocol AxeListener: AnyObject {}

final class AxeInteractor: PresentableInteractor<AxePresentable>, AxeInteractable {
    weak var listener: AxeListener?
}

final class AxeViewController: UIViewController, AxePresentable, AxeViewControllable {}

final class AxeRouter: ViewableRouter<AxeInteractable, AxeViewControllable> {}

protocol AxeBuildable: Buildable {
    func build(withListener listener: AxeListener) -> ViewableRouting
}

final class AxeBuilder: Builder<AxeDependency> {
    func build(withListener listener: AxeListener, scope: AxeComponent) -> ViewableRouting {
        _ = scope
        let viewController = AxeViewController()
        let interactor = AxeInteractor(presenter: viewController)
        interactor.listener = listener
        return AxeRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: more arguments

import RIBs
import UIKit

protocol OarDependency: Dependency {}

final class OarComponent: Component<OarDependency> {
    init(dependency: OarDependency, length: Int) {
        super.init(dependency: dependency)
    }
}

protocol OarPresentable: Presentable {}
protocol OarViewControllable: ViewControllable {}
protocol OarInteractable: Interactable {}
protocol OarListener: AnyObject {}

final class OarInteractor: PresentableInteractor<OarPresentable>, OarInteractable {
    weak var listener: OarListener?
}

final class OarViewController: UIViewController, OarPresentable, OarViewControllable {}

final class OarRouter: ViewableRouter<OarInteractable, OarViewControllable> {}

protocol OarBuildable: Buildable {
    func build(withListener listener: OarListener) -> ViewableRouting
}

final class OarBuilder: Builder<OarDependency>, OarBuildable {
    func build(withListener listener: OarListener) -> ViewableRouting {
        let component = OarComponent(dependency: dependency, length: 2)
        _ = component
        let viewController = OarViewController()
        let interactor = OarInteractor(presenter: viewController)
        interactor.listener = listener
        return OarRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a truly empty component

import RIBs
import UIKit

protocol PegDependency: Dependency {}

final class PegComponent: Component<PegDependency> {}

protocol PegPresentable: Presentable {}
protocol PegViewControllable: ViewControllable {}
protocol PegInteractable: Interactable {}
protocol PegListener: AnyObject {}

final class PegInteractor: PresentableInteractor<PegPresentable>, PegInteractable {
    weak var listener: PegListener?
}

final class PegViewController: UIViewController, PegPresentable, PegViewControllable {}

final class PegRouter: ViewableRouter<PegInteractable, PegViewControllable> {}

protocol PegBuildable: Buildable {
    func build(withListener listener: PegListener) -> ViewableRouting
}

final class PegBuilder: Builder<PegDependency>, PegBuildable {
    func build(withListener listener: PegListener) -> ViewableRouting {
        let component = PegComponent(dependency: dependency)
        let viewController = PegViewController()
        let interactor = PegInteractor(presenter: viewController)
        interactor.listener = listener
        return PegRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a base component of the project

import RIBs
import UIKit

class BaseComponent<DependencyType>: Component<DependencyType> {}

protocol NetDependency: Dependency {}

final class NetComponent: BaseComponent<NetDependency> {}

protocol NetPresentable: Presentable {}
protocol NetViewControllable: ViewControllable {}
protocol NetInteractable: Interactable {}
protocol NetListener: AnyObject {}

final class NetInteractor: PresentableInteractor<NetPresentable>, NetInteractable {
    weak var listener: NetListener?
}

final class NetViewController: UIViewController, NetPresentable, NetViewControllable {}

final class NetRouter: ViewableRouter<NetInteractable, NetViewControllable> {}

protocol NetBuildable: Buildable {
    func build(withListener listener: NetListener) -> ViewableRouting
}

final class NetBuilder: Builder<NetDependency>, NetBuildable {
    func build(withListener listener: NetListener) -> ViewableRouting {
        _ = NetComponent(dependency: dependency)
        let viewController = NetViewController()
        let interactor = NetInteractor(presenter: viewController)
        interactor.listener = listener
        return NetRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a typealias of the component base

import RIBs
import UIKit

typealias Scope<DependencyType> = RIBs.Component<DependencyType>

protocol HookDependency: Dependency {}

final class HookComponent: Scope<HookDependency> {}

protocol HookPresentable: Presentable {}
protocol HookViewControllable: ViewControllable {}
protocol HookInteractable: Interactable {}
protocol HookListener: AnyObject {}

final class HookInteractor: PresentableInteractor<HookPresentable>, HookInteractable {
    weak var listener: HookListener?
}

final class HookViewController: UIViewController, HookPresentable, HookViewControllable {}

final class HookRouter: ViewableRouter<HookInteractable, HookViewControllable> {}

protocol HookBuildable: Buildable {
    func build(withListener listener: HookListener) -> ViewableRouting
}

final class HookBuilder: Builder<HookDependency>, HookBuildable {
    func build(withListener listener: HookListener) -> ViewableRouting {
        _ = HookComponent(dependency: dependency)
        let viewController = HookViewController()
        let interactor = HookInteractor(presenter: viewController)
        interactor.listener = listener
        return HookRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a typealias of the component

import RIBs
import UIKit

typealias ReelScope = ReelComponent

protocol ReelDependency: Dependency {}

final class ReelComponent: Component<ReelDependency> {}

protocol ReelPresentable: Presentable {}
protocol ReelViewControllable: ViewControllable {}
protocol ReelInteractable: Interactable {}
protocol ReelListener: AnyObject {}

final class ReelInteractor: PresentableInteractor<ReelPresentable>, ReelInteractable {
    weak var listener: ReelListener?
}

final class ReelViewController: UIViewController, ReelPresentable, ReelViewControllable {}

final class ReelRouter: ViewableRouter<ReelInteractable, ReelViewControllable> {}

protocol ReelBuildable: Buildable {
    func build(withListener listener: ReelListener) -> ViewableRouting
}

final class ReelBuilder: Builder<ReelDependency>, ReelBuildable {
    func build(withListener listener: ReelListener) -> ViewableRouting {
        _ = ReelScope(dependency: dependency)
        let viewController = ReelViewController()
        let interactor = ReelInteractor(presenter: viewController)
        interactor.listener = listener
        return ReelRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a component whose superclass is unresolved

import ScopeKit
import RIBs
import UIKit

protocol BaitDependency: Dependency {}

final class BaitComponent: CoreComponent<BaitDependency> {}

protocol BaitPresentable: Presentable {}
protocol BaitViewControllable: ViewControllable {}
protocol BaitInteractable: Interactable {}
protocol BaitListener: AnyObject {}

final class BaitInteractor: PresentableInteractor<BaitPresentable>, BaitInteractable {
    weak var listener: BaitListener?
}

final class BaitViewController: UIViewController, BaitPresentable, BaitViewControllable {}

final class BaitRouter: ViewableRouter<BaitInteractable, BaitViewControllable> {}

protocol BaitBuildable: Buildable {
    func build(withListener listener: BaitListener) -> ViewableRouting
}

final class BaitBuilder: Builder<BaitDependency>, BaitBuildable {
    func build(withListener listener: BaitListener) -> ViewableRouting {
        _ = BaitComponent(dependency: dependency)
        let viewController = BaitViewController()
        let interactor = BaitInteractor(presenter: viewController)
        interactor.listener = listener
        return BaitRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: inside #if

import RIBs
import UIKit

protocol BuoyDependency: Dependency {}

final class BuoyComponent: Component<BuoyDependency> {}

protocol BuoyPresentable: Presentable {}
protocol BuoyViewControllable: ViewControllable {}
protocol BuoyInteractable: Interactable {}
protocol BuoyListener: AnyObject {}

final class BuoyInteractor: PresentableInteractor<BuoyPresentable>, BuoyInteractable {
    weak var listener: BuoyListener?
}

final class BuoyViewController: UIViewController, BuoyPresentable, BuoyViewControllable {}

final class BuoyRouter: ViewableRouter<BuoyInteractable, BuoyViewControllable> {}

protocol BuoyBuildable: Buildable {
    func build(withListener listener: BuoyListener) -> ViewableRouting
}

final class BuoyBuilder: Builder<BuoyDependency>, BuoyBuildable {
    func build(withListener listener: BuoyListener) -> ViewableRouting {
        #if DEBUG
        _ = BuoyComponent(dependency: dependency)
        #else
        _ = BuoyComponent(dependency: dependency)
        #endif
        let viewController = BuoyViewController()
        let interactor = BuoyInteractor(presenter: viewController)
        interactor.listener = listener
        return BuoyRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 evidence: a superclass makes it

import RIBs
import UIKit

class ScopedBuilder<DependencyType>: Builder<DependencyType> {
    lazy var component = Component<DependencyType>(dependency: dependency)
}

protocol BootDependency: Dependency {}

final class BootComponent: Component<BootDependency> {}

protocol BootPresentable: Presentable {}
protocol BootViewControllable: ViewControllable {}
protocol BootInteractable: Interactable {}
protocol BootListener: AnyObject {}

final class BootInteractor: PresentableInteractor<BootPresentable>, BootInteractable {
    weak var listener: BootListener?
}

final class BootViewController: UIViewController, BootPresentable, BootViewControllable {}

final class BootRouter: ViewableRouter<BootInteractable, BootViewControllable> {}

protocol BootBuildable: Buildable {
    func build(withListener listener: BootListener) -> ViewableRouting
}

final class BootBuilder: ScopedBuilder<BootDependency>, BootBuildable {
    func build(withListener listener: BootListener) -> ViewableRouting {
        _ = component
        let viewController = BootViewController()
        let interactor = BootInteractor(presenter: viewController)
        interactor.listener = listener
        return BootRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 ComponentizedBuilder

import RIBs
import UIKit

protocol DealDependency: Dependency {}

final class DealComponent: Component<DealDependency> {}

protocol DealPresentable: Presentable {}
protocol DealViewControllable: ViewControllable {}
protocol DealInteractable: Interactable {}
protocol DealListener: AnyObject {}

final class DealInteractor: PresentableInteractor<DealPresentable>, DealInteractable {
    weak var listener: DealListener?
}

final class DealViewController: UIViewController, DealPresentable, DealViewControllable {}

final class DealRouter: ViewableRouter<DealInteractable, DealViewControllable> {}

final class DealBuilder: ComponentizedBuilder<DealComponent, ViewableRouting, DealListener, Void> {
    override func build(with component: DealComponent, _ listener: DealListener) -> ViewableRouting {
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 SimpleComponentizedBuilder

import RIBs
import UIKit

protocol DealDependency: Dependency {}

final class DealComponent: Component<DealDependency> {}

protocol DealPresentable: Presentable {}
protocol DealViewControllable: ViewControllable {}
protocol DealInteractable: Interactable {}
protocol DealListener: AnyObject {}

final class DealInteractor: PresentableInteractor<DealPresentable>, DealInteractable {
    weak var listener: DealListener?
}

final class DealViewController: UIViewController, DealPresentable, DealViewControllable {}

final class DealRouter: ViewableRouter<DealInteractable, DealViewControllable> {}

final class DealBuilder: SimpleComponentizedBuilder<DealComponent, ViewableRouting> {
    override func build(with component: DealComponent) -> ViewableRouting {
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.3 form h: the component parameter is ignored

import RIBs
import UIKit

protocol DealDependency: Dependency {}

final class DealComponent: Component<DealDependency> {}

protocol DealPresentable: Presentable {}
protocol DealViewControllable: ViewControllable {}
protocol DealInteractable: Interactable {}
protocol DealListener: AnyObject {}

final class DealInteractor: PresentableInteractor<DealPresentable>, DealInteractable {
    weak var listener: DealListener?
}

final class DealViewController: UIViewController, DealPresentable, DealViewControllable {}

final class DealRouter: ViewableRouter<DealInteractable, DealViewControllable> {}

final class DealBuilder: SimpleComponentizedBuilder<DealComponent, ViewableRouting> {
    override func build(with _: DealComponent) -> ViewableRouting {
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 MultiStageComponentizedBuilder

import RIBs
import UIKit

protocol DealDependency: Dependency {}

final class DealComponent: Component<DealDependency> {}

protocol DealPresentable: Presentable {}
protocol DealViewControllable: ViewControllable {}
protocol DealInteractable: Interactable {}
protocol DealListener: AnyObject {}

final class DealInteractor: PresentableInteractor<DealPresentable>, DealInteractable {
    weak var listener: DealListener?
}

final class DealViewController: UIViewController, DealPresentable, DealViewControllable {}

final class DealRouter: ViewableRouter<DealInteractable, DealViewControllable> {}

final class DealBuilder: MultiStageComponentizedBuilder<DealComponent, ViewableRouting, DealListener> {
    override func finalStageBuild(with component: DealComponent, _ listener: DealListener) -> ViewableRouting {
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 componentForCurrentBuildPass

import RIBs
import UIKit

protocol DealDependency: Dependency {}

final class DealComponent: Component<DealDependency> {}

protocol DealPresentable: Presentable {}
protocol DealViewControllable: ViewControllable {}
protocol DealInteractable: Interactable {}
protocol DealListener: AnyObject {}

final class DealInteractor: PresentableInteractor<DealPresentable>, DealInteractable {
    weak var listener: DealListener?
}

final class DealViewController: UIViewController, DealPresentable, DealViewControllable {}

final class DealRouter: ViewableRouter<DealInteractable, DealViewControllable> {}

final class DealBuilder: SimpleMultiStageComponentizedBuilder<DealComponent, ViewableRouting> {
    func buildNow() -> ViewableRouting {
        _ = componentForCurrentBuildPass
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === A11 Needle: the component is handed in

import NeedleFoundation
import RIBs

protocol VaultDependency: NeedleFoundation.Dependency {}

final class VaultComponent: NeedleFoundation.Component<VaultDependency> {
    var door: DoorComponent { DoorComponent(parent: self) }

    var doorBuilder: DoorBuilder {
        DoorBuilder { DoorComponent(parent: self) }
    }
}

final class DoorComponent: NeedleFoundation.Component<EmptyDependency> {}

final class DoorInteractor: Interactor {}
final class DoorRouter: Router<DoorInteractor> {}

final class DoorBuilder: SimpleComponentizedBuilder<DoorComponent, Routing> {
    override func build(with component: DoorComponent) -> Routing {
        DoorRouter(interactor: DoorInteractor())
    }
}

// === A11 a closure that makes no component

import NeedleFoundation
import RIBs

protocol SafeDependency: NeedleFoundation.Dependency {}

final class SafeComponent: PluginizedComponent<SafeDependency, EmptyDependency, SafeNonCoreComponent> {}
final class SafeNonCoreComponent: NonCoreComponent<EmptyDependency> {}

final class SafeInteractor: Interactor {}
final class SafeRouter: Router<SafeInteractor> {}

protocol SafeBuildable: Buildable {
    func build() -> Routing
}

final class SafeBuilder: SafeBuildable {
//          ^^^^^^^^^^^ builder_skips_component: SafeBuilder
    private let componentBuilder: () -> String

    init(componentBuilder: @escaping () -> String) {
        self.componentBuilder = componentBuilder
    }

    func build() -> Routing {
        let component = componentBuilder()
        _ = component
        return SafeRouter(interactor: SafeInteractor())
    }
}

// === A11 Needle: a pluginized component made by a closure

import NeedleFoundation
import RIBs

protocol SafeDependency: NeedleFoundation.Dependency {}

final class SafeComponent: PluginizedComponent<SafeDependency, EmptyDependency, SafeNonCoreComponent> {}
final class SafeNonCoreComponent: NonCoreComponent<EmptyDependency> {}

final class SafeInteractor: Interactor {}
final class SafeRouter: Router<SafeInteractor> {}

protocol SafeBuildable: Buildable {
    func build() -> Routing
}

final class SafeBuilder: SafeBuildable {
    private let componentBuilder: () -> SafeComponent

    init(componentBuilder: @escaping () -> SafeComponent) {
        self.componentBuilder = componentBuilder
    }

    func build() -> Routing {
        let component = componentBuilder()
        _ = component
        return SafeRouter(interactor: SafeInteractor())
    }
}

// === B4.2 a builder that only delegates

import RIBs

protocol DiceDependency: Dependency {}
protocol DiceBuildable: Buildable {
    func build() -> Routing
}

final class DiceComponent: Component<DiceDependency> {}
final class DiceInteractor: Interactor {}
final class DiceRouter: Router<DiceInteractor> {}

final class DiceBuilder: Builder<DiceDependency>, DiceBuildable {
    func build() -> Routing {
        _ = DiceComponent(dependency: dependency)
        return DiceRouter(interactor: DiceInteractor())
    }
}

final class DiceAdapter: DiceBuildable {
    private let builder: DiceBuilder

    init(dependency: DiceDependency) {
        builder = DiceBuilder(dependency: dependency)
    }

    func build() -> Routing {
        builder.build()
    }
}

// === 4.1 an adapter that also constructs a router

import RIBs

protocol DiceDependency: Dependency {}
protocol DiceBuildable: Buildable {
    func build() -> Routing
}

final class DiceComponent: Component<DiceDependency> {}
final class DiceInteractor: Interactor {}
final class DiceRouter: Router<DiceInteractor> {}

final class DiceBuilder: Builder<DiceDependency>, DiceBuildable {
    func build() -> Routing {
        _ = DiceComponent(dependency: dependency)
        return DiceRouter(interactor: DiceInteractor())
    }
}

final class DiceAdapter: DiceBuildable {
//          ^^^^^^^^^^^ builder_skips_component: DiceAdapter
    private let builder: DiceBuildable

    init(builder: DiceBuildable) {
        self.builder = builder
    }

    func build() -> Routing {
        let interactor = DiceInteractor()
        let router = DiceRouter(interactor: interactor)
        router.attachChild(builder.build())
        return router
    }
}

// === 4.1 a builder that delegates with the raw dependency

import RIBs

protocol DiceDependency: Dependency {}
protocol DiceBuildable: Buildable {
    func build() -> Routing
}

final class DiceComponent: Component<DiceDependency> {}
final class DiceInteractor: Interactor {}
final class DiceRouter: Router<DiceInteractor> {}

final class DiceBuilder: Builder<DiceDependency>, DiceBuildable {
    func build() -> Routing {
        _ = DiceComponent(dependency: dependency)
        return DiceRouter(interactor: DiceInteractor())
    }
}

final class DiceAdapter: Builder<DiceDependency>, DiceBuildable {
    func build() -> Routing {
        DiceBuilder(dependency: dependency).build()
    }
}

// === B4.2 a builder that picks another builder

import RIBs

protocol DiceDependency: Dependency {}
protocol DiceBuildable: Buildable {
    func build() -> Routing
}

final class DiceComponent: Component<DiceDependency> {}
final class DiceInteractor: Interactor {}
final class DiceRouter: Router<DiceInteractor> {}

final class DiceBuilder: Builder<DiceDependency>, DiceBuildable {
    func build() -> Routing {
        _ = DiceComponent(dependency: dependency)
        return DiceRouter(interactor: DiceInteractor())
    }
}

final class DiceAdapter: DiceBuildable {
    private let builder: DiceBuilder

    init(dependency: DiceDependency) {
        builder = DiceBuilder(dependency: dependency)
    }

    func build() -> Routing {
        builder.build()
    }
}

final class GameBuilder: Builder<DiceDependency>, DiceBuildable {
    var isNew = false

    func build() -> Routing {
        switch isNew {
        case true: return DiceBuilder(dependency: dependency).build()
        case false: return DiceAdapter(dependency: dependency).build()
        }
    }
}

// === B4.2 an abstract base builder without build

import RIBs
import UIKit

class PosterBuilder<DependencyType>: Builder<DependencyType> {
    func makeTitle() -> String { "poster" }
}

protocol FlagDependency: Dependency {}

final class FlagComponent: Component<FlagDependency> {}

protocol FlagPresentable: Presentable {}
protocol FlagViewControllable: ViewControllable {}
protocol FlagInteractable: Interactable {}
protocol FlagListener: AnyObject {}

final class FlagInteractor: PresentableInteractor<FlagPresentable>, FlagInteractable {
    weak var listener: FlagListener?
}

final class FlagViewController: UIViewController, FlagPresentable, FlagViewControllable {}

final class FlagRouter: ViewableRouter<FlagInteractable, FlagViewControllable> {}

protocol FlagBuildable: Buildable {
    func build(withListener listener: FlagListener) -> ViewableRouting
}

final class FlagBuilder: PosterBuilder<FlagDependency>, FlagBuildable {
    func build(withListener listener: FlagListener) -> ViewableRouting {
        _ = FlagComponent(dependency: dependency)
        let viewController = FlagViewController()
        let interactor = FlagInteractor(presenter: viewController)
        interactor.listener = listener
        return FlagRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 an abstract base builder whose build traps

import RIBs
import UIKit

class PosterBuilder<DependencyType>: Builder<DependencyType> {
    func build(withListener listener: AnyObject) -> ViewableRouting {
        fatalError("abstract")
    }
}

protocol SignDependency: Dependency {}

final class SignComponent: Component<SignDependency> {}

protocol SignPresentable: Presentable {}
protocol SignViewControllable: ViewControllable {}
protocol SignInteractable: Interactable {}
protocol SignListener: AnyObject {}

final class SignInteractor: PresentableInteractor<SignPresentable>, SignInteractable {
    weak var listener: SignListener?
}

final class SignViewController: UIViewController, SignPresentable, SignViewControllable {}

final class SignRouter: ViewableRouter<SignInteractable, SignViewControllable> {}

final class SignBuilder: PosterBuilder<SignDependency> {
    override func build(withListener listener: AnyObject) -> ViewableRouting {
        _ = SignComponent(dependency: dependency)
        let viewController = SignViewController()
        let interactor = SignInteractor(presenter: viewController)
        interactor.listener = listener as? SignListener
        return SignRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 a mock of a builder

import RIBs
import UIKit

protocol WallDependency: Dependency {}

final class WallComponent: Component<WallDependency> {}

protocol WallPresentable: Presentable {}
protocol WallViewControllable: ViewControllable {}
protocol WallInteractable: Interactable {}
protocol WallListener: AnyObject {}

final class WallInteractor: PresentableInteractor<WallPresentable>, WallInteractable {
    weak var listener: WallListener?
}

final class WallViewController: UIViewController, WallPresentable, WallViewControllable {}

final class WallRouter: ViewableRouter<WallInteractable, WallViewControllable> {}

protocol WallBuildable: Buildable {
    func build(withListener listener: WallListener) -> ViewableRouting
}

final class WallBuilder: Builder<WallDependency>, WallBuildable {
    func build(withListener listener: WallListener) -> ViewableRouting {
        _ = WallComponent(dependency: dependency)
        let viewController = WallViewController()
        let interactor = WallInteractor(presenter: viewController)
        interactor.listener = listener
        return WallRouter(interactor: interactor, viewController: viewController)
    }
}

final class WallBuildableMock: WallBuildable {
    func build(withListener listener: WallListener) -> ViewableRouting {
        let viewController = WallViewController()
        let interactor = WallInteractor(presenter: viewController)
        interactor.listener = listener
        return WallRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 a fake builder in a test

// --- Sources/Roof/RoofBuilder.swift
import RIBs
import UIKit

protocol RoofDependency: Dependency {}

final class RoofComponent: Component<RoofDependency> {}

protocol RoofPresentable: Presentable {}
protocol RoofViewControllable: ViewControllable {}
protocol RoofInteractable: Interactable {}
protocol RoofListener: AnyObject {}

final class RoofInteractor: PresentableInteractor<RoofPresentable>, RoofInteractable {
    weak var listener: RoofListener?
}

final class RoofViewController: UIViewController, RoofPresentable, RoofViewControllable {}

final class RoofRouter: ViewableRouter<RoofInteractable, RoofViewControllable> {}

protocol RoofBuildable: Buildable {
    func build(withListener listener: RoofListener) -> ViewableRouting
}

final class RoofBuilder: Builder<RoofDependency>, RoofBuildable {
    func build(withListener listener: RoofListener) -> ViewableRouting {
        _ = RoofComponent(dependency: dependency)
        let viewController = RoofViewController()
        let interactor = RoofInteractor(presenter: viewController)
        interactor.listener = listener
        return RoofRouter(interactor: interactor, viewController: viewController)
    }
}

// --- Tests/RoofTests/FakeRoofBuilder.swift
import RIBs
import XCTest

@testable import Roof

final class FakeRoofBuilder: RoofBuildable {
    func build(withListener listener: RoofListener) -> ViewableRouting {
        let viewController = RoofViewController()
        let interactor = RoofInteractor(presenter: viewController)
        interactor.listener = listener
        return RoofRouter(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 a preview builds by hand

import RIBs
import SwiftUI
import UIKit

protocol TileDependency: Dependency {}

final class TileComponent: Component<TileDependency> {}

protocol TilePresentable: Presentable {}
protocol TileViewControllable: ViewControllable {}
protocol TileInteractable: Interactable {}
protocol TileListener: AnyObject {}

final class TileInteractor: PresentableInteractor<TilePresentable>, TileInteractable {
    weak var listener: TileListener?
}

final class TileViewController: UIViewController, TilePresentable, TileViewControllable {}

final class TileRouter: ViewableRouter<TileInteractable, TileViewControllable> {}

protocol TileBuildable: Buildable {
    func build(withListener listener: TileListener) -> ViewableRouting
}

final class TileBuilder: Builder<TileDependency>, TileBuildable {
    func build(withListener listener: TileListener) -> ViewableRouting {
        _ = TileComponent(dependency: dependency)
        let viewController = TileViewController()
        let interactor = TileInteractor(presenter: viewController)
        interactor.listener = listener
        return TileRouter(interactor: interactor, viewController: viewController)
    }
}

#if DEBUG
struct TilePreview: PreviewProvider {
    static var previews: some View {
        let viewController = TileViewController()
        let interactor = TileInteractor(presenter: viewController)
        interactor.activate()
        return Text("tile")
    }
}
#endif

// === 0.2 a generated file is not reported

// --- Sources/Attic/Attic.generated.swift
// @generated by ribgen. DO NOT EDIT.
import RIBs
import UIKit

protocol AtticDependency: Dependency {}

final class AtticComponent: Component<AtticDependency> {}

protocol AtticPresentable: Presentable {}
protocol AtticViewControllable: ViewControllable {}
protocol AtticInteractable: Interactable {}
protocol AtticListener: AnyObject {}

final class AtticInteractor: PresentableInteractor<AtticPresentable>, AtticInteractable {
    weak var listener: AtticListener?
}

final class AtticViewController: UIViewController, AtticPresentable, AtticViewControllable {}

final class AtticRouter: ViewableRouter<AtticInteractable, AtticViewControllable> {}

protocol AtticBuildable: Buildable {
    func build(withListener listener: AtticListener) -> ViewableRouting
}

final class AtticBuilder: Builder<AtticDependency>, AtticBuildable {
    func build(withListener listener: AtticListener) -> ViewableRouting {
        let viewController = AtticViewController()
        let interactor = AtticInteractor(presenter: viewController)
        interactor.listener = listener
        return AtticRouter(interactor: interactor, viewController: viewController)
    }
}

// === 0.2 a vendored file is not reported

// --- Pods/AtticKit/AtticBuilder.swift
import RIBs
import UIKit

protocol AtticDependency: Dependency {}

final class AtticComponent: Component<AtticDependency> {}

protocol AtticPresentable: Presentable {}
protocol AtticViewControllable: ViewControllable {}
protocol AtticInteractable: Interactable {}
protocol AtticListener: AnyObject {}

final class AtticInteractor: PresentableInteractor<AtticPresentable>, AtticInteractable {
    weak var listener: AtticListener?
}

final class AtticViewController: UIViewController, AtticPresentable, AtticViewControllable {}

final class AtticRouter: ViewableRouter<AtticInteractable, AtticViewControllable> {}

protocol AtticBuildable: Buildable {
    func build(withListener listener: AtticListener) -> ViewableRouting
}

final class AtticBuilder: Builder<AtticDependency>, AtticBuildable {
    func build(withListener listener: AtticListener) -> ViewableRouting {
        let viewController = AtticViewController()
        let interactor = AtticInteractor(presenter: viewController)
        interactor.listener = listener
        return AtticRouter(interactor: interactor, viewController: viewController)
    }
}

// === 0.2 a template is not reported

// --- Templates/RIB.xctemplate/___FILEBASENAME___Builder.swift
import RIBs
import UIKit

protocol ___VARIABLE_productName___Dependency: Dependency {}

final class ___VARIABLE_productName___Component: Component<___VARIABLE_productName___Dependency> {}

protocol ___VARIABLE_productName___Presentable: Presentable {}
protocol ___VARIABLE_productName___ViewControllable: ViewControllable {}
protocol ___VARIABLE_productName___Interactable: Interactable {}
protocol ___VARIABLE_productName___Listener: AnyObject {}

final class ___VARIABLE_productName___Interactor: PresentableInteractor<___VARIABLE_productName___Presentable>, ___VARIABLE_productName___Interactable {
    weak var listener: ___VARIABLE_productName___Listener?
}

final class ___VARIABLE_productName___ViewController: UIViewController, ___VARIABLE_productName___Presentable, ___VARIABLE_productName___ViewControllable {}

final class ___VARIABLE_productName___Router: ViewableRouter<___VARIABLE_productName___Interactable, ___VARIABLE_productName___ViewControllable> {}

protocol ___VARIABLE_productName___Buildable: Buildable {
    func build(withListener listener: ___VARIABLE_productName___Listener) -> ViewableRouting
}

final class ___VARIABLE_productName___Builder: Builder<___VARIABLE_productName___Dependency>, ___VARIABLE_productName___Buildable {
    func build(withListener listener: ___VARIABLE_productName___Listener) -> ViewableRouting {
        let viewController = ___VARIABLE_productName___ViewController()
        let interactor = ___VARIABLE_productName___Interactor(presenter: viewController)
        interactor.listener = listener
        return ___VARIABLE_productName___Router(interactor: interactor, viewController: viewController)
    }
}

// === B4.2 builders that have nothing to do with RIBs

import Foundation

final class RequestBuilder {
    func build() -> URLRequest {
        URLRequest(url: URL(fileURLWithPath: "/"))
    }
}

@resultBuilder
struct MenuBuilder {
    static func buildBlock(_ parts: String...) -> [String] { parts }
}

class Builder<Product> {
    func build() -> Product? { nil }
}

final class PageBuilder: Builder<String> {}

// === 0.1 a web framework has routers and builders of its own

import Hummingbird

final class AppBuilder: Builder<AppRequestContext> {
    func build() -> Router<AppRequestContext> {
        let router = Router<AppRequestContext>()
        return router
    }
}

// === 0.1 no RIBs import, names alone are nothing

import UIKit

protocol LaneDependency: Dependency {}

final class LaneComponent: Component<LaneDependency> {}

protocol LanePresentable: Presentable {}
protocol LaneViewControllable: ViewControllable {}
protocol LaneInteractable: Interactable {}
protocol LaneListener: AnyObject {}

final class LaneInteractor: PresentableInteractor<LanePresentable>, LaneInteractable {
    weak var listener: LaneListener?
}

final class LaneViewController: UIViewController, LanePresentable, LaneViewControllable {}

final class LaneRouter: ViewableRouter<LaneInteractable, LaneViewControllable> {}

protocol LaneBuildable: Buildable {
    func build(withListener listener: LaneListener) -> ViewableRouting
}

final class LaneBuilder: Builder<LaneDependency>, LaneBuildable {
    func build(withListener listener: LaneListener) -> ViewableRouting {
        let viewController = LaneViewController()
        let interactor = LaneInteractor(presenter: viewController)
        interactor.listener = listener
        return LaneRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.1 the project's own framework has a Component base

// --- Sources/Architecture/Framework.swift
public protocol Interactable: AnyObject {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public init() {}
    public final func activate() { didBecomeActive() }
    public final func deactivate() { willResignActive() }
    open func didBecomeActive() {}
    open func willResignActive() {}
}

public protocol Routing: AnyObject {
    var interactable: Interactable { get }
    var children: [Routing] { get }
    func load()
    func attachChild(_ child: Routing)
    func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
    public let interactable: Interactable
    public final var children: [Routing] = []

    public init(interactor: InteractorType) {
        guard let interactable = interactor as? Interactable else { fatalError() }
        self.interactable = interactable
    }

    public final func load() {}
    public final func attachChild(_ child: Routing) { children.append(child) }
    public final func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
}

public protocol Buildable: AnyObject {}

open class Builder<DependencyType>: Buildable {
    public let dependency: DependencyType

    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}

public protocol Dependency: AnyObject {}

open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType

    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}

// --- Sources/Tower/TowerBuilder.swift
import Architecture

protocol TowerDependency: AnyObject {}

final class TowerInteractor: Interactor {}
final class TowerRouter: Router<TowerInteractor> {}

final class TowerBuilder: Builder<TowerDependency> {
//          ^^^^^^^^^^^^ builder_skips_component: TowerBuilder
    func build() -> Routing {
        TowerRouter(interactor: TowerInteractor())
    }
}

// === 4.1 the project's own framework has no Component base

// --- Sources/Architecture/Framework.swift
public protocol Interactable: AnyObject {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public init() {}
    public final func activate() { didBecomeActive() }
    public final func deactivate() { willResignActive() }
    open func didBecomeActive() {}
    open func willResignActive() {}
}

public protocol Routing: AnyObject {
    var interactable: Interactable { get }
    var children: [Routing] { get }
    func load()
    func attachChild(_ child: Routing)
    func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
    public let interactable: Interactable
    public final var children: [Routing] = []

    public init(interactor: InteractorType) {
        guard let interactable = interactor as? Interactable else { fatalError() }
        self.interactable = interactable
    }

    public final func load() {}
    public final func attachChild(_ child: Routing) { children.append(child) }
    public final func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
}

public protocol Buildable: AnyObject {}

open class Builder<DependencyType>: Buildable {
    public let dependency: DependencyType

    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}

// --- Sources/Tower/TowerBuilder.swift
import Architecture

protocol TowerDependency: AnyObject {}

final class TowerInteractor: Interactor {}
final class TowerRouter: Router<TowerInteractor> {}

final class TowerBuilder: Builder<TowerDependency> {
    func build() -> Routing {
        TowerRouter(interactor: TowerInteractor())
    }
}

// === 0.3 equally near components that disagree: abstain

// --- App/Left/SpireComponent.swift
import RIBs

protocol SpireDependency: Dependency {}
final class SpireComponent: Component<SpireDependency> {}

// --- App/Right/SpireComponent.swift
import RIBs

struct SpireComponent {
    let dependency: AnyObject
}

// --- App/Middle/SpireBuilder.swift
import RIBs

final class SpireInteractor: Interactor {}
final class SpireRouter: Router<SpireInteractor> {}

final class SpireBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = SpireComponent(dependency: dependency)
        return SpireRouter(interactor: SpireInteractor())
    }
}

// === 0.3 the nearest declaration is no component

// --- Part1/Dome/DomeComponent.swift
import RIBs

protocol DomeDependency: Dependency {}

struct DomeComponent {
    let dependency: DomeDependency
}

// --- Part2/Dome/DomeComponent.swift
import RIBs

final class DomeComponent: Component<EmptyDependency> {}

// --- Part1/Dome/DomeBuilder.swift
import RIBs

final class DomeInteractor: Interactor {}
final class DomeRouter: Router<DomeInteractor> {}

final class DomeBuilder: Builder<DomeDependency> {
//          ^^^^^^^^^^^ builder_skips_component: DomeBuilder
    func build() -> Routing {
        _ = DomeComponent(dependency: dependency)
        return DomeRouter(interactor: DomeInteractor())
    }
}

// === 0.3 the nearest declaration is a component

// --- Part1/Dome/DomeComponent.swift
import RIBs

protocol DomeDependency: Dependency {}

final class DomeComponent: Component<DomeDependency> {}

// --- Part2/Dome/DomeComponent.swift
import RIBs

final class DomeComponent: Component<EmptyDependency> {}

// --- Part1/Dome/DomeBuilder.swift
import RIBs

final class DomeInteractor: Interactor {}
final class DomeRouter: Router<DomeInteractor> {}

final class DomeBuilder: Builder<DomeDependency> {
    func build() -> Routing {
        _ = DomeComponent(dependency: dependency)
        return DomeRouter(interactor: DomeInteractor())
    }
}

// === 0.4 an unresolved superclass may make the component

import CoreKit
import RIBs
import UIKit

protocol VaneDependency: Dependency {}

final class VaneComponent: Component<VaneDependency> {}

protocol VanePresentable: Presentable {}
protocol VaneViewControllable: ViewControllable {}
protocol VaneInteractable: Interactable {}
protocol VaneListener: AnyObject {}

final class VaneInteractor: PresentableInteractor<VanePresentable>, VaneInteractable {
    weak var listener: VaneListener?
}

final class VaneViewController: UIViewController, VanePresentable, VaneViewControllable {}

final class VaneRouter: ViewableRouter<VaneInteractable, VaneViewControllable> {}

protocol VaneBuildable: Buildable {
    func build(withListener listener: VaneListener) -> ViewableRouting
}

final class VaneBuilder: CoreBuilder<VaneDependency>, VaneBuildable {
    func build(withListener listener: VaneListener) -> ViewableRouting {
        let viewController = VaneViewController()
        let interactor = VaneInteractor(presenter: viewController)
        interactor.listener = listener
        return VaneRouter(interactor: interactor, viewController: viewController)
    }
}

// === 0.4 an unresolved type may be a router or not

import CoreKit
import RIBs
import UIKit

protocol GaleDependency: Dependency {}

final class GaleComponent: Component<GaleDependency> {}

protocol GalePresentable: Presentable {}
protocol GaleViewControllable: ViewControllable {}
protocol GaleInteractable: Interactable {}
protocol GaleListener: AnyObject {}

final class GaleInteractor: PresentableInteractor<GalePresentable>, GaleInteractable {
    weak var listener: GaleListener?
}

final class GaleViewController: UIViewController, GalePresentable, GaleViewControllable {}

final class GaleRouter: ViewableRouter<GaleInteractable, GaleViewControllable> {}

protocol GaleBuildable: Buildable {
    func build(withListener listener: GaleListener) -> ViewableRouting
}

final class GaleBuilder: Builder<GaleDependency>, GaleBuildable {
    func build(withListener listener: GaleListener) -> ViewableRouting {
        GaleFlow(listener: listener)
    }
}

// === 0.2 commented code and strings are no component

import RIBs
import UIKit

protocol MistDependency: Dependency {}

final class MistComponent: Component<MistDependency> {}

protocol MistPresentable: Presentable {}
protocol MistViewControllable: ViewControllable {}
protocol MistInteractable: Interactable {}
protocol MistListener: AnyObject {}

final class MistInteractor: PresentableInteractor<MistPresentable>, MistInteractable {
    weak var listener: MistListener?
}

final class MistViewController: UIViewController, MistPresentable, MistViewControllable {}

final class MistRouter: ViewableRouter<MistInteractable, MistViewControllable> {}

protocol MistBuildable: Buildable {
    func build(withListener listener: MistListener) -> ViewableRouting
}

final class MistBuilder: Builder<MistDependency>, MistBuildable {
//          ^^^^^^^^^^^ builder_skips_component: MistBuilder
    func build(withListener listener: MistListener) -> ViewableRouting {
        // let component = MistComponent(dependency: dependency)
        /* _ = MistComponent(dependency: dependency) */
        print("MistComponent(dependency: dependency)")
        let viewController = MistViewController()
        let interactor = MistInteractor(presenter: viewController)
        interactor.listener = listener
        return MistRouter(interactor: interactor, viewController: viewController)
    }
}

// === 0.2 code between comments is

import RIBs
import UIKit

protocol MistDependency: Dependency {}

final class MistComponent: Component<MistDependency> {}

protocol MistPresentable: Presentable {}
protocol MistViewControllable: ViewControllable {}
protocol MistInteractable: Interactable {}
protocol MistListener: AnyObject {}

final class MistInteractor: PresentableInteractor<MistPresentable>, MistInteractable {
    weak var listener: MistListener?
}

final class MistViewController: UIViewController, MistPresentable, MistViewControllable {}

final class MistRouter: ViewableRouter<MistInteractable, MistViewControllable> {}

protocol MistBuildable: Buildable {
    func build(withListener listener: MistListener) -> ViewableRouting
}

final class MistBuilder: Builder<MistDependency>, MistBuildable {
    func build(withListener listener: MistListener) -> ViewableRouting {
        // the scope
        _ = /* T4 */ MistComponent(dependency: dependency)
        let viewController = MistViewController()
        let interactor = MistInteractor(presenter: viewController)
        interactor.listener = listener
        return MistRouter(interactor: interactor, viewController: viewController)
    }
}

// === E interface and implementation modules

// --- Feature/RainInterfaces/Sources/RainBuildable.swift
import RIBs

public protocol RainBuildable: Buildable {
    func build(withListener listener: RainListener) -> ViewableRouting
}

public protocol RainListener: AnyObject {}

// --- Feature/RainImp/Sources/RainBuilder.swift
import RIBs
import RainInterfaces
import UIKit

protocol RainDependency: Dependency {}

final class RainComponent: Component<RainDependency> {}

protocol RainPresentable: Presentable {}
protocol RainViewControllable: ViewControllable {}
protocol RainInteractable: Interactable {}

final class RainInteractor: PresentableInteractor<RainPresentable>, RainInteractable {
    weak var listener: RainListener?
}

final class RainViewController: UIViewController, RainPresentable, RainViewControllable {}

final class RainRouter: ViewableRouter<RainInteractable, RainViewControllable> {}

final class RainBuilder: Builder<RainDependency>, RainBuildable {
//          ^^^^^^^^^^^ builder_skips_component: RainBuilder
    func build(withListener listener: RainListener) -> ViewableRouting {
        let viewController = RainViewController()
        let interactor = RainInteractor(presenter: viewController)
        interactor.listener = listener
        return RainRouter(interactor: interactor, viewController: viewController)
    }
}

// === E interface and implementation modules, with the component

// --- Feature/RainInterfaces/Sources/RainBuildable.swift
import RIBs

public protocol RainBuildable: Buildable {
    func build(withListener listener: RainListener) -> ViewableRouting
}

public protocol RainListener: AnyObject {}

// --- Feature/RainImp/Sources/RainBuilder.swift
import RIBs
import RainInterfaces
import UIKit

protocol RainDependency: Dependency {}

final class RainComponent: Component<RainDependency> {}

protocol RainPresentable: Presentable {}
protocol RainViewControllable: ViewControllable {}
protocol RainInteractable: Interactable {}

final class RainInteractor: PresentableInteractor<RainPresentable>, RainInteractable {
    weak var listener: RainListener?
}

final class RainViewController: UIViewController, RainPresentable, RainViewControllable {}

final class RainRouter: ViewableRouter<RainInteractable, RainViewControllable> {}

final class RainBuilder: Builder<RainDependency>, RainBuildable {
    func build(withListener listener: RainListener) -> ViewableRouting {
        _ = RainComponent(dependency: dependency)
        let viewController = RainViewController()
        let interactor = RainInteractor(presenter: viewController)
        interactor.listener = listener
        return RainRouter(interactor: interactor, viewController: viewController)
    }
}

// === 4.2 a component that is made for a child's builder is the child's

import RIBs

protocol NestDependency: Dependency {}
final class NestComponent: Component<NestDependency>, EggDependency {}
final class NestInteractor: Interactor {}
final class NestRouter: Router<NestInteractor> {
    var eggBuilder: EggBuilder?
}

final class NestBuilder: Builder<NestDependency> {
//          ^^^^^^^^^^^ builder_skips_component: NestComponent
    func build(scope: EggDependency) -> Routing {
        let router = NestRouter(interactor: NestInteractor())
        router.eggBuilder = EggBuilder { EggComponent(dependency: scope) }
        return router
    }
}

protocol EggDependency: Dependency {}
final class EggComponent: Component<EggDependency> {}
final class EggInteractor: Interactor {}
final class EggRouter: Router<EggInteractor> {}

final class EggBuilder: SimpleComponentizedBuilder<EggComponent, Routing> {
    override func build(with component: EggComponent) -> Routing {
        EggRouter(interactor: EggInteractor())
    }
}

// === 4.2 the own component is made where the child's needs it

import RIBs

protocol NestDependency: Dependency {}
final class NestComponent: Component<NestDependency>, EggDependency {}
final class NestInteractor: Interactor {}
final class NestRouter: Router<NestInteractor> {
    var eggBuilder: EggBuilder?
}

final class NestBuilder: Builder<NestDependency> {
    func build() -> Routing {
        let router = NestRouter(interactor: NestInteractor())
        router.eggBuilder = EggBuilder { EggComponent(dependency: NestComponent(dependency: self.dependency)) }
        return router
    }
}

protocol EggDependency: Dependency {}
final class EggComponent: Component<EggDependency> {}
final class EggInteractor: Interactor {}
final class EggRouter: Router<EggInteractor> {}

final class EggBuilder: SimpleComponentizedBuilder<EggComponent, Routing> {
    override func build(with component: EggComponent) -> Routing {
        EggRouter(interactor: EggInteractor())
    }
}

// === 4.2 an empty component for a child is none of the RIB's own

import RIBs

protocol HiveDependency: Dependency {}
final class HiveComponent: Component<HiveDependency> {}
final class HiveInteractor: Interactor {}
final class HiveRouter: Router<HiveInteractor> {}

final class HiveBuilder: Builder<HiveDependency> {
//          ^^^^^^^^^^^ builder_skips_component: HiveComponent
    func build() -> Routing {
        let router = HiveRouter(interactor: HiveInteractor())
        router.attachChild(CombBuilder(dependency: EmptyComponent()).build())
        return router
    }
}

final class CombComponent: Component<EmptyDependency> {}
final class CombInteractor: Interactor {}
final class CombRouter: Router<CombInteractor> {}

final class CombBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = CombComponent(dependency: dependency)
        return CombRouter(interactor: CombInteractor())
    }
}

// === 4.2 the own component beside an empty one for a child

import RIBs

protocol HiveDependency: Dependency {}
final class HiveComponent: Component<HiveDependency> {}
final class HiveInteractor: Interactor {}
final class HiveRouter: Router<HiveInteractor> {}

final class HiveBuilder: Builder<HiveDependency> {
    func build() -> Routing {
        _ = HiveComponent(dependency: dependency)
        let router = HiveRouter(interactor: HiveInteractor())
        router.attachChild(CombBuilder(dependency: EmptyComponent()).build())
        return router
    }
}

final class CombComponent: Component<EmptyDependency> {}
final class CombInteractor: Interactor {}
final class CombRouter: Router<CombInteractor> {}

final class CombBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = CombComponent(dependency: dependency)
        return CombRouter(interactor: CombInteractor())
    }
}

// === 4.3 f: assigned to a member of the view

import RIBs
import UIKit

protocol Store: AnyObject {}
protocol MossDependency: Dependency {
    var store: Store { get }
}
final class MossComponent: Component<MossDependency> {}
protocol MossPresentable: Presentable {}
final class MossInteractor: PresentableInteractor<MossPresentable> {}
final class MossViewController: UIViewController, MossPresentable, ViewControllable {
    var store: Store?
}
final class MossRouter: ViewableRouter<MossInteractor, ViewControllable> {}

final class MossBuilder: Builder<MossDependency> {
    func build() -> ViewableRouting {
        let component = MossComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component: MossComponent
        let viewController = MossViewController()
        viewController.store = dependency.store
        //                     ~~~~~~~~~~
        return MossRouter(interactor: MossInteractor(presenter: viewController), viewController: viewController)
    }
}

// === B4.2 evidence: the base's component type, by initialiser

import RIBs

protocol FernDependency: Dependency {}
final class FernComponent: Component<FernDependency> {}
final class FernInteractor: Interactor {}
final class FernRouter: Router<FernInteractor> {}

final class FernBuilder: Builder<FernDependency> {
    private let component: FernComponent
    override init(dependency: FernDependency) {
        component = FernComponent(dependency: dependency)
        super.init(dependency: dependency)
    }
    func build() -> Routing {
        print(component)
        return FernRouter(interactor: FernInteractor())
    }
}

// === 4.3 c: optional binding with a cast, and a guard

import RIBs

protocol IvyDependency: Dependency {}
protocol LeafDependency: Dependency {}
final class IvyComponent: Component<IvyDependency> {}
final class IvyInteractor: Interactor {}
final class IvyRouter: Router<IvyInteractor> {
    init(interactor: IvyInteractor, leaf: LeafBuilder) { super.init(interactor: interactor) }
}

final class IvyBuilder: Builder<IvyDependency> {
    func build() throws -> Routing {
        _ = IvyComponent(dependency: dependency)
        guard let needed = dependency as? LeafDependency else { fatalError() }
        return IvyRouter(interactor: IvyInteractor(), leaf: .init(dependency: needed))
        //                                                                    ^^^^^^ builder_skips_component: LeafBuilder
    }
}

final class LeafBuilder: Builder<LeafDependency> {}

// === B4.2 evidence: build is async in a helper with a global

import RIBs

protocol OakDependency: Dependency {}
final class OakComponent: Component<OakDependency> {}
final class OakInteractor: Interactor {}
final class OakRouter: Router<OakInteractor> {}

func oak(_ dependency: OakDependency) -> OakComponent { OakComponent(dependency: dependency) }

final class OakBuilder: Builder<OakDependency> {
    func build() async -> Routing {
        let scope = oak(dependency)
        _ = scope
        return await MainActor.run { OakRouter(interactor: OakInteractor()) }
    }
}

// === 4.1 a function named builder is no body

import RIBs

protocol ElmDependency: Dependency {}
final class ElmInteractor: Interactor {}
final class ElmRouter: Router<ElmInteractor> {}

final class ElmBuilder: Builder<ElmDependency> {
    func builders() -> Routing { ElmRouter(interactor: ElmInteractor()) }
}
