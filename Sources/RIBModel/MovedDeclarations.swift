import SourceText
import SwiftOutline

/// Where the declarations of some files went when their bodies were read: what bodies declare stands between the others then.
struct MovedDeclarations {
    /// By file, the new index of each declaration that was there before; nil where the file is the same.
    private var indices: [[Int]?]

    /// Nil where the outlines of a file do not declare the same.
    init?(from old: [FileFacts], to new: [FileFacts]) {
        indices = Array(repeating: nil, count: old.count)
        for file in old.indices where old[file] !== new[file] {
            let moved = MovedDeclarations.declaredOutsideBodies(new[file].outline)
            guard moved.count == old[file].outline.declarations.count else { return nil }
            let isSame = zip(old[file].outline.declarations.indices, moved).allSatisfy {
                let (before, after) = (old[file].outline.declarations[$0], new[file].outline.declarations[$1])
                return before.kind == after.kind && before.name == after.name && before.nameRange.start == after.nameRange.start
            }
            guard isSame else { return nil }
            indices[file] = moved
        }
    }

    private static func declaredOutsideBodies(_ outline: Outline) -> [Int] {
        var result: [Int] = []
        var index = 0
        while index < outline.declarations.count {
            result.append(index)
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
