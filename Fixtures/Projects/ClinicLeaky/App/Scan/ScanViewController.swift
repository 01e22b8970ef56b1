import UIKit

protocol ScanPresentableListener: AnyObject {
    func didTapCancel()
}

final class ScanViewController: CLNScanSheetController, ScanPresentable, ScanViewControllable {

    weak var listener: ScanPresentableListener?

    override func sheetDidClose() {
        listener?.didTapCancel()
    }

    @IBAction private func cancelTapped(_ sender: UIButton) {
        listener?.didTapCancel()
    }
}
