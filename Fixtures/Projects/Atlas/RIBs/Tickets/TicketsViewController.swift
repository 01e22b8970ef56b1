import AtlasCore
import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol TicketsPresentableListener: AnyObject {
    func didScan(code: String)
    func didSelect(_ ticket: Ticket)
}

final class TicketsViewController: BaseViewController, TicketsPresentable, TicketsViewControllable {
    weak var listener: (any TicketsPresentableListener)?

    private let tableView = UITableView()
    private let tickets = BehaviorRelay<[Ticket]>(value: [])

    override func setUpViews() {
        title = "Tickets"
        tabBarItem.image = UIImage(systemName: "ticket")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "qrcode.viewfinder"),
            style: .plain,
            target: self,
            action: #selector(scanTapped)
        )
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ticket")
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    override func bindViews() {
        tickets
            .bind(to: tableView.rx.items(cellIdentifier: "ticket")) { _, ticket, cell in
                cell.textLabel?.text = ticket.code
                cell.accessoryType = ticket.state == .used ? .checkmark : .disclosureIndicator
            }
            .disposed(by: disposeBag)

        tableView.rx.modelSelected(Ticket.self)
            .filter { $0.state != .used }
            .bind(with: self) { owner, ticket in owner.listener?.didSelect(ticket) }
            .disposed(by: disposeBag)
    }

    func show(_ tickets: [Ticket]) {
        self.tickets.accept(tickets)
    }

    func showUnknownCode() {
        let alert = UIAlertController(title: "Unknown code", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Scan again", style: .default) { [weak self] _ in self?.scanTapped() })
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    @objc private func scanTapped() {
        let scanner = CodeScannerViewController()
        scanner.delegate = self
        present(UINavigationController(rootViewController: scanner), animated: true)
    }
}
