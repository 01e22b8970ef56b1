// === a case with values decides how a function shows a child, through another function
// clean: a case for a presentation in full screen
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

enum Transition {
    case push(animated: Bool)
    case modal(style: UIModalPresentationStyle)
}

extension ViewControllable {
    func show(_ child: ViewControllable, by transition: Transition) {
        switch transition {
        case .push(let animated):
            uiviewController.navigationController?.pushViewController(child.uiviewController, animated: animated)
        case .modal(let style):
            child.uiviewController.modalPresentationStyle = style
            uiviewController.present(child.uiviewController, animated: true)
        }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
//-     attach(detail, by: .push(animated: true))
    //  ^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
//+     attach(detail, by: .modal(style: .fullScreen))
    }

    private func attach(_ router: ViewableRouting, by transition: Transition) {
        attachChild(router)
        viewController.show(router.viewControllable, by: transition)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
//-     viewController.uiviewController.navigationController?.popViewController(animated: true)
//+     viewController.uiviewController.dismiss(animated: true)
    }
}

// === the case that an object is created with decides how it shows a child
// clean: a case for a presentation in full screen, of such an object
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

enum Transition {
    case push, cover
}

final class Segue {
    var transition: Transition
    private let child: ViewableRouting

    init(_ child: ViewableRouting, transition: Transition) {
        self.child = child
        self.transition = transition
    }

    func perform(on parent: ViewControllable) {
        let view = child.viewControllable.uiviewController
        switch self.transition {
        case .push:
            parent.uiviewController.navigationController?.pushViewController(view, animated: true)
        case .cover:
            view.modalPresentationStyle = .fullScreen
            parent.uiviewController.present(view, animated: true)
        }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
//-     let segue = Segue(detail, transition: .push)
//+     let segue = Segue(detail, transition: .cover)
        segue.perform(on: viewController)
        //    ^^^^^^^ navigation_pop_unhandled
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
//-     viewController.uiviewController.navigationController?.popViewController(animated: true)
//+     viewController.uiviewController.dismiss(animated: true)
    }
}

// === a case of an enumeration that is not in the project decides how a function shows a child, through another function
// clean: a case for a presentation in full screen, of an enumeration that is not in the project
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

extension ViewControllable {
    func show(_ child: ViewControllable, by transition: Transition) {
        switch transition {
        case .push(let animated):
            uiviewController.navigationController?.pushViewController(child.uiviewController, animated: animated)
        case .modal(let style):
            child.uiviewController.modalPresentationStyle = style
            uiviewController.present(child.uiviewController, animated: true)
        default: break
        }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
//-     attach(detail, by: Transition.push(animated: true))
    //  ^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
//+     attach(detail, by: Transition.modal(style: .fullScreen))
    }

    private func attach(_ router: ViewableRouting, by transition: Transition) {
        attachChild(router)
        viewController.show(router.viewControllable, by: transition)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
//-     viewController.uiviewController.navigationController?.popViewController(animated: true)
//+     viewController.uiviewController.dismiss(animated: true)
    }
}

// === a case of an absent enumeration that an object is created with decides how it shows a child
// clean: a case for a presentation in full screen, of an absent enumeration and such an object
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class Segue {
    private let transition: Transition
    private let child: ViewableRouting

    init(_ child: ViewableRouting, transition: Transition) {
        self.transition = transition
        self.child = child
    }

    func perform(on view: ViewControllable) {
        switch transition {
        case .push:
            let controller = child.viewControllable.uiviewController
            view.uiviewController.navigationController?.pushViewController(controller, animated: true)
        case .cover:
            child.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
            view.uiviewController.present(child.viewControllable.uiviewController, animated: true)
        }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
//-     Segue(detail, transition: .push).perform(on: viewController)
    //                                   ^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
//+     Segue(detail, transition: .cover).perform(on: viewController)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
//-     viewController.uiviewController.navigationController?.popViewController(animated: true)
//+     viewController.uiviewController.dismiss(animated: true)
    }
}
