import AtlasCore
import Foundation
import PassKit
import UIKit

extension TicketsViewController: CodeScannerViewControllerDelegate {
    func codeScanner(_ scanner: CodeScannerViewController, didRead code: String) {
        dismiss(animated: true) { [weak self] in
            self?.listener?.didScan(code: code)
        }
    }

    func codeScannerDidCancel(_ scanner: CodeScannerViewController) {
        dismiss(animated: true)
    }
}

extension TicketsViewController: PKAddPassesViewControllerDelegate {
    func addToWallet(_ data: Data) {
        guard let pass = try? PKPass(data: data), let passes = PKAddPassesViewController(pass: pass) else { return }
        passes.delegate = self
        present(passes, animated: true)
    }

    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
        controller.dismiss(animated: true)
    }
}
