// === built by its protocol, which a container registers
// clean
// use: ribs, app, built-rib Home, built-rib List, built-rib Detail, built-rib Search

final class Container {
    func register<Service>(_ service: Service.Type, _ make: () -> Service) {}
    func resolve<Service>() -> Service { fatalError() }
}

func registerAll(in container: Container) {
    container.register(HomeBuildable.self) { fatalError() }
    container.register(AnyObject.self) { ListBuilder(dependency: EmptyComponent()) }
    let builder: SearchBuilder = .init(dependency: EmptyComponent())
    container.register(SearchBuilder.self) { builder }
}

typealias Shown = DetailBuilder

// === built by a component, a subclass and a qualified name
// clean
// use: ribs, app, built-rib Home, built-rib List, built-rib Detail

protocol FeedDependency: Dependency {
    var homeBuilder: HomeBuildable { get }
}

final class FeedComponent: Component<EmptyDependency>, FeedDependency {
    var homeBuilder: HomeBuildable { fatalError() }
}

final class SortedListBuilder: ListBuilder {}

func detail() -> AnyObject { Details.DetailBuilder(dependency: EmptyComponent()) }

// === a project without an app
// clean
// use: ribs, built-rib Home

// --- Tests/AppDelegate.swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {}

// === a base class that builds nothing, and a mock of a builder
// clean
// use: ribs, app

class FeatureBuilder<Dependency>: Builder<Dependency> {
    func makeComponent() -> Component<Dependency> { Component(dependency: dependency) }
}

final class MockHomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing { Router(interactor: Interactor()) }
}

// === code that is generated uses a builder
// clean
// use: ribs, app, built-rib Home

// --- Generated/Registrations.swift
// Generated using Sourcery — DO NOT EDIT

let registrations: [Any] = [HomeBuilder.self]
