package import SourceText
import SwiftOutline

/// A member or global whose code contains a name.
package struct NameMention: Equatable, Sendable {
    package let name: Name
    package let code: DeclarationID
    /// Whether all uses of the name in the code are plain or members of `self`.
    let isOnSelf: Bool
}

/// Mentions of names in the code of a file; none in files that are not reported on.
extension Project {
    /// The code that contains one of the names as a plain name or in the type of a local, each pair once, in order.
    package func mentions(ofTypes names: NameSet, in file: Int) -> [NameMention] {
        guard symbols.isSource(file), symbols.uses(names, inFile: file) else { return [] }
        let outline = files[file].outline
        var result: [NameMention] = []
        for node in outline.nodes.indices
        where [.identifier, .typeName].contains(outline.nodes[node].kind) && names.contains(outline.nodes[node].name) {
            guard let code = code(around: NodeReference(file: file, node: NodeID(node))) else { continue }
            let mention = NameMention(name: outline.nodes[node].name, code: code, isOnSelf: true)
            if !result.contains(mention) { result.append(mention) }
        }
        return result
    }

    /// The code that calls a function of one of the names or refers to one, each pair once, in the order of members.
    package func mentions(ofFunctions names: NameSet, in file: Int) -> [NameMention] {
        mentions(of: names, in: file) { outline, node in !outline.isFollowedByMember(node) }
    }

    /// The code that contains one of the names as a plain name or a member, each pair once, in the order of members.
    func mentions(ofMembers names: NameSet, in file: Int) -> [NameMention] {
        mentions(of: names, in: file) { _, _ in true }
    }

    /// The code that calls a function of one of the names or refers to one, each pair once, in the order of members.
    ///
    /// - Parameter members: those of the names for which any use in the code counts.
    func mentions(ofFunctions names: NameSet, orMembers members: NameSet, in file: Int) -> [NameMention] {
        mentions(of: names, in: file) { outline, node in
            members.contains(outline.name(node)) || !outline.isFollowedByMember(node)
        }
    }

    private func mentions(
        of names: NameSet, in file: Int, where isWanted: (Outline, NodeID) -> Bool
    ) -> [NameMention] {
        guard symbols.isSource(file), symbols.uses(names, inFile: file) else { return [] }
        let outline = files[file].outline
        let uses = outline.uses(of: names, where: isWanted)
        // Most files use none of the names.
        return uses.isEmpty ? [] : outline.mentions(at: uses, in: file)
    }

    /// The names of all functions of types and of files.
    var functionNames: NameSet { self[Project.namesOfFunctions] }

    private static let namesOfFunctions = Query<WholeProject, NameSet>("namesOfFunctions", ofAnswers: true) {
        project, _ in
        NameSet(project.collected(functionNamesOfFile, project.allFiles))
    }

    private static let functionNamesOfFile = Query<FileID, [Name]>("namesOfFunctionsInFile") { project, file in
        project.names(ofDeclarationsIn: file) { $0.kind == .function && !$0.scope.contains(.local) }
    }

    /// The names of some declarations of a file, in order.
    func names(ofDeclarationsIn file: FileID, where isWanted: (DeclarationHead) -> Bool) -> [Name] {
        let heads = symbols.heads(ofFile: file.index)
        return Array { add in
            for index in heads.indices where isWanted(heads[index]) { add(heads[index].name) }
        }
    }

    /// The places in a file, in its declarations and its code, that use one of the names, in order.
    func uses(of names: NameSet, in file: Int) -> [(name: Name, place: NodeReference)] {
        guard symbols.uses(names, inFile: file) else { return [] }
        let outline = files[file].outline
        return outline.names(in: names).map { (outline.name($0), NodeReference(file: file, node: $0)) }
    }

    /// Whether code of a file contains one of the names, plainly or as a member.
    package func file(_ file: Int, mentions names: NameSet) -> Bool {
        guard !symbols.heads(ofFile: file).hasBodies || symbols.uses(names, inFile: file) else { return false }
        return files[file].outline.nodes.contains {
            ($0.kind == .identifier || $0.kind == .member) && names.contains($0.name)
        }
    }

    /// Whether one of the types is named anywhere in a file.
    func file(_ file: Int, mentionsTypes names: NameSet) -> Bool {
        let outline = files[file].outline
        return outline.nodes.contains { ($0.kind == .typeName || $0.kind == .identifier) && names.contains($0.name) }
            || outline.declarations.contains { $0.kind.isType && names.contains($0.name) }
    }

    /// The arguments with one of the labels in the code of a file, in order.
    func arguments(labeled names: NameSet, in file: Int) -> [NodeReference] {
        let outline = files[file].outline
        return outline.nodes.indices.compactMap { index in
            let node = outline.nodes[index]
            guard node.kind == .argument, names.contains(node.name) else { return nil }
            return NodeReference(file: file, node: NodeID(index))
        }
    }
}
