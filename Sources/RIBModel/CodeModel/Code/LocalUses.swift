package import SourceText
import SwiftOutline

extension LocalDeclaration: Equatable {
    package static func == (left: LocalDeclaration, right: LocalDeclaration) -> Bool { left.number == right.number }

    /// A number that distinguishes the locals of a body.
    var number: UInt64 {
        switch self {
        case .variable(let variable): UInt64(variable.index) << 3
        case .optionalBinding(let binding): UInt64(binding.node) << 3 | 1
        case .parameter(let parameter): UInt64(parameter.node) << 3 | 2
        case .closureParameter(let parameter): UInt64(parameter.node) << 3 | 3
        case .capture(let capture): UInt64(capture.node) << 3 | 4
        case .pattern(let name): UInt64(name.node) << 3 | 5
        case .function(let function): UInt64(function.index) << 3 | 6
        }
    }

    var name: Name {
        switch self {
        case .variable(let variable): variable.name
        case .optionalBinding(let binding): binding.name
        case .parameter(let parameter): parameter.name
        case .closureParameter(let parameter): parameter.name
        case .capture(let capture): capture.name
        case .pattern(let name): name.name
        case .function(let function): function.name
        }
    }

    /// Whether `if let x = x` or `[x]` binds the value of a local again under the same name.
    func rebinds(_ local: LocalDeclaration) -> Bool {
        switch self {
        case .optionalBinding(let binding):
            binding.value.map { $0.isName(binding.name) } ?? true && binding.outer == local
        case .capture(let capture): capture.value.map { $0.isName(capture.name) } ?? true && capture.outer == local
        default: false
        }
    }
}

extension Expression {
    fileprivate func isName(_ name: Name) -> Bool { chain?.onlyName?.name == name }
}

extension LocalFunction {
    var name: Name { body.outline.declarations[index].name }

    /// Its parameters and its block.
    package var extent: BodyExtent {
        let declared = body.outline.declarations[index]
        let first = declared.parameters.isEmpty ? declared.body.first : declared.parameters.first
        return BodyExtent(nodes: min(first, declared.body.end)..<declared.body.end)
    }

    /// The parts of its block.
    package var code: BodyNodes {
        let span = body.outline.declarations[index].body
        return BodyNodes(span.first..<max(span.first, span.end), in: body)
    }
}

extension LocalVariable {
    /// Whether the declaration precedes a closure, not inside it.
    package func isDeclared(before closure: ClosureSite) -> Bool { isDeclared(before: closure.extent) }

    /// Whether the declaration precedes a section of the body, not inside it.
    package func isDeclared(before extent: BodyExtent) -> Bool {
        body.node(extent.nodes.lowerBound).start > body.outline.declarations[index].introducer
    }

    /// Whether the variable is a `let`.
    package var isConstant: Bool { body.outline.declarations[index].kind == .constant }
}

extension FunctionBody {
    /// The names of the functions that the code declares; empty for nearly all code.
    package var namesOfLocalFunctions: [Name] {
        outline.children(of: home.declaration.index).compactMap { child in
            let declared = outline.declarations[child]
            return declared.kind == .function ? declared.name : nil
        }
    }

    /// The names that denote a local, in order.
    package func uses(of local: LocalDeclaration) -> [ChainElement] {
        let name = local.name
        var result: [ChainElement] = []
        for node in nodes where kind(node) == .identifier && self.node(node).name == name {
            guard let found = localDeclaration(name, at: node), found == local || found.rebinds(local) else { continue }
            result.append(ChainElement(node, in: self))
        }
        return result
    }
}

extension BodyNodes {
    /// The plain names among the parts that equal a name.
    func identifiers(named name: Name) -> some Sequence<ChainElement> {
        lazy.filter { $0.kind == .identifier && $0.name == name }.map(\.element)
    }
}

extension ChainElement {
    /// The chain that the element is in.
    package var chain: Chain? {
        guard let chain = enclosing, chain.kind == .chain else { return nil }
        return chain.chain
    }
}
