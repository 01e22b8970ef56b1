// === a controller inside SwiftUI
// clean: ..., and activates the RIB
// use: ribs-uikit

import SwiftUI

// use: waiting-rib Wallet

struct WalletView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let wallet = WalletBuilder(dependency: EmptyComponent()).build(withListener: context.coordinator)
        //                                                       ^^^^^ hosted_rib_never_activated error: 'Wallet' is shown by 'WalletView', but nothing activates it.
//+     wallet.interactable.activate()
//+     wallet.load()
        return wallet.viewControllable.uiviewController
        //            ~~~~~~~~~~~~~~~~ only its view is used
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: WalletListener {}
}

// === a class that stores the router
// clean: ..., and launches it
// use: ribs-uikit

// use: waiting-rib Wallet

final class WalletHolder: WalletListener {
    private let builder: WalletBuilder
    private var wallet: ViewableRouting?

    init(builder: WalletBuilder) { self.builder = builder }

    func show(on controller: UIViewController) {
        let wallet = builder.build(withListener: self)
        //                   ^^^^^ hosted_rib_never_activated error: 'Wallet' is shown by 'WalletHolder', but nothing activates it.
        self.wallet = wallet
//+     start(wallet)
        controller.present(wallet.viewControllable.uiviewController, animated: true)
    }

    private func start(_ router: ViewableRouting) {
        router.interactable.activate()
        router.load()
    }
}

// === a builder that returns the router in a tuple
// clean: ..., and activates it
// use: ribs-uikit

protocol WalletListener: AnyObject {}
protocol WalletActionableItem: AnyObject {}

final class WalletComponent: Component<EmptyDependency> {}
final class WalletViewController: UIViewController, ViewControllable {}
final class WalletRouter: ViewableRouter<Interactable, ViewControllable> {}

final class WalletInteractor: Interactor, WalletActionableItem {
    weak var listener: WalletListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        print("active")
    }
}

protocol WalletBuildable: Buildable {
    func build(withListener listener: WalletListener) -> (router: ViewableRouting, item: WalletActionableItem)
}

final class WalletBuilder: Builder<EmptyDependency>, WalletBuildable {
    func build(withListener listener: WalletListener) -> (router: ViewableRouting, item: WalletActionableItem) {
        _ = WalletComponent(dependency: dependency)
        let interactor = WalletInteractor()
        interactor.listener = listener
        let router = WalletRouter(interactor: interactor, viewController: WalletViewController())
        return (router: router, item: interactor)
    }
}

final class MainViewController: UIViewController, WalletListener {
    private let builder: WalletBuildable
    private var wallet: ViewableRouting?

    init(builder: WalletBuildable) {
        self.builder = builder
        super.init(nibName: nil, bundle: nil)
    }

    func show() {
        let built = builder.build(withListener: self)
        //                  ^^^^^ hosted_rib_never_activated error: 'Wallet' is shown by 'MainViewController', but nothing activates it.
        wallet = built.router
//+     built.router.interactable.activate()
//+     built.router.load()
        present(built.router.viewControllable.uiviewController, animated: true)
    }
}

// === a builder that returns the router in a tuple whose labels only its type has
// use: ribs-uikit

protocol WalletListener: AnyObject {}
protocol WalletActionableItem: AnyObject {}

final class WalletComponent: Component<EmptyDependency> {}
final class WalletViewController: UIViewController, ViewControllable {}
final class WalletRouter: ViewableRouter<Interactable, ViewControllable> {}

final class WalletInteractor: Interactor, WalletActionableItem {
    weak var listener: WalletListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        print("active")
    }
}

protocol WalletBuildable: Buildable {
    func build(withListener listener: WalletListener) -> (router: ViewableRouting, item: WalletActionableItem)
}

final class WalletBuilder: Builder<EmptyDependency>, WalletBuildable {
    func build(withListener listener: WalletListener) -> (router: ViewableRouting, item: WalletActionableItem) {
        _ = WalletComponent(dependency: dependency)
        let interactor = WalletInteractor()
        interactor.listener = listener
        let router = WalletRouter(interactor: interactor, viewController: WalletViewController())
        return (router, interactor)
    }
}

final class MainViewController: UIViewController, WalletListener {
    private let builder: WalletBuildable
    private var wallet: ViewableRouting?

    init(builder: WalletBuildable) {
        self.builder = builder
        super.init(nibName: nil, bundle: nil)
    }

    func show() {
        let built = builder.build(withListener: self)
        wallet = built.router
        present(built.router.viewControllable.uiviewController, animated: true)
    }
}

// === a class that returns the router, one that hands it on, and a coordinator that activates it later
// use: ribs-uikit

import SwiftUI

// use: waiting-rib Wallet

protocol Attaching: AnyObject {
    func attach(_ router: ViewableRouting)
}

final class WalletFactory: WalletListener {
    private let builder: WalletBuilder

    init(builder: WalletBuilder) { self.builder = builder }

    func make() -> ViewableRouting {
        let wallet = builder.build(withListener: self)
        wallet.viewControllable.uiviewController.title = "Wallet"
        return wallet
    }
}

final class WalletPresenting: WalletListener {
    private let builder: WalletBuilder
    private weak var attaching: Attaching?

    init(builder: WalletBuilder) { self.builder = builder }

    func show(on controller: UIViewController) {
        let wallet = builder.build(withListener: self)
        attaching?.attach(wallet)
        controller.present(wallet.viewControllable.uiviewController, animated: true)
    }
}

struct WalletView: UIViewControllerRepresentable {
    let attaching: Attaching

    func makeUIViewController(context: Context) -> UIViewController {
        let wallet = WalletBuilder(dependency: EmptyComponent()).build(withListener: context.coordinator)
        context.coordinator.wallet = wallet
        return wallet.viewControllable.uiviewController
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.start()
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: WalletListener {
        var wallet: ViewableRouting?

        func start() {
            wallet?.interactable.activate()
            wallet?.load()
        }
    }
}

// === a controller inside SwiftUI that only previews show
// use: ribs-uikit

import SwiftUI

// use: waiting-rib Wallet

struct WalletShowcase: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        WalletBuilder(dependency: EmptyComponent()).build(withListener: context.coordinator)
            .viewControllable.uiviewController
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: WalletListener {}
}

struct WalletPreviews: PreviewProvider {
    static var previews: some View { WalletShowcase() }
}
