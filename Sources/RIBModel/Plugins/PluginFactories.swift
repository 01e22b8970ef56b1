import SourceText

/// What names the type of a factory of plugins.
public enum FactoryUse: Sendable, Equatable {
    /// Code outside of the factory names it, and may pass it to a plugin point; nil if a body that no analysis reads
    /// does.
    case named(NodeReference?)
    /// Objective-C can create it by its name.
    case exposed
    case none
}

extension Project {
    /// The factories of plugins, in order; empty unless the project has all parts of a plugin framework.
    public var pluginFactories: [TypeID] { pluginTypes.isComplete ? pluginTypes.factories : [] }

    public func use(ofFactory factory: TypeID) -> FactoryUse {
        if attributes(of: symbols.types[factory.index].declaration).contains(where: { $0.name == .objc }) {
            return .exposed
        }
        let name = symbols.types[factory.index].name
        let use = self[FactoryName.all, at: name].first { $0.owner != factory }
        return use.map { .named($0.place) } ?? .none
    }

    /// The names of factories that nothing which was read uses: one in another body is a use.
    var namesOfUnusedPluginParts: [Name] {
        let names = pluginFactories.map { symbols.types[$0.index].name }
        return names.filter { self[FactoryName.all, at: $0].isEmpty } + namesOfUnusedSwitches
    }

    static var queriesOfFactories: [Int] { [FactoryName.all.number, FactoryName.inFile.number] }

    /// Whether a body that no analysis reads contains one of the names.
    func isInUnreadBody(_ names: NameSet) -> Bool {
        files.indices.contains { !self.names(inUnreadBodiesOf: $0, among: names).isEmpty }
    }
}

/// A place that names a factory.
private enum FactoryName {
    static let all = Query<WholeProject, Groups<Name, TypeUse>>(index: "usesOfPluginFactories") { project in
        guard !project.pluginFactories.isEmpty else { return Groups([]) }
        return Groups(project.collected(inFile, project.allFiles), by: \.name)
    }

    static let inFile = Query<FileID, [TypeUse]>("usesOfPluginFactoriesInFile") { project, file in
        project.uses(ofTypesNamed: project[names], in: file.index).filter { !project.isOfPreviewMacro($0) }
    }

    private static let names = Query<WholeProject, NameSet>("namesOfPluginFactories") { project, _ in
        NameSet(project.pluginFactories.map { project.symbols.types[$0.index].name })
    }
}
