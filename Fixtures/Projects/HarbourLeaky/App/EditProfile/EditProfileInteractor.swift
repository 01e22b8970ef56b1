import RIBs
import RxSwift

protocol EditProfileRouting: ViewableRouting {}

protocol EditProfilePresentable: Presentable {
    var listener: EditProfilePresentableListener? { get set }
    func show(_ skipper: Skipper)
    func showNotSaved()
}

protocol EditProfileListener: AnyObject {
    func editProfileDidSave(_ skipper: Skipper)
    func editProfileDidCancel()
}

final class EditProfileInteractor: PresentableInteractor<EditProfilePresentable>,
    EditProfileInteractable,
    EditProfilePresentableListener {

    weak var router: EditProfileRouting?
    weak var listener: EditProfileListener?

    private let authService: AuthServicing
    private let session: SessionStream
    private var saveBag: DisposeBag?

    init(presenter: EditProfilePresentable, authService: AuthServicing, session: SessionStream) {
        self.authService = authService
        self.session = session
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        if let skipper = session.current {
            presenter.show(skipper)
        }
    }

    override func willResignActive() {
        super.willResignActive()
        cancelSaving()
    }

    // MARK: - EditProfilePresentableListener

    func didTapSave(_ skipper: Skipper) {
        let bag = DisposeBag()
        authService.save(skipper: skipper)
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { [weak self] skipper in
                    self?.listener?.editProfileDidSave(skipper)
                },
                onFailure: { [weak self] _ in
                    self?.presenter.showNotSaved()
                }
            )
            .disposed(by: bag)
    }

    func didCancel() {
        listener?.editProfileDidCancel()
    }

    func didDiscard() {
        router?.viewControllable.uiviewController.dismiss(animated: true)
    }

    private func cancelSaving() {
        saveBag = nil
    }
}
