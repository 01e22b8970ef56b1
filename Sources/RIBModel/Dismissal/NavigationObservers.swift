import SourceText
import SwiftOutline

/// Navigation delegates that tell of a pop in `didShow`.
struct NavigationObservers: Equatable, Sendable {
    /// Classes whose `didShow` tells somebody, in order of files.
    private let types: [TypeID]
    /// All `didShow` functions.
    private let functions: [DeclarationID]

    static let query = Query<WholeProject, NavigationObservers>("navigationObservers") { project, _ in NavigationObservers(project) }

    private init(_ project: Project) {
        var types: [TypeID] = []
        var functions: [DeclarationID] = []
        for type in Set(project.memberTable.owners(of: Name.navigationDelegateMethod)).sorted() where project.symbols.types[type.index].kind == .class {
            guard let function = NavigationObservers.didShow(in: type, project) else { continue }
            functions.append(function)
            let navigation = ClassDispatch(type, in: project)
            if NavigationObservers.notifies(function, navigation, ViewFacts(navigation)) { types.append(type) }
        }
        self.types = types
        self.functions = functions
    }

    func hearPops(of family: ClassDispatch, _ facts: ViewFacts) -> Bool {
        let project = family.project
        // The view's own base opts in: it is the delegate, and what it calls of the view tells.
        if let own = NavigationObservers.didShow(among: project.members(Name.navigationDelegateMethod, of: family.type), project), NavigationObservers.notifies(own, family, facts) {
            return true
        }
        return types.contains { $0 != family.type && NavigationObservers.pushes($0, family) } || functions.contains { asks($0, family, facts) }
    }

    /// Whether a `didShow` looks for controllers of a base that the view has, and calls something by which the view tells.
    private func asks(_ function: DeclarationID, _ family: ClassDispatch, _ facts: ViewFacts) -> Bool {
        let project = family.project
        let outline = project.files[function.file].outline
        let nodes = outline.code(of: function.index).flatMap { $0.first..<$0.end }
        let bases = Set(family.classes.map { project.symbols.types[$0.index].name })
        guard nodes.contains(where: { outline.nodes[Int($0)].kind == .typeName && bases.contains(outline.nodes[Int($0)].name) }) else { return false }
        return nodes.contains { node in
            guard outline.nodes[Int(node)].kind == .member, let own = family.implementation(outline.nodes[Int(node)].name, nil) else { return false }
            var paths = PathAnalysis(family: family, facts: facts)
            return paths.exits(of: PathAnalysis.Unit(home: own, closure: nil)).states.contains { $0.contains(.notified) }
        }
    }

    private static func didShow(in type: TypeID, _ project: Project) -> DeclarationID? {
        didShow(among: project.ownMembers(named: Name.navigationDelegateMethod, of: type), project)
    }

    private static func didShow(among members: [DeclarationID], _ project: Project) -> DeclarationID? {
        members.first { project.declaration($0).kind == .function && project.labels($0).contains(where: \.isShownLabel) }
    }

    /// Whether a function tells a listener, detaches, or calls something that the view does for that.
    private static func notifies(_ function: DeclarationID, _ family: ClassDispatch, _ facts: ViewFacts) -> Bool {
        let project = family.project
        let home = family.home(function)
        let outline = project.files[home.file].outline
        let place = PathAnalysis.Place(unit: PathAnalysis.Unit(home: function, closure: nil), home: home, outline: outline)
        let paths = PathAnalysis(family: family, facts: facts)
        var found = false
        ObservedSubjects.chains(in: function, project) { chain, _ in
            let elements = outline.list(of: chain)
            for (position, element) in elements.enumerated() where outline.nodes[Int(element)].kind == .call && !found {
                let call = paths.describe(element, position, elements, chain, false, place)
                if paths.notifies(call, place) || project.namesRemoval(call.name) { found = true }
                if let own = family.implementation(call.name, call.passed), own != function, !call.isBare || call.receiver == .itself {
                    var inner = PathAnalysis(family: family, facts: facts)
                    if inner.exits(of: PathAnalysis.Unit(home: own, closure: nil)).states.contains(where: { $0.contains(.notified) }) { found = true }
                }
            }
        }
        return found
    }

    /// Whether a class pushes controllers of a type that the view has.
    private static func pushes(_ type: TypeID, _ family: ClassDispatch) -> Bool {
        let project = family.project
        let own = Set(project.hierarchy.ancestors[family.type.index])
        for member in project.ownMembers(of: type) where project.declaration(member).kind == .function {
            let outline = project.files[member.file].outline
            var isPush = false
            ObservedSubjects.chains(in: member, project) { chain, _ in
                for element in outline.children(of: chain) {
                    let node = outline.nodes[Int(element)]
                    guard node.kind == .member || node.kind == .identifier else { continue }
                    let operation = node.name.viewOperation
                    if operation == .push || operation == .stackReplacement { isPush = true }
                }
            }
            guard isPush else { continue }
            for parameter in outline.nodes(in: outline.declarations[member.index].parameters) {
                guard let node = outline.children(of: parameter).first(where: { outline.nodes[Int($0)].kind == .type }) else { continue }
                for part in project.symbols.resolve(node, in: Scope(member)).constituents {
                    if let nominal = part.nominal, own.contains(nominal) { return true }
                    if case .library = part { return true }
                }
            }
        }
        return false
    }
}

extension Project {
    /// Navigation delegates that notify somebody of a pop.
    var navigationObservers: NavigationObservers { self[NavigationObservers.query] }
}
