import SourceText
import SwiftOutline

/// Maps declarations to their new indices after the bodies of some files were read: declarations inside bodies are
/// numbered among the others.
struct DeclarationRemapping {
    /// By file, the new index of each declaration; nil if the file did not change.
    private var indices: [[Int]?]

    /// Nil if the old and the new outline of a file declare different things outside of bodies.
    init?(from old: [FileFacts], to new: [FileFacts], _ threads: ThreadPool) {
        indices = Array(repeating: nil, count: old.count)
        let changed = old.indices.filter { old[$0] !== new[$0] }
        let moved = threads.map(changed.count, chunk: 64) {
            DeclarationRemapping.indices(from: old[changed[$0]].outline, to: new[changed[$0]].outline)
        }
        for (file, indices) in zip(changed, moved) {
            guard let indices else { return nil }
            self.indices[file] = indices
        }
    }

    /// Nil if the outlines declare different things outside of bodies. Old locals keep their indices, since no one
    /// looks them up.
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

    /// Iterates over the declarations outside of bodies.
    private struct DeclaredOutsideBodies: Sequence, IteratorProtocol {
        private let declarations: [Declaration]
        private var index = 0

        init(_ declarations: [Declaration]) { self.declarations = declarations }

        mutating func next() -> Int? {
            while index < declarations.count {
                let current = index
                let isEnclosing = declarations[current].kind.isType
                index = isEnclosing ? current + 1 : Swift.max(Int(declarations[current].next), current + 1)
                // Top-level code declares locals, which do not exist before bodies are read.
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
