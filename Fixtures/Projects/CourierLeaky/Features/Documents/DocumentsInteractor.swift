import CourierDomain
import Foundation
import RIBs
import RxSwift

protocol DocumentsRouting: ViewableRouting {
    func attachPreview(of document: IdentityDocument)
    func detachPreview()
}

protocol DocumentsPresentable: Presentable {
    var listener: DocumentsPresentableListener? { get set }
    func show(_ documents: [IdentityDocument])
    func showUploaded(_ document: IdentityDocument)
}

protocol DocumentsListener: AnyObject {
    func documentsDidFinish()
}

final class DocumentsInteractor: PresentableInteractor<DocumentsPresentable>, DocumentsInteractable, DocumentsPresentableListener {
    weak var router: DocumentsRouting?
    weak var listener: DocumentsListener?

    private let service: ProfileService

    init(presenter: DocumentsPresentable, service: ProfileService) {
        self.service = service
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag()
        service.documents
            .map { documents in documents.sorted { $0.kind.rawValue < $1.kind.rawValue } }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] documents in
                self?.presenter.show(documents)
            })
            .disposed(by: bag)
    }

    // MARK: - DocumentsPresentableListener

    func didScan(_ scan: Data, for document: IdentityDocument) {
        let upload = service.upload(scan: scan, for: document)
            .observe(on: MainScheduler.instance)
            .subscribe(onCompleted: { [weak self] in
                self?.presenter.showUploaded(document)
            })
        upload.disposeOnDeactivate(interactor: self)
    }

    func didTap(_ document: IdentityDocument) {
        router?.attachPreview(of: document)
    }

    func didTapDone() {
        listener?.documentsDidFinish()
    }

    // MARK: - DocumentPreviewListener

    func documentPreviewDidClose() {
        router?.detachPreview()
    }
}
