import CourierDomain
import RIBs

protocol DocumentPreviewRouting: ViewableRouting {}

protocol DocumentPreviewPresentable: Presentable {
    var listener: DocumentPreviewPresentableListener? { get set }
    func show(_ document: IdentityDocument)
}

protocol DocumentPreviewListener: AnyObject {
    func documentPreviewDidClose()
}

final class DocumentPreviewInteractor: PresentableInteractor<DocumentPreviewPresentable>, DocumentPreviewInteractable,
    DocumentPreviewPresentableListener
{
    weak var router: DocumentPreviewRouting?
    var listener: DocumentPreviewListener?

    private let document: IdentityDocument
    private let analytics: Analytics

    init(presenter: DocumentPreviewPresentable, document: IdentityDocument, analytics: Analytics) {
        self.document = document
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.log(.screen("document_preview"))
        guard document.status != .missing else {
            listener?.documentPreviewDidClose()
            return
        }
        presenter.show(document)
    }

    // MARK: - DocumentPreviewPresentableListener

    func didTapClose() {
        listener?.documentPreviewDidClose()
    }
}
