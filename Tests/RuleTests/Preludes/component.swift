// use: component Name
// A component without members.

final class __Name__Component: Component<__Name__Dependency> {}
