// === no component at all
// clean: the component is made
// use: ribs-uikit, dependency Login, component Login, viewable-rib Login

final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
//          ^^^^^^^^^^^^ builder_skips_component: LoginBuilder
    func build(withListener listener: LoginListener) -> ViewableRouting {
//+     let component = LoginComponent(dependency: dependency)
//+     _ = component
        let viewController = LoginViewController()
        let interactor = LoginInteractor(presenter: viewController)
        interactor.listener = listener
        return LoginRouter(interactor: interactor, viewController: viewController)
    }
}

// === a viewless RIB
// clean: ... with its component
// use: ribs

protocol QuoteDependency: Dependency {}
final class QuoteComponent: Component<QuoteDependency> {}
final class QuoteInteractor: Interactor {}
final class QuoteRouter: Router<QuoteInteractor> {}

final class QuoteBuilder: Builder<QuoteDependency> {
//          ^^^^^^^^^^^^ builder_skips_component: QuoteBuilder
    func build() -> Routing {
//-     QuoteRouter(interactor: QuoteInteractor())
//+     _ = QuoteComponent(dependency: dependency)
//+     return QuoteRouter(interactor: QuoteInteractor())
    }
}

// === ModernRIBs
// clean: ..., the component is made

import ModernRIBs
import UIKit

// use: dependency Cart, component Cart, viewable-rib Cart

final class CartBuilder: Builder<CartDependency>, CartBuildable {
//          ^^^^^^^^^^^ builder_skips_component: CartBuilder
    func build(withListener listener: CartListener) -> ViewableRouting {
//+     let component = CartComponent(dependency: dependency)
//+     _ = component
        let viewController = CartViewController()
        let interactor = CartInteractor(presenter: viewController)
        interactor.listener = listener
        return CartRouter(interactor: interactor, viewController: viewController)
    }
}

// === E a builder base qualified by its module
// clean: E a builder base and a component base qualified by their module
// use: ribs-uikit, dependency Seat

//-final class SeatComponent: Component<SeatDependency> {}
//+final class SeatComponent: RIBs.Component<SeatDependency> {}

// use: viewable-rib Seat

final class SeatBuilder: RIBs.Builder<SeatDependency>, SeatBuildable {
//          ^^^^^^^^^^^ builder_skips_component: SeatBuilder
    func build(withListener listener: SeatListener) -> ViewableRouting {
//+     let component = SeatComponent(dependency: dependency)
//+     _ = component
        let viewController = SeatViewController()
        let interactor = SeatInteractor(presenter: viewController)
        interactor.listener = listener
        return SeatRouter(interactor: interactor, viewController: viewController)
    }
}

// === the component class does not even exist
// clean: the component class exists and is made
// use: ribs-uikit, dependency Menu
//+
//+final class MenuComponent: Component<MenuDependency> {}

// use: viewable-rib Menu

final class MenuBuilder: Builder<MenuDependency>, MenuBuildable {
//          ^^^^^^^^^^^ builder_skips_component: MenuBuilder
    func build(withListener listener: MenuListener) -> ViewableRouting {
//+     let component = MenuComponent(dependency: dependency)
//+     _ = component
        let viewController = MenuViewController()
        let interactor = MenuInteractor(presenter: viewController)
        interactor.listener = listener
        return MenuRouter(interactor: interactor, viewController: viewController)
    }
}

// === values read from the dependency
// clean: values read from the component
// use: ribs-uikit

protocol Feed: AnyObject {}

protocol StoryDependency: Dependency {
    var feed: Feed { get }
}

//-final class StoryComponent: Component<StoryDependency> {}
//+final class StoryComponent: Component<StoryDependency> {
//+ var feed: Feed { dependency.feed }
//+}

// use: rib-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var listener: StoryListener?
    private let feed: Feed

    init(presenter: StoryPresentable, feed: Feed) {
        self.feed = feed
        super.init(presenter: presenter)
    }
}

// use: view Story, router Story, buildable Story

final class StoryBuilder: Builder<StoryDependency>, StoryBuildable {
//          ^^^^^^^^^^^^ builder_skips_component: StoryBuilder
    func build(withListener listener: StoryListener) -> ViewableRouting {
//+     let component = StoryComponent(dependency: dependency)
        let viewController = StoryViewController()
//-     let interactor = StoryInteractor(presenter: viewController, feed: dependency.feed)
//+     let interactor = StoryInteractor(presenter: viewController, feed: component.feed)
        interactor.listener = listener
        return StoryRouter(interactor: interactor, viewController: viewController)
    }
}

// === build stands in an extension
// clean: build stands in an extension and makes the component
// use: ribs-uikit, dependency Photo, component Photo, viewable-rib Photo

final class PhotoBuilder: Builder<PhotoDependency> {}
//          ^^^^^^^^^^^^ builder_skips_component: PhotoBuilder

extension PhotoBuilder: PhotoBuildable {
    func build(withListener listener: PhotoListener) -> ViewableRouting {
//+     let component = PhotoComponent(dependency: dependency)
//+     _ = component
        let viewController = PhotoViewController()
        let interactor = PhotoInteractor(presenter: viewController)
        interactor.listener = listener
        return PhotoRouter(interactor: interactor, viewController: viewController)
    }
}

// === build stands in another file
// clean: build stands in another file and makes the component

// --- Album/AlbumBuilder.swift
// use: ribs-uikit, dependency Album, component Album, viewable-rib Album

final class AlbumBuilder: Builder<AlbumDependency> {}
//          ^^^^^^^^^^^^ builder_skips_component: AlbumBuilder

// --- Album/AlbumBuilder+Build.swift
import RIBs

extension AlbumBuilder: AlbumBuildable {
    func build(withListener listener: AlbumListener) -> ViewableRouting {
//+     let component = AlbumComponent(dependency: dependency)
//+     _ = component
        let viewController = AlbumViewController()
        let interactor = AlbumInteractor(presenter: viewController)
        interactor.listener = listener
        return AlbumRouter(interactor: interactor, viewController: viewController)
    }
}

// === the root
// clean: ... with its component
// use: ribs-uikit

protocol RootDependency: EmptyDependency {}

// use: component Root, rib-protocols Root, interactor Root, view Root

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {}

// use: buildable Root

final class RootBuilder: Builder<RootDependency>, RootBuildable {
//          ^^^^^^^^^^^ builder_skips_component: RootBuilder
    func build(withListener listener: RootListener) -> ViewableRouting {
//+     let component = RootComponent(dependency: dependency)
//+     _ = component
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        interactor.listener = listener
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}
