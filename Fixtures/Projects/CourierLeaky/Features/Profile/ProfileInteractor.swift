import CourierDomain
import Foundation
import RIBs
import RxSwift

protocol ProfileRouting: ViewableRouting {
    func attachDocuments()
    func attachSettings()
    func detachSettings()
    func attachHelp()
    func detachHelp()
    func detachAll()
}

protocol ProfilePresentable: Presentable {
    var listener: ProfilePresentableListener? { get set }
    func show(_ account: CourierAccount)
    func showUploadFinished()
}

protocol ProfileListener: AnyObject {
    func profileDidRequestSignOut()
}

final class ProfileInteractor: PresentableInteractor<ProfilePresentable>, ProfileInteractable, ProfilePresentableListener {
    weak var router: ProfileRouting?
    weak var listener: ProfileListener?

    private let service: ProfileService
    private var bag = DisposeBag()

    init(presenter: ProfilePresentable, service: ProfileService) {
        self.service = service
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        service.account
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] account in
                self?.presenter.show(account)
            })
            .disposed(by: bag)
    }

    // MARK: - ProfilePresentableListener

    func didPick(photo: Data) {
        service.upload(photo: photo)
            .observe(on: MainScheduler.instance)
            .subscribe(onCompleted: { [weak self] in
                self?.presenter.showUploadFinished()
            })
            .disposed(by: bag)
    }

    func didTapDocuments() {
        router?.attachDocuments()
    }

    func didTapSettings() {
        router?.attachSettings()
    }

    func didTapHelp() {
        router?.attachHelp()
    }

    func didTapSignOut() {
        router?.detachAll()
        listener?.profileDidRequestSignOut()
    }

    // MARK: - DocumentsListener

    func documentsDidFinish() {}

    // MARK: - SettingsListener

    func settingsDidClose() {
        router?.detachSettings()
    }

    // MARK: - HelpListener

    func helpDidClose() {
        router?.detachHelp()
    }
}
