internal import JSONText
public import RuleKit

/// What keeps objects in memory, as JSON: one object with a fixed order of keys, one answer per line.
public enum LeakJSON {
    public static func write(_ report: LeakReport) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", 1)
            json.object("tool") { json in
                json.member("name", "riblint")
                json.member("version", report.toolVersion)
            }
            json.member("complete", report.isComplete)
            json.member("otherLines", report.otherLines)
            json.array("undeclared", of: report.undeclared) { $0.value($1) }
            json.array("messages", of: report.answers, .lines(indent: 2)) { $0.answer($1) }
            json.array("notices", of: report.notices, .lines(indent: 2)) { $0.notice($1) }
        }
        return json.finished
    }
}

extension JSONWriter {
    fileprivate mutating func answer(_ answer: LeakReport.Answer) {
        object { json in
            json.member("kind", answer.kind)
            json.member("line", answer.line)
            json.member("type", answer.type)
            json.place("location", answer.location)
            json.member("rib", answer.rib)
            json.member("part", answer.part)
            json.array("facts", of: answer.facts) { $0.value($1) }
            json.array("alive", of: answer.alive) { $0.value($1) }
            json.array("candidates", of: answer.candidates) { $0.candidate($1) }
            json.array("excluded", of: answer.excluded) { $0.candidate($1) }
            json.array("contradicts", of: answer.contradictions) { $0.candidate($1) }
            json.array("notSeen", of: answer.notSeen) { json, part in
                json.object { json in
                    json.member("message", part.message)
                    json.array("places", of: part.places) { json, place in json.object { $0.content(of: place) } }
                }
            }
        }
    }

    private mutating func candidate(_ candidate: LeakReport.Candidate) {
        object { json in
            json.member("certainty", candidate.certainty.rawValue)
            json.member("kind", candidate.kind)
            json.member("message", candidate.message)
            json.member(candidate.location)
            json.array("chain", of: candidate.chain) { json, link in
                json.object { json in
                    json.member("name", link.name)
                    json.member("suspect", link.isSuspect)
                }
            }
            json.member("rule", candidate.finding?.rule)
            json.member("state", candidate.finding?.state.rawValue)
            json.member("fingerprint", candidate.finding?.fingerprint)
            json.member("help", candidate.help.isEmpty ? nil : candidate.help)
            json.member("reason", candidate.reason.isEmpty ? nil : candidate.reason)
        }
    }

    private mutating func place(_ key: String, _ location: Location?) {
        if let location { member(location, as: key) } else { null(key) }
    }
}
