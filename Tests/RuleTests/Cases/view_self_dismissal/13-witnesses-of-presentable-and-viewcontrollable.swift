// === witnesses of the ViewControllable family, that the router calls
// use: ribs-uikit, view-protocols Shop didTapCart

protocol ShopContainerViewControllable: ShopViewControllable {
    func dismiss(viewController: ViewControllable)
    func replaceModal(viewController: ViewControllable?)
    func pop()
    func popToRoot()
    func dismiss()
    func dismiss(completion: (() -> Void)?)
}

final class ShopViewController: UIViewController, ShopPresentable, ShopViewControllable, ShopContainerViewControllable {
    weak var listener: ShopPresentableListener?
    private var modal: UIViewController?

    func dismiss(viewController: ViewControllable) {
        if presentedViewController === viewController.uiviewController {
            dismiss(animated: true, completion: nil)
        }
    }

    func replaceModal(viewController: ViewControllable?) {
        dismiss(animated: true) { [weak self] in
            guard let next = viewController?.uiviewController else { return }
            self?.present(next, animated: true)
        }
    }

    func pop() {
        navigationController?.popViewController(animated: true)
    }

    func popToRoot() {
        navigationController?.popToRootViewController(animated: true)
    }

    func dismiss() {
        dismiss(animated: true)
    }

    func dismiss(completion: (() -> Void)?) {
        presentingViewController?.dismiss(animated: true, completion: completion)
    }
}

// === an overload with other labels is no witness
// clean: witnesses of the Presentable, that the interactor calls
// use: ribs-uikit, presentable-listener Quiz didAnswer

protocol QuizPresentable: Presentable {
    var listener: QuizPresentableListener? { get set }
    func showResult()
    func close(animated: Bool)
}

final class QuizInteractor: PresentableInteractor<QuizPresentable>, QuizPresentableListener {
    func didAnswer() {
        presenter.showResult()
        presenter.close(animated: true)
    }
}

final class QuizViewController: UIViewController, QuizPresentable, ViewControllable {

    weak var listener: QuizPresentableListener?

    func showResult() {
        navigationController?.popViewController(animated: true)
    }

    func close(animated: Bool) {
        dismiss(animated: animated)
    }
//-
//- func close(after delay: TimeInterval) {
//-     dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeLater
//- }

    @objc private func closeLater() {
//-     close(after: 1)
//+     listener?.didAnswer()
    }
}

// === a witness that is also wired to a button
// clean: ..., and the listener hears of it
// use: ribs-uikit, presentable-listener Lounge didTapClose

protocol LoungeViewControllable: ViewControllable {
    func close()
}

final class LoungeViewController: UIViewController, Presentable, LoungeViewControllable {

    weak var listener: LoungePresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
//+     closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

//- @objc func close() {
//+ func close() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: close
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

// === a witness that a tap calls
// clean: ..., and the listener hears of it
// use: ribs-uikit, presentable-listener Course didTapBack

protocol CourseViewControllable: ViewControllable {
    func popSelf()
}

final class CourseViewController: UIViewController, Presentable, CourseViewControllable {

    weak var listener: CoursePresentableListener?

    func popSelf() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }

    @objc private func backTapped() {
//+     listener?.didTapBack()
        popSelf()
    }
}

// === a helper reached from witnesses and from a tap
// clean: a helper reached only from witnesses
// use: ribs-uikit, presentable-listener Parking didTapClose

protocol ParkingPresentable: Presentable {
    var listener: ParkingPresentableListener? { get set }
    func finish()
}

protocol ParkingViewControllable: ViewControllable {
    func removeFromFlow()
}

final class ParkingViewController: UIViewController, ParkingPresentable, ParkingViewControllable {

    weak var listener: ParkingPresentableListener?

    func finish() { leave() }

    func removeFromFlow() { leave() }

    private func leave() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func closeTapped() {
//-     leave()
//+     listener?.didTapClose()
    }
}

// === what the router and the parent's view call on the concrete view
// use: ribs-uikit, view-protocols Track didTapClose

final class TrackViewController: UIViewController, TrackPresentable, TrackViewControllable {
    weak var listener: TrackPresentableListener?

    func leave() {
        dismiss(animated: true)
    }

    func slideOut(animated: Bool) {
        navigationController?.popViewController(animated: animated)
    }
}

protocol TrackInteractable: Interactable {}

final class TrackRouter: ViewableRouter<TrackInteractable, TrackViewController> {
    func closeView() {
        viewController.leave()
    }
}

protocol PlaylistViewControllable: ViewControllable {
    func hideTrack()
}

final class PlaylistViewController: UIViewController, Presentable, PlaylistViewControllable {
    private weak var track: TrackViewController?

    func hideTrack() {
        track?.slideOut(animated: true)
    }
}
