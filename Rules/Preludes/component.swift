// use: component Name
// A component that provides nothing.

final class __Name__Component: Component<__Name__Dependency> {}
