public import RIBModel

extension CustomRule {
    /// The names in the rule that types of several modules have, each with these modules, in order.
    public func ambiguousNames(in project: Project) -> [(name: String, modules: [String])] {
        typeNames.compactMap { name in
            let modules = TypeMatcher(name, in: project).ambiguousModules
            return modules.isEmpty ? nil : (name.text, modules)
        }
    }

    /// The types that the rule names.
    var typeNames: [TypeName] {
        let selectors = subjects.typeNames + exceptions.flatMap(\.subjects.typeNames)
        return switch requirement {
        case .assertion(_, let assertion): selectors + assertion.typeNames
        case .layers(let layers): selectors + layers.typeNames
        }
    }
}

extension Assertion {
    fileprivate var typeNames: [TypeName] {
        switch self {
        case .use(let things):
            things.flatMap { thing -> [TypeName] in
                switch thing {
                case .type(let type), .member(let type, _): [type]
                case .selected(let selector): selector.typeNames
                }
            }
        case .call(let things):
            things.compactMap { thing in
                if case .member(let type, _) = thing { type } else { nil }
            }
        case .inherit(let types): types
        case .dependOn(let targets):
            targets.flatMap { target -> [TypeName] in
                if case .selected(let selector) = target { selector.typeNames } else { [] }
            }
        case .importModule, .have, .be, .beIn, .beNamed, .beAttachedBy, .beShown, .haveChildren: []
        }
    }
}

extension Layers {
    fileprivate var typeNames: [TypeName] {
        layers.flatMap(\.parts).flatMap { part -> [TypeName] in
            if case .selected(let selector) = part { selector.typeNames } else { [] }
        }
    }
}

extension SubjectSelector {
    fileprivate var typeNames: [TypeName] { supertypes + exclusions.flatMap(\.typeNames) }
}
