import RIBs
import RxSwift
import UIKit
@testable import Harbour

final class LoggedOutPresentableMock: LoggedOutPresentable {

    var listener: LoggedOutPresentableListener?
}

final class LoggedOutRoutingMock: LoggedOutRouting {

    var viewControllable: ViewControllable = ViewControllableMock()
    var interactable: Interactable = Interactor()
    var children: [Routing] = []
    var lifecycle: Observable<RouterLifecycle> { .never() }

    private(set) var attachSignInCallCount = 0
    private(set) var detachSignInCallCount = 0

    func load() {}
    func attachChild(_ child: Routing) { children.append(child) }
    func detachChild(_ child: Routing) { children.removeAll { $0 === child } }

    func attachSignIn() { attachSignInCallCount += 1 }
    func detachSignIn() { detachSignInCallCount += 1 }
}

final class LoggedOutListenerMock: LoggedOutListener {

    private(set) var skippers: [Skipper] = []

    func loggedOutDidSignIn(skipper: Skipper) {
        skippers.append(skipper)
    }
}

final class ViewControllableMock: UIViewController, ViewControllable {

    private(set) var dismissCallCount = 0

    func close() {
        dismissCallCount += 1
        dismiss(animated: false)
    }
}
