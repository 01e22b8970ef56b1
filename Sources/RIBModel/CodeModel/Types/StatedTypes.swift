import SourceText
import SwiftOutline
internal import Synchronization

/// The types that the declarations of a file state, each resolved when it is first asked for: most are asked for by
/// several queries, and most declarations by none.
///
/// A class, because several threads fill it in place. Which of them does makes no difference: a stated type depends on
/// the declaration alone.
private final class StatedTypes: @unchecked Sendable, Equatable {
    private enum State {
        static let vacant: UInt8 = 0
        static let filling: UInt8 = 1
        static let filled: UInt8 = 2
    }

    /// The declarations that state a type: states and types are at their ranks.
    private let stating: RankedSet
    private let states: UnsafeMutablePointer<Atomic<UInt8>>
    private let types: UnsafeMutablePointer<TypeReference>

    static let query = Query<FileID, StatedTypes>("statedTypes") { project, file in
        StatedTypes(of: project.files[file.index].outline.declarations)
    }

    private init(of declarations: [Declaration]) {
        stating = RankedSet(below: declarations.count, where: { declarations[$0].type != nil })
        states = .allocate(capacity: stating.count)
        for rank in 0..<stating.count { (states + rank).initialize(to: Atomic(State.vacant)) }
        types = .allocate(capacity: stating.count)
    }

    deinit {
        for rank in 0..<stating.count where isFilled(rank) { (types + rank).deinitialize(count: 1) }
        states.deinitialize(count: stating.count)
        states.deallocate()
        types.deallocate()
    }

    private func isFilled(_ rank: Int) -> Bool { states[rank].load(ordering: .acquiring) == State.filled }

    /// The type of a declaration that states one, resolved at the first request.
    func type(_ index: Int, _ resolve: () -> TypeReference) -> TypeReference {
        guard let rank = stating.rank(of: index) else { return resolve() }
        if isFilled(rank) { return types[rank] }
        let type = resolve()
        let isFirst = states[rank].compareExchange(
            expected: State.vacant, desired: State.filling, ordering: .relaxed
        ).exchanged
        guard isFirst else { return type }
        (types + rank).initialize(to: type)
        states[rank].store(State.filled, ordering: .releasing)
        return type
    }

    static func == (left: StatedTypes, right: StatedTypes) -> Bool { left === right }
}

extension Project {
    /// The type that a declaration states; nil if it states none.
    func statedType(of declared: DeclarationID) -> TypeReference? {
        guard let node = declaration(declared).type else { return nil }
        // Where answers are kept, what each of them reads is recorded with it.
        if keepsAnswers { return symbols.resolve(node, in: Scope(declared)) }
        return self[StatedTypes.query, FileID(declared.file)].type(declared.index) {
            symbols.resolve(node, in: Scope(declared))
        }
    }
}
