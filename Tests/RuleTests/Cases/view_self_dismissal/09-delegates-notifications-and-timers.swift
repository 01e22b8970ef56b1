// === a row is selected
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Country didSelectCountry

final class CountryViewController: UIViewController, CountryPresentable, CountryViewControllable, UITableViewDelegate {
    weak var listener: CountryPresentableListener?
    private let tableView = UITableView()

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: tableView
//+     listener?.didSelectCountry()
    }
}

// === the scanner has read a code
// clean: ..., and the listener hears of it

import AVFoundation
import RIBs
import UIKit

// use: view-protocols Scanner didScanCode

final class ScannerViewController: UIViewController, ScannerPresentable, ScannerViewControllable, AVCaptureMetadataOutputObjectsDelegate {
    weak var listener: ScannerPresentableListener?
    private let session = AVCaptureSession()

    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {
        guard !metadataObjects.isEmpty else { return }
        session.stopRunning()
//+     listener?.didScanCode()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: metadataOutput
    }
}

// === the page in the own web view asks to be closed
// clean: ..., and the listener hears of it

import RIBs
import UIKit
import WebKit

// use: view-protocols Web didFinishPage

final class WebViewController: UIViewController, WebPresentable, WebViewControllable {
    weak var listener: WebPresentableListener?
    private let webView = WKWebView()
}

extension WebViewController: WKScriptMessageHandler {

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        guard message.name == "close" else { return }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: userContentController
//+     listener?.didFinishPage()
    }
}

// === return in a text field
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Nickname didEnterName

final class NicknameViewController: UIViewController, NicknamePresentable, NicknameViewControllable, UITextFieldDelegate {
    weak var listener: NicknamePresentableListener?

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: textFieldShouldReturn
//+     listener?.didEnterName()
        return true
    }
}

// === a notification is observed by selector
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Session didExpire

final class SessionViewController: UIViewController, SessionPresentable, SessionViewControllable {
    weak var listener: SessionPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(sessionExpired), name: .NSCalendarDayChanged, object: nil)
    }

    @objc private func sessionExpired() {
//+     listener?.didExpire()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: sessionExpired
    }
}

// === a notification is observed by closure
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Call didEndCall

final class CallViewController: UIViewController, CallPresentable, CallViewControllable {
    weak var listener: CallPresentableListener?
    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            self?.dismiss(animated: false)
            //    ^^^^^^^ view_self_dismissal: CallViewController
//+         self?.listener?.didEndCall()
        }
    }
}

// === a timer fires
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Snackbar didExpire

final class SnackbarViewController: UIViewController, SnackbarPresentable, SnackbarViewControllable {
    weak var listener: SnackbarPresentableListener?
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
//+         self?.listener?.didExpire()
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: SnackbarViewController
        }
    }
}

// === some seconds after the view has appeared
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Success didShowSuccess

final class SuccessViewController: UIViewController, SuccessPresentable, SuccessViewControllable {
    weak var listener: SuccessPresentableListener?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: viewDidAppear
//+         self?.listener?.didShowSuccess()
        }
    }
}

// === the escape gesture of VoiceOver
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Tutorial didEscape

final class TutorialViewController: UIViewController, TutorialPresentable, TutorialViewControllable {
    weak var listener: TutorialPresentableListener?

    override func accessibilityPerformEscape() -> Bool {
//+     listener?.didEscape()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: accessibilityPerformEscape
        return true
    }
}

// === a key of a hardware keyboard
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Viewer didPressEscape

final class ViewerViewController: UIViewController, ViewerPresentable, ViewerViewControllable {
    weak var listener: ViewerPresentableListener?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: pressesBegan
//+         listener?.didPressEscape()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
