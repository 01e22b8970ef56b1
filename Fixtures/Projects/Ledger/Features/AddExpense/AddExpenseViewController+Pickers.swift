import FinanceKit
import PhotosUI
import UIKit

extension AddExpenseViewController {
    func pickReceipt() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func pickCategory() {
        let list = CategoryListViewController(categories: ExpenseCategory.allCases)
        list.onPick = { [weak self] category in
            self?.listener?.didPick(category)
            self?.dismiss(animated: true)
        }
        present(UINavigationController(rootViewController: list), animated: true)
    }
}

extension AddExpenseViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let provider = results.first?.itemProvider else { return }
        provider.loadObject(ofClass: UIImage.self) { [weak self] object, _ in
            DispatchQueue.main.async {
                self?.showReceipt(object as? UIImage)
                self?.listener?.didAttachReceipt()
            }
        }
    }
}

final class CategoryListViewController: UITableViewController {
    var onPick: ((ExpenseCategory) -> Void)?

    private let categories: [ExpenseCategory]

    init(categories: [ExpenseCategory]) {
        self.categories = categories
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "category")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        categories.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "category", for: indexPath)
        cell.textLabel?.text = categories[indexPath.row].rawValue.capitalized
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick?(categories[indexPath.row])
    }
}
