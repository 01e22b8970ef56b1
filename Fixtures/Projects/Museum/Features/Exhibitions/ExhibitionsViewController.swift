import AppFoundation
import MuseumKit
import UIKit

protocol ExhibitionsPresentableListener: AnyObject {
    func didSearch(_ text: String)
    func didSelect(_ exhibit: Exhibit)
}

final class ExhibitionsViewController: UITableViewController, ExhibitionsPresentable, ExhibitionsViewControllable {
    weak var listener: ExhibitionsPresentableListener?

    private let searchController = UISearchController(searchResultsController: nil)
    private var exhibits: [Exhibit] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rooms"
        searchController.searchResultsUpdater = self
        navigationItem.searchController = searchController
    }

    func show(_ exhibits: [Exhibit]) {
        self.exhibits = exhibits
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        exhibits.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = exhibits[indexPath.row].title
        cell.detailTextLabel?.text = exhibits[indexPath.row].artist
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let exhibit = exhibits[indexPath.row]
        guard searchController.isActive else {
            listener?.didSelect(exhibit)
            return
        }
        searchController.dismiss(animated: true) { [weak self] in
            self?.listener?.didSelect(exhibit)
        }
    }
}

extension ExhibitionsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        listener?.didSearch(searchController.searchBar.text ?? "")
    }
}
