import SwiftOutline

/// Why code of some files cannot mean a member, though it can mean the type.
struct MemberLimits: OptionSet {
    let rawValue: UInt8

    /// The member is `private` or `fileprivate`.
    static let toFile = MemberLimits(rawValue: 1)
    /// The member is in an extension for tests, or for those that import another module.
    static let toModules = MemberLimits(rawValue: 2)
}

/// What the part of a type in which members are declared makes of their access.
struct PartLimits {
    /// The access of an extension: members without a modifier have it.
    private let access: Access
    /// Whether the part is for tests, while the type is not.
    private let isForTests: Bool
    /// Whether it is in another module than the type.
    private let isOfModule: Bool
    /// Whether a manifest declares the module that it is in.
    private let isDeclared: Bool

    init(_ part: DeclarationID, of owner: MemberTable.Owner, _ declared: Declaration, _ symbols: SymbolTable) {
        guard declared.kind == .extension else {
            (access, isForTests, isOfModule, isDeclared) = (.module, false, false, false)
            return
        }
        access = Access(declared.modifiers)
        let type = Int(owner.number)
        let home = type < symbols.types.count ? symbols.types[type].declaration.file : nil
        isForTests = symbols.folders.isTest(part.file) && home.map { !symbols.folders.isTest($0) } ?? true
        isOfModule = symbols.sights.isLimited(part.file, extending: home)
        isDeclared = symbols.folders.isDeclared(symbols.folders.moduleFolder(part.file))
    }

    func limits(_ modifiers: Declaration.Modifiers) -> MemberLimits {
        let own = Access(modifiers)
        let access = own == .module && modifiers.isDisjoint(with: .internal) || access == .file ? access : own
        var limits: MemberLimits = own == .file || access == .file ? .toFile : []
        if isForTests || isOfModule && (access == .importers || isDeclared) { limits.insert(.toModules) }
        return limits
    }
}
