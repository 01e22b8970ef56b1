import AtlasCore
import Foundation
import RIBs
import RxSwift

protocol TicketsRouting: ViewableRouting {}

protocol TicketsPresentable: Presentable {
    var listener: (any TicketsPresentableListener)? { get set }
    func show(_ tickets: [Ticket])
    func showUnknownCode()
    func addToWallet(_ pass: Data)
}

/// @mockable
protocol TicketsListener: AnyObject {}

final class TicketsInteractor: PresentableInteractor<any TicketsPresentable>, TicketsInteractable {
    weak var router: (any TicketsRouting)?
    weak var listener: (any TicketsListener)?

    private let service: TicketServicing
    private var disposeBag: DisposeBag?

    init(presenter: any TicketsPresentable, service: TicketServicing) {
        self.service = service
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag()
        disposeBag = bag

        service.tickets
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [unowned self] in presenter.show($0) })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        disposeBag = nil
    }
}

extension TicketsInteractor: TicketsPresentableListener {
    func didScan(code: String) {
        service.redeem(code: code)
            .observe(on: MainScheduler.instance)
            .subscribe(onFailure: { [weak self] _ in self?.presenter.showUnknownCode() })
            .disposeOnDeactivate(interactor: self)
    }

    func didSelect(_ ticket: Ticket) {
        service.passData(for: ticket)
            .observe(on: MainScheduler.instance)
            .subscribe { [weak self] result in
                if case let .success(pass) = result {
                    self?.presenter.addToWallet(pass)
                }
            }
            .disposeOnDeactivate(interactor: self)
    }
}
