import SourceText

/// Overrides in Swift of methods in Objective-C. Swift drops words of a selector that the types of its parameters
/// repeat, and divides it at prepositions: `closeWithReason:` is `close(with:)`. What remains is the beginning of it.
extension Project {
    /// The function in Swift of a class, or of a base class nearer than a method's, that overrides the method under
    /// such a name; nil if the method is in Swift, or has no such override.
    func overrideInSwift(of method: DeclarationID, for type: TypeID) -> DeclarationID? {
        guard language(of: FileID(method.file)) != .swift, let owner = symbols.type(around: method), owner != type
        else { return nil }
        let count = labels(method).count
        guard count > 0 else { return nil }
        for nearer in classes(of: type) {
            if nearer == owner { return nil }
            let found = ownMembers(of: nearer).first { member in
                isOverride(member) && isFunction(member) && hasBody(member)
                    && language(of: FileID(member.file)) == .swift && labels(member).count == count
                    && isBeginning(name(of: member), of: name(of: method))
            }
            if let found { return found }
        }
        return nil
    }

    /// Whether a name consists of the first words of a longer one.
    private func isBeginning(_ name: Name, of longer: Name) -> Bool {
        let (short, long) = (names.utf8(name), names.utf8(longer))
        guard !short.isEmpty, short.count < long.count, long.starts(with: short) else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(long[long.startIndex + short.count])
    }
}
