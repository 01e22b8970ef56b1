public import SourceText
import SwiftOutline

/// How a lazy property is written, for an edit that makes it compute its value at each read.
public struct LazyForm: Sendable, Equatable {
    /// From the first modifier to the end of `var`.
    public let introduction: Site
    /// The modifiers but `lazy`.
    public let modifiers: [Modifier]
    /// Between the name, or the type after it, and the value.
    public let gap: Site
    /// Whether the type is written.
    public let hasType: Bool
    public let value: Site
    /// What follows the closure, if the value is one that is called: the parentheses.
    public let call: Site?

    /// Modifiers that a computed property can have, too.
    public enum Modifier: String, Sendable, CaseIterable {
        case `private`, `fileprivate`, `internal`, package, `public`, final

        fileprivate var flag: Declaration.Modifiers {
            switch self {
            case .private: .private
            case .fileprivate: .fileprivate
            case .internal: .internal
            case .package: .package
            case .public: .public
            case .final: .final
            }
        }
    }
}

extension Project {
    /// Nil unless the property is declared alone and without attributes, and nothing in the project assigns it.
    public func lazyForm(of property: DeclarationID) -> LazyForm? {
        let declared = declaration(property)
        let outline = symbols.outline(ofFile: property.file)
        let others = declared.modifiers.subtracting(.lazy)
        let known = LazyForm.Modifier.allCases.filter { others.contains($0.flag) }
        guard declared.kind == .variable, declared.modifiers.contains(.lazy), declared.attributes.isEmpty,
            known.reduce(others, { $0.subtracting($1.flag) }).isEmpty, let node = declared.value,
            outline.isDeclaredAlone(property.index), isRead(property)
        else { return nil }
        let named = NameSet([declared.name])
        let isAssigned = files.indices.contains { file in
            writes(toMembersNamed: named, in: file).contains { mayWrite($0, to: property) }
        }
        guard !isAssigned else { return nil }
        func site(_ start: UInt32, _ end: UInt32) -> Site {
            Site(FileID(property.file), ByteRange(start, max(start, end)))
        }
        let value = Expression(node, in: body(of: property))
        let whole = outline.node(node).range
        let head = value.plainChain?.head
        let isCalled =
            head?.closure != nil && value.plainChain?.count == 2
            && value.plainChain?.last?.kind == .call && value.plainChain?.last?.arguments.first == nil
        return LazyForm(
            introduction: site(declared.range.start, declared.introducer + 3),
            modifiers: known,
            gap: site(declared.type.map { outline.node($0).end } ?? declared.nameRange.end, whole.start),
            hasType: declared.type != nil, value: site(whole.start, whole.end),
            call: isCalled ? head.map { site(outline.node($0.node).end, whole.end) } : nil)
    }
}
