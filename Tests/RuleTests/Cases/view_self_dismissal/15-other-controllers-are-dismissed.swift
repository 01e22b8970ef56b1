// === other controllers are dismissed

import MessageUI
import RIBs
import SafariServices
import UIKit

// use: view-protocols Compose didTapClose

final class ComposeViewController: UIViewController, ComposePresentable, ComposeViewControllable {
    weak var listener: ComposePresentableListener?
    private let searchController = UISearchController()
    private let tooltip = Tooltip()
    private var alert: UIAlertController?

    @objc private func hideTapped() {
        alert?.dismiss(animated: true)
        tooltip.dismiss(animated: true)
        searchController.dismiss(animated: true)
        presentedViewController?.dismiss(animated: true)
        guard let presentedVC = presentedViewController else { return }
        presentedVC.dismiss(animated: true)
    }
}

extension ComposeViewController: MFMailComposeViewControllerDelegate, SFSafariViewControllerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate {

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        controller.dismiss(animated: true)
    }

    func safariViewControllerDidFinish(_ viewController: SFSafariViewController) {
        viewController.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true, completion: nil)
    }
}

final class Tooltip {
    func dismiss(animated: Bool) {}
}

// === the delegate of an embedded mail composer closes the view
// clean: the mail sheet's delegate closes the presented mail sheet

import MessageUI
import RIBs
import UIKit

// use: view-protocols Imprint didTapClose

final class ImprintViewController: UIViewController, ImprintPresentable, ImprintViewControllable, MFMailComposeViewControllerDelegate {
    weak var listener: ImprintPresentableListener?

    @objc private func mailTapped() {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
//-     addChild(mail)
//-     view.addSubview(mail.view)
//+     present(mail, animated: true)
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: mailComposeController
    }
}

// === the second of two nested dismissals is the view's
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Photo didPickPhoto

final class PhotoViewController: UIViewController, PhotoPresentable, PhotoViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: PhotoPresentableListener?

    @objc private func chooseTapped() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        dismiss(animated: true) {
            self.dismiss(animated: true)
            //   ^^^^^^^ view_self_dismissal: imagePickerController
//+         self.listener?.didPickPhoto()
        }
    }
}

// === what belongs to a presented child takes the view away by its presenter
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Cropper didCrop

final class CropperViewController: UIViewController, CropperPresentable, CropperViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: CropperPresentableListener?
    private lazy var picker: UIImagePickerController = {
        let picker = UIImagePickerController()
        picker.delegate = self
        return picker
    }()

    @objc private func chooseTapped() {
        present(picker, animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
//+     listener?.didCrop()
        presentingViewController?.dismiss(animated: true)
        //                        ^^^^^^^ view_self_dismissal: imagePickerController
    }
}

// === an embedded camera's delegate closes the view
// clean: a presented camera's delegate closes the camera
// use: ribs-uikit, view-protocols Camera didTapClose

final class CameraViewController: UIViewController, CameraPresentable, CameraViewControllable, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var listener: CameraPresentableListener?
    private let camera = UIImagePickerController()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        camera.delegate = self
//-     addChild(camera)
//-     view.addSubview(camera.view)
//+     present(camera, animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: imagePickerControllerDidCancel
    }
}

// === a document picker has closed itself before its delegate hears
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Upload didPickDocument

final class UploadViewController: UIViewController, UploadPresentable, UploadViewControllable, UIDocumentPickerDelegate {
    weak var listener: UploadPresentableListener?

    @objc private func chooseTapped() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
//+     listener?.didPickDocument()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: documentPicker
    }
}

// === a contact picker has closed itself before its delegate hears
// clean: ..., and the listener hears of it

import ContactsUI
import RIBs
import UIKit

// use: view-protocols Recipient didPickContact

final class RecipientViewController: UIViewController, RecipientPresentable, RecipientViewControllable, CNContactPickerDelegate {
    weak var listener: RecipientPresentableListener?

    @objc private func chooseTapped() {
        let picker = CNContactPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: contactPicker
//+     listener?.didPickContact()
    }
}

// === in the completion of present, what was presented is dismissed
// clean: ... once
// use: ribs-uikit, view-protocols Saved didTapClose

final class SavedViewController: UIViewController, SavedPresentable, SavedViewControllable {
    weak var listener: SavedPresentableListener?

    @objc private func saveTapped() {
        let toast = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        present(toast, animated: true) { [weak self] in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
//-             self?.dismiss(animated: true) {
//-                 self?.dismiss(animated: true)
                    //    ^^^^^^^ view_self_dismissal: saveTapped
//-             }
//+             self?.dismiss(animated: true)
            }
        }
    }
}
