// === builders that have nothing to do with RIBs

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

// === a web framework has routers and builders of its own

import Hummingbird

final class AppBuilder: Builder<AppRequestContext> {
    func build() -> Router<AppRequestContext> {
        let router = Router<AppRequestContext>()
        return router
    }
}

// === no RIBs import, names alone are nothing

import UIKit

// use: dependency Lane, component Lane, viewable-rib Lane

final class LaneBuilder: Builder<LaneDependency>, LaneBuildable {
    func build(withListener listener: LaneListener) -> ViewableRouting {
        let viewController = LaneViewController()
        let interactor = LaneInteractor(presenter: viewController)
        interactor.listener = listener
        return LaneRouter(interactor: interactor, viewController: viewController)
    }
}

// === the project's own framework has a Component base
// clean: the project's own framework has no Component base

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
//-
//-public protocol Dependency: AnyObject {}
//-
//-open class Component<DependencyType>: Dependency {
//- public let dependency: DependencyType
//-
//- public init(dependency: DependencyType) {
//-     self.dependency = dependency
//- }
//-}

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

// === commented code and strings are no component
// clean: code between comments is
// use: ribs-uikit, dependency Mist, component Mist, viewable-rib Mist

final class MistBuilder: Builder<MistDependency>, MistBuildable {
//          ^^^^^^^^^^^ builder_skips_component: MistBuilder
    func build(withListener listener: MistListener) -> ViewableRouting {
//-     // let component = MistComponent(dependency: dependency)
//-     /* _ = MistComponent(dependency: dependency) */
//-     print("MistComponent(dependency: dependency)")
//+     // the scope
//+     _ = /* T4 */ MistComponent(dependency: dependency)
        let viewController = MistViewController()
        let interactor = MistInteractor(presenter: viewController)
        interactor.listener = listener
        return MistRouter(interactor: interactor, viewController: viewController)
    }
}

// === a function named builder is no body
// use: ribs

protocol ElmDependency: Dependency {}
final class ElmInteractor: Interactor {}
final class ElmRouter: Router<ElmInteractor> {}

final class ElmBuilder: Builder<ElmDependency> {
    func builders() -> Routing { ElmRouter(interactor: ElmInteractor()) }
}
