// use: buildable Name
// The protocol of a builder that the parent uses.

protocol __Name__Buildable: Buildable {
    func build(withListener listener: __Name__Listener) -> ViewableRouting
}
