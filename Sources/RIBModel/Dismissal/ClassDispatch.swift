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

    /// What a call of that name and those labels on the view itself runs; nil where it is not the project's.
    ///
    /// - Parameter above: only what stands above this class, as for `super`.
    func implementation(_ name: Name, _ labels: [Name], above: TypeID? = nil) -> DeclarationID? {
        let start = above.flatMap { project.hierarchy.superclass[$0.index] }
        if above != nil, start == nil {
            return bodies(project.foreignMembers(name, of: type), labels).first
        }
        return bodies(project.members(name, of: start ?? type), labels).first
    }

    private func bodies(_ members: [DeclarationID], _ labels: [Name]) -> [DeclarationID] {
        members.filter { member in
            let declared = project.declaration(member)
            return declared.kind == .function && !declared.body.isEmpty && project.accepts(member, labels)
        }
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

extension Project {
    /// Whether a function can be called with those labels: they are some of its own, in order.
    func accepts(_ function: DeclarationID, _ wanted: [Name]) -> Bool {
        var next = 0
        for label in labels(function) where next < wanted.count && label == wanted[next] { next += 1 }
        return next == wanted.count
    }
}
