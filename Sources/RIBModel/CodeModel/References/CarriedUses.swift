import SourceText
import SwiftOutline

/// Uses of a stored property on an object that other code has got, or that the object's own code has put somewhere.
extension Project {
    /// The names of a property after a receiver that is not the own object, but may be an object of a class: those on
    /// values of the class, and those on values of unknown types in code of the class or in files that name it.
    package func carriedUses(of property: DeclarationID, in type: TypeID) -> [ChainElement] {
        let names = names(meaning: property)
        let className = NameSet([symbols.types[type.index].name])
        let files = isPrivate(property) ? property.file..<property.file + 1 : self.files.indices
        var result: [ChainElement] = []
        for mention in mentions(ofPropertiesOfOthers: names, in: files) {
            let body = body(of: mention.code)
            for chain in body.chains {
                for element in chain.elements where element.kind == .member && names.contains(element.name) {
                    let receiver = chain.before(element)
                    let isOwnCode = body.home.type.map { hierarchy.areRelated($0, type) } ?? false
                    let isSelf = receiver.isSelfUnwrapped || receiver.denotesSelf && !receiver.isConditional
                    if isOwnCode, isSelf { continue }
                    let isNear = isOwnCode || self.file(mention.code.file, mentionsTypes: className)
                    if mayBe(receiver.type, type, ifUnknown: isNear) { result.append(element) }
                }
            }
        }
        return result
    }

    /// The mentions of properties of some names on other objects than `self`, in the order of files.
    private func mentions(ofPropertiesOfOthers names: NameSet, in files: Range<Int>) -> [NameMention] {
        guard recorder != nil else {
            return files.filter(symbols.isSource).flatMap { file in
                mentions(ofMembers: names, in: file).filter { !$0.isOnSelf }
            }
        }
        // A search would depend on every file that uses such a name on `self`.
        return names.flatMap { self[Project.propertiesOfOthers, at: $0] }
            .filter { files.contains($0.code.file) }.sorted { $0.code < $1.code }
    }

    private static let propertiesOfOthers = Query<WholeProject, Groups<Name, NameMention>>(
        index: "mentionsOfPropertiesOfOthers", ofAnswers: true
    ) { project in
        Groups(project.answers(propertiesOfOthersInFile, project.allFiles), by: \.name)
    }

    private static let propertiesOfOthersInFile = Query<FileID, [NameMention]>("propertiesOfOthersInFile") {
        project, file in
        guard project.symbols.isSource(file.index) else { return [] }
        return project.mentions(ofMembers: project[propertyNames], in: file.index).filter { !$0.isOnSelf }
    }

    /// The names of all properties of types.
    private static let propertyNames = Query<WholeProject, NameSet>("namesOfProperties", ofAnswers: true) {
        project, _ in
        NameSet(project.collected(propertyNamesOfFile, project.allFiles))
    }

    private static let propertyNamesOfFile = Query<FileID, [Name]>("namesOfPropertiesInFile") { project, file in
        project.names(ofDeclarationsIn: file) {
            $0.scope.contains(.member) && ($0.kind == .variable || $0.kind == .constant)
        }
    }

    private func mayBe(_ value: TypeReference, _ type: TypeID, ifUnknown: Bool) -> Bool {
        value.constituents.isEmpty && ifUnknown
            || value.constituents.contains { part in
                switch part {
                case .nominal(let nominal, _): hierarchy.areRelated(nominal, type)
                case .unknown, .unresolved, .parameter: ifUnknown
                default: false
                }
            }
    }

    /// The first call by which code of a class passes its object to a function that only stops the program: one that is
    /// not written yet.
    func passesSelfToTrap(_ type: TypeID) -> Bool {
        classes(of: type).contains { type in
            ownMembers(of: type).contains { member in
                hasReadBody(member) && passesSelf(inCodeOf: member)
                    && body(of: member).calls.contains { call in
                        call.arguments.contains { $0.value?.isSelf == true }
                            && call.runsTrap
                    }
            }
        }
    }
}

extension Chain {
    /// Whether the chain is bound to something that can be nil, other than `self`: `if let found = maybe`.
    fileprivate var isConditional: Bool {
        guard case .optionalBinding(let binding)? = onlyName?.local, let value = binding.value else { return false }
        return !value.isSelf
    }

    /// `self`, `self?`, `self!`
    fileprivate var isSelfUnwrapped: Bool {
        head?.kind == .selfReference
            && elements.dropFirst().allSatisfy { $0.kind == .optionalChain || $0.kind == .forceUnwrap }
    }
}
