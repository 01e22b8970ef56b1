// === a builder that nothing names
// clean: ..., built by the app delegate
// use: ribs

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: Router<Interactor> {}

final class HomeBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^ unreachable_rib: 'HomeBuilder' builds 'Home', but nothing creates the builder or mentions its protocol: the RIB is unreachable.
    func build() -> HomeRouter {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor())
    }
}

// --- App/AppDelegate.swift
// use: ribs

final class AppDelegate: UIResponder, UIApplicationDelegate {
//+ private let router = HomeBuilder(dependency: AppComponent()).build()
}

// --- App/AppComponent.swift
// use: ribs

final class AppComponent: Component<EmptyDependency>, EmptyDependency {}

// === only its own RIB names the builder
// clean: ..., built by another RIB
// use: ribs

protocol HomeDependency: Dependency {}
protocol HomeListener: AnyObject {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> HomeRouting
}

protocol HomeRouting: Routing {}

final class HomeComponent: Component<HomeDependency> {
    // Only for documentation.
    static let builder = HomeBuilder.self
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
    //      ^^^^^^^^^^^ unreachable_rib
    func build(withListener listener: HomeListener) -> HomeRouting {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: HomeInteractor())
    }
}

protocol HomeInteractable: Interactable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    weak var listener: HomeListener?
}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    override func didLoad() {
        super.didLoad()
        print(HomeBuilder.self)
    }
}

extension HomeBuilder {
    static var shared: HomeBuilder? { nil }
}

// --- Tests/HomeBuilderTests.swift
import XCTest

final class HomeBuilderTests: XCTestCase {
    func testBuild() { _ = HomeBuilder(dependency: HomeDependencyMock()).build(withListener: HomeListenerMock()) }
}

// --- App/SceneDelegate.swift
// use: ribs

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
//+ private let root = RootRouter(homeBuilder: HomeBuilder(dependency: AppComponent()))
}

// === only a mock and a refining protocol name its protocol
// clean: ..., injected into a property that is read
// use: ribs

protocol AppBuildable: Buildable {}

protocol HomeBuildable: AppBuildable {
    func build() -> Routing
}

protocol SettingsBuildable: AppBuildable {}

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: Router<Interactor> {}

final class HomeBuilder: Builder<EmptyDependency>, HomeBuildable {
    //      ^^^^^^^^^^^ unreachable_rib
    func build() -> Routing {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor())
    }
}

final class HomeBuildableMock: HomeBuildable {
    func build() -> Routing { fatalError() }
}

// --- App/App.swift
import SwiftUI

@main
struct MyApp: App {
//+ @StateObject private var launcher: Launcher<HomeBuildable> = .init()
    var body: some Scene { WindowGroup { Text("") } }
}

// === only previews build it
// clean: ..., and the app delegate
// use: ribs

import SwiftUI

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: Router<Interactor> {}

final class HomeBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^ unreachable_rib: but nothing creates the builder or mentions its protocol
    func build() -> HomeRouter {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor())
    }
}

#Preview("home", traits: .landscapeLeft) {
    HomeView(router: HomeBuilder(dependency: AppComponent()).build())
}

struct HomePreviews: PreviewProvider {
    static var previews: some View { HomeView(router: HomeBuilder(dependency: AppComponent()).build()) }
}

// --- App/AppDelegate.swift
// use: ribs

final class AppDelegate: UIResponder, UIApplicationDelegate {
//+ private let router = HomeBuilder(dependency: AppComponent()).build()
}

// --- App/AppComponent.swift
// use: ribs

final class AppComponent: Component<EmptyDependency>, EmptyDependency {}
