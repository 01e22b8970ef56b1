// use: viewless-routing Name
// The protocol of a router without a view, without requirements of its own.

protocol __Name__Routing: Routing {}
