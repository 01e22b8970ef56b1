import SourceText

/// Whether code that runs after a child is detached still reads the property that holds it.
extension Project {
    /// Whether code after a call, in the same function, reads a property of the function's type.
    public func isRead(_ property: DeclarationID, after call: NodeReference, in function: DeclarationID) -> Bool {
        let name = name(of: property)
        return body(of: function).chains.contains { chain in
            chain.elements.contains { element in
                element.isName && element.name == name && element.place > call
                    && !(element.kind == .identifier && element.isLocal)
            }
        }
    }

    /// Whether code that runs after a call reads a property of the function's type: code after the call in the same
    /// function, a closure in it, or code after the calls that lead there from the type's own functions.
    public func isReadLater(_ property: DeclarationID, after call: NodeReference, in function: DeclarationID) -> Bool {
        let reach = Reach<CallingCode, Void>(
            from: [CallingCode(function: function, call: call)],
            until: { code in
                isRead(property, after: code.call, in: code.function)
                    || isRead(property, inClosuresOf: code.function, besides: code.call)
            },
            following: { code, add in
                for caller in ownCalls(of: code.function) { add(caller, ()) }
            })
        return reach.end != nil
    }

    private func isRead(
        _ property: DeclarationID, inClosuresOf function: DeclarationID, besides call: NodeReference
    ) -> Bool {
        let name = name(of: property)
        return body(of: function).closures.contains { closure in
            !closure.calls.contains { $0.calleePlace == call }
                && closure.chains.contains { $0.leadingElement?.memberOfSelf == name }
        }
    }

    /// The calls of a function in the code of its own type.
    private func ownCalls(of function: DeclarationID) -> [CallingCode] {
        guard let type = symbols.type(around: function) else { return [] }
        let name = name(of: function)
        return self[EventFunctions.mentions, at: name].flatMap { mention -> [CallingCode] in
            guard mention.isOnSelf, let own = symbols.type(around: mention.code), hierarchy.areRelated(own, type) else {
                return []
            }
            return body(of: mention.code).uses(of: [name]) { _ in true }
                .map { CallingCode(function: mention.code, call: $0.element.place) }
        }
    }
}

/// A function, and a call in it.
private struct CallingCode: Hashable {
    let function: DeclarationID
    let call: NodeReference
}
