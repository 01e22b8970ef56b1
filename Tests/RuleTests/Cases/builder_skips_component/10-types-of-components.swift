// === a struct named Component is none
// clean: a container is a component by its type
// use: ribs-uikit, dependency Card

//-struct CardComponent {
//- let title: String
//-}
//+final class CardContainer: Component<CardDependency> {}

// use: viewable-rib Card

final class CardBuilder: Builder<CardDependency>, CardBuildable {
//          ^^^^^^^^^^^ builder_skips_component: CardBuilder
    func build(withListener listener: CardListener) -> ViewableRouting {
//-     let component = CardComponent(title: "card")
//-     _ = component
//+     let container = CardContainer(dependency: dependency)
//+     _ = container
        let viewController = CardViewController()
        let interactor = CardInteractor(presenter: viewController)
        interactor.listener = listener
        return CardRouter(interactor: interactor, viewController: viewController)
    }
}

// === Foundation's appendingPathComponent is no evidence
// clean: an unresolved function whose name ends in Component

import Foundation
import RIBs
//+import ScopeKit
import UIKit

protocol FileDependency: Dependency {
//- var folder: URL { get }
//+ var factory: ScopeFactory { get }
}

// use: component File, rib-protocols File

final class FileInteractor: PresentableInteractor<FilePresentable>, FileInteractable {
    weak var listener: FileListener?
    private let folder: URL

    init(presenter: FilePresentable, folder: URL) {
        self.folder = folder
        super.init(presenter: presenter)
    }
}

// use: view File, router File, buildable File

final class FileBuilder: Builder<FileDependency>, FileBuildable {
//          ^^^^^^^^^^^ builder_skips_component: FileBuilder
    func build(withListener listener: FileListener) -> ViewableRouting {
//+     let component = dependency.factory.makeFileComponent()
        let viewController = FileViewController()
//-     let interactor = FileInteractor(presenter: viewController, folder: dependency.folder.appendingPathComponent("inbox"))
//+     let interactor = FileInteractor(presenter: viewController, folder: component.folder)
        interactor.listener = listener
        return FileRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a truly empty component
// use: ribs-uikit, dependency Peg, component Peg, viewable-rib Peg

final class PegBuilder: Builder<PegDependency>, PegBuildable {
    func build(withListener listener: PegListener) -> ViewableRouting {
        let component = PegComponent(dependency: dependency)
        let viewController = PegViewController()
        let interactor = PegInteractor(presenter: viewController)
        interactor.listener = listener
        return PegRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a base component of the project
// use: ribs-uikit

class BaseComponent<DependencyType>: Component<DependencyType> {}

protocol NetDependency: Dependency {}

final class NetComponent: BaseComponent<NetDependency> {}

// use: viewable-rib Net, viewable-builder Net

// === evidence: a typealias of the component base
// use: ribs-uikit

typealias Scope<DependencyType> = RIBs.Component<DependencyType>

protocol HookDependency: Dependency {}

final class HookComponent: Scope<HookDependency> {}

// use: viewable-rib Hook, viewable-builder Hook

// === evidence: a typealias of the component
// use: ribs-uikit

typealias ReelScope = ReelComponent

// use: dependency Reel, component Reel, viewable-rib Reel

final class ReelBuilder: Builder<ReelDependency>, ReelBuildable {
    func build(withListener listener: ReelListener) -> ViewableRouting {
        _ = ReelScope(dependency: dependency)
        let viewController = ReelViewController()
        let interactor = ReelInteractor(presenter: viewController)
        interactor.listener = listener
        return ReelRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a component whose superclass is unresolved

import ScopeKit
import RIBs
import UIKit

protocol BaitDependency: Dependency {}

final class BaitComponent: CoreComponent<BaitDependency> {}

// use: viewable-rib Bait, viewable-builder Bait

// === evidence: inside #if
// use: ribs-uikit, dependency Buoy, component Buoy, viewable-rib Buoy

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

// === evidence: a superclass makes it
// use: ribs-uikit

class ScopedBuilder<DependencyType>: Builder<DependencyType> {
    lazy var component = Component<DependencyType>(dependency: dependency)
}

// use: dependency Boot, component Boot, viewable-rib Boot

final class BootBuilder: ScopedBuilder<BootDependency>, BootBuildable {
    func build(withListener listener: BootListener) -> ViewableRouting {
        _ = component
        let viewController = BootViewController()
        let interactor = BootInteractor(presenter: viewController)
        interactor.listener = listener
        return BootRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: the base's component type, by initialiser
// use: ribs

protocol FernDependency: Dependency {}
final class FernComponent: Component<FernDependency> {}
final class FernInteractor: Interactor {}
final class FernRouter: Router<FernInteractor> {}

final class FernBuilder: Builder<FernDependency> {
    private let component: FernComponent
    //          ^^^^^^^^^ builder_retains_component
    override init(dependency: FernDependency) {
        component = FernComponent(dependency: dependency)
        super.init(dependency: dependency)
    }
    func build() -> Routing {
        print(component)
        return FernRouter(interactor: FernInteractor())
    }
}
