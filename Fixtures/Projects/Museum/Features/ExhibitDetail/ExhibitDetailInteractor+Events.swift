import MuseumKit
import RIBs
import RxSwift

extension ExhibitDetailInteractor {
    func observeVisit() {
        visitStream.summary
            .map { [exhibit] in $0.seen.contains(exhibit) }
            .distinctUntilChanged()
            .subscribe(with: self, onNext: { owner, isSeen in
                owner.presenter.setSeen(isSeen)
            })
            .disposeOnDeactivate(interactor: self)
    }

    func startStayTimer() {
        stopStayTimer()
        stayTimer = Observable<Int>.timer(.seconds(20), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in
                guard let self else { return }
                self.listener?.exhibitDetailDidSee(self.exhibit)
            })
    }

    func stopStayTimer() {
        stayTimer?.dispose()
        stayTimer = nil
    }
}

extension ExhibitDetailInteractor: ExhibitDetailPresentableListener {
    func didTapListen() {
        router?.attachAudioGuide(for: exhibit)
    }

    func didLeave() {
        listener?.exhibitDetailDidClose()
    }
}
