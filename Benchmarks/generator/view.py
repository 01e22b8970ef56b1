"""The view controller of a RIB, and its further files."""

from generator.builder import MARK
from generator.imports import imports
from generator.sections import view_sections


def view_file(rib):
    """`<Name>ViewController.swift`."""
    name, is_table = rib.name, rib.base == "UITableViewController"
    rows = "" if rib.extra == "rows" else row_handling(rib)
    others = "".join(f"    func didTap{child.name}()\n" for child in rib.children[1:])
    bag = ""
    if rib.taps == "stream":
        bag = (
            "    private var cancellables = Set<AnyCancellable>()\n" if rib.is_combine
            else "    private let disposeBag = DisposeBag()\n")
    appear = (
        "override func setUpViews() {\n        super.setUpViews()" if is_own_base(rib)
        else "override func viewDidLoad() {\n        super.viewDidLoad()")
    return f"""{imports(rib, "View")}
protocol {name}PresentableListener: AnyObject {{
    func didTapClose()
    func didSelectRow(id: String)
    func didPullToRefresh()
{others}}}

final class {name}ViewController: {rib.base}, {name}Presentable, {name}ViewControllable {{
    weak var listener: {name}PresentableListener?

{bag}    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
{"" if is_table else "    private let tableView = UITableView(frame: .zero, style: .insetGrouped)" + chr(10)}    var rows: [{name}Row] = []

    init() {{
        super.init({"style: .insetGrouped" if is_table else "nibName: nil, bundle: nil"})
        title = "{name}"
    }}

    @available(*, unavailable)
    required init?(coder: NSCoder) {{
        fatalError("init(coder:) is not supported")
    }}

    {appear}
        layOut()
        bindTaps()
{set_up(rib)}    }}

    // MARK: - {name}Presentable

    func show(_ rows: [{name}Row]) {{
        self.rows = rows
        titleLabel.text = rows.first?.title
        tableView.reloadData()
    }}

    func setLoading(_ isLoading: Bool) {{
        if isLoading {{
            spinner.startAnimating()
        }} else {{
            spinner.stopAnimating()
        }}
        closeButton.isEnabled = !isLoading
    }}

    func showError(_ message: String) {{
        showMessage(message, title: "Something went wrong")
    }}

    private func layOut() {{
        let stack = UIStackView(arrangedSubviews: [titleLabel, spinner, closeButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }}
{taps(rib)}{view_sections(rib)}{rows}}}
{extensions(rib)}"""


def rows_file(rib):
    """`<Name>ViewController+Rows.swift`: rows, cell and the handling of rows in an extension."""
    return f"""{imports(rib, "View")}
{row_declaration(rib)}
final class {rib.name}Cell: UITableViewCell {{
    private let detailLabel = UILabel()

    func configure(with row: {rib.name}Row) {{
        textLabel?.text = row.title
        detailLabel.text = row.detail
        accessoryType = row.isEnabled ? .disclosureIndicator : .none
    }}

    override func prepareForReuse() {{
        super.prepareForReuse()
        detailLabel.text = nil
    }}
}}

extension {rib.name}ViewController {{{row_handling(rib)}}}
"""


def formatter_file(rib):
    """`<Name>RowFormatter.swift`: rows, and the formatter of their texts."""
    return f"""import Foundation

{row_declaration(rib)}
struct {rib.name}RowFormatter {{
    private static let numbers: NumberFormatter = {{
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.maximumFractionDigits = 2
        return formatter
    }}()

    var locale = Locale.current

    func text(for amount: Decimal) -> String {{
        {rib.name}RowFormatter.numbers.locale = locale
        return {rib.name}RowFormatter.numbers.string(from: amount as NSDecimalNumber) ?? "\\(amount)"
    }}

    func row(id: String, title: String, amount: Decimal, isEnabled: Bool = true) -> {rib.name}Row {{
        {rib.name}Row(id: id, title: title.capitalized(with: locale), detail: text(for: amount), isEnabled: isEnabled)
    }}

    func age(of date: Date, now: Date = Date()) -> String {{
        let minutes = Int(now.timeIntervalSince(date) / 60)
        switch minutes {{
        case ..<1: return "now"
        case 1..<60: return "\\(minutes) min"
        case 60..<1440: return "\\(minutes / 60) h"
        default: return "\\(minutes / 1440) d"
        }}
    }}
}}
"""


def row_declaration(rib):
    return f"""struct {rib.name}Row: Hashable {{
    let id: String
    let title: String
    let detail: String
    let isEnabled: Bool
}}
"""


def is_own_base(rib):
    return rib.base in ("BaseViewController", "RemovableViewController")


def set_up(rib):
    if rib.base == "UITableViewController":
        return '        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")\n'
    return "        view.fill(with: tableView)\n" if rib.sections % 2 else ""


def close_statement(rib, receiver):
    """The close button's action: notifies the listener, dismisses the view with a notification, or leaks."""
    leak = rib.leak[1] if rib.leak else None
    if leak == "dismisses" or leak is None and rib.base == "RemovableViewController" and rib.is_modal:
        return f"{MARK if leak else ''}{receiver}dismiss(animated: true)"
    if leak == "pops" or leak is None and rib.base == "RemovableViewController":
        return f"{MARK if leak else ''}{receiver}navigationController?.popViewController(animated: true)"
    return f"{receiver}listener?.didTapClose()"


def taps(rib):
    """The handler of the close button, in one of three ways."""
    if rib.taps == "target":
        return f"""
    private func bindTaps() {{
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }}

    @objc private func closeTapped() {{
        view.endEditing(true)
        {close_statement(rib, "")}
    }}
"""
    if rib.taps == "stream" and not rib.is_combine:
        return f"""
    private func bindTaps() {{
        closeButton.rx.tap
            .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
            .subscribe(onNext: {{ [weak self] in
                self?.view.endEditing(true)
                {close_statement(rib, "self?.")}
            }})
            .disposed(by: disposeBag)
    }}
"""
    if rib.taps == "stream":
        return f"""
    private func bindTaps() {{
        closeButton.tapPublisher
            .throttle(for: .milliseconds(300), scheduler: DispatchQueue.main, latest: false)
            .sink {{ [weak self] in
                self?.view.endEditing(true)
                {close_statement(rib, "self?.")}
            }}
            .store(in: &cancellables)
    }}
"""
    return f"""
    private func bindTaps() {{
        closeButton.addAction(
            UIAction {{ [weak self] _ in
                self?.view.endEditing(true)
                {close_statement(rib, "self?.")}
            }},
            for: .touchUpInside
        )
    }}
"""


def row_handling(rib):
    override = "override " if rib.base == "UITableViewController" else ""
    return f"""
    {override}func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{
        rows.count
    }}

    {override}func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        return cell
    }}

    {override}func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
        tableView.deselectRow(at: indexPath, animated: true)
        guard rows.indices.contains(indexPath.row), rows[indexPath.row].isEnabled else {{ return }}
        listener?.didSelectRow(id: rows[indexPath.row].id)
    }}
"""


def extensions(rib):
    if rib.base == "UITableViewController":
        return ""
    return f"\nextension {rib.name}ViewController: UITableViewDataSource, UITableViewDelegate {{}}\n"
