import AppFoundation
import AVFoundation
import RIBs
import UIKit

protocol TicketScanPresentableListener: AnyObject {
    func didRead(_ code: String)
    func didDisappear()
}

final class TicketScanViewController: UIViewController, TicketScanPresentable, TicketScanViewControllable {
    weak var listener: TicketScanPresentableListener?

    private let session = AVCaptureSession()
    private let hintLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let output = AVCaptureMetadataOutput()
        output.setMetadataObjectsDelegate(self, queue: .main)
        session.addOutput(output)
        stack(hintLabel)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(outsideTapped)))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        session.startRunning()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session.stopRunning()
        if isBeingDismissed {
            listener?.didDisappear()
        }
    }

    func showHint(_ text: String) {
        hintLabel.text = text
    }

    @objc private func outsideTapped() {
        close()
    }

    private func close() {
        presentingViewController?.dismiss(animated: true)
    }
}

extension TicketScanViewController: AVCaptureMetadataOutputObjectsDelegate {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput objects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        guard let code = (objects.first as? AVMetadataMachineReadableCodeObject)?.stringValue else { return }
        session.stopRunning()
        listener?.didRead(code)
    }
}
