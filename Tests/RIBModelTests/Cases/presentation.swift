// === styles, and what ignores swipes
import RIBs
import UIKit

final class PageViewController: UIViewController, ViewControllable {}
final class PageRouter: ViewableRouter<Interactable, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting { PageRouter(interactor: Interactor(), viewController: PageViewController()) }
}

final class BookRouter: ViewableRouter<Interactable, ViewControllable> {
    private let pageBuilder: PageBuilder
    private let style: UIModalPresentationStyle

    func plain() {
        let page = pageBuilder.build()
        //                     ^^^^^ swipe: dismissible
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }

    func full() {
        let page = pageBuilder.build()
        //                     ^^^^^ swipe: fullScreen
        page.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }

    func given() {
        let page = pageBuilder.build()
        //                     ^^^^^ swipe: unknown style
        page.viewControllable.uiviewController.modalPresentationStyle = style
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }

    func modal() {
        let page = pageBuilder.build()
        //                     ^^^^^ swipe: dismissible ignored
        page.viewControllable.uiviewController.isModalInPresentation = true
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }

    func wrapped() {
        let page = pageBuilder.build()
        //                     ^^^^^ swipe: dismissible
        page.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        let navigation = UINavigationController(rootViewController: page.viewControllable.uiviewController)
        viewController.uiviewController.present(navigation, animated: true)
    }
}
// === hooks of the presented view, and where they lead
import RIBs
import UIKit

protocol PageListener: AnyObject {
    func pageDidClose()
    func pageDidScroll()
}
protocol PagePresentableListener: AnyObject {
    func didClose()
    func didScroll()
}
protocol PagePresentable: Presentable {}
final class PageInteractor: PresentableInteractor<PagePresentable>, PagePresentableListener {
    weak var listener: PageListener?
    func didClose() { listener?.pageDidClose() }
    func didScroll() { listener?.pageDidScroll() }
}

class PageViewController: UIViewController, PagePresentable, ViewControllable, UIAdaptivePresentationControllerDelegate {
    weak var listener: PagePresentableListener?
    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
    }
}
final class ClosingViewController: PageViewController {
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { listener?.didClose() }
}
final class ScrollingViewController: PageViewController {
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { listener?.didScroll() }
}
final class LeavingViewController: UIViewController, PagePresentable, ViewControllable {
    weak var listener: PagePresentableListener?
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { listener?.didClose() }
    }
}
final class PageRouter: ViewableRouter<Interactable, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func buildClosing() -> ViewableRouting {
        PageRouter(interactor: Interactor(), viewController: ClosingViewController())
    }
}
final class ScrollingBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        PageRouter(interactor: Interactor(), viewController: ScrollingViewController())
    }
}
final class LeavingBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        PageRouter(interactor: Interactor(), viewController: LeavingViewController())
    }
}

protocol BookRouting: Routing { func closePage() }
final class BookInteractor: Interactor, PageListener {
    weak var router: BookRouting?
    func pageDidClose() { router?.closePage() }
    func pageDidScroll() {}
}
final class BookRouter: LaunchRouter<Interactable, ViewControllable>, BookRouting {
    private var page: ViewableRouting?

    func closing(_ builder: PageBuilder) {
        page = builder.buildClosing()
        //             ^^^^^^^^^^^^ swipe: dismissible handled in line 23
        if let page { viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true) }
    }

    func scrolling(_ builder: ScrollingBuilder) {
        page = builder.build()
        //             ^^^^^ swipe: dismissible told in line 23
        if let page { viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true) }
    }

    func leaving(_ builder: LeavingBuilder) {
        page = builder.build()
        //             ^^^^^ swipe: dismissible handled in line 36
        if let page { viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true) }
    }

    func closePage() {
        if let page { detachChild(page) }
        page = nil
    }
}
