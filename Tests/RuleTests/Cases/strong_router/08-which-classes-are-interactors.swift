// === an interactor by conformance, its superclass unresolved
// clean: ..., weak

import RIBs
import DesignKit

protocol PanelRouting: ViewableRouting {}
protocol PanelPresentable: Presentable {}
protocol PanelInteractable: Interactable {
    var router: PanelRouting? { get set }
}

final class PanelInteractor: CoreInteractor<PanelPresentable>, PanelInteractable {
//- var router: PanelRouting?
    //  ^^^^^^ strong_router: PanelInteractor
//+ weak var router: PanelRouting?
}

// === an interactor by its name, its protocols unresolved, in a file with RIBs
// clean: a name alone makes no interactor, without the RIBs protocols

import RIBs
import DesignKit

protocol PanelRouting: ViewableRouting {}
protocol PanelPresentable: Presentable {}

//-final class PanelInteractor: CoreInteractor<PanelPresentable>, PanelInteractable {
//+final class PanelInteractor: CoreController<PanelPresentable> {
    var router: PanelRouting?
    //  ^^^^^^ strong_router: PanelInteractor
}

// === an actor that conforms to an interactable protocol
// clean: ..., weak
// use: ribs

protocol SyncRouting: Routing {}
protocol SyncInteractable: Interactable {}

final actor SyncInteractor: SyncInteractable {
//- var router: SyncRouting?
    //  ^^^^^^ strong_router: SyncInteractor
//+ weak var router: SyncRouting?
}

// === a conformance given by an extension in another file
// clean: no conformance to a RIBs protocol, no role

// --- Locker/LockerInteractor.swift
// use: ribs, viewless-routing Locker

final class LockerInteractor {
    var router: LockerRouting?
    //  ^^^^^^ strong_router: LockerInteractor
}

// --- Locker/LockerInteractor+RIBs.swift
import RIBs

//-protocol LockerInteractable: Interactable {}
//+protocol LockerInteractable: AnyObject {}

extension LockerInteractor: LockerInteractable {}

// === listeners and presenters are other rules
// use: ribs, routing Mood, interactor-protocols Mood

final class MoodInteractor: PresentableInteractor<MoodPresentable>, MoodInteractable {
    weak var router: MoodRouting?
    var spareListener: MoodListener?
    private let screen: MoodPresentable? = nil
    weak var listener: MoodListener?
}

// === nested types are not the interactor
// use: ribs, routing Yard, interactor-protocols Yard

final class YardInteractor: PresentableInteractor<YardPresentable>, YardInteractable {
    weak var router: YardRouting?

    struct Route {
        let router: YardRouting
    }
    weak var listener: YardListener?
}

// === routers may keep their children
// use: ribs

protocol GardenInteractable: Interactable {}
protocol GardenRouting: Routing {}
protocol PondRouting: ViewableRouting {}

final class GardenInteractor: Interactor, GardenInteractable {
    weak var router: GardenRouting?
}

final class GardenRouter: Router<GardenInteractable>, GardenRouting {
    private var pond: PondRouting?
    private var others: [Routing] = []
}

// === workers and services are not interactors
// use: ribs, viewless-routing Tree

final class TreeInteractor: Interactor {
    weak var router: TreeRouting?
}

final class TreeWorker: Worker {
    var router: TreeRouting?
}

final class TreeService {
    let router: TreeRouting? = nil
}

// === a type nested in another is that type
// use: ribs

enum Api {
    final class Router {}
}

// use: routing Forum, presentable Forum

protocol ForumListener: AnyObject {}

protocol ForumInteractable: Interactable {
    var listener: ForumListener? { get set }
}

final class ForumInteractor: PresentableInteractor<ForumPresentable>, ForumInteractable {
    weak var parent: ForumRouting?
    var router: Api.Router?
    weak var listener: ForumListener?
}

// === nested in an unresolved type it is unresolved
// use: ribs, routing Board, presentable Board

protocol BoardListener: AnyObject {}

protocol BoardInteractable: Interactable {
    var listener: BoardListener? { get set }
}

final class BoardInteractor: PresentableInteractor<BoardPresentable>, BoardInteractable {
    weak var parent: BoardRouting?
    var router: Deeplinks.Router?
    weak var listener: BoardListener?
}
