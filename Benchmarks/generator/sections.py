"""Ordinary code of interactors and views, without violations, which a linter nevertheless has to analyze."""


def interactor_sections(rib):
    """The code of every interactor for its records, and the RIB's further blocks."""
    show = f"presenter.show({rib.lower}Rows(from: records))" if rib.has_view else "router?.cleanupViews()"
    loading = "\n        presenter.setLoading(isLoading)" if rib.has_view else ""
    error = "presenter.showError(message)" if rib.has_view else "analytics.log(.failed(message))"
    core = f"""
    // MARK: - Records

    func update(with records: [{rib.domain}Record]) {{
        guard records != self.records else {{ return }}
        self.records = records
        {show}
    }}

    func setLoading(_ isLoading: Bool) {{
        self.isLoading = isLoading{loading}
    }}

    func fail(with error: Error) {{
        setLoading(false)
        let message: String
        switch error {{
        case {rib.domain}ServiceError.offline:
            message = "You are offline."
        case {rib.domain}ServiceError.rejected(let reason):
            message = "Not possible: \\(reason)"
        default:
            message = error.localizedDescription
        }}
        analytics.log(.failed(message))
        {error}
    }}
"""
    return core + "".join(_blocks(rib, _INTERACTOR_BLOCKS)) + (rows_function(rib) if rib.has_view else "")


def view_sections(rib):
    """The RIB's blocks."""
    return "".join(_blocks(rib, _VIEW_BLOCKS))


def presents_alert(rib):
    """Whether one of the view's blocks presents an alert."""
    return any("present(alert" in block for block in _blocks(rib, _VIEW_BLOCKS))


def rows_function(rib):
    return f"""
    private func {rib.lower}Rows(from records: [{rib.domain}Record]) -> [{rib.name}Row] {{
        records.map {{ record in
            {rib.name}Row(
                id: record.id,
                title: record.title,
                detail: record.detail ?? "\\(record.amount)",
                isEnabled: record.isVisible
            )
        }}
    }}
"""


def _blocks(rib, blocks):
    """Adjacent RIBs begin with different blocks."""
    for position in range(rib.sections):
        yield blocks[(rib.index + position) % len(blocks)].replace("%Name", rib.name).replace(
            "%name", rib.lower).replace("%Domain", rib.domain)


_INTERACTOR_BLOCKS = (
    """
    private func grouped%Name() -> [Character: [%DomainRecord]] {
        var groups: [Character: [%DomainRecord]] = [:]
        for record in records where !record.title.isEmpty {
            let initial = record.title.first ?? "#"
            groups[initial, default: []].append(record)
        }
        return groups.mapValues { $0.sorted { $0.title < $1.title } }
    }
""",
    """
    /// The amounts of what was changed since a date, without those that were taken back.
    private func %nameTotal(since date: Date) -> Decimal {
        records
            .filter { $0.updatedAt >= date && $0.isVisible }
            .reduce(into: Decimal.zero) { total, record in
                total += record.amount
            }
    }
""",
    """
    private func merge%Name(_ incoming: [%DomainRecord]) {
        var byIdentifier = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) })
        for record in incoming {
            if let known = byIdentifier[record.id], known.updatedAt > record.updatedAt {
                continue
            }
            byIdentifier[record.id] = record
        }
        update(with: byIdentifier.values.sorted { $0.updatedAt > $1.updatedAt })
    }
""",
    """
    private func validate%Name(_ record: %DomainRecord) throws {
        guard !record.title.trimmingCharacters(in: .whitespaces).isEmpty else {
            throw %DomainServiceError.rejected(reason: "A title is needed.")
        }
        if record.amount < 0 {
            throw %DomainServiceError.rejected(reason: "The amount must not be below zero.")
        }
        do {
            _ = try JSONEncoder().encode(record)
        } catch {
            analytics.log(.failed("%name \\(error)"))
            throw error
        }
    }
""",
    """
    private func rename%Name(id: String, to title: String) {
        guard let index = records.firstIndex(where: { $0.id == id }) else { return }
        var record = records[index]
        defer { service.update(record) }
        record.title = title
        record.updatedAt = Date()
        records[index] = record
    }
""",
    """
    private var %nameSummary: String {
        let visible = records.filter(\\.isVisible)
        switch visible.count {
        case 0:
            return isLoading ? "Loading" : "Nothing here yet"
        case 1:
            return visible[0].title
        case 2...5:
            return visible.map(\\.title).joined(separator: ", ")
        default:
            let first = visible.prefix(3).map(\\.title).joined(separator: ", ")
            return "\\(first) and \\(visible.count - 3) more"
        }
    }
""",
)

_VIEW_BLOCKS = (
    """
    private func style%Name() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        closeButton.setTitle("Close", for: .normal)
        closeButton.layer.cornerRadius = 8
        closeButton.accessibilityIdentifier = "%name.close"
    }
""",
    """
    private func animate%Name(_ isShown: Bool) {
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState]) { [weak self] in
            self?.titleLabel.alpha = isShown ? 1 : 0
            self?.titleLabel.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: 12)
        } completion: { [weak self] _ in
            self?.titleLabel.isHidden = !isShown
        }
    }
""",
    """
    private func attributed%Name(_ text: String) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.alignment = traitCollection.horizontalSizeClass == .compact ? .natural : .center
        return NSAttributedString(string: text, attributes: [
            .font: UIFont.preferredFont(forTextStyle: .body),
            .foregroundColor: UIColor.label,
            .paragraphStyle: paragraph,
        ])
    }
""",
    """
    private func ask%Name(title: String, confirmed: @escaping () -> Void) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in confirmed() })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true)
    }
""",
    """
    private func menu%Name() -> UIMenu {
        let reload = UIAction(title: "Reload", image: UIImage(systemName: "arrow.clockwise")) { [weak self] _ in
            self?.listener?.didPullToRefresh()
        }
        let close = UIAction(title: "Close", attributes: .destructive) { [weak self] _ in
            self?.listener?.didTapClose()
        }
        return UIMenu(title: "%Name", children: [reload, close])
    }
""",
    """
    private func empty%Name() -> UIView {
        let label = UILabel()
        label.text = "Nothing here yet"
        label.textColor = .secondaryLabel
        let image = UIImageView(image: UIImage(systemName: "tray"))
        image.contentMode = .scaleAspectFit
        let stack = UIStackView(arrangedSubviews: [image, label])
        stack.axis = .vertical
        stack.spacing = 12
        return stack
    }
""",
)
