import AtlasCore
import RIBs
import RxSwift

protocol LoggedOutRouting: ViewableRouting {}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
    func setLoginEnabled(_ isEnabled: Bool)
}

/// The root follows the visitor itself.
/// @mockable
protocol LoggedOutListener: AnyObject {}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutInteractable {
    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    private let visitorService: VisitorServicing
    private let loginDisposable = SerialDisposable()

    init(presenter: LoggedOutPresentable, visitorService: VisitorServicing) {
        self.visitorService = visitorService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func willResignActive() {
        super.willResignActive()
        loginDisposable.disposable = Disposables.create()
    }
}

extension LoggedOutInteractor: LoggedOutPresentableListener {
    func didSubmit(name: String) {
        presenter.setLoginEnabled(false)
        loginDisposable.disposable = visitorService.logIn(name: name)
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { [weak presenter] _ in
                presenter?.setLoginEnabled(true)
            }, onFailure: { [weak presenter] _ in
                presenter?.setLoginEnabled(true)
            })
    }
}
