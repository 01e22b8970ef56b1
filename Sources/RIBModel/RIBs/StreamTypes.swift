import SourceText

/// Types of streams and of what keeps subscriptions to them.
extension Project {
    /// Whether a value of the type is a single subscription.
    func isSubscription(_ type: TypeReference, _ words: StreamModel) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .known(let name, _): words[name].contains(.subscriptions)
            case .nominal(let nominal, _): descends(nominal, from: words[.subscriptions])
            default: false
            }
        }
    }

    /// Whether a value of the type keeps subscriptions: one, several, or a bag.
    package func keepsSubscriptions(_ type: TypeReference, _ words: StreamModel, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        if isSubscription(type, words) { return true }
        switch type {
        case .known(let name, let arguments):
            return words[name].contains(.bags) || arguments.contains { keepsSubscriptions($0, words, depth: depth + 1) }
        case .collection(let element): return keepsSubscriptions(element, words, depth: depth + 1)
        case .nominal(let nominal, _): return isBag(nominal, words, depth: depth)
        default: return false
        }
    }

    /// Whether a type is a bag declared in the project: a type without a role whose few stored properties all keep
    /// subscriptions.
    private func isBag(_ type: TypeID, _ words: StreamModel, depth: Int) -> Bool {
        let entry = symbols.types[type.index]
        if descends(type, from: words[.bags]) { return true }
        if hierarchy.ancestors[type.index].contains(where: {
            symbols.wellKnownNames.projectBags.contains(symbols.types[$0.index].name)
        }) {
            return true
        }
        guard !entry.isProtocol, !roles.hasAny(type) else { return false }
        let stored = ownMembers(of: type).filter {
            isProperty($0) && !isComputed($0) && !isStatic($0)
        }
        return !stored.isEmpty && stored.count <= 2
            && stored.contains { keepsSubscriptions(self.type(of: $0), words, depth: depth + 1) }
    }

    /// The library through which values of the type can be subscribed to; nil if they cannot.
    func observability(_ type: TypeReference, _ words: StreamModel) -> StreamLibrary? {
        for part in type.constituents {
            switch part {
            case .known(let name, _) where words[name].contains(.observables):
                return words.publishers.contains(name) ? .combine : .rx
            case .nominal(let nominal, _):
                if descends(nominal, from: words.publishers) { return .combine }
                if descends(nominal, from: words[.observables]) { return .rx }
            case .metatype(let made):
                if let library = observability(made, words) { return library }
            default: break
            }
        }
        return nil
    }

    private func descends(_ type: TypeID, from names: NameSet) -> Bool {
        hierarchy.ancestors[type.index].contains { ancestor in
            // A vendored copy of a library counts as the library, by the names of its types.
            let entry = symbols.types[ancestor.index]
            if files[entry.declaration.file].kind == .vendored, names.contains(entry.name) { return true }
            return hierarchy.supertypes[ancestor.index].contains {
                if case .known(let name, _) = $0 { return names.contains(name) }
                return false
            }
        }
    }

    /// Whether enough is known about the type to exclude that it is an observable.
    package func isUnderstood(_ type: TypeReference) -> Bool {
        switch type {
        case .nominal(let nominal, _):
            !hasUnresolvedSuperclass(nominal) && hierarchy.unresolvedProtocols[nominal.index].isEmpty
        // The last part of `Publishers.Map<…>` alone is not conclusive.
        case .known(let name, _): symbols.known.contains(name, in: names)
        case .library, .collection, .tuple, .function: true
        case .composition(let parts), .parameter(_, let parts): !parts.isEmpty && parts.allSatisfy(isUnderstood)
        case .metatype(let made): isUnderstood(made)
        case .unresolved, .unknown: false
        }
    }
}
