import AppFoundation
import CourierDomain
import RIBs
import UIKit
import VisionKit

protocol DocumentsPresentableListener: AnyObject {
    func didScan(_ scan: Data, for document: IdentityDocument)
    func didTapDone()
    func didTap(_ document: IdentityDocument)
}

final class DocumentsViewController: BaseViewController, DocumentsPresentable, DocumentsViewControllable {
    weak var listener: DocumentsPresentableListener?

    private let tableView = UITableView()
    private var documents: [IdentityDocument] = []

    override func setUpViews() {
        title = "Documents"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(doneTapped)
        )
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "document")
        view.addFilling(tableView)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingToParent { listener?.didTapDone() }
    }

    // MARK: - DocumentsPresentable

    func show(_ documents: [IdentityDocument]) {
        self.documents = documents
        tableView.reloadData()
    }

    func showUploaded(_ document: IdentityDocument) {
        showMessage("\(document.kind.rawValue) is in review")
    }

    @objc private func doneTapped() {
        listener?.didTapDone()
    }

    private func scan(_ document: IdentityDocument) {
        let scanner = DocumentScannerViewController()
        scanner.onFinish = { [weak self] scan in
            self?.dismiss(animated: true) {
                guard let scan else { return }
                self?.listener?.didScan(scan, for: document)
            }
        }
        scanner.modalPresentationStyle = .fullScreen
        present(scanner, animated: true)
    }
}

extension DocumentsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        documents.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "document", for: indexPath)
        cell.textLabel?.text = documents[indexPath.row].kind.rawValue
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let document = documents[indexPath.row]
        switch document.status {
        case .missing, .expired: scan(document)
        case .inReview, .approved: listener?.didTap(document)
        }
    }
}
