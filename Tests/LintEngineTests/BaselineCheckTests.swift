import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Which findings match entries of a baseline.
@Suite struct BaselineCheckTests {
    private func key(_ path: String, _ symbol: String = "A.b", _ subject: String = "") -> Baseline.Key {
        Baseline.Key(path: path, rule: "r", symbol: symbol, subject: subject)
    }

    private func check(
        _ entries: [(Baseline.Key, Int)], _ findings: [Baseline.Key],
        _ scope: (Baseline.Key) -> BaselineCheck.Scope = { _ in .analyzed }
    ) -> BaselineCheck {
        BaselineCheck(
            Baseline(
                entries.enumerated().map {
                    .init(key: $0.element.0, count: $0.element.1, reason: "why \($0.offset)", line: $0.offset + 2)
                }),
            path: SourcePath("b.json"), findings: findings.map { .init($0) }, scope: scope)
    }

    private func identity(_ key: Baseline.Key, isAsked: Bool) -> BaselineCheck.Identity {
        var identity = BaselineCheck.Identity(key)
        identity.isAsked = isAsked
        return identity
    }

    private func text(_ baseline: Baseline) -> [String] {
        baseline.entries.map { "\($0.key.path) \($0.key.symbol) \($0.count) \($0.reason ?? "-")" }
    }

    @Test func entryCoversFindingsUpToItsCount() {
        let found = check([(key("a"), 2)], [key("a"), key("a"), key("a"), key("a", "A.c"), key("a", "A.b", "s")])
        #expect(found.isKnown == [true, true, false, false, false])
        #expect(found.newCount == 3 && found.goneCount == 0 && found.movedCount == 0 && found.notices.isEmpty)
        #expect(text(found.updated(reason: "new")) == ["a A.b 3 why 0", "a A.b 1 new", "a A.c 1 new"])
        #expect(text(found.pruned) == ["a A.b 2 why 0"])
    }

    @Test func aFindingIsAddedAlone() {
        let findings = [key("a"), key("a"), key("a"), key("a", "A.c"), key("a", "A.d")]
        let found = check([(key("a"), 2), (key("gone", "A.z"), 1)], findings) { $0.path == "gone" ? .gone : .analyzed }
        let kept = "gone A.z 1 why 1"
        #expect(text(found.adding([], reason: nil)) == ["a A.b 2 why 0", kept])
        #expect(text(found.adding([2], reason: nil)) == ["a A.b 3 why 0", kept])
        #expect(text(found.adding([4], reason: "new")) == ["a A.b 2 why 0", "a A.d 1 new", kept])
        #expect(text(found.adding([0], reason: "known")) == ["a A.b 2 why 0", kept])
    }

    /// Of equal findings, those on changed lines are the new ones.
    @Test func touchedFindingsAreNewFirst() {
        func known(_ entries: [(Baseline.Key, Int)], _ findings: [Baseline.Key], _ touched: Set<Int>) -> [Bool] {
            let baseline = Baseline(entries.map { .init(key: $0.0, count: $0.1) })
            return BaselineCheck(baseline, path: nil, findings: findings.map { .init($0) }, touched: touched) {
                $0.path == "gone" ? .gone : .analyzed
            }.isKnown
        }
        let three = [key("a"), key("a"), key("a")]
        #expect(known([(key("a"), 2)], three, []) == [true, true, false])
        #expect(known([(key("a"), 2)], three, [0]) == [false, true, true])
        #expect(known([(key("a"), 2)], three, [0, 1]) == [true, false, true])
        #expect(known([(key("a"), 2)], three, [0, 1, 2]) == [true, true, false])
        #expect(known([(key("a"), 3)], three, [0]) == [true, true, true])
        #expect(known([(key("gone"), 1)], [key("a"), key("b")], [0]) == [false, true])
        let check = check([(key("a"), 2), (key("a", "A.c"), 1)], three + [key("a", "A.c"), key("b", "A.d")])
        #expect(check.interchangeable == [0, 1, 2])
    }

    @Test func movedFindingsAreKnownAndReported() {
        let found = check([(key("old"), 2)], [key("new")]) { _ in .gone }
        #expect(found.isKnown == [true] && found.movedCount == 1 && found.goneCount == 1)
        #expect(text(found.pruned) == ["new A.b 1 why 0"] && text(found.updated(reason: nil)) == ["new A.b 1 why 0"])
        #expect(found.notices.map(\.kind) == [.staleBaseline, .movedBaseline])
        #expect(
            found.notices.map(\.message) == [
                "1 finding in the baseline is fixed: r (old, A.b); run 'riblint baseline prune'",
                "1 finding in the baseline moved to another file: r (old, A.b); run 'riblint baseline prune'",
            ])
        #expect(
            found.notices.map(\.line) == [2, 2]
                && found.notices.map(\.path) == [SourcePath("b.json"), SourcePath("b.json")])
    }

    @Test func prefersEntriesOfDeletedFiles() {
        let found = check([(key("a"), 1), (key("b"), 1)], [key("c")]) { $0.path == "b" ? .gone : .analyzed }
        #expect(found.statuses.map(\.gone) == [1, 0])
    }

    @Test func uncheckedEntriesAreNotReported() {
        let found = check([(key("a"), 1), (key("b"), 1)], [key("c")]) { $0.path == "a" ? .outside : .analyzed }
        #expect(found.statuses.map(\.isChecked) == [false, true] && found.goneCount == 0 && found.isKnown == [true])
        #expect(text(found.pruned) == ["a A.b 1 why 0", "c A.b 1 why 1"])
        #expect(check([(key("a"), 1)], [key("c")]) { _ in .outside }.isKnown == [false])
    }

    /// If the project is only partially analyzed, an entry without a finding is not necessarily fixed.
    @Test func partialUpdateDropsNoEntries() {
        let entries = [(key("a"), 2), (key("b"), 1), (key("old"), 1)].enumerated().map {
            Baseline.Entry(key: $0.element.0, count: $0.element.1, reason: "why \($0.offset)", line: $0.offset + 2)
        }
        func check(isWhole: Bool, asked: [Bool]) -> BaselineCheck {
            BaselineCheck(
                Baseline(entries), path: SourcePath("b.json"),
                findings: zip([key("a"), key("c", "C.d")], asked).map { identity($0, isAsked: $1) }, isWhole: isWhole
            ) {
                $0.path == "a" ? .analyzed : $0.path == "b" ? .known : .gone
            }
        }
        let part = check(isWhole: false, asked: [true, false])
        #expect(part.goneCount == 0 && part.keptCount == 3 && part.newCount == 0 && part.notices.isEmpty)
        #expect(
            text(part.pruned) == ["a A.b 2 why 0", "b A.b 1 why 1", "old A.b 1 why 2"]
                && text(part.updated(reason: nil)) == text(part.pruned))
        // Even if the whole project is analyzed, entries for files that are not reported remain.
        let whole = check(isWhole: true, asked: [true, true])
        #expect(whole.goneCount == 2 && whole.keptCount == 1 && whole.newCount == 1)
        #expect(text(whole.pruned) == ["a A.b 1 why 0", "b A.b 1 why 1"])
    }

    /// A move between two files that are not reported is not mentioned.
    @Test func movesBetweenUncheckedFilesAreIgnored() {
        func check(asked: Bool) -> BaselineCheck {
            BaselineCheck(
                Baseline([.init(key: key("a"), count: 1)]), path: nil,
                findings: [identity(key("b"), isAsked: asked)]
            ) { _ in .known }
        }
        #expect(text(check(asked: false).pruned) == ["a A.b 1 -"] && check(asked: false).isKnown == [true])
        #expect(text(check(asked: true).pruned) == ["b A.b 1 -"] && check(asked: true).movedCount == 1)
    }

    @Test func entriesWithEqualKeysAreMerged() {
        let found = check([(key("a"), 1), (key("b"), 2)], [key("a"), key("a"), key("a")]) {
            $0.path == "b" ? .gone : .analyzed
        }
        #expect(found.isKnown == [true, true, true] && text(found.pruned) == ["a A.b 3 why 0"])
    }

    @Test func emptyBaselineCoversNothing() {
        let found = check([], [key("a")])
        #expect(found.isKnown == [false] && found.notices.isEmpty && text(found.updated(reason: nil)) == ["a A.b 1 -"])
    }
}
