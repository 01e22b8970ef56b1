// use: presentable-with-listener Name
// The presentable of a view with a listener.

protocol __Name__Presentable: Presentable {
    var listener: __Name__PresentableListener? { get set }
}
