import SourceText

/// Uses of a stored property on an object that other code has got, or that the object's own code has put somewhere.
extension Project {
    /// The names of a property behind a receiver that is not the own object, but may be an object of a class: those on
    /// values of the class, and those on values of unknown types in code of the class or in files that name it.
    func carriedUses(of property: DeclarationID, in type: TypeID) -> [ChainElement] {
        let names = names(meaning: property)
        let className = NameSet([symbols.types[type.index].name])
        let files = isPrivate(property) ? property.file..<property.file + 1 : self.files.indices
        var result: [ChainElement] = []
        for file in files where self.files[file].kind == .source {
            for mention in mentions(ofMembers: names, in: file) where !mention.isOnSelf {
                let body = body(of: mention.code)
                for chain in body.chains {
                    for element in chain.elements where element.kind == .member && names.contains(element.name) {
                        let receiver = chain.before(element)
                        let isOwnCode = body.home.type.map { hierarchy.areRelated($0, type) } ?? false
                        let isSelf = receiver.isSelfUnwrapped || receiver.denotesSelf && !receiver.isConditional
                        if isOwnCode, isSelf { continue }
                        let isNear = isOwnCode || self.file(file, mentionsTypes: className)
                        if mayBe(receiver.type, type, ifUnknown: isNear) { result.append(element) }
                    }
                }
            }
        }
        return result
    }

    private func mayBe(_ value: TypeReference, _ type: TypeID, ifUnknown: Bool) -> Bool {
        value.constituents.isEmpty && ifUnknown || value.constituents.contains { part in
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
