import RIBModel
import SourceText

/// What selectors ask of a project, in their words.
extension Project {
    /// Whether a type is product code or test code; nil if it is neither.
    func codeKind(of type: TypeID) -> SubjectSelector.Code? {
        if isReported(type) { return .product }
        let kind = facts(of: FileID(file(of: type))).kind
        return kind == .test || kind == .source ? .tests : nil
    }

    func codeKind(of file: FileID) -> SubjectSelector.Code? {
        switch facts(of: file).kind {
        case .source: .product
        case .test: .tests
        case .template, .generated, .vendored: nil
        }
    }

    /// Whether a type inherits from something that is neither declared nor known, so that what it has is not known.
    func hasUnknownSupertype(_ type: TypeID) -> Bool {
        hasUnresolvedProtocol(type) || missingSuperclass(of: type) != nil || hasSupertype(type) { $0.isUnresolved }
    }

    func plainNameText(of type: TypeID) -> String { names.text(plainName(of: type)) }

    func hasAttribute(_ name: String, _ type: TypeID) -> Bool { hasAttribute(name, declaration(of: type)) }

    /// The name of the RIB that a type belongs to; nil if it belongs to none.
    func ribNameByPlace(of type: TypeID) -> String? { membership.router(of: type).map { ribName($0) } }
}
