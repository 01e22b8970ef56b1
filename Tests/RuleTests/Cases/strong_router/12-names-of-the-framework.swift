// === the framework name hidden by a nested declaration
// use: ribs, routing Notch, interactor-protocols Notch

final class NotchInteractor: PresentableInteractor<NotchPresentable>, NotchInteractable {
    weak var router: NotchRouting?

    enum Router {
        case home
    }

    var current: Router? = .home
    weak var listener: NotchListener?
}

// === with a RIBs import the framework name wins
// clean: with a RIBs import a nested name still hides it
// use: ribs, routing Cable, interactor-protocols Cable

final class CableInteractor: PresentableInteractor<CablePresentable>, CableInteractable {
    weak var router: CableRouting?
//- var current: Router<CableInteractable>?
    //  ^^^^^^^ strong_router
//+ var current: Router? = .home
//+
//+ enum Router {
//+     case home
//+ }
    weak var listener: CableListener?
}

// === the framework name hidden by one of the same module

// --- Sources/Player/Router.swift
import Foundation

final class Router {
    func open(_ url: URL) {}
}

// --- Sources/Player/PlayerInteractor.swift
// use: ribs, presentable Player

final class PlayerInteractor: PresentableInteractor<PlayerPresentable> {
    private let router = Router()
    private var spare: Router?
}

// === another module has the name, the framework wins

// --- Sources/Networking/Router.swift
import Foundation

public final class Router<Endpoint> {}

// --- Sources/Player/PlayerInteractor.swift
import Networking
import RIBs

protocol PlayerPresentable: Presentable {}
protocol PlayerInteractable: Interactable {}

final class PlayerInteractor: PresentableInteractor<PlayerPresentable>, PlayerInteractable {
    private var spare: Router<PlayerInteractable>?
    //          ^^^^^ strong_router: PlayerInteractor
}

// === the router of a web framework has no role

import Hummingbird

protocol AppRouting: AnyObject {}

final class AppInteractor: Interactor {
    var router: Router<AppRequestContext>?
    let routing: AppRouting? = nil
}

// === a web framework of the project has no role

// --- Sources/Web/Router.swift
public protocol Routing {}

public class Router<Context>: Routing {
    public init() {}
}

// --- Sources/App/AppInteractor.swift
import Web

class Interactor {}

final class AppInteractor: Interactor {
    let router = Router<String>()
}

// === an unresolved import and an unmistakable name
// clean: ..., weak

import AppPlatform

protocol NewsRouting: ViewableRouting {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: PresentableInteractor<NewsPresentable> {
//- var router: NewsRouting?
    //  ^^^^^^ strong_router: NewsInteractor
//+ weak var router: NewsRouting?
}

// === an unresolved import and a bare name

import AppPlatform

protocol NewsRouting: Routing {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: Interactor {
    var router: NewsRouting?
}

// === no RIBs import, all imports resolved: names alone are nothing

import Foundation

protocol NewsRouting: ViewableRouting {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: PresentableInteractor<NewsPresentable> {
    var router: NewsRouting?
}

// === no import at all: names alone are nothing

protocol NewsRouting: ViewableRouting {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: PresentableInteractor<NewsPresentable> {
    var router: NewsRouting?
}

// === VIPER: an interactor without the framework

import UIKit

protocol ArticleRouting: AnyObject {
    func close()
}

protocol ArticleInteractable: AnyObject {}

final class ArticleInteractor: ArticleInteractable {
    var router: ArticleRouting?
}

// === a project without roles has no finding
// use: ribs, viewless-routing Store

final class StoreViewModel {
    var router: StoreRouting?
}

// === a module of the project that re-exports the framework
// clean: ..., weak

// --- Sources/RIBsUtil/Exports.swift
@_exported import RIBs

// --- Sources/Ledger/LedgerInteractor.swift
import RIBsUtil

protocol LedgerRouting: Routing {}

final class LedgerInteractor: Interactor {
//- var router: LedgerRouting?
    //  ^^^^^^ strong_router: LedgerInteractor
//+ weak var router: LedgerRouting?
}

// === a module of the project that imports the framework without re-exporting it

// --- Sources/RIBsUtil/Exports.swift
import RIBs

// --- Sources/Ledger/LedgerInteractor.swift
import RIBsUtil

protocol LedgerRouting: Routing {}

final class LedgerInteractor: Interactor {
    var router: LedgerRouting?
}

// === the framework's own declaration in the project
// clean: ..., weak

// --- Sources/Architecture/Interactor.swift
import Combine

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

// --- Sources/Architecture/Router.swift
public protocol Routing: AnyObject {
    var interactable: Interactable { get }
    var children: [Routing] { get }
    func load()
    func attachChild(_ child: Routing)
    func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: Interactable
    public final var children: [Routing] = []

    public init(interactor: InteractorType) {
        self.interactor = interactor
        guard let interactable = interactor as? Interactable else { fatalError() }
        self.interactable = interactable
    }

    public final func load() {}
    public final func attachChild(_ child: Routing) { children.append(child) }
    public final func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
}

// --- Sources/Gallery/GalleryInteractor.swift
import Architecture

protocol GalleryRouting: Routing {}

final class GalleryInteractor: Interactor {
//- var router: GalleryRouting?
    //  ^^^^^^ strong_router: GalleryInteractor
//+ weak var router: GalleryRouting?
}
