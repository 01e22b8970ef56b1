import SourceText
import Testing

@Suite struct NameTableTests {
    @Test func seedsComeFirst() {
        let names = NameTable(seeds: ["attach", "detach"])
        #expect(names.count == 3)
        #expect(names.intern("").isNone)
        #expect(names.intern("attach").id == 1)
        #expect(names.intern("detach").id == 2)
        #expect(names.intern("listener").id == 3)
    }

    @Test func findDoesNotIntern() {
        let names = NameTable(seeds: ["attach"])
        #expect(names.find("attach") == Name(id: 1))
        #expect(names.find("attac") == nil)
        #expect(names.count == 2)
    }

    @Test func containsIgnoresCase() {
        let names = NameTable()
        let bytes = ["navBar", "setUpNavBar", "NAVBAR_", "navBa", "nav_bar", ""].map { names.utf8(names.intern($0)) }
        #expect(bytes.map { $0.contains(ignoringCase: "navbar") } == [true, true, true, false, false, false])
    }

    /// Lengths around one, two and three machine words, and texts that differ in a single byte at any position.
    @Test func textsDifferingInOneByteAreDistinct() {
        let names = NameTable()
        for length in [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 64, 300] {
            let text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
            var seen: Set<Name> = [text.withUnsafeBufferPointer { names.intern($0) }]
            for position in text.indices {
                var other = text
                other[position] = UInt8(ascii: "b")
                seen.insert(other.withUnsafeBufferPointer { names.intern($0) })
            }
            #expect(seen.count == length + 1)
        }
    }

    @Test func textsSurviveGrowth() {
        let names = NameTable()
        let texts =
            (0..<50_000).map { "name\($0)" + String(repeating: "_", count: $0 % 40) } + [
                String(repeating: "x", count: 200_000)
            ]
        let ids = texts.map { names.intern($0) }
        #expect(names.count == texts.count + 1)
        #expect(zip(texts, ids).allSatisfy { names.intern($0) == $1 && names.find($0) == $1 && names.text($1) == $0 })
        #expect(Array(names.utf8(ids[7])) == Array(texts[7].utf8))
    }

    /// Threads that concurrently intern the same names get the same number for each, and a different one for each name.
    @Test func tablesShareNames() async {
        let shared = NameTable(seeds: ["attach"])
        let texts = (0..<20_000).map { "shared\($0 % 10_000)name\($0 % 37)" }
        let answers = await withTaskGroup(of: [UInt32].self) { group in
            for worker in 0..<4 {
                group.addTask {
                    let table = NameTable(sharing: shared)
                    let order = worker % 2 == 0 ? Array(texts.indices) : texts.indices.reversed()
                    var ids = [UInt32](repeating: 0, count: texts.count)
                    for index in order { ids[index] = table.intern(texts[index]).id }
                    return ids
                }
            }
            return await group.reduce(into: [[UInt32]]()) { $0.append($1) }
        }
        #expect(answers.allSatisfy { $0 == answers[0] })
        #expect(Set(answers[0]).count == Set(texts).count)
        #expect(shared.count == Set(texts).count + 2)
        #expect(zip(texts, answers[0]).allSatisfy { shared.text(Name(id: $1)) == $0 })
    }
}
