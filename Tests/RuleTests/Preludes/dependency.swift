// use: dependency Name
// A dependency without requirements.

protocol __Name__Dependency: Dependency {}
