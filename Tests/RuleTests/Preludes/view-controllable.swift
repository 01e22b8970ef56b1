// use: view-controllable Name
// The protocol of a view that its router uses.

protocol __Name__ViewControllable: ViewControllable {}
