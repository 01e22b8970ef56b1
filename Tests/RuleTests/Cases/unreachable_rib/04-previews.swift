// === the file of the previews is one that no analysis reads
// clean: ..., and the app delegate
// use: ribs

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: Router<Interactor> {}

final class HomeBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^ unreachable_rib: but nothing creates the builder or mentions its protocol
    func build() -> HomeRouter {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor())
    }
}

// --- App/Previews.swift

import SwiftUI

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

// === a representable that only previews show
// clean: a representable that a view of the app shows
// use: ribs

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: Router<Interactor> {}

final class HomeBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^ unreachable_rib: but nothing creates the builder or mentions its protocol
    func build() -> HomeRouter {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor())
    }
}

// --- App/HomeShowcase.swift

import SwiftUI

struct HomeShowcase: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UINavigationController(rootViewController: HomeShowcase.makeController())
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}

    private static func makeController() -> UIViewController {
        let home = HomeBuilder(dependency: AppComponent()).build()
        home.interactable.activate()
        home.load()
        return home.viewControllable.uiviewController
    }
}

#Preview { HomeShowcase() }

struct HomePreviews: PreviewProvider {
    static var previews: some View { HomeShowcase() }
}

// --- App/App.swift

import SwiftUI

@main
struct HomeApp: App {
    var body: some Scene {
        WindowGroup {
//-         Text("")
//+         HomeShowcase()
        }
    }
}

// --- App/AppComponent.swift
// use: ribs

final class AppComponent: Component<EmptyDependency>, EmptyDependency {}

// === helpers of previews that use each other
// clean: ..., one of which the app uses
// use: ribs

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: Router<Interactor> {}

final class HomeBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^ unreachable_rib: but nothing creates the builder or mentions its protocol
    func build() -> HomeRouter {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor())
    }
}

// --- App/Samples.swift
// use: ribs

enum Samples {
    static func home() -> HomeRouter { HomeBuilder(dependency: AppComponent()).build() }
}

// --- App/Gallery.swift

import SwiftUI

struct Gallery: View {
    var body: some View { Frame(router: Samples.home()) }
}

// --- App/Previews.swift

import SwiftUI

struct HomePreviews: PreviewProvider {
    static var previews: some View { Gallery() }
}

// --- App/App.swift

import SwiftUI

@main
struct HomeApp: App {
    var body: some Scene {
        WindowGroup {
//-         Text("")
//+         Gallery()
        }
    }
}

// --- App/AppComponent.swift
// use: ribs

final class AppComponent: Component<EmptyDependency>, EmptyDependency {}

// === an app structure whose name nothing mentions
// use: ribs

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: Router<Interactor> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> HomeRouter {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor())
    }
}

// --- App/App.swift

import SwiftUI

@main
struct HomeApp: App {
    private let router = HomeBuilder(dependency: AppComponent()).build()

    var body: some Scene { WindowGroup { Text("") } }
}

// --- App/AppComponent.swift
// use: ribs

final class AppComponent: Component<EmptyDependency>, EmptyDependency {}

// === a view and its delegate, which name each other, and previews
// clean: ..., without previews
// use: ribs

import SwiftUI
import UIKit

final class HomeComponent: Component<EmptyDependency> {}
final class HomeRouter: Router<Interactor> {}

final class HomeBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^ unreachable_rib: but nothing creates the builder or mentions its protocol
    func build() -> HomeRouter {
        _ = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: Interactor())
    }
}

final class AppComponent: Component<EmptyDependency>, EmptyDependency {}

final class PickerViewController: UIViewController {
    weak var delegate: PickerViewControllerDelegate?
    private let router = HomeBuilder(dependency: AppComponent()).build()
}

protocol PickerViewControllerDelegate: AnyObject {
    func pickerDidClose(_ picker: PickerViewController)
}

//-#Preview { PickerViewController() }

// --- App/AppDelegate.swift
// use: ribs

final class AppDelegate: UIResponder, UIApplicationDelegate {}
