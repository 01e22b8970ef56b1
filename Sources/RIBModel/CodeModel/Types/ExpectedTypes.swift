import SourceText
import SwiftOutline

/// Types that an expression's context expects of it.
extension Chain {
    /// The type that the context requires of the chain's value, derived from declarations.
    package var expectedType: TypeReference {
        guard let around = enclosing, around.kind == .expression else {
            // The default value of a parameter is outside of the body.
            return body.parameters.first { $0.defaultValue?.contains(place) == true }?.writtenType ?? .unknown
        }
        let expression = around.expression
        if let target = expression.assignment?.target, target.isBefore(self) { return target.type }
        guard expression.plainChain != nil || expression.alternativeValues.contains(where: { $0.plainChain == self })
        else { return .unknown }
        guard let parent = around.enclosing else { return project.type(of: body.home.declaration) }
        switch parent.kind {
        case .binding where parent.binding.count == 1: return parent.binding.variable?.writtenType ?? .unknown
        case .optionalBinding: return parent.optionalBinding.writtenType ?? .unknown
        case .return, .block: return parent.resultType
        case .argument: return parent.argument.expectedType
        default: return .unknown
        }
    }
}

extension LocalVariable {
    /// Nil if no type is written.
    fileprivate var writtenType: TypeReference? { hasType ? body.project.type(of: declaration) : nil }
}

extension OptionalBinding {
    /// Nil if no type is written.
    fileprivate var writtenType: TypeReference? { body.writtenType(in: node) }
}

extension BodyNode {
    /// The result type of the enclosing function or getter, or the type of the local whose value the code is part of.
    fileprivate var resultType: TypeReference {
        var around = enclosing
        while let part = around {
            switch part.kind {
            case .closure, .argument: return .unknown
            case .binding: return part.binding.count == 1 ? part.binding.variable?.writtenType ?? .unknown : .unknown
            case .localFunction:
                let isDeclared = body.outline.declarations.indices.contains(part.declaration.index)
                return isDeclared ? project.type(of: part.declaration) : .unknown
            default: around = part.enclosing
            }
        }
        return project.type(of: body.home.declaration)
    }
}

extension Argument {
    /// The type of the parameter that the argument is passed to.
    fileprivate var expectedType: TypeReference {
        guard let call else { return .unknown }
        for function in call.namedFunctions {
            if let type = project.parameterType(of: function, for: self, of: call) { return type }
        }
        return .unknown
    }
}

extension CallSite {
    /// The members of the project that the callee's name can denote, including overloads that do not accept the
    /// arguments, and requirements.
    fileprivate var namedFunctions: [DeclarationID] {
        guard let calledName else { return [] }
        if calledName.kind == .implicitMember {
            return chain.expectedType.nominal.map { project.members(name, of: $0, from: body.file) } ?? []
        }
        if case .metatype(let created) = chain.through(calledName).type {
            return created.nominal.map { project.members(Name.`init`, of: $0, from: body.file) } ?? []
        }
        let base = receiver?.type ?? body.home.type.map { .nominal($0, []) } ?? .unknown
        return base.constituents.compactMap(\.nominal).flatMap { project.members(name, of: $0, from: body.file) }
    }
}
