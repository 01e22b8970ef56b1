// === a lazy property that builds a child
// clean: ..., attached
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private lazy var detail = detailBuilder.build()
    //               ~~~~~~ it is stored in this property

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detail
    //              ^^^^^^ child_built_not_attached: 'HomeRouter' builds 'Detail', but never attaches it.
        print(child)
//+     attachChild(child)
    }
}

// === a lazy property whose closure builds one of two children
// clean: ..., attached where it is read for the second time
// use: ribs, viewless-child Detail, viewless-child Search

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private let searchBuilder: SearchBuildable
    private let hasSearch: Bool
    private lazy var first: Routing = {
        if hasSearch { return searchBuilder.build() }
    //                                      ^^^^^ child_built_not_attached: builds 'Search'
        return detailBuilder.build()
    //                       ^^^^^ child_built_not_attached: builds 'Detail'
    }()

    init(
        interactor: Interactor, detailBuilder: DetailBuildable, searchBuilder: SearchBuildable, hasSearch: Bool
    ) {
        self.detailBuilder = detailBuilder
        self.searchBuilder = searchBuilder
        self.hasSearch = hasSearch
        super.init(interactor: interactor)
    }

    func prepare() {
        print(self.first)
    }

    override func didLoad() {
        super.didLoad()
//+     attachChild(first)
    }
}

// === a lazy array of children
// clean: ..., each of which is attached
// use: ribs, viewless-child Detail, viewless-child Search

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private let searchBuilder: SearchBuildable
    private lazy var pages: [Routing] = [detailBuilder.build(), searchBuilder.build()]
    //                                                 ^^^^^ child_built_not_attached: builds 'Detail'
    //                                                                        ^^^^^ child_built_not_attached

    init(interactor: Interactor, detailBuilder: DetailBuildable, searchBuilder: SearchBuildable) {
        self.detailBuilder = detailBuilder
        self.searchBuilder = searchBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        print(pages)
//+     pages.forEach { attachChild($0) }
    }
}

// === a lazy property that nothing reads, and one whose child stays as long as its parent
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private lazy var unread = detailBuilder.build()
    private lazy var detail = detailBuilder.build()

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        attachChild(detail)
    }
}

// === a lazy property whose closure attaches the child
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private lazy var detail: Routing = {
        let child = detailBuilder.build()
        attachChild(child)
        return child
    }()

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func open() { print(detail) }
}
