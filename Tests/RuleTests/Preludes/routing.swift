// use: routing Name
// The protocol of a router with a view, without requirements of its own.

protocol __Name__Routing: ViewableRouting {}
