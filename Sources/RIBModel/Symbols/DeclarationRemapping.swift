import SourceText
import SwiftOutline

/// Where the declarations of some files went when their bodies were read: what bodies declare stands between the others then.
struct DeclarationRemapping {
    /// By file, the new index of each declaration that was there before; nil where the file is the same.
    private var indices: [[Int]?]

    /// Nil where the outlines of a file do not declare the same.
    init?(from old: [FileFacts], to new: [FileFacts], _ threads: ThreadPool) {
        indices = Array(repeating: nil, count: old.count)
        let changed = old.indices.filter { old[$0] !== new[$0] }
        let moved = threads.map(changed.count, chunk: 64) { DeclarationRemapping.indices(from: old[changed[$0]].outline, to: new[changed[$0]].outline) }
        for (file, indices) in zip(changed, moved) {
            guard let indices else { return nil }
            self.indices[file] = indices
        }
    }

    /// Nil where the outlines do not declare the same outside of bodies. Where locals are among the old ones, nobody asks for them.
    private static func indices(from old: Outline, to new: Outline) -> [Int]? {
        var (before, after) = (DeclaredOutsideBodies(old.declarations), DeclaredOutsideBodies(new.declarations))
        var indices: [Int] = []
        indices.reserveCapacity(old.declarations.count)
        while let from = before.next() {
            guard let to = after.next(), old.declarations[from].kind == new.declarations[to].kind,
                old.declarations[from].name == new.declarations[to].name,
                old.declarations[from].nameRange.start == new.declarations[to].nameRange.start
            else { return nil }
            while indices.count < from { indices.append(indices.count) }
            indices.append(to)
        }
        while indices.count < old.declarations.count { indices.append(indices.count) }
        return after.next() == nil ? indices : nil
    }

    /// Goes from declaration to declaration, past what bodies declare.
    private struct DeclaredOutsideBodies: Sequence, IteratorProtocol {
        private let declarations: [Declaration]
        private var index = 0

        init(_ declarations: [Declaration]) { self.declarations = declarations }

        mutating func next() -> Int? {
            while index < declarations.count {
                let current = index
                let isAround = declarations[current].kind.isType
                index = isAround ? current + 1 : Swift.max(Int(declarations[current].next), current + 1)
                // What code at a file's top level declares is local, and was not there before bodies were read.
                if !declarations[current].scope.contains(.local) { return current }
            }
            return nil
        }
    }

    func new(_ place: DeclarationID) -> DeclarationID {
        indices[place.file].map { DeclarationID(file: place.file, index: $0[place.index]) } ?? place
    }

    func hasMoved(_ file: Int) -> Bool { indices[file] != nil }
}
