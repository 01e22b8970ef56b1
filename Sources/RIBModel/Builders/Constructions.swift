import SourceText

/// An object that code creates: a call of a type.
struct Construction {
    let call: CallSite
    /// The type's name, or `init` where it is left out.
    let name: ChainElement
    /// What is created.
    let type: TypeReference

    var file: Int { call.body.file }
}

extension FunctionBody {
    /// All objects that the code creates, in the order of their calls.
    var constructions: some Sequence<Construction> { calls.lazy.compactMap(\.construction) }
}

extension CallSite {
    /// What the call creates; nil where it calls something else than a type.
    var construction: Construction? {
        guard let calledName else { return nil }
        if calledName.kind == .implicitMember {
            // `.init()`
            guard name == .`init` else { return nil }
            let type = chain.expectedType
            return type == .unknown ? nil : Construction(call: self, name: calledName, type: type)
        }
        guard case .metatype(let created) = chain.through(calledName).type else { return nil }
        let typeName = name == .`init` ? chain.before(calledName).lastName : nil
        return Construction(call: self, name: typeName ?? calledName, type: created)
    }
}
