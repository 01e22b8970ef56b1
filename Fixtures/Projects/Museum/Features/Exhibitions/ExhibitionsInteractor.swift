import AppFoundation
import MuseumKit
import RxRelay

protocol ExhibitionsRouting: ViewableRouting {
    func attachExhibitDetail(_ exhibit: Exhibit)
    func detachExhibitDetail()
}

protocol ExhibitionsPresentable: Presentable {
    var listener: ExhibitionsPresentableListener? { get set }
    func show(_ exhibits: [Exhibit])
}

protocol ExhibitionsListener: AnyObject {
    func exhibitionsDidSee(_ exhibit: Exhibit)
}

final class ExhibitionsInteractor: BaseInteractor<ExhibitionsPresentable>, ExhibitionsInteractable, ErrorReporting {
    private enum Router: Equatable {
        case list(page: Int)
        case search(String)
    }

    weak var router: ExhibitionsRouting?
    weak var listener: ExhibitionsListener?

    let errorLog: ErrorLog
    private let repository: ExhibitionRepository
    private var current: Router = .list(page: 0)
    private let requests = PublishRelay<Router>()
    private let failures = PublishRelay<Error>()

    init(presenter: ExhibitionsPresentable, repository: ExhibitionRepository, errorLog: ErrorLog) {
        self.repository = repository
        self.errorLog = errorLog
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        report(failures.asObservable())

        let results = requests
            .startWith(current)
            .flatMapLatest { [repository, failures] request -> Observable<[Exhibit]> in
                switch request {
                case .list(let page):
                    return repository.exhibitions(page: page)
                        .map { $0.flatMap(\.exhibits) }
                        .asObservable()
                        .catch { error in
                            failures.accept(error)
                            return .empty()
                        }
                case .search(let text):
                    return repository.search(text)
                }
            }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] exhibits in
                self?.presenter.show(exhibits)
            })
        whileActive(results)
    }

    private func go(to request: Router) {
        guard request != current else { return }
        current = request
        requests.accept(request)
    }

    // MARK: - ExhibitDetailListener

    func exhibitDetailDidSee(_ exhibit: Exhibit) {
        listener?.exhibitionsDidSee(exhibit)
    }

    func exhibitDetailDidClose() {
        router?.detachExhibitDetail()
    }
}

extension ExhibitionsInteractor: ExhibitionsPresentableListener {
    func didSearch(_ text: String) {
        go(to: text.isEmpty ? .list(page: 0) : .search(text))
    }

    func didSelect(_ exhibit: Exhibit) {
        router?.attachExhibitDetail(exhibit)
    }
}
