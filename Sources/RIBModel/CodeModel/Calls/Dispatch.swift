import SourceText
internal import Synchronization

extension Project {
    /// The functions that a call of one can run on objects of a type and its subtypes: overrides, and witnesses of a
    /// requirement. Each once, in the order of types.
    func dispatched(
        _ function: DeclarationID, _ arguments: CallArguments, to type: TypeReference
    ) -> [DeclarationID] {
        let name = name(of: function)
        var result = hasBody(function) ? [function] : []
        for part in type.constituents {
            guard let nominal = part.nominal,
                firstMember(name, of: nominal, from: function.file, where: { $0 == function }) != nil
            else { continue }
            for own in implementations(of: function, arguments, in: nominal) where own != function {
                // Only several constituents can share an implementation.
                if part == type || !result.contains(own) { result.append(own) }
            }
        }
        return result
    }

    /// The implementations of a function in the classes and structs that inherit from a type, each once, in the order
    /// of types.
    private func implementations(
        of function: DeclarationID, _ arguments: CallArguments, in type: TypeID
    ) -> [DeclarationID] {
        let descendants = descendants(of: type)
        func found() -> [DeclarationID] {
            let (name, areMany) = (name(of: function), descendants.count > DispatchedCalls.many)
            var seen: Set<DeclarationID> = []
            var result: [DeclarationID] = []
            for subtype in descendants where !isProtocol(subtype) {
                guard let own = implementation(name, arguments, of: subtype, from: function.file),
                    areMany ? seen.insert(own).inserted : !result.contains(own)
                else { continue }
                result.append(own)
            }
            return result
        }
        guard descendants.count > DispatchedCalls.many, !keepsAnswers else { return found() }
        return self[DispatchedCalls.query, type].functions(function, arguments, found)
    }
}

/// What calls on values of a type with many subtypes can run: the code of a base class is analyzed for each of its
/// subclasses, with the same calls.
///
/// A class, because several threads fill it in place. What a call can run depends on the call alone.
private final class DispatchedCalls: Sendable, Equatable {
    private struct Call: Hashable {
        let function: DeclarationID
        let arguments: CallArguments.Identity
    }

    private let known = Mutex<[Call: [DeclarationID]]>([:])

    /// For a type with more subtypes, an answer is kept.
    static let many = 64

    static let query = Query<TypeID, DispatchedCalls>("dispatchedCalls") { _, _ in DispatchedCalls() }

    private init() {}

    func functions(
        _ function: DeclarationID, _ arguments: CallArguments, _ find: () -> [DeclarationID]
    ) -> [DeclarationID] {
        let call = Call(function: function, arguments: arguments.identity)
        if let known = known.withLock({ $0[call] }) { return known }
        let found = find()
        known.withLock { $0[call] = found }
        return found
    }

    static func == (left: DispatchedCalls, right: DispatchedCalls) -> Bool { left === right }
}
