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

    private let count: Int
    private let states: UnsafeMutablePointer<Atomic<UInt8>>
    private let types: UnsafeMutablePointer<TypeReference>

    static let query = Query<FileID, StatedTypes>("statedTypes") { project, file in
        StatedTypes(count: project.files[file.index].outline.declarations.count)
    }

    private init(count: Int) {
        self.count = count
        states = .allocate(capacity: count)
        for index in 0..<count { (states + index).initialize(to: Atomic(State.vacant)) }
        types = .allocate(capacity: count)
    }

    deinit {
        for index in 0..<count where isFilled(index) { (types + index).deinitialize(count: 1) }
        states.deinitialize(count: count)
        states.deallocate()
        types.deallocate()
    }

    private func isFilled(_ index: Int) -> Bool { states[index].load(ordering: .acquiring) == State.filled }

    /// The type of a declaration, resolved at the first request.
    func type(_ index: Int, _ resolve: () -> TypeReference) -> TypeReference {
        if isFilled(index) { return types[index] }
        let type = resolve()
        let isFirst = states[index].compareExchange(
            expected: State.vacant, desired: State.filling, ordering: .relaxed
        ).exchanged
        guard isFirst else { return type }
        (types + index).initialize(to: type)
        states[index].store(State.filled, ordering: .releasing)
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
