import SourceText

/// What Swift and RIBs declare: other names that nothing declares belong to absent code.
extension Project {
    /// Whether Swift declares an operator of a name.
    func isOperatorOfSwift(_ name: Name) -> Bool {
        [
            "=", "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "&&", "||", "!", "??", "+", "-", "*", "/", "%",
            "+=", "-=", "*=", "/=", "%=", "&", "|", "^", "~", "<<", ">>", "&=", "|=", "^=", "&+", "&-", "&*", "...",
            "..<", ".==", ".!=",
        ].contains(text(name))
    }

    /// Whether an operator may run code of the project: the project declares it, or nothing does.
    func mayRunCode(operator name: Name) -> Bool {
        !isOperatorOfSwift(name) || memberTable.has(name) || !symbols.globals[name].isEmpty
    }

    /// Whether a class or protocol of RIBs, or of the copy that a project uses instead, has a member of a name.
    func isMemberOfRIBs(_ name: Name) -> Bool {
        RIBsWord(name) != nil || isAttachment(name) || isDetachment(name)
            || [
                "isActive", "isActiveStream", "isStarted", "isStartedStream", "lifecycle", "lifecycleStream",
                "uiviewController", "start",
            ].contains(text(name))
    }

    /// Whether optionals have a member of a name, by Swift or by an extension of the project.
    func isMemberOfOptional(_ name: Name) -> Bool {
        ["map", "flatMap", "take", "some", "unsafelyUnwrapped", "debugDescription"].contains(text(name))
            || memberTable.all(name).contains { symbols.type(around: $0) == nil }
    }

    /// Whether a protocol of Swift requires no member: `Sendable`.
    func isMarker(_ name: Name) -> Bool { ["Sendable", "Copyable", "SendableMetatype"].contains(text(name)) }
}
