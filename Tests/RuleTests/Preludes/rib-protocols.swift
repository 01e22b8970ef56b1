// use: rib-protocols Name
// The protocols of a RIB with a view, without requirements.

protocol __Name__Presentable: Presentable {}
protocol __Name__ViewControllable: ViewControllable {}
protocol __Name__Interactable: Interactable {}
protocol __Name__Listener: AnyObject {}
