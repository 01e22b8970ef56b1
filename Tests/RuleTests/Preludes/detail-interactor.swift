// use: detail-interactor Name
// An interactor that uses its router.

final class __Name__Interactor: Interactor {
    weak var router: __Name__Routing?

    func didSelect() {
        router?.routeToDetail()
    }
}
