import SourceText
import SwiftOutline

/// Where the declarations of some files went when their bodies were read: what bodies declare stands between the others then.
struct MovedDeclarations {
    /// By file, the new index of each declaration that was there before; nil where the file is the same.
    private var indices: [[Int]?]

    /// Nil where the outlines of a file do not declare the same.
    init?(from old: [FileFacts], to new: [FileFacts], _ crew: Crew) {
        indices = Array(repeating: nil, count: old.count)
        let changed = old.indices.filter { old[$0] !== new[$0] }
        let moved = crew.map(changed.count, chunk: 64) { MovedDeclarations.indices(from: old[changed[$0]].outline, to: new[changed[$0]].outline) }
        for (file, indices) in zip(changed, moved) {
            guard let indices else { return nil }
            self.indices[file] = indices
        }
    }

    /// Nil where the outlines do not declare the same outside of bodies. Where locals are among the old ones, nobody asks for them.
    private static func indices(from old: Outline, to new: Outline) -> [Int]? {
        let (before, after) = (declaredOutsideBodies(old), declaredOutsideBodies(new))
        guard before.count == after.count else { return nil }
        let isSame = zip(before, after).allSatisfy {
            old.declarations[$0].kind == new.declarations[$1].kind && old.declarations[$0].name == new.declarations[$1].name
                && old.declarations[$0].nameRange.start == new.declarations[$1].nameRange.start
        }
        guard isSame else { return nil }
        guard before.count < old.declarations.count else { return after }
        var indices = Array(old.declarations.indices)
        for (from, to) in zip(before, after) { indices[from] = to }
        return indices
    }

    private static func declaredOutsideBodies(_ outline: Outline) -> [Int] {
        var result: [Int] = []
        var index = 0
        while index < outline.declarations.count {
            // What code at a file's top level declares is local, and was not there before bodies were read.
            if !outline.declarations[index].scope.contains(.local) { result.append(index) }
            let isAround = outline.declarations[index].kind.isType
            index = isAround ? index + 1 : max(Int(outline.declarations[index].next), index + 1)
        }
        return result
    }

    func new(_ place: DeclarationID) -> DeclarationID {
        indices[place.file].map { DeclarationID(file: place.file, index: $0[place.index]) } ?? place
    }

    func hasMoved(_ file: Int) -> Bool { indices[file] != nil }
}
