import AppFoundation
import CourierDomain
import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol OffersPresentableListener: AnyObject {
    func didPullToRefresh()
    func didSelect(_ offer: Offer)
    func didTapFilter()
    func didTapEarningsBanner()
}

final class OffersViewController: RemovableViewController, OffersPresentable, OffersViewControllable {
    weak var listener: OffersPresentableListener?

    private let tableView = UITableView()
    private let refreshControl = UIRefreshControl()
    private let earningsBanner = UIButton(type: .system)
    private lazy var filterItem = UIBarButtonItem(
        image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
        primaryAction: UIAction { [weak self] _ in self?.listener?.didTapFilter() }
    )
    private var offers: [Offer] = []

    override func viewDidDisappear(_ animated: Bool) {
        view.endEditing(true)
    }

    override func setUpViews() {
        title = "Offers"
        navigationItem.rightBarButtonItem = filterItem
        tableView.dataSource = self
        tableView.delegate = self
        tableView.refreshControl = refreshControl
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "offer")
        earningsBanner.setTitle("See what you earned today", for: .normal)
        tableView.tableFooterView = earningsBanner
        view.addFilling(tableView)
    }

    override func setUpBindings() {
        refreshControl.rx.controlEvent(.valueChanged)
            .subscribe(onNext: { [weak self] in self?.listener?.didPullToRefresh() })
            .disposed(by: disposeBag)

        earningsBanner.rx.tap
            .subscribe(onNext: { [weak self] in self?.listener?.didTapEarningsBanner() })
            .disposed(by: disposeBag)
    }

    // MARK: - OffersPresentable

    func show(_ offers: [Offer]) {
        self.offers = offers
        tableView.reloadData()
    }

    func setRefreshing(_ isRefreshing: Bool) {
        isRefreshing ? refreshControl.beginRefreshing() : refreshControl.endRefreshing()
    }

    func setFilterActive(_ isActive: Bool) {
        filterItem.tintColor = isActive ? .systemOrange : nil
    }

    // MARK: - OffersViewControllable

    func showFilter(_ viewController: ViewControllable) {
        present(viewController.uiviewController, animated: true)
    }

    func hideFilter() {
        closeModal(animated: true)
    }

    private func closeModal(animated: Bool) {
        guard let presentedViewController, !presentedViewController.isBeingDismissed else { return }
        dismiss(animated: animated)
    }
}

extension OffersViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        offers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "offer", for: indexPath)
        let offer = offers[indexPath.row]
        cell.textLabel?.text = "\(offer.pickup.name) → \(offer.dropoff.name), \(offer.fee) €"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        listener?.didSelect(offers[indexPath.row])
    }
}
