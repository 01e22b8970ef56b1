/// Patterns of paths are relative to the folder of a configuration, and paths to the root of a run. Which folder that
/// is, only the run knows.
extension CustomRule {
    /// The rule with other pattern matchers for the same texts.
    ///
    /// - Parameters:
    ///   - paths: makes the matcher of a list of patterns.
    ///   - path: whether a pattern matches a path relative to the root of the run.
    public func binding(
        _ paths: ([String]) -> PathPattern, path: @escaping @Sendable (String, [UInt8]) -> Bool
    ) -> CustomRule {
        var rule = self
        rule.subjects = subjects.binding(paths)
        rule.exceptions = exceptions.map { RuleException($0.subjects.binding(paths), reason: $0.reason) }
        switch requirement {
        case .assertion(let mode, let assertion):
            rule.requirement = .assertion(mode, assertion.binding(paths, path: path))
        case .layers(let layers):
            let bound = layers.layers.map { layer in
                Layers.Layer(
                    layer.parts.map { part in
                        if case .selected(let selector) = part { .selected(selector.binding(paths)) } else { part }
                    })
            }
            rule.requirement = .layers(
                Layers(
                    bound, isOutsideFree: layers.isOutsideFree, areSiblingsFree: layers.areSiblingsFree,
                    maySkip: layers.maySkip))
        }
        return rule
    }
}

extension SubjectSelector {
    fileprivate func binding(_ make: ([String]) -> PathPattern) -> SubjectSelector {
        var selector = self
        selector.paths = paths.map { make($0.texts) }
        selector.exclusions = exclusions.map { $0.binding(make) }
        return selector
    }
}

extension Assertion {
    fileprivate func binding(
        _ make: ([String]) -> PathPattern, path: @escaping @Sendable (String, [UInt8]) -> Bool
    ) -> Assertion {
        switch self {
        case .use(let things):
            .use(
                things.map { thing in
                    if case .selected(let selector) = thing { .selected(selector.binding(make)) } else { thing }
                })
        case .dependOn(let targets):
            .dependOn(
                targets.map { target in
                    if case .selected(let selector) = target { .selected(selector.binding(make)) } else { target }
                })
        case .beIn(let patterns): .beIn(PlacePatterns(patterns.texts, matchesPath: path))
        default: self
        }
    }
}
