import CourierDomain
import RIBs
import RxSwift

protocol RootActionableItem: AnyObject {
    func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
}

final class OpenDeeplinkWorkflow: Workflow<RootActionableItem> {
    init(deeplink: Deeplink) {
        super.init()
        onStep { root in
            root.waitForLogin()
        }
        .onStep { loggedIn, _ in
            loggedIn.open(deeplink)
        }
        Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance)
            .subscribe(onNext: { print($0) })
            .disposeWith(worflow: self)
    }
}
