import SourceText
import SwiftOutline

/// Types of elements: those that a pattern binds, and those that a method makes of a collection's.
extension PatternName.Origin {
    /// The type of the name.
    ///
    /// - Parameter value: the type of the matched value, or of the sequence.
    func type(of value: TypeReference) -> TypeReference {
        var type = value
        if isElement {
            guard case .collection(let element) = type else { return .unknown }
            type = element
        }
        return position.map { type.element(at: $0) } ?? type
    }
}

extension PatternName {
    /// The type that the pattern casts the value to before it binds the name: `case let page as Page`; nil if it casts
    /// nothing.
    var castType: TypeReference? {
        var current = node
        while let parent = body.parent(current), body.kind(parent).isPartOfPattern {
            if body.kind(parent) == .expression, let type = Expression(parent, in: body).castType { return type }
            current = parent
        }
        return nil
    }
}

extension Expression {
    /// The type after the first `as` that is not a test.
    fileprivate var castType: TypeReference? {
        var parts = self.parts
        var position = parts.position
        while let part = parts.next() {
            if case .cast(isTest: false) = part { return body.writtenType(in: position) ?? .unknown }
            position = parts.position
        }
        return nil
    }
}

extension Chain {
    /// The type of what a member takes out of a collection: `views.last`, `views.filter { … }`.
    func type(ofPartOf collection: TypeReference, _ member: ChainElement) -> TypeReference? {
        var part = collection
        switch project.symbols.libraryNames.access(member.name) {
        case .element: part = collection.element
        case .elements: break
        default: return nil
        }
        return call(of: member) == nil ? part : .function(part)
    }

    /// The type of the elements that a method makes of those of a collection by a key path: `views.map(\.controller)`.
    func type(ofTransformed value: TypeReference, by method: ChainElement, depth: Int) -> TypeReference? {
        guard project.symbols.libraryNames.transformsElements(method.name), let call = call(of: method),
            let path = call.element.onlyArgument?.value?.plainChain?.only, path.kind == .keyPath
        else { return nil }
        return body.outline.children(of: path.node).reduce(value) { base, part in
            guard body.kind(part) == .member else { return base }
            return project.type(ofMember: body.node(part).name, of: base, from: body.file, depth: depth + 1)
        }
    }
}

extension Chain {
    /// The first member after the head that meets a condition, which is asked with the static type of the chain before
    /// the member. Nothing after the last member is typed.
    func firstMember(where isMeant: (_ member: ChainElement, _ receiver: TypeReference) -> Bool) -> ChainElement? {
        var (typed, receiver, typedCount, count) = (typedElements, TypeReference.unknown, 0, 0)
        for element in elements {
            if element.kind == .member {
                while typedCount < count, let next = typed.next() {
                    receiver = next.type
                    typedCount += 1
                }
                if isMeant(element, receiver) { return element }
            }
            count += 1
        }
        return nil
    }
}
