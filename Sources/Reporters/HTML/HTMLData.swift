import RuleKit

/// What a page knows, as compact JSON for its script. All words are those of the other formats; texts, places and lines
/// are there once, and everything else refers to them by number. -1 is a text, place or RIB that does not exist.
///
/// | key | value |
/// |---|---|
/// | `v`, `tool`, `link` | version of this form, that of riblint, and the pattern of addresses |
/// | `s`, `f` | texts, and paths in order: a number is that of the units shared with the one before |
/// | `p` | places: file, as the difference to the one before, line, first column, length |
/// | `c` | by file, numbers of lines, each with the texts of the lines from it on |
/// | `n` | the words of enumerations, to which numbers refer |
/// | `rules`, `ribs`, `edges`, `findings`, `changes` | a list for each |
/// | `roots` | the RIBs at the top |
struct HTMLData {
    private let content: HTMLContent
    /// Reported or not, in the order of the report.
    private let all: [(finding: Diagnostic, cause: UnreportedFinding.Cause?)]
    private let went: HTMLWentRIBs
    private let words = TreeWords(view: PathView(root: nil, folder: nil))
    private var places = HTMLPlaces()
    private var texts: [String] = []
    private var textNumbers: [String: Int] = [:]
    /// By id, the number of a RIB.
    private var ribNumbers: [String: Int] = [:]
    private var ruleNumbers: [String: Int] = [:]
    /// Whether the source of children that close is left out.
    private var isCut = false

    /// Lines around places are left out of larger pages, and lines of children that close out of still larger ones.
    private static let most: [(bytes: Int, use: HTMLPlaces.Use)] = [
        (1 << 20, .context), (4 << 20, .closing), (20 << 20, .needed),
    ]

    /// The data, and whether the source of children that close is left out of it.
    static func write(_ content: HTMLContent) -> (bytes: [UInt8], isCut: Bool) {
        var data = HTMLData(content)
        let bytes = data.write()
        return (bytes, data.isCut)
    }

    private init(_ content: HTMLContent) {
        self.content = content
        let reported = content.findings.map { (finding: $0, cause: UnreportedFinding.Cause?.none) }
        let others = content.unreported.map { (finding: $0.finding, cause: Optional($0.cause)) }
        all = others.isEmpty ? reported : (reported + others).sorted { $0.finding.precedes($1.finding) }
        went = HTMLWentRIBs(content.changes)
        for (number, rib) in ((content.tree?.ribs ?? []) + went.ribs).enumerated() { ribNumbers[rib.id] = number }
    }

    private mutating func write() -> [UInt8] {
        let graph = TreeGraph(content.tree?.edges ?? [])
        let findings = findings()
        let ribs = ribs()
        let edges = edges(graph)
        let changes = changes()
        let parts = [findings.rules, findings.findings, ribs, edges, changes]
        let size = parts.reduce(0) { $0 + $1.count } + texts.reduce(0) { $0 + $1.utf8.count + 3 }
        var use = HTMLPlaces.Use.contextOfClosing
        for most in HTMLData.most where size + places.size(from: use) > most.bytes { use = most.use }
        isCut = use == .needed
        let written = places.write(from: use)
        var json = PackedJSON()
        json.object([
            ("v", HTMLData.value { $0.number(1) }),
            ("tool", HTMLData.value { $0.string(content.toolVersion) }),
            ("link", HTMLData.value { $0.string(content.sourcePattern ?? "") }),
            ("s", HTMLData.value { $0.frontCoded(texts) }),
            ("f", written.files), ("p", written.places), ("c", written.lines),
            ("n", HTMLData.enumerations),
            ("rules", findings.rules), ("ribs", ribs), ("edges", edges), ("findings", findings.findings),
            (
                "roots",
                HTMLData.value { $0.numbers(((content.tree?.roots ?? []) + went.roots).map { ribNumbers[$0] ?? -1 }) }
            ),
            ("changes", changes),
        ])
        return json.bytes
    }

    private static func value(_ body: (inout PackedJSON) -> Void) -> PackedJSON {
        var json = PackedJSON()
        body(&json)
        return json
    }

    // MARK: Numbers

    private static let ways: [TreeReport.Edge.Shown] = [.push, .modal, .embed, .tab, .root, .none, .unknown]
    private static let closings = TreeReport.Edge.Closing.allCases
    private static let origins = TreeReport.Origin.Kind.allCases
    private static let severities = Array(Severity.allCases.reversed())

    private static var enumerations: PackedJSON {
        value { json in
            json.object([
                ("closes", value { $0.strings(closings.map(\.rawValue)) }),
                ("verdicts", value { $0.strings(closings.map(TreeWords.word)) }),
                ("ways", value { $0.strings(ways.map(\.rawValue)) }),
                ("shown", value { $0.strings(ways.map(TreeWords.word)) }),
                ("origins", value { $0.strings(origins.map(\.rawValue)) }),
                ("severities", value { $0.strings(severities.map(\.rawValue)) }),
            ])
        }
    }

    private func number<Value: Equatable>(_ value: Value, in all: [Value]) -> Int { all.firstIndex(of: value) ?? -1 }

    /// The number of a text as a terminal displays it.
    private mutating func text(_ text: String?) -> Int { shown(text.map { displayed($0) }) }

    /// The number of a text that is displayable already.
    private mutating func shown(_ text: String?) -> Int {
        guard let text else { return -1 }
        if let number = textNumbers[text] { return number }
        let number = texts.count
        textNumbers[text] = number
        texts.append(text)
        return number
    }

    private mutating func place(_ location: Location?, _ use: HTMLPlaces.Use? = .needed) -> Int {
        location.map { places.number(of: $0, use) } ?? -1
    }

    /// A text and a place for each note, as the differences to those of the note before.
    private mutating func notes(_ notes: [Diagnostic.Note], _ use: HTMLPlaces.Use = .needed) -> [Int] {
        var numbers: [Int] = []
        var last = (text: 0, place: 0)
        for note in notes {
            let next = (text: text(note.message), place: place(note.location, use))
            numbers.append(next.text - last.text)
            numbers.append(next.place - last.place)
            last = next
        }
        return numbers
    }

    // MARK: Lists

    /// Each finding: rule, severity, message, help, RIB, its name, place, related locations, path, fingerprint; if it
    /// is not reported, also why not.
    private mutating func findings() -> (rules: PackedJSON, findings: PackedJSON) {
        let tree = content.tree
        var ribs: [String: Int] = [:]
        for (number, rib) in (tree?.ribs ?? []).enumerated() {
            for finding in rib.findings + rib.unreported.map(\.finding) { ribs[finding.fingerprint] = number }
        }
        let ids = Set(all.map(\.finding.rule)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for (number, id) in ids.enumerated() { ruleNumbers[id] = number }
        var rules = PackedJSON()
        rules.list { json in
            for id in ids {
                let page = content.rules.first { $0.id == id }
                json.numbers([text(id), text(page?.documentation.summary)])
            }
        }
        var findings = PackedJSON()
        findings.list { json in
            for (finding, cause) in all {
                let notes = (related: notes(finding.notesElsewhere), path: notes(finding.path))
                json.list { json in
                    json.number(ruleNumbers[finding.rule] ?? -1)
                    json.number(number(finding.severity, in: HTMLData.severities))
                    json.number(text(finding.message))
                    json.number(finding.help.isEmpty ? -1 : text(finding.help))
                    json.number(ribs[finding.fingerprint] ?? -1)
                    json.number(text(finding.rib))
                    json.number(place(finding.location))
                    json.numbers(notes.related)
                    json.numbers(notes.path)
                    json.number(text(finding.fingerprint))
                    if let cause { json.number(text(cause.words)) }
                }
            }
        }
        return (rules, findings)
    }

    /// Each RIB: id, kind of origin, what builds it, the place of that, findings that are reported, for each part its
    /// kind, name and place, and the module. Those that went follow, with 1 as the last number and without places: the
    /// page has no line of the other revision.
    private mutating func ribs() -> PackedJSON {
        var numbers: [String: Int] = [:]
        for (number, each) in all.enumerated() where each.cause == nil { numbers[each.finding.fingerprint] = number }
        var list = PackedJSON()
        list.list { json in
            for rib in content.tree?.ribs ?? [] {
                let parts = parts(of: rib) { data, location in data.place(location, nil) }
                json.list { json in
                    json.number(text(rib.id))
                    json.number(rib.origin.map { number($0.kind, in: HTMLData.origins) } ?? -1)
                    json.number(shown(rib.origin.map(words.top)))
                    json.number(place(rib.origin?.location, nil))
                    json.numbers(rib.findings.compactMap { numbers[$0.fingerprint] })
                    json.numbers(parts)
                    json.number(text(rib.module))
                }
            }
            for rib in went.ribs {
                let parts = parts(of: rib) { _, _ in -1 }
                json.list { json in
                    json.number(text(rib.id))
                    json.numbersInRow([-1, shown(HTMLWentRIBs.word), -1])
                    json.numbers([])
                    json.numbers(parts)
                    json.numbersInRow([text(rib.module), 1])
                }
            }
        }
        return list
    }

    private mutating func parts(of rib: TreeReport.RIB, place: (inout HTMLData, Location) -> Int) -> [Int] {
        var parts: [Int] = []
        for case (let kind, let part?) in rib.parts {
            parts += [text(kind), text(part.name), place(&self, part.location)]
        }
        return parts
    }

    /// Each edge: parent, child, the name of a child that is not analyzed, words for how it is shown, for whether it
    /// closes, and for why not, with a place; the bits of the ways, the number of the verdict, slot, place of the build
    /// site, what gestures of the user do, the calls that attach it, a heading, and the calls that detach it. Those to
    /// RIBs that went follow, without a verdict.
    private mutating func edges(_ graph: TreeGraph) -> PackedJSON {
        var list = PackedJSON()
        list.list { json in
            for link in graph.links {
                json.list { edge(link, &$0) }
            }
            for (parent, link) in went.links {
                let child = link.edge.child.flatMap { ribNumbers[$0] } ?? -1
                let words = [shown(TreeWords.shown(link.ways)), shown(HTMLWentRIBs.word)]
                json.list { json in
                    json.numbersInRow([ribNumbers[parent] ?? -1, child, -1] + words + [-1, -1, 0, -1, -1, -1])
                    json.numbers([])
                    json.numbers([])
                    json.number(-1)
                    json.numbers([])
                }
            }
        }
        return list
    }

    private mutating func edge(_ link: TreeLink, _ json: inout PackedJSON) {
        let edge = link.edge
        let use: HTMLPlaces.Use = edge.closes == .yes || edge.closes == .permanent ? .closing : .needed
        json.number(ribNumbers[edge.parent] ?? -1)
        json.number(edge.child.flatMap { ribNumbers[$0] } ?? -1)
        json.number(edge.child == nil ? shown(TreeWords.name(nil, edge)) : -1)
        json.number(shown(TreeWords.shown(link.ways)))
        json.number(shown(TreeWords.verdict(edge)))
        json.number(shown(words.detail(of: edge)?.text))
        json.number(place(edge.missing?.location ?? edge.unknown?.location))
        json.number(link.ways.reduce(0) { $0 | 1 << number($1.shown, in: HTMLData.ways) })
        json.number(number(edge.closes, in: HTMLData.closings))
        json.number(text(edge.slot))
        json.number(place(edge.build, nil))
        let removals = link.ways.compactMap { words.removal($0)?.text }
        json.numbers(removals.map { shown($0) })
        json.numbers(notes(edge.opening, use))
        json.number(edge.path.isEmpty ? -1 : shown(TreeWords.detachment(edge)))
        json.numbers(notes(edge.path, use))
    }

    /// Nothing without changes. Otherwise the line with their number, then for each its heading, words, parent, child,
    /// detail and place.
    private mutating func changes() -> PackedJSON {
        guard let changes = content.changes else { return HTMLData.value { $0.list { _ in } } }
        let rows = HTMLChange.rows(changes, words)
        return HTMLData.value { json in
            json.list { json in
                json.number(shown(words.headline(changes)))
                for row in rows {
                    json.list { json in
                        json.number(shown(row.title))
                        json.number(shown(row.text))
                        json.number(row.rib.flatMap { ribNumbers[$0] } ?? -1)
                        json.number(row.edge.flatMap { $0.child }.flatMap { ribNumbers[$0] } ?? -1)
                        json.number(shown(row.detail))
                        json.number(place(row.location, nil))
                    }
                }
            }
        }
    }
}
