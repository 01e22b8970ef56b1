import HarbourKit
import UIKit

protocol BookingsPresentableListener: AnyObject {
    func didSelect(_ booking: Booking)
    func didPullToRefresh()
}

final class BookingsViewController: UITableViewController, BookingsPresentable, BookingsViewControllable {

    weak var listener: BookingsPresentableListener?

    private var bookings: [Booking] = []
    private let disposeBag = DisposeBag()

    init() {
        super.init(style: .insetGrouped)
        tabBarItem = UITabBarItem(title: "Bookings", image: UIImage(systemName: "ferry"), tag: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bookings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "booking")

        let refreshControl = UIRefreshControl()
        self.refreshControl = refreshControl
        refreshControl.rx.controlEvent(.valueChanged)
            .subscribe(onNext: { [weak self] in
                self?.listener?.didPullToRefresh()
            })
            .disposed(by: disposeBag)
    }

    // MARK: - BookingsPresentable

    func show(_ bookings: [Booking]) {
        self.bookings = bookings
        tableView.reloadData()
    }

    func endRefreshing() {
        refreshControl?.endRefreshing()
    }

    // MARK: - UITableViewDataSource, UITableViewDelegate

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        bookings.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "booking", for: indexPath)
        let booking = bookings[indexPath.row]
        cell.textLabel?.text = "\(booking.marinaName), \(booking.nights) nights"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        listener?.didSelect(bookings[indexPath.row])
    }
}
