import SourceText

/// Words of Objective-C, and what Swift calls their meaning.
struct ObjCWords {
    let id: Name, anyClass: Name, anyObject: Name, void: Name, instancetype: Name, alloc: Name, new: Name, outlet: Name
    /// `self` as a name.
    let ownName: Name
    private let bool: Name, swiftBool: Name
    private let inferred: NameSet, counting: NameSet

    init(_ names: NameTable) {
        id = names.intern("id")
        anyClass = names.intern("Class")
        anyObject = names.intern("AnyObject")
        void = names.intern("void")
        instancetype = names.intern("instancetype")
        alloc = names.intern("alloc")
        new = names.intern("new")
        outlet = names.intern("IBOutlet")
        ownName = names.intern("self")
        bool = names.intern("BOOL")
        swiftBool = names.intern("Bool")
        counting = NameSet(["retain", "autorelease"].map { names.intern($0) })
        inferred = NameSet(["typeof", "__typeof", "__typeof__", "auto", "decltype"].map { names.intern($0) })
    }

    /// Whether a word is where a type would be, and names none.
    func isInferred(_ type: Name) -> Bool { inferred.contains(type) }

    /// Whether a method counts references and returns its receiver.
    func counts(_ selector: Name) -> Bool { counting.contains(selector) }

    /// What Swift calls a type.
    func swift(_ type: Name) -> Name {
        if type == id || type == anyClass { return anyObject }
        return type == bool ? swiftBool : type
    }

    /// Whether a text starts with a word that makes a variable weak.
    static func isWeak(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.starts(with: "__weak".utf8) }

    /// Whether a statement is a macro that makes a weak `self` strong: `@strongify(self)`, `STRONG_SELF(self)`.
    static func isStrongify(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let open = text.firstIndex(of: UInt8(ascii: "(")), text[(open + 1)...].starts(with: "self".utf8) else {
            return false
        }
        let name = text[..<open].map { $0 | 0x20 }
        return name.indices.contains { name[$0...].starts(with: "strong".utf8) }
    }

    static func isSuper(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.elementsEqual("super".utf8) }

    /// Whether a selector that starts with this word is that of an initializer.
    static func isInitializer(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count >= 4, word.prefix(4).elementsEqual("init".utf8) else { return false }
        return word.count == 4 || isUpper(word[4])
    }

    /// What follows the `init` or `initWith` of a selector's first word, as a label; empty if nothing does.
    static func label(ofInitializer word: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let text = Array(word.dropFirst(4))
        let label = Array(text.starts(with: "With".utf8) ? text.dropFirst(4) : text[...])
        // `initWithURL:` has the label `URL`.
        guard let first = label.first, label.count < 2 || !isUpper(label[1]) else { return label }
        return [first | 0x20] + label.dropFirst()
    }

    /// The property that a word of a setter sets: `name` of `setName`.
    static func property(ofSetter word: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard word.count > 3, word.prefix(3).elementsEqual("set".utf8) else { return nil }
        return [word[3] | 0x20] + word.dropFirst(4)
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

extension UInt8 {
    /// Whether a name can contain the byte.
    var isWordBody: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
