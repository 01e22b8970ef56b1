import UIKit
import VisionKit

final class DocumentScannerViewController: UIViewController, VNDocumentCameraViewControllerDelegate {
    var onFinish: ((Data?) -> Void)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        let camera = VNDocumentCameraViewController()
        camera.delegate = self
        present(camera, animated: false)
    }

    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController,
        didFinishWith scan: VNDocumentCameraScan
    ) {
        controller.dismiss(animated: false)
        onFinish?(scan.pageCount > 0 ? scan.imageOfPage(at: 0).jpegData(compressionQuality: 0.7) : nil)
    }

    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
        controller.dismiss(animated: false)
        onFinish?(nil)
    }
}
