import SourceText
import SwiftOutline

/// A view and all code that runs as part of it: its own, that of its base classes, and of extensions that it gets.
///
/// A SwiftUI view is one as well: a family of its own struct.
struct ClassDispatch: Sendable {
    let project: Project
    let type: TypeID
    /// The class and its base classes in the project, nearest first.
    let classes: [TypeID]
    /// It is a navigation or tab controller: what it pops or sets are its children.
    let isContainer: Bool
    private let ownCode = LazyCell<[DeclarationID]>()

    init(_ type: TypeID, in project: Project) {
        self.project = project
        self.type = type
        classes = project.classes(of: type)
        isContainer = project.hierarchy.knownClasses[type.index].contains(where: \.isContainerClass)
    }

    /// The home of code of this view: `self` is the view, whatever type it is declared in.
    func home(_ declaration: DeclarationID) -> BodyOwner { BodyOwner(project.enclosingMember(declaration), type: type) }

    /// Functions, initializers, properties with code: each class's members that no nearer class overrides.
    var code: [DeclarationID] { ownCode.value(makeCode) }

    private func makeCode() -> [DeclarationID] {
        var result: [DeclarationID] = []
        var seen: [Name: [DeclarationID]] = [:]
        for type in classes {
            let start = result.count
            for member in project.ownMembers(of: type) {
                let declared = project.declaration(member)
                guard hasCode(declared) else { continue }
                if declared.kind == .function, let nearer = seen[declared.name] {
                    let labels = project.labels(member)
                    if nearer.contains(where: { project.labels($0) == labels }) { continue }
                }
                result.append(member)
            }
            guard type != classes.last else { break }
            for member in result[start...] {
                let declared = project.declaration(member)
                if declared.kind == .function { seen[declared.name, default: []].append(member) }
            }
        }
        return result
    }

    private func hasCode(_ declared: Declaration) -> Bool {
        switch declared.kind {
        case .function, .initializer, .deinitializer, .variable, .constant, .subscript: !declared.body.isEmpty || declared.value != nil
        default: false
        }
    }

    /// The function that a call on the view itself runs, or that its name refers to; nil where it is not the project's.
    ///
    /// - Parameters:
    ///   - arguments: those of the call; nil for a reference to the function by its base name.
    ///   - above: only functions above this class, as for `super`.
    func implementation(_ name: Name, _ arguments: CallArguments?, above: TypeID? = nil) -> DeclarationID? {
        project.implementation(name, arguments, of: type, above: above)
    }

    /// The property of that name, nearest first.
    func property(_ name: Name) -> DeclarationID? {
        project.members(name, of: type).first {
            let kind = project.declaration($0).kind
            return kind == .variable || kind == .constant
        }
    }

    /// Whether a function stands in an extension of a library's type or of a protocol, not in one of the classes.
    func isFromExtension(_ function: DeclarationID) -> Bool {
        guard let around = project.symbols.type(around: function) else { return true }
        return !classes.contains(around)
    }
}
