import UIKit

public protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
}

public protocol Presentable: AnyObject {}

public protocol ViewableRouting: Routing {
    var viewControllable: any ViewControllable { get }
}

open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    public let viewController: ViewControllerType
    public let viewControllable: any ViewControllable

    public init(interactor: InteractorType, viewController: ViewControllerType) {
        self.viewController = viewController
        viewControllable = viewController as! any ViewControllable
        super.init(interactor: interactor)
    }
}

public protocol LaunchRouting: ViewableRouting {
    func launch(from window: UIWindow)
}

open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting {
    public final func launch(from window: UIWindow) {
        window.rootViewController = viewControllable.uiviewController
        interactable.activate()
        window.makeKeyAndVisible()
    }
}
