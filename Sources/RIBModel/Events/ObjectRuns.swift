import SourceText

/// The functions that a library runs because an object is started.
struct StartedFunctions {
    var functions: [DeclarationID] = []
    /// False if an object may be one of a class that is not known.
    var isComplete = true
}

/// Objects whose functions a library runs once they are started: `queue.addOperation(operation)`, `thread.start()`.
extension Project {
    /// The functions that a call runs by starting objects of the project's classes; nil for any other call.
    func functionsStarted(by call: CallSite) -> StartedFunctions? {
        let runs = symbols.wellKnownNames.runs
        guard runs.startingMethods.contains(call.name), call.callees.functions.isEmpty else { return nil }
        for object in runs.startedObjects {
            if object.starters.contains(call.name), let receiver = call.receiver, isStarted(receiver.type, object) {
                return functionsRun(by: receiver.expression, of: receiver.type, object, from: call.body.file)
            }
            guard object.queuing.contains(call.name) else { continue }
            let values = call.startedValues
            if values.isEmpty { continue }
            return values.reduce(into: StartedFunctions()) { result, value in
                let run = functionsRun(by: value, of: value.type, object, from: call.body.file)
                result.functions += run.functions.filter { !result.functions.contains($0) }
                result.isComplete = result.isComplete && run.isComplete
            }
        }
        return nil
    }

    /// Whether a value is one of the objects: of the library's class, or of one that inherits from it.
    func isStarted(_ type: TypeReference, _ object: RunModel.Started) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .known(let name, _): name == object.type || object.closureTypes.contains(name)
            case .nominal(let type, _): inherits(type, from: object.type)
            default: false
            }
        }
    }

    private func functionsRun(
        by value: Expression, of type: TypeReference, _ object: RunModel.Started, from file: Int
    ) -> StartedFunctions {
        var result = StartedFunctions()
        for part in type.constituents {
            switch part {
            case .nominal(let type, _) where inherits(type, from: object.type):
                result.isComplete = result.isComplete && !hasAbsentCode(type)
                for type in [type] + descendants(of: type) {
                    for name in object.functions {
                        guard let function = implementation(name, nil, of: type, from: file),
                            !result.functions.contains(function)
                        else { continue }
                        result.functions.append(function)
                    }
                }
            case .known(let name, _) where object.closureTypes.contains(name):
                result.isComplete = result.isComplete && value.isMadeInSameCode
            default: result.isComplete = false
            }
        }
        result.isComplete = result.isComplete && !type.constituents.isEmpty
        return result
    }
}

extension CallSite {
    /// The objects among the arguments of a call that starts them: the first argument, or the elements of an array.
    var startedValues: [Expression] {
        guard let value = arguments.first?.value, value.closure == nil else { return [] }
        guard let only = value.plainChain?.only, only.literal == .array else { return [value] }
        return only.arguments.compactMap(\.value)
    }
}

extension Expression {
    /// Whether the value is made in the code with the expression, which therefore contains the closures that it is made
    /// with.
    fileprivate var isMadeInSameCode: Bool {
        guard let chain = plainChain else { return false }
        if chain.makesCall { return chain.calls.contains { $0.isConstruction } }
        guard case .variable(let variable)? = chain.onlyName?.local, let value = variable.value?.plainChain else {
            return false
        }
        return value.calls.contains { $0.isConstruction }
    }
}
