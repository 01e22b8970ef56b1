// use: detail-router Name
// A router without a view, which does not assign itself to its interactor.

final class __Name__Router: Router<__Name__Interactor>, __Name__Routing {
    func routeToDetail() {}
}
