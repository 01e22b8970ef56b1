// use: detail-routing Name
// What an interactor sees of a router that attaches and detaches one child.

protocol __Name__Routing: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}
