internal import JSONText
import RuleKit
import SourceText

extension SARIFReport {
    /// The base of relative URIs.
    static let rootID = "%SRCROOT%"

    /// The maximum number of steps of a path and of related locations: validators and viewers ignore more.
    static let mostLocations = 100

    /// The maximum number of related locations that the message links to.
    private static let mostLinks = 10

    /// The message, the help, and links to the related locations, because GitHub shows no location without a link.
    static func message(of diagnostic: Diagnostic) -> String {
        var sentences = [diagnostic.message, diagnostic.help].filter { !$0.isEmpty }.map {
            SARIFText.sentence(SARIFText.plain($0))
        }
        let links = diagnostic.related.prefix(mostLinks).enumerated().map { index, note in
            SARIFText.link(note.message.isEmpty ? "here" : note.message.withoutPeriod, to: index + 1)
        }
        if !links.isEmpty {
            let others = diagnostic.related.count - links.count
            let rest = others > 0 ? " and \(Phrase.count(others, "more location"))" : ""
            sentences.append("See \(links.joined(separator: ", "))\(rest).")
        }
        return sentences.joined(separator: " ")
    }

    /// The steps of a path to write. A path that is too long keeps its end, which is the location of the finding.
    static func steps(of path: [Diagnostic.Note]) -> [Diagnostic.Note] {
        path.count <= mostLocations ? path : Array(path.prefix(mostLocations - 1) + path.suffix(1))
    }

    /// The kind of declaration that a symbol names, derived from its form.
    static func kind(ofSymbol symbol: String) -> String {
        if symbol.hasSuffix(")") { return "function" }
        let name = symbol.split(separator: ".").last ?? ""
        return name.first?.isUppercase == true ? "type" : "member"
    }
}

extension JSONWriter {
    mutating func result(_ diagnostic: Diagnostic, ruleIndex: Int?, offersUnsafeFixes: Bool) {
        object { json in
            json.member("ruleId", diagnostic.rule)
            if let ruleIndex { json.member("ruleIndex", ruleIndex) }
            json.member("level", diagnostic.severity.rawValue)
            json.object("message") { $0.member("text", SARIFReport.message(of: diagnostic)) }
            json.array("locations", of: CollectionOfOne(diagnostic)) { json, diagnostic in
                json.object { json in
                    json.physicalLocation(diagnostic.location)
                    json.logicalLocation(ofSymbol: diagnostic.symbol)
                }
            }
            json.related(diagnostic.related)
            json.codeFlow(diagnostic.path)
            json.object("partialFingerprints") { json in
                json.member("primaryLocationLineHash", diagnostic.lineHash)
                json.member("riblint/v1", diagnostic.fingerprint)
            }
            json.fixes(diagnostic.fixes.filter { ($0.isSafe || offersUnsafeFixes) && !$0.edits.isEmpty })
        }
    }

    private mutating func logicalLocation(ofSymbol symbol: String) {
        guard !symbol.isEmpty else { return }
        array("logicalLocations", of: CollectionOfOne(symbol)) { json, symbol in
            json.object { json in
                json.member("fullyQualifiedName", symbol)
                json.member("kind", SARIFReport.kind(ofSymbol: symbol))
            }
        }
    }

    private mutating func related(_ notes: [Diagnostic.Note]) {
        guard !notes.isEmpty else { return }
        array("relatedLocations", of: notes.prefix(SARIFReport.mostLocations).enumerated()) { json, item in
            json.object { json in
                json.member("id", item.offset + 1)
                json.note(item.element)
            }
        }
    }

    private mutating func codeFlow(_ path: [Diagnostic.Note]) {
        guard !path.isEmpty else { return }
        let steps = SARIFReport.steps(of: path)
        array("codeFlows", of: CollectionOfOne(steps)) { json, steps in
            json.object { json in
                json.text("message", "Path to the defect.")
                json.array("threadFlows", of: CollectionOfOne(steps)) { json, steps in
                    json.object { json in
                        json.array("locations", of: steps.enumerated()) { json, step in
                            json.object { json in
                                let isEnd = step.offset == 0 || step.offset == steps.count - 1
                                json.object("location") { $0.note(step.element) }
                                json.member("importance", isEnd ? "essential" : "important")
                            }
                        }
                    }
                }
            }
        }
    }

    private mutating func fixes(_ fixes: [Diagnostic.Fix]) {
        guard !fixes.isEmpty else { return }
        array("fixes", of: fixes) { json, fix in
            json.object { json in
                json.text("description", SARIFText.sentence(fix.title))
                json.array("artifactChanges", of: fix.editsByFile) { json, edits in
                    json.object { json in
                        json.artifact(edits.path)
                        json.array("replacements", of: edits.edits) { json, edit in
                            json.object { json in
                                json.region("deletedRegion", edit.location)
                                json.object("insertedContent") { $0.member("text", edit.replacement) }
                            }
                        }
                    }
                }
                json.object("properties") { $0.member("applicability", fix.safety) }
            }
        }
    }

    /// A location with a message: the members of a SARIF location.
    private mutating func note(_ note: Diagnostic.Note) {
        text("message", note.message)
        physicalLocation(note.location)
    }

    private mutating func physicalLocation(_ location: Location) {
        object("physicalLocation") { json in
            json.artifact(location.path)
            json.region("region", location)
        }
    }

    mutating func artifact(_ path: SourcePath) {
        object("artifactLocation") { json in
            json.member("uri", SARIFText.uri(path))
            json.member("uriBaseId", SARIFReport.rootID)
        }
    }

    /// All four numbers: without an end GitHub marks the whole line, and it rejects an end before the start.
    private mutating func region(_ key: String, _ location: Location) {
        object(key) { json in
            let endLine = max(location.end.line, location.start.line)
            json.member("startLine", location.start.line)
            json.member("startColumn", location.start.utf16)
            json.member("endLine", endLine)
            json.member(
                "endColumn",
                endLine > location.start.line ? location.end.utf16 : max(location.end.utf16, location.start.utf16)
            )
        }
    }

    /// A message without links.
    mutating func text(_ key: String, _ text: String) {
        object(key) { $0.member("text", SARIFText.plain(text)) }
    }
}

extension Diagnostic.Fix {
    /// The edits of each file; files in the order of their first edit.
    fileprivate var editsByFile: [(path: SourcePath, edits: [Diagnostic.Edit])] {
        var groups: [(path: SourcePath, edits: [Diagnostic.Edit])] = []
        for edit in edits {
            if let index = groups.firstIndex(where: { $0.path == edit.location.path }) {
                groups[index].edits.append(edit)
            } else {
                groups.append((edit.location.path, [edit]))
            }
        }
        return groups
    }
}
