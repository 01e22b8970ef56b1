// use: view-controllable Name
// What a router sees of a view.

protocol __Name__ViewControllable: ViewControllable {}
