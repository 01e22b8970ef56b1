import SourceText

/// An object that code creates by calling a type.
package struct Construction {
    package let call: CallSite
    /// The type's name, or `init` if the name is omitted.
    package let name: ChainElement
    /// The type of the object.
    package let type: TypeReference

    var file: Int { call.body.file }
}

extension FunctionBody {
    /// All objects that the code creates, in the order of the calls.
    package var constructions: Constructions { Constructions(calls: calls) }
}

extension CallSite {
    /// The object that the call creates; nil if its callee is not a type.
    package var construction: Construction? {
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

/// The constructions among some calls, in order.
package struct Constructions: Sequence, IteratorProtocol {
    fileprivate var calls: CallSites

    package mutating func next() -> Construction? {
        while let call = calls.next() {
            if let construction = call.construction { return construction }
        }
        return nil
    }
}
