import AtlasCore
import RIBs
import RxSwift

extension ExhibitsInteractor {
    func bindItems() {
        Observable.combineLatest(exhibitService.exhibits, exhibitService.favourites, query) { exhibits, favourites, query in
            exhibits
                .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
                .map { ExhibitItem($0, isFavourite: favourites.contains($0.id)) }
        }
        .distinctUntilChanged()
        .observe(on: MainScheduler.instance)
        .whileActive(self)
        .bind { [weak self] items in
            self?.presenter.show(items)
        }
        .untilInactive(self)
    }
}

struct ExhibitItem: Equatable {
    let id: String
    let title: String
    let room: String
    let isFavourite: Bool

    init(_ exhibit: Exhibit, isFavourite: Bool) {
        id = exhibit.id
        title = exhibit.title
        room = exhibit.room
        self.isFavourite = isFavourite
    }
}
