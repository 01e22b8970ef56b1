// use: viewless-routing Name
// What an interactor sees of a router without a view: nothing to call.

protocol __Name__Routing: Routing {}
