import UIKit

protocol AppointmentsPresentableListener: AnyObject {
    func didPullToRefresh()
    func didTapBook()
    func didTapSettings()
    func didSelect(_ doctor: Doctor)
}

final class AppointmentsViewController: ListViewController<Appointment>,
    AppointmentsPresentable,
    AppointmentsViewControllable {

    weak var listener: AppointmentsPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Appointments"
        tableView.register(AppointmentCell.self, forCellReuseIdentifier: AppointmentCell.reuseIdentifier)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(bookTapped))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Settings", style: .plain, target: self, action: #selector(settingsTapped))

        onRefresh = { [weak self] in self?.listener?.didPullToRefresh() }
        onSelect = { [weak self] appointment in self?.listener?.didSelect(appointment.doctor) }
        cellForItem = { [weak self] tableView, appointment in
            let cell = tableView.dequeueReusableCell(withIdentifier: AppointmentCell.reuseIdentifier)
            guard let cell = cell as? AppointmentCell else { return UITableViewCell() }
            cell.textLabel?.text = appointment.doctor.name
            cell.doctorIdentifier = appointment.doctor.identifier
            cell.delegate = self
            return cell
        }
    }

    // MARK: - AppointmentsPresentable

    func show(_ appointments: [Appointment]) {
        items = appointments
    }

    @objc private func bookTapped() {
        listener?.didTapBook()
    }

    @objc private func settingsTapped() {
        listener?.didTapSettings()
    }
}

extension AppointmentsViewController: AppointmentCellDelegate {

    func appointmentCellDidTapDoctor(_ cell: AppointmentCell) {
        guard let appointment = items.first(where: { $0.doctor.identifier == cell.doctorIdentifier }) else { return }
        listener?.didSelect(appointment.doctor)
    }
}
