internal import RuleKit
internal import SourceText

/// An answer whose locations are still byte ranges of files.
struct LeakDraft {
    let kind: String
    let line: Int?
    let type: String
    let site: Site?
    let rib: String?
    let part: String?
    let facts: [String]
    let alive: [String]
    var candidates: [Candidate] = []
    var excluded: [Candidate] = []
    var contradictions: [Candidate] = []
    var notSeen: [NotSeen] = []

    /// A possible cause.
    struct Candidate {
        var certainty: LeakReport.Certainty
        let kind: String
        let message: String
        let site: Site
        var chain: [LeakReport.Link] = []
        var state: LeakReport.State?
        var severity: Severity?
        var help = ""
        var reason = ""
    }

    /// Something that was not looked at, and the first places.
    struct NotSeen {
        let message: String
        var places: [Site] = []
    }

    /// The sites of all locations.
    var sites: [Site] {
        [site].compactMap { $0 } + (candidates + excluded + contradictions).map(\.site) + notSeen.flatMap(\.places)
    }

    /// The answer. Candidates in files that changed since the analysis are left out.
    func answer(_ locations: LocationTable) -> LeakReport.Answer {
        func located(_ candidates: [Candidate]) -> [LeakReport.Candidate] {
            candidates.compactMap { candidate in
                locations[candidate.site].map {
                    LeakReport.Candidate(
                        certainty: candidate.certainty, kind: candidate.kind, message: candidate.message, location: $0,
                        chain: candidate.chain, finding: candidate.state, help: candidate.help,
                        reason: candidate.reason)
                }
            }
        }
        return LeakReport.Answer(
            kind: kind, line: line, type: type, location: site.flatMap { locations[$0] }, rib: rib, part: part,
            facts: facts, alive: alive, candidates: located(candidates), excluded: located(excluded),
            contradictions: located(contradictions),
            notSeen: notSeen.map { part in
                LeakReport.NotSeen(part.message, part.places.compactMap { locations[$0] })
            })
    }

    /// The candidates with each place once, the likeliest first: by certainty, the length of the chain, severity, and
    /// place.
    mutating func sort() {
        var seen: Set<Site> = []
        candidates = candidates.sorted { $0.precedes($1) }.filter { seen.insert($0.site).inserted }
        excluded.removeAll { seen.contains($0.site) }
        contradictions.sort { $0.site < $1.site }
    }
}

extension LeakDraft.Candidate {
    fileprivate func precedes(_ other: LeakDraft.Candidate) -> Bool {
        func rank(_ candidate: LeakDraft.Candidate) -> [Int] {
            let certainties = LeakReport.Certainty.allCases
            let severity = candidate.severity.flatMap { Severity.allCases.firstIndex(of: $0) }
            return [
                certainties.firstIndex(of: candidate.certainty) ?? certainties.count, candidate.chain.count,
                severity ?? Severity.allCases.count,
            ]
        }
        let (own, others) = (rank(self), rank(other))
        return own == others ? site < other.site : own.lexicographicallyPrecedes(others)
    }
}
