import AVFoundation
import UIKit

protocol CodeScannerViewControllerDelegate: AnyObject {
    func codeScanner(_ scanner: CodeScannerViewController, didRead code: String)
    func codeScannerDidCancel(_ scanner: CodeScannerViewController)
}

final class CodeScannerViewController: UIViewController {
    weak var delegate: CodeScannerViewControllerDelegate?

    private let session = AVCaptureSession()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(cancelTapped)
        )
        configureSession()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session.stopRunning()
    }

    private func configureSession() {
        guard let device = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: device) else {
            return
        }
        let output = AVCaptureMetadataOutput()
        session.addInput(input)
        session.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: .main)
        output.metadataObjectTypes = [.qr]
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        session.startRunning()
    }

    @objc private func cancelTapped() {
        delegate?.codeScannerDidCancel(self)
    }
}

extension CodeScannerViewController: AVCaptureMetadataOutputObjectsDelegate {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        guard let code = (metadataObjects.first as? AVMetadataMachineReadableCodeObject)?.stringValue else { return }
        session.stopRunning()
        delegate?.codeScanner(self, didRead: code)
    }
}
