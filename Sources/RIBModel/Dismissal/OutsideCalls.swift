import SourceText
import SwiftOutline

/// Calls of views' functions from other types: what only a RIB's own parts call is no event.
struct OutsideCalls: Sendable {
    private let project: Project
    private var byName: [Name: [(caller: TypeID?, place: DeclarationID)]] = [:]

    /// Looks for calls of those views' functions alone: the whole project is read, but little of it is kept.
    init(_ project: Project, of families: [ViewFamily]) {
        self.project = project
        let wanted = NameSet(families.flatMap { $0.code() }.map { project.declaration($0) }.filter { $0.kind == .function }.map(\.name))
        for found in project.crew.map(project.files.count, chunk: 64, { OutsideCalls.calls(of: wanted, in: $0, project) }) {
            for call in found { byName[call.name, default: []].append((call.caller, call.place)) }
        }
    }

    /// Members of a file that name one of the functions, once for each name.
    private static func calls(
        of wanted: NameSet, in file: Int, _ project: Project
    ) -> [(name: Name, caller: TypeID?, place: DeclarationID)] {
        let outline = project.files[file].outline
        guard project.files[file].standing == .source, outline.hasBodies else { return [] }
        var result: [(name: Name, caller: TypeID?, place: DeclarationID)] = []
        for index in outline.declarations.indices where !outline.declarations[index].scope.contains(.local) {
            switch outline.declarations[index].kind {
            case .function, .variable, .constant, .initializer: break
            default: continue
            }
            var names: Set<Name> = []
            for span in outline.code(of: index) {
                for node in span.first..<span.end where outline.nodes[Int(node)].kind == .member && wanted.contains(outline.nodes[Int(node)].name) {
                    names.insert(outline.nodes[Int(node)].name)
                }
            }
            guard !names.isEmpty else { continue }
            let place = DeclarationID(file: file, index: index)
            let caller = project.index.type(around: place)
            for name in names { result.append((name, caller, place)) }
        }
        return result
    }

    /// The functions of a view that code outside it calls, other than routers, interactors, presenters and builders.
    ///
    /// - Parameter candidates: the functions that are of interest.
    func functions(of family: ViewFamily, among candidates: Set<DeclarationID>) -> Set<DeclarationID> {
        let own = Set(family.classes)
        var result: Set<DeclarationID> = []
        for function in family.code() where candidates.contains(function) && project.declaration(function).kind == .function {
            let name = project.declaration(function).name
            for (caller, place) in byName[name] ?? [] {
                if let caller, own.contains(caller) || isOfTheRIB(caller) { continue }
                if calls(place, function, family) { result.insert(function) }
            }
        }
        return result
    }

    private func isOfTheRIB(_ type: TypeID) -> Bool {
        [Role.router, .interactor, .presenter, .builder, .component].contains { project.roles.has(type, $0) } || project.roles.isDouble(type)
    }

    private func calls(_ place: DeclarationID, _ function: DeclarationID, _ family: ViewFamily) -> Bool {
        let home = project.home(place)
        let outline = project.files[place.file].outline
        let name = project.declaration(function).name
        if let around = home.type, project.roles.has(around, .view), isWitness(place, around) { return false }
        var found = false
        Hearing.chains(in: place, project) { chain, _ in
            let elements = outline.list(of: chain)
            for (position, element) in elements.enumerated() where position > 0 && outline.nodes[Int(element)].kind == .member && outline.nodes[Int(element)].name == name {
                let type = project.type(ofChain: chain, upTo: element - 1, in: home)
                let isOfView = type.constituents.contains { part in
                    part.nominal.map { project.lineage.ancestors[family.type.index].contains($0) } ?? false
                }
                if isOfView { found = true }
            }
        }
        return found
    }

    /// A witness by which another RIB's view is told: what it calls, its router or interactor asked for.
    private func isWitness(_ place: DeclarationID, _ type: TypeID) -> Bool {
        let declared = project.declaration(place)
        let labels = project.labels(place)
        return project.viewRequirements(of: type).contains { project.declaration($0).name == declared.name && project.labels($0) == labels }
    }
}
