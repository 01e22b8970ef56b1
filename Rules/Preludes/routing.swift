// use: routing Name
// What an interactor sees of a router with a view: nothing to call.

protocol __Name__Routing: ViewableRouting {}
