import MuseumKit
import RIBs
import RxSwift

protocol ExhibitDetailRouting: ViewableRouting {
    func attachAudioGuide(for exhibit: Exhibit)
    func detachAudioGuide()
}

protocol ExhibitDetailPresentable: Presentable {
    var listener: ExhibitDetailPresentableListener? { get set }
    func show(_ exhibit: Exhibit)
    func setSeen(_ isSeen: Bool)
}

protocol ExhibitDetailListener: AnyObject {
    func exhibitDetailDidSee(_ exhibit: Exhibit)
    func exhibitDetailDidClose()
}

final class ExhibitDetailInteractor: PresentableInteractor<ExhibitDetailPresentable>, ExhibitDetailInteractable {
    weak var router: ExhibitDetailRouting?
    weak var listener: ExhibitDetailListener?

    let exhibit: Exhibit
    let visitStream: VisitStreaming
    var stayTimer: Disposable?

    init(presenter: ExhibitDetailPresentable, exhibit: Exhibit, visitStream: VisitStreaming) {
        self.exhibit = exhibit
        self.visitStream = visitStream
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(exhibit)
        observeVisit()
        startStayTimer()
    }

    override func willResignActive() {
        super.willResignActive()
        stopStayTimer()
    }

    // MARK: - AudioGuideOutput

    func audioGuideDidFinish() {
        router?.detachAudioGuide()
        listener?.exhibitDetailDidSee(exhibit)
    }

    func audioGuideDidClose() {
        router?.detachAudioGuide()
    }
}
