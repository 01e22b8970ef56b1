public import SourceText
import SwiftOutline

/// Facts about the declaration of a property or variable.
extension Project {
    /// Whether a property has storage of its own: an override with observers has none.
    public func isStored(_ property: DeclarationID) -> Bool {
        let declared = head(property)
        return (declared.kind == .variable || declared.kind == .constant) && declared.scope.contains(.member)
            && declared.modifiers.isDisjoint(with: [.computed, .override])
    }

    /// Whether a declaration outside of types is a variable or constant that has storage.
    func isStoredGlobal(_ declaration: DeclarationID) -> Bool {
        let declared = head(declaration)
        return (declared.kind == .variable || declared.kind == .constant) && declared.scope.contains(.topLevel)
            && !declared.modifiers.contains(.computed)
    }

    package func isLazy(_ property: DeclarationID) -> Bool { head(property).modifiers.contains(.lazy) }

    package func isWeak(_ variable: DeclarationID) -> Bool { head(variable).modifiers.contains(.weak) }

    package func isUnowned(_ variable: DeclarationID) -> Bool { head(variable).modifiers.contains(.unowned) }

    package func isEnumCase(_ member: DeclarationID) -> Bool { head(member).kind == .enumCase }

    /// The edit that makes a property weak that may be `nil` and is not wrapped: its type is written as an optional, it
    /// is the only variable of its declaration, and its initial value is missing or `nil`. Returns nil for other
    /// properties.
    ///
    /// - Parameter isWrapper: whether an attribute of that name may be a property wrapper.
    func weakModifier(ofOptional property: DeclarationID, isWrapper: (Name) -> Bool) -> WeakModifier? {
        let declared = declaration(property)
        let outline = files[property.file].outline
        guard declared.kind == .variable,
            declared.modifiers.isDisjoint(with: [.lazy, .destructured]),
            let type = declared.type,
            outline.isOptional(type),
            declared.value.map({ outline.isNil($0) }) ?? true,
            !attributes(of: property).contains(where: { isWrapper($0.name) }),
            outline.isDeclaredAlone(property.index)
        else { return nil }
        let file = FileID(property.file)
        guard language(of: file) != .swift else {
            return WeakModifier(Site(file, ByteRange(declared.introducer, declared.introducer)), "weak ", .swift)
        }
        guard let strength = attributes(of: property).first(where: { $0.name == .strong })?.range else { return nil }
        return WeakModifier(Site(file, strength), strength.length == 0 ? ", weak" : "weak", language(of: file))
    }
}

/// The edit that makes a property weak.
public struct WeakModifier: Sendable {
    /// What is replaced; empty where the text is inserted.
    public let site: Site
    public let text: String
    public let language: SourceLanguage

    fileprivate init(_ site: Site, _ text: String, _ language: SourceLanguage) {
        self.site = site
        self.text = text
        self.language = language
    }
}

extension Outline {
    /// Whether no other variable shares the same `var`. The variables of one statement are adjacent, except for
    /// declarations inside their values.
    func isDeclaredAlone(_ variable: Int) -> Bool {
        let introducer = declarations[variable].introducer
        let next = Int(declarations[variable].next)
        if next < declarations.count, declarations[next].introducer == introducer { return false }
        return declarations[..<variable].last { $0.introducer <= introducer }?.introducer != introducer
    }

    /// Whether a `type` node is an optional in any spelling. Aliases are not resolved.
    fileprivate func isOptional(_ type: NodeID) -> Bool {
        if !flags(type).isDisjoint(with: [.optional, .implicitlyUnwrapped]) { return true }
        var parts = children(of: type)
        guard let part = parts.next(), parts.next() == nil else { return false }
        switch kind(part) {
        case .type: return isOptional(part)
        case .typeName: return name(part) == .Optional
        case .tupleType:
            var elements = children(of: part)
            guard let element = elements.next(), elements.next() == nil, kind(element) == .type else {
                return false
            }
            return isOptional(element)
        default: return false
        }
    }

    /// Whether an `expression` is just `nil`.
    fileprivate func isNil(_ expression: NodeID) -> Bool {
        loneChain(of: expression).flatMap(loneElement).map(isNilLiteral) ?? false
    }
}

/// The place of a destructured name among all names of its pattern.
struct TuplePosition {
    let index: Int
    let count: Int

    /// The element of a tuple at that position; nil if the pattern has other parts than the tuple, as a nested one has.
    func element<Elements: Collection>(of elements: Elements) -> Elements.Element? {
        guard elements.count == count else { return nil }
        return elements.dropFirst(index).first
    }
}

extension Outline {
    /// - Parameter index: the index of a destructured name. The names of one pattern follow one another and share their
    ///   type and their value.
    func tuplePosition(_ index: Int) -> TuplePosition {
        let (type, value) = (declarations[index].type, declarations[index].value)
        func isBeside(_ other: Int) -> Bool {
            declarations[other].modifiers.contains(.destructured) && declarations[other].type == type
                && declarations[other].value == value
        }
        var (first, end) = (index, index + 1)
        while first > 0, isBeside(first - 1) { first -= 1 }
        while end < declarations.count, isBeside(end) { end += 1 }
        return TuplePosition(index: index - first, count: end - first)
    }
}
