internal import JSONText
public import RuleKit

extension RulePage {
    /// The fields of the page as JSON.
    public var json: [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 2)) { json in
            json.member("schemaVersion", 1)
            write(&json)
        }
        return json.finished
    }

    /// Several pages as JSON.
    public static func json(_ pages: [RulePage]) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 2)) { json in
            json.member("schemaVersion", 1)
            json.array("rules", of: pages, .lines(indent: 4)) { json, page in
                json.object(.lines(indent: 6)) { page.write(&$0) }
            }
        }
        return json.finished
    }

    private func write(_ json: inout JSONWriter) {
        json.member("id", id)
        json.member("family", family)
        json.member("severity", severity.rawValue)
        json.member("enabled", isDefault)
        json.member("summary", documentation.summary)
        json.member("reason", documentation.reason)
        if let declaration {
            json.array("bad", of: declaration.examples.filter(\.isBad)) { json, example in json.value(example.code) }
            json.array("good", of: declaration.examples.filter { !$0.isBad }) { json, example in
                json.value(example.code)
            }
        } else {
            json.member("bad", documentation.example.bad)
            json.member("good", documentation.example.good)
            json.member("difference", documentation.example.difference)
        }
        json.member("decision", documentation.howItWorks)
        json.member("levels", levels)
        json.member("limits", documentation.limitations)
        json.member("fix", fixes.rawValue)
        json.array("names", of: configurationKeys) { json, word in json.value(word) }
        json.array("references", of: documentation.references) { json, reference in json.value(reference) }
        if let declaration {
            json.member("origin", declaration.place)
        } else {
            json.member("since", since)
        }
        json.member("url", url)
    }
}
