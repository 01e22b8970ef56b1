// === a member whose protocol nobody of the RIB conforms to
// clean: a member of any name whose protocol the interactor conforms to
// use: ribs-uikit

protocol FerryActions: AnyObject {
    func leave()
}

protocol FerryPresentable: Presentable {}

//-final class FerryInteractor: PresentableInteractor<FerryPresentable> {
//+final class FerryInteractor: PresentableInteractor<FerryPresentable>, FerryActions {
    func leave() {}
}

final class FerryViewController: UIViewController, FerryPresentable, ViewControllable {

    weak var bridge: FerryActions?

    @objc private func closeTapped() {
        bridge?.leave()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === the members by which views report
// use: ribs-uikit

protocol SquareEvents: AnyObject {
    func didTapClose()
}

protocol SquarePresentable: Presentable {}

final class SquareInteractor: PresentableInteractor<SquarePresentable>, SquareEvents {
    func didTapClose() {}
}

final class SquareViewController: UIViewController, SquarePresentable, ViewControllable {

    weak var presentableListener: SquareEvents?
    weak var delegate: SquareEvents?
    weak var handler: SquareEvents?
    weak var action: SquareEvents?
    weak var output: SquareEvents?
    weak var interactor: SquareEvents?
    weak var eventHandler: SquareEvents?

    @objc private func firstTapped() {
        presentableListener?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func secondTapped() {
        delegate?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func thirdTapped() {
        handler?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func fourthTapped() {
        action?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func fifthTapped() {
        output?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func sixthTapped() {
        interactor?.didTapClose()
        dismiss(animated: true)
    }

    @objc private func seventhTapped() {
        eventHandler?.didTapClose()
        dismiss(animated: true)
    }
}

// === a presenter between the view and the interactor
// use: ribs-uikit, presentable-listener Circle didTapClose, presentable-with-listener Circle

protocol CircleEventHandling: AnyObject {
    func closeRequested()
}

protocol CircleViewControllable: ViewControllable {}

final class CirclePresenter: Presenter<CircleViewController>, CirclePresentable, CircleEventHandling {
    weak var listener: CirclePresentableListener?

    func closeRequested() {
        listener?.didTapClose()
    }
}

final class CircleViewController: UIViewController, CircleViewControllable {
    weak var presenter: CircleEventHandling?

    @objc private func closeTapped() {
        presenter?.closeRequested()
        dismiss(animated: true)
    }
}

// === a stored closure is not called
// clean: a stored closure is called
// use: ribs-uikit

protocol IslandPresentable: Presentable {
    var onClose: (() -> Void)? { get set }
}

final class IslandViewController: UIViewController, IslandPresentable, ViewControllable {

    var onClose: (() -> Void)?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     onClose?()
    }
}

// === a reactor gets no action
// clean: a reactor gets an action

import ReactorKit
import RIBs
import RxSwift
import UIKit

protocol ValleyPresentable: Presentable {}

final class ValleyReactor: Reactor {
    enum Action { case close }
    struct State {}
    let initialState = State()
}

final class ValleyViewController: UIViewController, ValleyPresentable, ViewControllable, View {

    var disposeBag = DisposeBag()

    func bind(reactor: ValleyReactor) {}

    @objc private func closeTapped() {
//+     reactor?.action.onNext(.close)
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a subview does not emit for the view
// clean: a subview emits for the view

import RIBs
import RxRelay
import RxSwift
import UIKit

protocol MeadowPresentable: Presentable {
    var closes: Observable<Void> { get }
}

final class MeadowHeader: UIView {
    let closeRelay = PublishRelay<Void>()

    func sendClose() {
//-     isHidden = true
//+     closeRelay.accept(())
    }
}

final class MeadowViewController: UIViewController, MeadowPresentable, ViewControllable {

    private let header = MeadowHeader()

    var closes: Observable<Void> { header.closeRelay.asObservable() }

    @objc private func closeTapped() {
        header.sendClose()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === the superclass's method does not notify
// clean: the superclass's method notifies
// use: ribs-uikit, presentable-listener Desert didTapClose, presentable-with-listener Desert

class ClosableViewController: UIViewController {
    weak var listener: DesertPresentableListener?

    @objc func closeTapped() {
//-     view.endEditing(true)
//+     listener?.didTapClose()
    }
}

final class DesertViewController: ClosableViewController, DesertPresentable, ViewControllable {

    override func closeTapped() {
        super.closeTapped()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === any method of the listener is heard
// use: ribs-uikit, view-protocols Cove didScroll

final class CoveViewController: UIViewController, CovePresentable, CoveViewControllable {
    weak var listener: CovePresentableListener?

    @objc private func closeTapped() {
        listener?.didScroll()
        dismiss(animated: true)
    }
}
