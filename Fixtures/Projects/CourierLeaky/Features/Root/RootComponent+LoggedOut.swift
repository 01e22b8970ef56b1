import CourierDomain

extension RootComponent: LoggedOutDependency {}
