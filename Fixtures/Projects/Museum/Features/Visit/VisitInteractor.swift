import MuseumKit
import RIBs
import RxCocoa
import RxSwift

enum VisitAction {
    case giveFeedback, leave
}

struct VisitState: Equatable {
    var summary = VisitSummary.empty
    var hasThanked = false
}

protocol VisitRouting: ViewableRouting {
    func attachFeedback()
    func detachFeedback()
}

protocol VisitPresentable: Presentable {
    func connect(state: Driver<VisitState>) -> Signal<VisitAction>
}

protocol VisitListener: AnyObject {
    func visitDidEnd()
}

final class VisitInteractor: PresentableInteractor<VisitPresentable>, VisitInteractable {
    weak var router: VisitRouting?
    weak var listener: VisitListener?

    private let visitStream: VisitStreaming
    private let state = BehaviorRelay(value: VisitState())

    init(presenter: VisitPresentable, visitStream: VisitStreaming) {
        self.visitStream = visitStream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        presenter.connect(state: state.asDriver().distinctUntilChanged())
            .emit(onNext: { [weak self] action in
                switch action {
                case .giveFeedback: self?.router?.attachFeedback()
                case .leave: self?.listener?.visitDidEnd()
                }
            })
            .disposeOnDeactivate(interactor: self)

        visitStream.summary
            .subscribe(onNext: { [state] summary in
                var value = state.value
                value.summary = summary
                state.accept(value)
            })
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - FeedbackListener

    func feedbackDidSend() {
        var value = state.value
        value.hasThanked = true
        state.accept(value)
        router?.detachFeedback()
    }

    func feedbackDidClose() {
        router?.detachFeedback()
    }
}
