// use: detail-routing Name
// The protocol of a router that attaches and detaches one child, as its interactor uses it.

protocol __Name__Routing: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}
