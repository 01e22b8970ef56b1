@testable import Atlas
import AtlasCore
import Foundation
import RIBs
import RxSwift
import UIKit

final class ExhibitDetailPresentableMock: ExhibitDetailPresentable {
    var listener: ExhibitDetailPresentableListener?
    private(set) var exhibits: [Exhibit] = []
    private(set) var favouriteStates: [Bool] = []
    private(set) var shopURLs: [URL] = []

    func show(_ exhibit: Exhibit) { exhibits.append(exhibit) }
    func show(isFavourite: Bool) { favouriteStates.append(isFavourite) }
    func openShop(_ url: URL) { shopURLs.append(url) }
}

final class ExhibitDetailListenerMock: ExhibitDetailListener {
    private(set) var didCloseCallCount = 0

    func exhibitDetailDidClose() { didCloseCallCount += 1 }
}

final class AudioGuideBuildableMock: AudioGuideBuildable {
    var buildHandler: ((AudioGuideListener, URL) -> AudioGuideRouting)?
    private(set) var buildCallCount = 0

    func build(withListener listener: AudioGuideListener, url: URL) -> AudioGuideRouting {
        buildCallCount += 1
        guard let buildHandler else { fatalError("buildHandler is not set") }
        return buildHandler(listener, url)
    }
}

final class ExhibitDetailInteractableMock: ExhibitDetailInteractable {
    var router: ExhibitDetailRouting?
    var listener: ExhibitDetailListener?
    var isActive = false
    let isActiveStreamSubject = BehaviorSubject(value: false)
    var isActiveStream: Observable<Bool> { isActiveStreamSubject }

    func activate() { isActive = true }
    func deactivate() { isActive = false }
    func audioGuideDidClose() {}
}

final class ExhibitServiceMock: ExhibitServicing {
    var exhibits: Observable<[Exhibit]> = .just([])
    let favouritesSubject = BehaviorSubject<Set<String>>(value: [])
    var favourites: Observable<Set<String>> { favouritesSubject }

    func reload() -> Completable { .empty() }
    func toggleFavourite(id: String) -> Single<Bool> { .just(true) }
}
