import AtlasCore
import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol ExhibitsPresentableListener: AnyObject {
    func didSelect(id: String)
    func didSearch(_ text: String)
    func didPullToRefresh()
    func didToggleFavourite(id: String)
}

final class ExhibitsViewController: BaseViewController, ExhibitsPresentable, ExhibitsViewControllable {
    weak var listener: ExhibitsPresentableListener?

    private let tableView = UITableView()
    private let refreshControl = UIRefreshControl()
    private let searchController = UISearchController(searchResultsController: nil)
    private let items = BehaviorRelay<[ExhibitItem]>(value: [])

    override func setUpViews() {
        title = "Exhibits"
        tabBarItem.image = UIImage(systemName: "building.columns")
        navigationItem.searchController = searchController
        searchController.searchBar.delegate = self
        tableView.refreshControl = refreshControl
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "exhibit")
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    override func bindViews() {
        items
            .bind(to: tableView.rx.items(cellIdentifier: "exhibit")) { _, item, cell in
                cell.textLabel?.text = item.isFavourite ? "★ \(item.title)" : item.title
                cell.detailTextLabel?.text = item.room
            }
            .disposed(by: disposeBag)

        tableView.rx.modelSelected(ExhibitItem.self)
            .subscribe(onNext: { [weak self] item in
                self?.searchController.dismiss(animated: false)
                self?.listener?.didSelect(id: item.id)
            })
            .disposed(by: disposeBag)

        tableView.rx.modelDeleted(ExhibitItem.self)
            .bind(with: self) { $0.listener?.didToggleFavourite(id: $1.id) }
            .disposed(by: disposeBag)

        searchController.searchBar.rx.text.orEmpty
            .debounce(.milliseconds(200), scheduler: MainScheduler.instance)
            .bind(with: self) { $0.listener?.didSearch($1) }
            .disposed(by: disposeBag)

        refreshControl.rx.controlEvent(.valueChanged)
            .bind(with: self) { owner, _ in owner.listener?.didPullToRefresh() }
            .disposed(by: disposeBag)
    }

    func show(_ items: [ExhibitItem]) {
        self.items.accept(items)
    }

    func endRefreshing() {
        refreshControl.endRefreshing()
    }
}

extension ExhibitsViewController: UISearchBarDelegate {
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchController.dismiss(animated: true)
    }
}
