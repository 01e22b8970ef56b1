import SourceText

/// Values that hold neither code nor an object of the project: numbers, texts, dates, colors, plain structs. Whoever
/// receives such a value cannot call the project back by it.
extension Expression {
    /// Whether all operands certainly are such values.
    var isPlainData: Bool { isPlainData(depth: 0) }

    fileprivate func isPlainData(depth: Int) -> Bool {
        guard depth < Project.deepestTyping else { return false }
        return parts.allSatisfy { part in
            switch part {
            case .chain(let chain): chain.isPlainData(depth: depth + 1)
            case .operator, .question, .colon, .cast: true
            case .assignment, .statement: false
            }
        }
    }
}

extension Chain {
    /// Whether the value certainly holds neither code nor an object of the project.
    var isPlainData: Bool { isPlainData(depth: 0) }

    /// - Parameter depth: the number of values that the chain's own depends on.
    fileprivate func isPlainData(depth: Int) -> Bool {
        guard depth < Project.deepestTyping else { return false }
        var isPlain = false
        for (element, type) in typedElements {
            switch element.kind {
            case .literal: isPlain = element.arguments.allSatisfy { $0.isPlainData(depth) }
            case .tuple: isPlain = element.arguments.allSatisfy { $0.isPlainData(depth) }
            case .keyPath, .macro, .implicitMember: isPlain = true
            case .identifier: isPlain = type.isPlainData(in: project) || isPlainName(element, of: type, depth)
            case .member:
                let isOfLibrary = isPlain && type == .unknown && !project.memberTable.has(element.name)
                isPlain = isOfLibrary || type.isPlainData(in: project)
            case .call:
                let isMade =
                    isPlain
                    && element.arguments.allSatisfy { $0.value?.closure != nil || $0.isPlainData(depth) }
                isPlain = isMade || type.isPlainData(in: project)
            case .subscript, .optionalChain, .forceUnwrap, .genericArguments, .postfixOperator, .macroArguments: break
            case .selfReference, .superReference, .closure, .typeReference, .unknown: isPlain = false
            }
        }
        return isPlain
    }

    /// Whether a name of no declared type is that of a library's type, or of a variable whose first value is plain.
    private func isPlainName(_ name: ChainElement, of type: TypeReference, _ depth: Int) -> Bool {
        switch type {
        case .metatype(.known): return true
        case .unknown: break
        default: return false
        }
        if let local = name.local { return local.isPlainData(depth) }
        guard let own = body.home.type, let property = project.firstProperty(name.name, of: own, from: body.file),
            !project.isComputed(property), let value = project.body(of: property).initialValue
        else { return false }
        return value.literal != .nil && value.isPlainData(depth: depth + 1)
    }
}

extension Argument {
    fileprivate func isPlainData(_ depth: Int) -> Bool { value?.isPlainData(depth: depth + 1) ?? true }
}

extension LocalDeclaration {
    fileprivate func isPlainData(_ depth: Int) -> Bool {
        switch self {
        case .variable(let variable):
            return variable.value.map { $0.literal != .nil && $0.isPlainData(depth: depth + 1) } ?? false
        case .optionalBinding(let binding):
            return binding.value?.isPlainData(depth: depth + 1) ?? binding.outer?.isPlainData(depth + 1) ?? false
        case .capture(let capture):
            return capture.value?.isPlainData(depth: depth + 1) ?? capture.outer?.isPlainData(depth + 1) ?? false
        case .pattern(let name): return name.origin?.value.isPlainData(depth: depth + 1) ?? false
        case .parameter, .closureParameter, .function: return false
        }
    }
}

extension TypeReference {
    /// Whether values of the type hold neither code nor objects of the project.
    fileprivate func isPlainData(in project: Project) -> Bool {
        switch self {
        case .known(let name, let arguments):
            project.symbols.libraryNames.plainTypes.contains(name)
                && arguments.allSatisfy { $0.isPlainData(in: project) }
        case .collection(let element): element.isPlainData(in: project)
        case .tuple(let elements): elements.allSatisfy { $0.isPlainData(in: project) }
        case .nominal(let type, _): project.isPlainData(type)
        default: false
        }
    }
}

extension Project {
    /// Whether a struct or an enumeration certainly holds neither code nor objects.
    fileprivate func isPlainData(_ type: TypeID) -> Bool { self[Project.plainData, type] }

    private static let plainData = Query<TypeID, Bool>("plainData") { project, type in
        var seen: Set<TypeID> = [type]
        var work = [type]
        while let type = work.popLast() {
            guard var held = project.heldTypes(of: type) else { return false }
            while let part = held.popLast() {
                switch part {
                case .nominal(let nominal, _): if seen.insert(nominal).inserted { work.append(nominal) }
                case .collection(let element): held.append(element)
                case .tuple(let elements): held += elements
                case .known(let name, let arguments):
                    guard project.symbols.libraryNames.plainTypes.contains(name) else { return false }
                    held += arguments
                default: return false
                }
            }
        }
        return true
    }

    /// The types of what a struct's stored properties or an enumeration's cases hold; nil if the type is another one.
    private func heldTypes(of type: TypeID) -> [TypeReference]? {
        guard isStruct(type) || isEnum(type) else { return nil }
        return ownMembers(of: type).flatMap { member -> [TypeReference] in
            if isEnumCase(member) { return hasParameters(member) ? [.unknown] : [] }
            return isProperty(member) && isStored(member) && !isStatic(member) ? [self.type(of: member)] : []
        }
    }
}
