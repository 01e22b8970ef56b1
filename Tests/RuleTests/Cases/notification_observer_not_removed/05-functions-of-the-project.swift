// === a function that returns the token
// clean: ..., removed
// use: ribs

protocol FavoritesObserving: AnyObject {
    func observe(_ handler: @escaping () -> Void) -> NSObjectProtocol
    func remove(_ token: NSObjectProtocol)
}

final class FavoritesService: FavoritesObserving {
    private let center = NotificationCenter.default

    func observe(_ handler: @escaping () -> Void) -> NSObjectProtocol {
        center.addObserver(forName: .favoritesDidChange, object: nil, queue: nil) { _ in handler() }
    }

    func remove(_ token: NSObjectProtocol) { center.removeObserver(token) }
}

final class AgendaInteractor: Interactor {
    private let favorites: FavoritesObserving
    private var token: NSObjectProtocol?
    //          ~~~~~ it is kept here
    private var count = 0

    init(favorites: FavoritesObserving) { self.favorites = favorites }

    override func didBecomeActive() {
        super.didBecomeActive()
        token = favorites.observe { self.count += 1 }
        //                ^^^^^^^ notification_observer_not_removed warning: 'AgendaInteractor' starts an observer in 'didBecomeActive()' and keeps it in 'token', which deactivation does not remove.
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     if let token { favorites.remove(token) }
//+ }
}

// === a token that is dropped, with a closure that does not keep the object
// clean: ..., without the call
// use: ribs

final class FavoritesService {
    func observe(_ handler: @escaping () -> Void) -> NSObjectProtocol {
        let token = NotificationCenter.default.addObserver(forName: .favoritesDidChange, object: nil, queue: nil) { _ in
            handler()
        }
        print("observed")
        return token
    }
}

final class AgendaInteractor: Interactor {
    private let favorites = FavoritesService()
    private var count = 0

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = favorites.observe { [weak self] in self?.count += 1 }
        //            ^^^^^^^ notification_observer_not_removed note: and does not keep it, so nothing removes it; no consequence was found: its closure does not keep the object.
    }
}

// === a function that drops the token
// clean: ..., with a closure that does not keep the object
// use: ribs

final class FavoritesService {
    func observe(_ handler: @escaping () -> Void) {
        NotificationCenter.default.addObserver(forName: .favoritesDidChange, object: nil, queue: nil) { _ in handler() }
    }
}

final class AgendaInteractor: Interactor {
    private let favorites = FavoritesService()
    private var count = 0

    override func didBecomeActive() {
        super.didBecomeActive()
//-     favorites.observe { self.count += 1 }
        //        ^^^^^^^ notification_observer_not_removed warning: 'AgendaInteractor' starts an observer in 'didBecomeActive()' by a function that keeps no token, so nothing removes it.
        //        ??????? Capture 'self' weakly
//+     favorites.observe { [weak self] in self?.count += 1 }
    }
}

// === a function that keeps the token itself, one that observes something else, one of several implementations
// use: ribs

protocol Observing: AnyObject {
    func observe(_ handler: @escaping () -> Void)
}

final class FavoritesService: Observing {
    private var token: NSObjectProtocol?
    private var handlers: [() -> Void] = []

    func observe(_ handler: @escaping () -> Void) {
        token = NotificationCenter.default.addObserver(forName: .favoritesDidChange, object: nil, queue: nil) { _ in
            handler()
        }
    }

    func add(_ handler: @escaping () -> Void) { handlers.append(handler) }
    func stop() { if let token { NotificationCenter.default.removeObserver(token) } }
}

final class OtherService: Observing {
    func observe(_ handler: @escaping () -> Void) { handler() }
}

final class AgendaInteractor: Interactor {
    private let favorites = FavoritesService()
    private let other: Observing
    private var count = 0

    init(other: Observing) { self.other = other }

    override func didBecomeActive() {
        super.didBecomeActive()
        favorites.observe { self.count += 1 }
        favorites.add { self.count += 1 }
        //              ^^^^ interactor_retained_by_own_object
        other.observe { self.count += 1 }
    }
}

// === a service behind a protocol that only another file names, beside a mock of it
// use: ribs

final class AgendaInteractor: Interactor {
    private let services: AgendaServices
    private var token: NSObjectProtocol?
    //          ~~~~~ it is kept here
    private var count = 0

    init(services: AgendaServices) { self.services = services }

    override func didBecomeActive() {
        super.didBecomeActive()
        token = services.time.addObserver { self.count += 1 }
        //                    ^^^^^^^^^^^ notification_observer_not_removed warning
    }
}

// --- Services/AgendaServices.swift

protocol HasTime {
    var time: TimeServing { get }
}

typealias AgendaServices = HasTime

// --- Services/TimeService.swift
import Foundation

protocol TimeServing: AnyObject {
    func addObserver(_ handler: @escaping () -> Void) -> NSObjectProtocol
}

final class TimeService: TimeServing {
    func addObserver(_ handler: @escaping () -> Void) -> NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: .timeDidChange, object: nil, queue: nil) { _ in handler() }
    }
}

// --- Tests/TimeServiceMock.swift
import XCTest

final class TimeServiceMock: TimeServing {
    private let token: NSObjectProtocol

    init(token: NSObjectProtocol) { self.token = token }

    func addObserver(_ handler: @escaping () -> Void) -> NSObjectProtocol { token }
}

// === functions that return the tokens of other libraries
// clean: ..., all of them removed
// use: ribs
import AVFoundation
import FirebaseAuth
import RealmSwift

final class FavoritesStore {
    private let realm: Realm

    init(realm: Realm) { self.realm = realm }

    func observe(_ handler: @escaping () -> Void) -> NotificationToken {
        realm.objects(Favorite.self).observe { _ in handler() }
    }
}

final class AudioPlayer {
    private let player = AVPlayer()

    func observeTime(_ handler: @escaping (CMTime) -> Void) -> Any {
        player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: .main) { time in
            handler(time)
        }
    }

    func remove(_ token: Any) { player.removeTimeObserver(token) }
}

final class Account {
    private let auth = Auth.auth()

    func observeUser(_ handler: @escaping (User?) -> Void) -> AuthStateDidChangeListenerHandle {
        auth.addStateDidChangeListener { _, user in handler(user) }
    }

    func remove(_ handle: AuthStateDidChangeListenerHandle) { auth.removeStateDidChangeListener(handle) }
}

final class AgendaInteractor: Interactor {
    private let favorites: FavoritesStore
    private let player: AudioPlayer
    private let account: Account
    private var token: NotificationToken?
    //          ~~~~~ it is kept here
    private var timeToken: Any?
    //          ~~~~~~~~~ it is kept here
    private var handle: AuthStateDidChangeListenerHandle?
    //          ~~~~~~ it is kept here
    private var user: User?
    private var count = 0

    init(favorites: FavoritesStore, player: AudioPlayer, account: Account) {
        self.favorites = favorites
        self.player = player
        self.account = account
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        token = favorites.observe { self.count += 1 }
        //                ^^^^^^^ notification_observer_not_removed warning
        timeToken = player.observeTime { _ in self.count += 1 }
        //                 ^^^^^^^^^^^ notification_observer_not_removed warning
        handle = account.observeUser { self.user = $0 }
        //               ^^^^^^^^^^^ notification_observer_not_removed warning
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     token?.invalidate()
//+     timeToken.map(player.remove)
//+     if let handle { account.remove(handle) }
//+ }
}
