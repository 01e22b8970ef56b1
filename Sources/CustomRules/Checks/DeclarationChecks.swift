import RIBModel
import RuleKit
import SourceText

/// `inherit`, `have`, `be`, `be_in` and `be_named`: what the declarations of the subjects say.
extension CustomCheck {
    func checkSupertypes(_ types: [TypeName], _ mode: Requirement.Mode) {
        let matchers = types.map { TypeMatcher($0, in: project) }
        checkInherited(types.map(\.text), mode) { type in
            matchers.first { !$0.declared.contains(type) && $0.isAbove(type, in: project) }?.written.text
        }
    }

    func checkMembers(_ members: [MemberName], _ mode: Requirement.Mode) {
        checkInherited(members.map(\.text), mode) { type in members.first { has($0, type) }?.text }
    }

    /// Checks what subjects may inherit. A type that inherits from one that is not known may have it all the same.
    ///
    /// - Parameters:
    ///   - objects: what the rule names.
    ///   - found: which of these a type has.
    private func checkInherited(_ objects: [String], _ mode: Requirement.Mode, _ found: (TypeID) -> String?) {
        for type in subjects.types {
            let object = found(type)
            if object == nil, project.hasUnknownSupertype(type) {
                skipUnknown(type, "inherits from a type that is not known")
            } else if (object == nil) == (mode == .must) {
                report(.type(type), at: project.site(type), object: object ?? oneOf(objects))
            }
        }
    }

    private func has(_ member: MemberName, _ type: TypeID) -> Bool {
        guard let name = project.names.find(member.name) else { return false }
        return project.members(name, of: type, from: project.file(of: type)).contains {
            member.fits(project.labels($0), in: project)
        }
    }

    func checkTraits(_ traits: [WrittenTrait], _ mode: Requirement.Mode) {
        for type in subjects.types {
            let found = traits.first { project.has($0, type) == true }
            switch mode {
            case .must:
                if found != nil { continue }
                if traits.contains(where: { project.has($0, type) == nil }) {
                    skipUnknown(type, "inherits from a type that may have it")
                    continue
                }
                report(.type(type), at: project.site(type), object: oneOf(traits.map(\.phrase)))
            case .mustNot, .mayOnly:
                if let found { report(.type(type), at: project.site(type), object: found.phrase) }
            }
        }
    }

    func checkPlace(_ patterns: PlacePatterns, _ mode: Requirement.Mode) {
        check(patterns, mode) { .path(project.path(of: $0).bytes) }
    }

    func checkName(_ patterns: PlacePatterns, _ mode: Requirement.Mode) {
        check(patterns, mode) { .name(project.names.utf8(project.plainName(of: $0))) }
    }

    private func check(
        _ patterns: PlacePatterns, _ mode: Requirement.Mode, _ value: (TypeID) -> PlacePatterns.Value
    ) {
        // Most patterns have no variables.
        let templates = patterns.texts.map { TextTemplate($0, names: PlacePatterns.variables) }
        let constant = templates.contains(where: \.hasNames) ? nil : patterns.prepared
        for type in subjects.types {
            if let constant {
                let found = constant.first { $0.matches(value(type)) }
                if (found == nil) == (mode == .must) {
                    let object = found?.text ?? oneOf(patterns.texts)
                    report(.type(type), at: project.site(type), object: object)
                }
                continue
            }
            let filled = templates.map { fill($0, for: type) }
            // A pattern with the name of a RIB does not apply to types that belong to none.
            if filled.contains(nil) { continue }
            let value = value(type)
            let found = filled.compactMap { $0 }.first { patterns.matches($0, value) }
            if (found == nil) == (mode == .must) {
                let object = found ?? oneOf(filled.compactMap { $0 })
                report(.type(type), at: project.site(type), object: object)
            }
        }
    }

    /// A pattern with the names of a subject; nil if it needs the name of a RIB and there is none.
    private func fill(_ pattern: TextTemplate, for type: TypeID) -> String? {
        pattern.filled { name in
            switch name {
            case "name": project.plainNameText(of: type)
            case "module": project.module(of: type)
            default: project.ribNameByPlace(of: type)
            }
        }
    }
}

extension Project {
    /// Whether a declaration has a trait; nil if that is not known.
    fileprivate func has(_ trait: WrittenTrait, _ type: TypeID) -> Bool? {
        let declared = declaration(of: type)
        switch trait {
        // A class that nothing can inherit from.
        case .final: return isFinal(declared) || keyword(of: type) != .class
        case .public:
            let access = writtenAccess(of: declared)
            return access == .public || access == .open
        case .internal: return writtenAccess(of: declared) == .internal
        case .package: return writtenAccess(of: declared) == .package
        case .struct, .class, .actor: return keyword(of: type)?.rawValue == trait.rawValue
        case .nonisolated: return isNonisolated(declared)
        case .mainActor:
            if hasAttribute("MainActor", declared) { return true }
            // A supertype may isolate it.
            return hasUnknownSupertype(type) || hasSupertype(type) { _ in true } ? nil : false
        case .sendable:
            if let name = TypeName("Sendable"), TypeMatcher(name, in: self).isAbove(type, in: self) { return true }
            return hasUnknownSupertype(type) ? nil : false
        }
    }
}
