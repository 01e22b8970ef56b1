public import SourceText

/// What an Objective-C or Objective-C++ file declares and sends: its outline.
///
/// The module `ObjCOutline` describes Objective-C in terms of Objective-C: containers, properties, methods by selector,
/// message sends. It does not imitate the nodes of `SwiftOutline`, of which it knows nothing. What makes one project of
/// both languages is an adapter in `CodeModel/Loading`, the only place that knows both: it writes declarations and
/// bodies with Swift's names into the outline that symbols, calls, values and paths read already, so that no analysis
/// and no rule learns of a second language. Sharing the types of an outline instead would cost the outliner of Swift,
/// whose innermost loop writes them, and would make this module say by Swift's words what Objective-C means.
///
/// Invariants, for any bytes:
/// - Ranges are inside the file. Those of members are inside their container's, those of bodies inside their method's.
/// - Lists are in the order of the source. The same bytes give the same outline.
/// - Nothing is copied from the text but names, and nothing recurses: nesting costs no stack, and time is linear.
public struct ObjCFile: Sendable, Equatable {
    public internal(set) var containers: [ObjCContainer] = []
    public internal(set) var properties: [ObjCVariable] = []
    /// Instance variables.
    public internal(set) var variables: [ObjCVariable] = []
    public internal(set) var methods: [ObjCMethod] = []
    /// Of all methods; each has a range of them.
    public internal(set) var parameters: [ObjCParameter] = []
    /// Functions of C with a body.
    public internal(set) var functions: [ObjCFunction] = []
    /// In the order of their left brackets, so that a send follows the one that it is an argument or receiver of.
    public internal(set) var sends: [ObjCSend] = []
    /// Of all sends; each has a range of them.
    public internal(set) var arguments: [ObjCArgument] = []
    /// What each `@selector(…)` names.
    public internal(set) var selectors: [Name] = []
    /// The protocols of containers and types; each has a range of them.
    public internal(set) var protocols: [Name] = []
    /// The trees of bodies, one after the other; none unless requested.
    public internal(set) var nodes: [ObjCNode] = []
    public internal(set) var problems: [TokenBuffer.Problem] = []

    public init() {}
}

/// `@interface`, `@implementation` or `@protocol`, up to its `@end`.
public struct ObjCContainer: Sendable, Equatable {
    public internal(set) var kind: Kind
    public internal(set) var name: Name
    public internal(set) var nameRange: ByteRange
    /// Empty if it has none: of a root class, a category or a protocol.
    public internal(set) var superclass = Name.none
    public internal(set) var superclassRange = ByteRange(0, 0)
    /// The name of a category.
    public internal(set) var category = Name.none
    /// The generic parameters or arguments, without the angles.
    public internal(set) var generics = ByteRange(0, 0)
    /// Indices of adopted protocols.
    public internal(set) var protocols: Range<Int32> = 0..<0
    /// What `NS_SWIFT_NAME` says before it; empty if it is not written.
    public internal(set) var swiftName = ByteRange(0, 0)
    /// From the `@` to the end of `@end`.
    public internal(set) var range: ByteRange

    public enum Kind: UInt8, Sendable {
        case interface, category, `extension`, implementation, categoryImplementation, `protocol`
    }
}

/// The type of a property, parameter or result.
public struct ObjCType: Sendable, Equatable {
    /// The class, or `id`, `void`, `BOOL`, …. Empty for a block.
    public internal(set) var name = Name.none
    /// From its first to its last token; empty if no type is written.
    public internal(set) var range = ByteRange(0, 0)
    /// The protocols in `id<…>`; for a class, the names in its generic arguments.
    public internal(set) var protocols: Range<Int32> = 0..<0
    public internal(set) var isBlock = false
}

/// A property or an instance variable.
public struct ObjCVariable: Sendable, Equatable {
    /// The index of its container.
    public internal(set) var container: Int32
    public internal(set) var name: Name
    public internal(set) var nameRange: ByteRange
    public internal(set) var type: ObjCType
    public internal(set) var attributes: Attributes
    /// The word `strong`, `retain` or `copy`; if no word says how strong it is, the end of its list of attributes. Nil
    /// if it has no such list.
    public internal(set) var strength: ByteRange?
    /// The declaration, up to its semicolon; the same for all names of a list.
    public internal(set) var range: ByteRange

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let weak = Attributes(rawValue: 1)
        /// `assign` and `unsafe_unretained`.
        public static let unretained = Attributes(rawValue: 2)
        public static let strong = Attributes(rawValue: 4)
        public static let copy = Attributes(rawValue: 8)
        public static let readonly = Attributes(rawValue: 16)
        public static let ofClass = Attributes(rawValue: 32)
        public static let nullable = Attributes(rawValue: 64)
        public static let outlet = Attributes(rawValue: 128)
    }
}

/// A method, declared or with a body.
public struct ObjCMethod: Sendable, Equatable {
    /// The index of its container.
    public internal(set) var container: Int32
    public internal(set) var selector: Name
    /// Its first word; empty, at the colon, if the selector starts with one.
    public internal(set) var nameRange: ByteRange
    public internal(set) var isOfClass: Bool
    public internal(set) var result: ObjCType
    /// Indices of its parameters.
    public internal(set) var parameters: Range<Int32>
    /// What `NS_SWIFT_NAME` says; empty if it is not written.
    public internal(set) var swiftName = ByteRange(0, 0)
    /// From brace to brace; nil if it is only declared.
    public internal(set) var body: ByteRange?
    /// The index of the body's `block`; -1 if there is none, or bodies were not requested.
    public internal(set) var node: Int32 = -1
    public internal(set) var range: ByteRange
}

public struct ObjCParameter: Sendable, Equatable {
    /// The part of the selector before its colon.
    public internal(set) var label: Name
    public internal(set) var name: Name
    public internal(set) var nameRange: ByteRange
    public internal(set) var type: ObjCType
}

public struct ObjCFunction: Sendable, Equatable {
    public internal(set) var name: Name
    public internal(set) var nameRange: ByteRange
    public internal(set) var body: ByteRange
    /// As that of a method.
    public internal(set) var node: Int32 = -1
}

/// `[receiver word]` or `[receiver word: argument …]`.
public struct ObjCSend: Sendable, Equatable {
    public internal(set) var selector: Name
    /// The first word of the selector: empty, at the colon, if it starts with one.
    public internal(set) var nameRange: ByteRange
    public internal(set) var receiver: ByteRange
    /// Indices of its arguments.
    public internal(set) var arguments: Range<Int32>
    /// From bracket to bracket.
    public internal(set) var range: ByteRange
}

public struct ObjCArgument: Sendable, Equatable {
    /// The part of the selector before its colon.
    public internal(set) var label: Name
    /// The text up to the next part, including the further values of a list.
    public internal(set) var range: ByteRange
}
