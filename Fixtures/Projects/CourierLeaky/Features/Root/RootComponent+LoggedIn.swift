import CourierDomain

extension RootComponent: LoggedInDependency {
    var loggedInViewController: LoggedInViewControllable { rootViewController }
}
