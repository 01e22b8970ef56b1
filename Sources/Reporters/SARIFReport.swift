internal import JSONText
import RuleKit
import SourceText

/// SARIF 2.1.0 with everything that GitHub's code scanning shows, and nothing that depends on the machine or the date.
enum SARIFReport {
    static let home = "https://github.com/riblint/riblint"
    static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// The address of a rule's page.
    static func page(of rule: String) -> String { "\(home)/blob/main/Documentation/rules/\(rule).md" }

    static func write(_ report: Report, style: Style) -> [UInt8] {
        var ruleIndices: [String: Int] = [:]
        for (index, rule) in report.rules.enumerated() { ruleIndices[rule.id] = index }

        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("$schema", schema)
            json.member("version", "2.1.0")
            json.array("runs", of: CollectionOfOne(report)) { json, report in
                json.object(.lines(indent: 2)) { json in
                    json.tool(of: report)
                    json.runHeader(of: report)
                    // Always present: GitHub rejects a run without results, although the schema allows it.
                    json.array("results", of: report.diagnostics, .lines(indent: 3)) { json, diagnostic in
                        json.result(
                            diagnostic,
                            ruleIndex: ruleIndices[diagnostic.rule],
                            offersUnsafeFixes: style.offersUnsafeFixes
                        )
                    }
                }
            }
        }
        return json.finished
    }
}

extension JSONWriter {
    fileprivate mutating func tool(of report: Report) {
        object("tool") { json in
            json.object("driver", .lines(indent: 3)) { json in
                json.member("name", "riblint")
                json.member("semanticVersion", report.toolVersion)
                json.member("informationUri", SARIFReport.home)
                let reporting = Set(report.diagnostics.map(\.rule))
                json.array("rules", of: report.rules, .lines(indent: 4)) { json, rule in
                    json.descriptor(of: rule, hasResults: reporting.contains(rule.id))
                }
                json.array("notifications", of: Notice.Kind.declared, .lines(indent: 4)) { json, kind in
                    json.object { json in
                        json.member("id", kind.rawValue)
                        json.text("shortDescription", kind.summary)
                    }
                }
            }
        }
    }

    /// - Parameter hasResults: whether to write the rule's whole page, which viewers show beside a result.
    private mutating func descriptor(of rule: RulePage, hasResults: Bool) {
        object { json in
            json.member("id", rule.id)
            json.member("name", rule.pascalName)
            let summary = SARIFText.cut(SARIFText.plain(rule.documentation.summary), to: 1024)
            let reason = SARIFText.cut(SARIFText.plain(rule.documentation.reason), to: 1024)
            json.text("shortDescription", summary)
            json.text("fullDescription", hasResults ? reason : summary)
            // GitHub requires a help text of every rule.
            json.object("help") { json in
                json.member("text", hasResults ? SARIFText.plain(rule.plainText) : summary)
                if hasResults { json.member("markdown", rule.markdown) }
            }
            // A rule of a team without a page leads to the page about such rules.
            json.member("helpUri", rule.url ?? "\(SARIFReport.home)/blob/main/Documentation/OWN-RULES.md")
            json.object("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
            json.object("properties") { json in
                let tags = [rule.declaration == nil ? "ribs" : nil, rule.family, rule.declaration?.group].compactMap {
                    $0
                }
                json.array("tags", of: tags) { $0.value($1) }
                // Rules with less certain findings are off by default.
                json.member("precision", rule.isDefault ? "high" : "medium")
                json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
            }
        }
    }

    /// The properties of the whole run.
    fileprivate mutating func runHeader(of report: Report) {
        member("columnKind", "utf16CodeUnits")
        array("newlineSequences", of: ["\r\n", "\n", "\r"]) { $0.value($1) }
        object("originalUriBaseIds") { json in
            // A description only: the absolute path of the root on this machine stays private.
            json.object(SARIFReport.rootID) { $0.text("description", "The root of the analyzed sources.") }
        }
        array("invocations", of: CollectionOfOne(report.notices)) { json, notices in
            json.object { json in
                // A run that wrote a report was successful, even with findings; GitHub rejects others.
                json.member("executionSuccessful", true)
                json.array("toolExecutionNotifications", of: notices, .lines(indent: 3)) { $0.notification($1) }
            }
        }
    }

    private mutating func notification(_ notice: Notice) {
        object { json in
            json.object("descriptor") { $0.member("id", notice.kind.rawValue) }
            json.member("level", notice.kind.level)
            json.text("message", SARIFText.sentence(notice.message))
            guard let path = notice.path else { return }
            json.array("locations", of: CollectionOfOne(path)) { json, path in
                json.object { json in
                    json.object("physicalLocation") { json in
                        json.artifact(path)
                        guard let line = notice.line else { return }
                        json.object("region") { $0.member("startLine", line) }
                    }
                }
            }
        }
    }
}

extension Notice.Kind {
    /// All kinds of a lint run, because notifications may only refer to kinds that the run declares.
    fileprivate static let declared: [Notice.Kind] = [
        .parseError, .notAnalyzed, .contextNotAnalyzed, .unresolved, .doubtfulRule, .staleBaseline,
        .movedBaseline,
    ]

    /// The meaning of the kind, as a sentence.
    var summary: String {
        switch self {
        case .parseError: "A file has syntax errors and was analyzed partially."
        case .notAnalyzed: "A file was not analyzed."
        case .contextNotAnalyzed: "A file of the project outside the report was not analyzed."
        case .unresolved: "Rules skipped code that depends on unresolved types."
        case .doubtfulRule: "A rule may not know how this project does what it asks for, so its findings are notes."
        case .staleBaseline: "Findings in the baseline are fixed."
        case .movedBaseline: "Findings in the baseline have moved to other files."
        case .otherConfiguration: "Two revisions were read with a configuration that was another one in the older."
        }
    }

    /// Never `error`, which would be a failed run by the specification.
    fileprivate var level: String { self == .parseError || self == .notAnalyzed ? "warning" : "note" }
}
