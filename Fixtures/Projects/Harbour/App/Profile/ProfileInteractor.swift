import Combine
import RIBs
import RxSwift
import UIKit

protocol ProfileRouting: ViewableRouting {
    func attachEditProfile()
    func detachEditProfile()
}

protocol ProfilePresentable: Presentable {
    var listener: ProfilePresentableListener? { get set }
    func show(_ skipper: Skipper)
    func hideBalance()
}

protocol ProfileListener: AnyObject {
    func profileDidSignOut()
}

final class ProfileInteractor: PresentableInteractor<ProfilePresentable>, ProfileInteractable, ProfilePresentableListener {

    weak var router: ProfileRouting?
    weak var listener: ProfileListener?

    private let session: MutableSessionStream
    private let authService: AuthServicing
    private let analytics: Analytics
    private var cancellables = Set<AnyCancellable>()

    init(
        presenter: ProfilePresentable,
        session: MutableSessionStream,
        authService: AuthServicing,
        analytics: Analytics
    ) {
        self.session = session
        self.authService = authService
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        session.skipper
            .compactMap { $0 }
            .subscribe(onNext: { [weak self] skipper in
                self?.presenter.show(skipper)
            })
            .disposeOnDeactivate(interactor: self)

        NotificationCenter.default
            .publisher(for: UIApplication.willResignActiveNotification)
            .sink { [weak self] _ in
                self?.presenter.hideBalance()
            }
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        analytics.track("profile_left")
        cancellables.removeAll()
    }

    // MARK: - ProfilePresentableListener

    func didTapEdit() {
        router?.attachEditProfile()
    }

    func didTapSignOut() {
        authService.signOut()
            .observe(on: MainScheduler.instance)
            .subscribe(onCompleted: { [weak self] in
                self?.listener?.profileDidSignOut()
            })
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - EditProfileListener

    func editProfileDidSave(_ skipper: Skipper) {
        session.update(skipper: skipper)
        router?.detachEditProfile()
    }

    func editProfileDidCancel() {
        router?.detachEditProfile()
    }
}
