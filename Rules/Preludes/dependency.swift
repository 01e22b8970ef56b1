// use: dependency Name
// A dependency that asks for nothing.

protocol __Name__Dependency: Dependency {}
