// use: buildable Name
// What a parent sees of a builder.

protocol __Name__Buildable: Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting
}
