// use: viewless-detail-routing Name
// The protocol of a router without a view that attaches one child.

protocol __Name__Routing: Routing {
    func routeToDetail()
}
