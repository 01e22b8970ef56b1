import SourceText

/// A case of an enumeration that switches plugins, and the factories that refer to it.
public struct PluginSwitch: Sendable, Equatable {
    public let declaration: DeclarationID
    public let type: TypeID
    public let use: Use

    public enum Use: Sendable, Equatable {
        /// Code outside of the enumeration names the case, or may.
        case named(NodeReference?)
        /// Code reaches all cases of the enumeration.
        case listed(NodeReference)
        /// Two factories have the case as their switch: their members.
        case shared(DeclarationID, DeclarationID)
        /// No factory and no plugin point names the enumeration.
        case unrelated
        case none
    }

    fileprivate static let query = Query<TypeID, [PluginSwitch]>("pluginSwitches") { project, type in
        let names = project[SwitchMention.all]
        let isRelated = project.isNamedByPlugins(type)
        return project.ownMembers(of: type).filter { project.isEnumCase($0) }.map { declared in
            PluginSwitch(
                declaration: declared, type: type,
                use: isRelated ? project.use(ofSwitch: declared, of: type, names) : .unrelated)
        }
    }
}

extension Project {
    /// The enumerations that switch plugins, in order; empty unless the project has all parts of a plugin framework.
    public var pluginSwitchTypes: [TypeID] { pluginTypes.isComplete ? pluginTypes.switches : [] }

    /// The cases of such an enumeration, in order.
    public func pluginSwitches(of type: TypeID) -> [PluginSwitch] {
        self[PluginSwitch.query, type].map { found in
            guard found.use == .none, isInUnreadBody([name(of: found.declaration)]) else { return found }
            return PluginSwitch(declaration: found.declaration, type: found.type, use: .named(nil))
        }
    }

    /// A case with the name of its enumeration: 'HomeSwitch.help'.
    public func name(ofCase declared: DeclarationID, of type: TypeID) -> String {
        "\(name(of: type)).\(text(name(of: declared)))"
    }

    /// The name of the type that declares a member.
    public func ownerName(of member: DeclarationID) -> String {
        symbols.type(around: member).map { name(of: $0) } ?? ""
    }

    /// The names of cases that nothing which was read uses.
    var namesOfUnusedSwitches: [Name] {
        pluginSwitchTypes.flatMap { self[PluginSwitch.query, $0] }.filter { $0.use == .none }
            .map { name(of: $0.declaration) }
    }

    fileprivate func isNamedByPlugins(_ type: TypeID) -> Bool {
        let name = NameSet([symbols.types[type.index].name])
        return (pluginTypes.factories + pluginTypes.points).contains { plugin in
            symbols.parts(of: plugin).contains { !typeNames(in: $0, among: name).isEmpty }
        }
    }

    fileprivate func use(ofSwitch declared: DeclarationID, of type: TypeID, _ mentions: [SwitchMention])
        -> PluginSwitch.Use
    {
        let name = name(of: declared)
        func isMeant(_ mention: SwitchMention) -> Bool { mention.type.map { $0 == type } ?? true }
        let members = mentions.filter { $0.name == name && $0.type == type }.compactMap(\.member)
        for (index, member) in members.enumerated() {
            for other in members[..<index] where areSwitchesOfFactories(other, member) { return .shared(other, member) }
        }
        if let mention = mentions.first(where: { $0.name == name && isMeant($0) }) { return .named(mention.place) }
        if let list = mentions.first(where: { $0.name == nil && isMeant($0) }) { return .listed(list.place) }
        return .none
    }

    /// Whether members of one name give the switch of two factories, neither of which inherits from the other.
    private func areSwitchesOfFactories(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
        guard name(of: one) == name(of: other), let first = symbols.type(around: one),
            let second = symbols.type(around: other)
        else { return false }
        return first != second && !hierarchy.areRelated(first, second)
    }
}

/// A place outside of the enumerations that names a case, or reaches all cases.
private struct SwitchMention: Sendable, Equatable {
    /// Nil for a mention of all cases.
    let name: Name?
    let place: NodeReference
    /// The enumeration; nil if it is not known.
    let type: TypeID?
    /// The member of a factory whose only value is the case.
    let member: DeclarationID?

    static let all = Query<WholeProject, [SwitchMention]>("mentionsOfPluginSwitches") { project, _ in
        project.collected(inFile, project.filesWithCode)
    }

    private static let inFile = Query<FileID, [SwitchMention]>("mentionsOfPluginSwitchesInFile") { project, file in
        let types = project.pluginSwitchTypes
        let kind = project.files[file.index].kind
        guard !types.isEmpty, kind == .source || kind == .generated else { return [] }
        let names = project[names]
        return project.uses(of: names, in: file.index).compactMap { found in
            SwitchMention(found, among: types, project)
        }
    }

    private static let names = Query<WholeProject, NameSet>("namesOfPluginSwitches") { project, _ in
        var names = NameSet(
            project.pluginSwitchTypes.flatMap { type in
                [project.symbols.types[type.index].name]
                    + project.ownMembers(of: type).filter { project.isEnumCase($0) }.map { project.name(of: $0) }
            })
        names.insert(project.symbols.wellKnownNames.allCases)
        return names
    }

    /// Nil for a mention of something else, one in the enumeration, and one that only compares a value with the case.
    private init?(_ found: (name: Name, place: NodeReference), among types: [TypeID], _ project: Project) {
        let (name, place) = found
        let list = project.symbols.wellKnownNames.allCases
        guard let code = project.code(around: place) else {
            // The default value of a parameter, or the annotation of one.
            guard !types.contains(where: { project.symbols.types[$0.index].name == name }) else { return nil }
            self.init(name: name, place: place, type: nil, member: nil)
            return
        }
        let home = project.symbols.type(around: code)
        if let home, types.contains(home) { return nil }
        let body = project.body(of: code)
        let element = ChainElement(place.node, in: body)
        guard let chain = element.chain else { return nil }
        if let created = types.first(where: { project.symbols.types[$0.index].name == name }) {
            // `HomeSwitch(rawValue:)`
            guard chain.calls(element) else { return nil }
            self.init(name: nil, place: place, type: created, member: nil)
            return
        }
        guard element.kind == .implicitMember || element.kind == .member else { return nil }
        let type = element.kind == .implicitMember ? chain.expectedType : chain.before(element).type
        let named = type.constituents.compactMap { part -> TypeID? in
            if case .metatype(let inner) = part { return inner.nominal }
            return part.nominal
        }
        let isKnown = !type.isUnresolved && type != .unknown
        let own = named.first { types.contains($0) }
        let isProtocol = named.contains { project.isProtocol($0) }
        guard own != nil || isProtocol || !isKnown else { return nil }
        let isFactory = home.map { project.pluginTypes.factories.contains($0) } ?? false
        let isPoint = home.map { project.pluginTypes.points.contains($0) } ?? false
        if !isFactory, !isPoint, body.isMatched(element) { return nil }
        let isValue = isFactory && body.isOnlyValue(chain)
        self.init(
            name: name == list ? nil : name, place: place, type: own, member: isValue && own != nil ? code : nil)
    }

    private init(name: Name?, place: NodeReference, type: TypeID?, member: DeclarationID?) {
        (self.name, self.place, self.type, self.member) = (name, place, type, member)
    }
}

extension FunctionBody {
    /// Whether an element is in a pattern, which tests a value.
    fileprivate func isMatched(_ element: ChainElement) -> Bool {
        element.ancestors.contains { if case .pattern = $0 { true } else { false } }
    }

    /// Whether a chain is all that the code evaluates: the initial value or the result of a property.
    fileprivate func isOnlyValue(_ chain: Chain) -> Bool { (result ?? initialValue)?.plainChain == chain }
}
