package import SourceText

/// The functions that a project configures for what they do with children, by base name.
package struct ConfiguredFunctions: Sendable {
    /// The base names of all.
    package let names: NameSet
    private let entries: [Name: [Entry]]

    struct Entry: Sendable {
        let effect: ChildEffect
        let word: FunctionWord
        let owner: Name?
        /// `.none` for an argument without a label; nil for any labels.
        let labels: [Name]?
    }

    init(_ project: ProjectVocabulary, names: NameTable) {
        var entries: [Name: [Entry]] = [:]
        for effect in ChildEffect.allCases {
            for word in project.functions(effect) {
                let labels = word.labels.map { $0.map { $0 == "_" ? Name.none : names.intern($0) } }
                let entry = Entry(
                    effect: effect, word: word, owner: word.owner.map { names.intern($0) }, labels: labels)
                entries[names.intern(word.name), default: []].append(entry)
            }
        }
        self.entries = entries
        self.names = NameSet(entries.keys)
    }

    /// The base names of those of an effect.
    func names(of effect: ChildEffect) -> NameSet {
        NameSet(names.filter { entries[$0, default: []].contains { $0.effect == effect } })
    }

    /// Those of a base name, in the order of effects.
    fileprivate subscript(name: Name) -> [Entry] { names.contains(name) ? entries[name] ?? [] : [] }
}

extension ProjectVocabulary {
    /// The functions that are configured for an effect; words that name none are left out.
    func functions(_ effect: ChildEffect) -> [FunctionWord] {
        let words =
            switch effect {
            case .attaches: attachments
            case .detaches: detachments
            case .shows: showings
            case .removes: removals
            }
        return words.compactMap { FunctionWord($0) }
    }

    /// The functions that are configured for some effect, each once, in order.
    var functions: [FunctionWord] {
        ChildEffect.allCases.flatMap { functions($0) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension Project {
    /// The functions that the project configures for what they do with children.
    package var configuredFunctions: ConfiguredFunctions { symbols.wellKnownNames.configuredFunctions }

    /// What a name that is passed as a function does with the children that the function is called with.
    func configuredEffects(ofReference name: Name) -> [ChildEffect] {
        configuredEntries(ofReference: name).map(\.effect)
    }

    /// The words of the configuration that name it.
    func configuredWords(ofReference name: Name) -> [FunctionWord] { configuredEntries(ofReference: name).map(\.word) }

    private func configuredEntries(ofReference name: Name) -> [ConfiguredFunctions.Entry] {
        configuredFunctions[name].filter { $0.labels.map { $0.count == 1 } ?? true }
    }
}

extension CallSite {
    /// What the called function does with children by the configuration; empty for nearly all calls.
    var configuredEffects: [ChildEffect] { configuredEntries.map(\.effect) }

    /// Whether the called function attaches or detaches a child: the framework's, that of a copy, or one of the
    /// configuration.
    var changesChildren: Bool {
        project.isAttachment(name) || project.isDetachment(name)
            || configuredEntries.contains { $0.effect == .attaches || $0.effect == .detaches }
    }

    /// The words of the configuration that name the called function.
    var configuredWords: [FunctionWord] { configuredEntries.map(\.word) }

    private var configuredEntries: [ConfiguredFunctions.Entry] {
        guard let callee, callee.isName else { return [] }
        // `Navigator.init(…)` is `Navigator(…)`.
        let isInitializer = callee.name == Name.`init`
        let name = isInitializer ? receiver?.lastName?.name ?? .none : callee.name
        return project.configuredFunctions[name].filter { entry in
            (entry.labels.map(takes) ?? true) && (isInitializer || entry.owner.map(isCalled) ?? true)
        }
    }

    /// Whether the called function has these labels; for one that is not analyzed, whether the call may leave out
    /// others of them that have default values.
    private func takes(_ labels: [Name]) -> Bool {
        let functions = callees.functions
        if !functions.isEmpty {
            return functions.contains { function in
                project.labels(function).map { $0 == .discard ? .none : $0 } == labels
            }
        }
        var rest = labels[...]
        for argument in arguments {
            let isOfAnyLabel = argument.isTrailing && argument.label.isNone
            guard let place = isOfAnyLabel ? rest.indices.first : rest.firstIndex(of: argument.label) else {
                return false
            }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// Whether the function is called on a type of a name or is a member of one; true if the receiver is unknown.
    private func isCalled(on owner: Name) -> Bool {
        if callees.functions.contains(where: { project.isDeclared($0, in: owner) }) { return true }
        guard let receiver else {
            return body.home.type.map { project.isNamed(.nominal($0, []), owner) ?? true } ?? false
        }
        if receiver.lastName?.name == owner { return true }
        return project.isNamed(receiver.type, owner) ?? true
    }
}

extension Project {
    /// Whether a member is declared in a type of that name, or in an extension of one of a library.
    fileprivate func isDeclared(_ member: DeclarationID, in owner: Name) -> Bool {
        if let type = symbols.type(around: member) { return symbols.types[type.index].name == owner }
        return foreignMembers(name(of: member), ofKnown: owner, from: member.file).contains(member)
    }

    /// Whether a type or one of its ancestors has a name; nil if they are not all known.
    fileprivate func isNamed(_ type: TypeReference, _ owner: Name) -> Bool? {
        let text = text(owner)
        var isKnown = true
        for part in type.constituents {
            switch part {
            case .nominal(let nominal, _):
                if ([nominal] + hierarchy.ancestors[nominal.index]).contains(where: {
                    symbols.types[$0.index].name == owner || hierarchy.knownClasses[$0.index].contains(owner)
                }) || reaches(nominal, where: { $0.name == text }) {
                    return true
                }
                if hasUnresolvedSuperclass(nominal) { isKnown = false }
            case .library(let number, _): if symbols.libraryType(number).name == text { return true }
            case .known(let name, _):
                var current: Name? = name
                while let known = current {
                    if known == owner { return true }
                    current = symbols.known.superclass(known)
                }
            case .unresolved(let name): if name == owner { return true }
            case .metatype(let inner):
                switch isNamed(inner, owner) {
                case true: return true
                case nil: isKnown = false
                default: break
                }
            default: isKnown = false
            }
        }
        return isKnown && !type.constituents.isEmpty ? false : nil
    }
}

extension ClassDispatch {
    /// The calls in a router's own code that attach or detach a child, whichever it is.
    package var callsChangingChildren: [NodeReference] {
        let names = project.attachmentNames.all.union(project.configuredFunctions.names)
        return code.filter { project.mentions(names, $0) }.flatMap { member in
            body(of: member).calls.filter(\.changesChildren).map(\.calleePlace)
        }
    }
}
