import RIBModel
import SourceText
import SwiftOutline
import TestSupport
import Testing

/// Name resolution does not depend on the length of a body: in long bodies, names are looked up in a table.
@Suite struct LongBodyTests {
    private static let body = """
            let first = source.value, second = first
            guard let third = second.next, case .some(let fourth) = third else { return first }
            if let fifth = fourth, var sixth = fifth.copy { sixth.use(fifth, first) } else if case let .pair(seventh, \
        eighth) = third { seventh(eighth) }
            for ninth in first where ninth > second { ninth.run(first); let first = ninth; print(first) }
            switch third {
            case .one(let tenth): tenth.use(third)
            case let .two(tenth, _) where tenth.is(first): tenth.use(fourth)
            default: fourth.use(tenth)
            }
            do { let second = 2; use(second) } catch let eleventh { report(eleventh, second) }
            run { [weak self, twelfth = first] value, other in
                guard let self, let value = value.next else { return self.first }
                let third = value
                run { [first] in self.use($0, first, other, twelfth, third, value) }
            }
            func inner(_ first: Int, label thirteenth: Int) -> Int { first + thirteenth + second }
            while let fourteenth = next() { inner(fourteenth, label: parameter) }
            use(first, second, third, fourth, fifth, tenth, twelfth, fourteenth, inner, parameter, source)
        """

    /// For each name used in the body, in order: its binding, and the distance to it in bytes.
    private func meanings(padding: Int) throws -> [String] {
        let padding = String(repeating: "    pad(1, of: 2) { $0.three }\n", count: padding)
        // Bodies are parsed only in types with a role.
        let text =
            """
            import RIBs
            final class A: Interactor { func outer(parameter: Int) -> Int {
            \(padding)\(LongBodyTests.body)
            } }

            """
        let outline = MemoryProject.make([("Sources/A.swift", Array(text.utf8))]).files[0].outline
        try #require(outline.hasBodies)
        let member = try #require(outline.declarations.firstIndex { $0.kind == .function })
        let start = UInt32(text.utf8.count - LongBodyTests.body.utf8.count - 5)
        return outline.code(of: member).flatMap { $0.first..<$0.end }.compactMap { id in
            let node = outline.nodes[Int(id)]
            guard node.kind == .identifier, node.start >= start else { return nil }
            func back(to offset: UInt32) -> String { "\(Int(node.start) - Int(offset))" }
            func back(toNode bound: NodeID) -> String { back(to: outline.nodes[Int(bound)].start) }
            switch outline.local(node.name, at: id, in: member) {
            case .variable(let index): return "variable \(back(to: outline.declarations[index].nameRange.start))"
            case .optionalBinding(let bound): return "optional \(back(toNode: bound))"
            case .parameter(let bound):
                return outline.nodes[Int(bound)].start < start ? "parameter" : "inner parameter \(back(toNode: bound))"
            case .closureParameter(let bound, _, let position):
                return "closure parameter \(position) \(back(toNode: bound))"
            case .capture(let bound): return "capture \(back(toNode: bound))"
            case .pattern(let bound): return "pattern \(back(toNode: bound))"
            case .function(let index): return "function \(back(to: outline.declarations[index].nameRange.start))"
            case nil: return "nothing"
            }
        }
    }

    @Test func namesResolveTheSameInLongBodies() throws {
        let short = try meanings(padding: 0)
        #expect(try meanings(padding: 2000) == short)
        #expect(
            Set(short.map { $0.prefix { $0 != " " } }) == [
                "variable", "optional", "parameter", "inner", "closure", "capture", "pattern", "function", "nothing",
            ])
    }
}
