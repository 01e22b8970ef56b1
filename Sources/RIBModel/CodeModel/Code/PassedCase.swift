import SourceText
import SwiftOutline

/// A case that a call passes to a function. `true` and `false` are the cases of `Bool`.
package struct PassedCase: Hashable, Sendable {
    /// The position of the argument.
    let parameter: Int
    let name: Name
}

/// The case that an expression is a value of.
struct ExpressionCase: Hashable, Sendable {
    let name: Name
    /// Whether an enumeration of the project declares it. Otherwise its type is not in the project, and the name may be
    /// that of a constant, so that only code that names it as a case shows which branches it runs.
    let isDeclared: Bool
}

extension ChainElement {
    /// The first case that a call whose callee is the element passes for a parameter on whose case the called code
    /// depends; nil if it passes none.
    func passedCase(to function: @autoclosure () -> FunctionBody) -> PassedCase? {
        guard let call = chain?.calls.first(where: { $0.calleePlace == place }) else { return nil }
        for (position, argument) in call.arguments.enumerated() {
            if let name = argument.value?.plainChain?.enumerationCase, function().tests(parameter: position) {
                return PassedCase(parameter: position, name: name)
            }
        }
        return nil
    }
}

extension Chain {
    /// The name in `.open`, `.open(id)`, `Request.open`, `Request.open(id)` and `true`, which may be that of a case;
    /// nil for any other chain.
    var caseName: Name? {
        if let truth { return truth }
        guard let name = writtenCase else { return nil }
        if name.kind == .member, let type = head {
            guard case .metatype = through(type).type else { return nil }
        }
        return name.name
    }

    /// The element in the place of a case: `.open`, and the member in `Request.open`, whatever `Request` is.
    private var writtenCase: ChainElement? {
        var elements = self.elements
        guard var name = elements.next() else { return nil }
        if name.kind == .identifier, let member = elements.next(), member.kind == .member {
            name = member
        } else if name.kind != .implicitMember {
            return nil
        }
        if let call = elements.next() {
            guard call.kind == .call, elements.next() == nil else { return nil }
        }
        return name.name == .`init` ? nil : name
    }

    /// The literal, if the chain is just `true` or `false`.
    var truth: Name? {
        switch only?.literal {
        case .true: .true
        case .false: .false
        default: nil
        }
    }

    /// The case that the chain makes a value of, which may be one of a type that is not in the project; nil for any
    /// other chain.
    var possibleCase: ExpressionCase? {
        if let name = enumerationCase { return ExpressionCase(name: name, isDeclared: true) }
        guard let written = writtenCase, let head else { return nil }
        var type = expectedType
        if written != head {
            guard case .metatype(let named) = through(head).type else { return nil }
            type = named
        }
        switch type {
        case .unresolved, .known, .library: return ExpressionCase(name: written.name, isDeclared: false)
        default: return nil
        }
    }

    /// The case of `Bool` or of an enumeration of the project that the chain makes a value of; nil for any other chain.
    var enumerationCase: Name? {
        if let truth { return truth }
        // Nearly all chains are told by the name.
        guard let written = writtenCase, project[Project.enumCaseNames].contains(written.name), let name = caseName,
            let type = (head?.kind == .implicitMember ? expectedType : type).nominal,
            let member = project.firstOwnMember(name, of: type, from: body.file, where: { project.isEnumCase($0) })
        else { return nil }
        return project.name(of: member)
    }
}

extension Project {
    /// The names of the cases of all enumerations.
    fileprivate static let enumCaseNames = Query<WholeProject, NameSet>("enumCaseNames") { project, _ in
        NameSet(project.answers(enumCaseNamesInFile, project.allFiles))
    }

    private static let enumCaseNamesInFile = Query<FileID, [Name]>("enumCaseNamesInFile") { project, file in
        var names: [Name] = []
        for declared in project.files[file.index].outline.declarations where declared.kind == .enumCase {
            names.append(declared.name)
        }
        return names
    }
}
