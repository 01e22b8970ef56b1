import RuleKit
import SourceText

/// How the text of a tree looks; the caller derives it from the terminal and the command line.
public struct TreeStyle: Sendable {
    /// Converts paths for the working folder.
    public var view: PathView
    /// Whether text contains ANSI colors. The words are the same without.
    public var isColored = false
    /// Whether lines and marks are drawn in ASCII. Names stay as they are.
    public var isASCII = false
    /// The number of columns at which lines about an edge are broken; nil if they are not.
    public var width: Int?
    /// Whether the calls that attach and detach each child are listed.
    public var showsPaths = false

    public init(view: PathView) { self.view = view }
}

/// The tree of RIBs as text: one edge per line, the children of a RIB indented below its first line, and a line with
/// the counts.
public struct TreeText {
    let style: TreeStyle
    let marks: TreeMarks
    let words: TreeWords
    var canvas: Canvas

    /// A line about an edge is not broken into narrower pieces.
    static let leastRoom = 20

    init(_ style: TreeStyle) {
        self.style = style
        marks = style.isASCII ? .ascii : .unicode
        words = TreeWords(view: style.view, marks: marks)
        canvas = Canvas(isColored: style.isColored)
    }

    public static func write(_ tree: TreeView, style: TreeStyle) -> [UInt8] {
        var text = TreeText(style)
        for (number, section) in tree.sections.enumerated() {
            text.write(section, isFirst: number == 0, isInverted: tree.direction == .up)
        }
        text.canvas.write(TreeWords.counts(tree))
        text.canvas.endLine()
        return text.canvas.bytes
    }

    private mutating func write(_ section: TreeView.Section, isFirst: Bool, isInverted: Bool) {
        if let title = section.kind.flatMap(TreeWords.title) {
            if !isFirst { canvas.endLine() }
            canvas.write("\(title):")
            canvas.endLine()
        }
        // By level, the guides of the rows below it.
        var guides = [""]
        for (number, row) in section.rows.enumerated() {
            guard let link = row.link, row.level > 0 else {
                guides = [""]
                writeRoot(row)
                continue
            }
            guides.removeLast(guides.count - row.level)
            let own = guides[row.level - 1]
            guides.append(own + (row.isLast ? marks.gap : marks.line))
            write(row, link, own + (row.isLast ? marks.lastItem : marks.item), isInverted: isInverted)
            let isExpanded = number + 1 < section.rows.count && section.rows[number + 1].level > row.level
            for detail in details(of: link.edge, isInverted: isInverted) {
                write(detail, guides[row.level] + (isExpanded ? marks.bar : "  "))
            }
        }
    }

    private mutating func writeRoot(_ row: TreeView.Row) {
        canvas.write(row.rib.map { displayed($0) } ?? "", .strong)
        canvas.write(words.origin(row.origin))
        canvas.endLine()
    }

    /// Writes the line of an edge.
    private mutating func write(_ row: TreeView.Row, _ link: TreeLink, _ guide: String, isInverted: Bool) {
        canvas.write(guide)
        write(row.rib, link, row.remark?.isRepeat == true ? .dim : nil)
        if let remark = row.remark {
            canvas.write(" ")
            canvas.write(words.words(for: remark, on: row.rib, isInverted: isInverted), .dim)
        }
        canvas.endLine()
    }

    /// Writes a RIB and what the edge is like that leads to it.
    ///
    /// - Parameter ink: that of words without a color of their own.
    mutating func write(_ rib: String?, _ link: TreeLink, _ ink: Canvas.Ink?) {
        let verdict: Canvas.Ink? = link.edge.closes == .no ? .error : link.edge.closes == .unknown ? .warning : nil
        if let mark = marks.mark(link.edge.closes) {
            canvas.write(mark, verdict)
            canvas.write(" ")
        }
        canvas.write("\(TreeWords.name(rib, link.edge))  \(TreeWords.shown(link.ways)), ", ink)
        canvas.write(TreeWords.verdict(link.edge), verdict ?? ink)
    }

    // MARK: Lines about an edge

    /// - Parameter isInverted: whether the line is about a parent, which is what opens the child.
    private func details(of edge: TreeReport.Edge, isInverted: Bool) -> [TreeWords.Detail] {
        let opening = isInverted && !style.showsPaths ? words.opening(of: edge) : nil
        return [words.detail(of: edge), opening].compactMap { $0 } + (style.showsPaths ? words.paths(of: edge) : [])
    }

    /// Writes a text, broken between words, and the place after it: on a line of its own if it does not fit.
    mutating func write(_ detail: TreeWords.Detail, _ guide: String) {
        let guide = guide + String(repeating: " ", count: detail.indent)
        for line in lines(detail, room: style.width.map { max($0 - columns(guide), TreeText.leastRoom) }) {
            canvas.write(guide)
            canvas.write(line, .dim)
            canvas.endLine()
        }
    }

    private func lines(_ detail: TreeWords.Detail, room: Int?) -> [String] {
        guard let room else { return [detail.text + (detail.place.map { "  \($0)" } ?? "")] }
        let lines = wrapped(detail.text, width: room)
        guard let place = detail.place else { return lines }
        let last = "\(lines[lines.count - 1])  \(place)"
        return columns(last) <= room ? lines.dropLast() + [last] : lines + [place]
    }

    func columns(_ text: String) -> Int { text.reduce(0) { $0 + displayWidth($1) } }
}

extension TreeView.Remark {
    /// Whether the RIB is expanded on another line.
    var isRepeat: Bool {
        switch self {
        case .above, .below, .recursive: true
        case .cut, .otherWays: false
        }
    }
}
