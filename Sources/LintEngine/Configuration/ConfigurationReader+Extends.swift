internal import SourceText
internal import YAMLText

/// Files that extend others: the other file is read first, so the keys of the nearer file take precedence and its lists
/// add to the others.
extension ConfigurationReader {
    /// The maximum length of a chain of files that extend each other.
    private static let limit = 16

    /// Reads the file, after those that it extends.
    mutating func readFile(into configuration: inout Configuration) {
        switch file.document {
        case .failure(let problem): report(problem.location, problem.message)
        case .success(let root):
            guard let root, !root.isNull, versionMistake == nil else { return }
            versionMistake = mistake(ofVersionIn: root)
            if versionMistake != nil { return }
            readExtended(root, into: &configuration)
            // `root` and `extends` are not inherited.
            (configuration.isRoot, configuration.extended) = (false, nil)
            let inherited = configuration
            readCustomRules(root, into: &configuration)
            read(root, ConfigurationTable.keys, into: &configuration, within: nil, "version: 1")
            settleRules(&configuration, over: inherited)
        }
    }

    /// That a file is for other versions of riblint, whose keys may be unknown to this one.
    private func mistake(ofVersionIn root: YAMLNode) -> (ConfigurationMistake, versions: String)? {
        guard case .mapping(let entries) = root.content,
            let node = entries.first(where: { $0.key == "riblint_version" })?.value,
            case .scalar(let text, _) = node.content, let range = VersionRange(text), !range.contains(Release.version)
        else { return nil }
        let message = "this configuration needs riblint \(text); this is \(Release.version)"
        return (ConfigurationMistake(file.location(node.location), message), text)
    }

    private mutating func readExtended(_ root: YAMLNode, into configuration: inout Configuration) {
        guard case .mapping(let entries) = root.content else { return }
        // Mistakes in the key itself are reported with the others.
        guard let node = entries.first(where: { $0.key == "extends" })?.value,
            case .scalar(let text, _) = node.content,
            !node.isNull,
            ValueKind.path.complaint(text, rules: []) == nil
        else { return }
        let here = file
        let path = text.hasPrefix("/") ? Array(text.utf8) : here.folder + [UInt8(ascii: "/")] + Array(text.utf8)
        let absolute: [UInt8]
        do { absolute = try Disk.realPath(path) } catch {
            let reason = error.isMissing ? "does not exist" : "cannot be read: \(error.text)"
            return report(
                node.location,
                "'\(text)' \(reason); 'extends' expects the path of a configuration, seen from the folder of this file"
            )
        }
        if let cycle = (extending + [here]).first(where: { $0.path == absolute }) {
            let what = cycle.path == here.path ? "this file extends itself" : "'\(text)' extends this file already"
            return report(node.location, "\(what); remove one 'extends'")
        }
        if extending.count == ConfigurationReader.limit {
            return report(
                node.location,
                "more than \(ConfigurationReader.limit) files extend each other in a row; extend fewer"
            )
        }
        do { file = try ConfigurationFile(at: absolute) } catch { return report(node.location, error.description) }
        extended.append(file)
        extending.append(here)
        readFile(into: &configuration)
        extending.removeLast()
        file = here
    }

    /// Removes what a group says of a rule that the same file names itself.
    private func preferNamed(in own: inout Configuration) {
        func ids(_ settings: [Configuration.Setting]) -> Set<String> {
            Set(settings.filter { $0.group == nil }.map(\.text))
        }
        let severities = own.levels.filter { $0.rule.group == nil && $0.severity != nil }.map(\.rule)
        let on = ids(own.optInRules).union(ids(severities))
        own.disabledRules.removeAll { $0.group != nil && on.contains($0.text) }
        let disabled = Set(own.disabledRules.map(\.text))
        own.optInRules.removeAll { $0.group != nil && disabled.contains($0.text) }
        let optedIn = ids(own.optInRules)
        own.levels.removeAll { $0.rule.group != nil && $0.severity == nil && optedIn.contains($0.rule.text) }
    }

    /// Gives what a file sets for a rule precedence over what it inherits.
    private mutating func settleRules(_ configuration: inout Configuration, over inherited: Configuration) {
        var own = Configuration()
        own.onlyRules = Array(configuration.onlyRules[inherited.onlyRules.count...])
        own.disabledRules = Array(configuration.disabledRules[inherited.disabledRules.count...])
        own.optInRules = Array(configuration.optInRules[inherited.optInRules.count...])
        own.levels = Array(configuration.levels[inherited.levels.count...])
        checkRules(own)
        preferNamed(in: &own)
        let off = Set(own.disabledRules.map(\.text) + own.levels.filter { $0.severity == nil }.map(\.rule.text))
        let on = Set(own.optInRules.map(\.text) + own.onlyRules.map(\.text))
        let raised = on.union(own.levels.filter { $0.severity != nil && $0.rule.group == nil }.map(\.rule.text))
        configuration.levels = inherited.levels.filter { $0.severity != nil || !on.contains($0.rule.text) } + own.levels
        if !own.onlyRules.isEmpty {
            (configuration.disabledRules, configuration.optInRules) = (own.disabledRules, own.optInRules)
        } else if inherited.onlyRules.isEmpty {
            configuration.disabledRules =
                inherited.disabledRules.filter { !raised.contains($0.text) } + own.disabledRules
            configuration.optInRules = inherited.optInRules.filter { !off.contains($0.text) } + own.optInRules
        } else {
            // `only_rules` of the other file: the file that extends it adds rules and removes rules.
            configuration.onlyRules = inherited.onlyRules.filter { !off.contains($0.text) } + own.optInRules
            (configuration.disabledRules, configuration.optInRules) = ([], [])
            if let setting = own.disabledRules.first, configuration.onlyRules.isEmpty {
                let other = inherited.onlyRules[0].location.shown(from: setting.location)
                report(setting.location, "'disabled_rules' leaves none of 'only_rules' (\(other)); keep one")
            }
        }
    }
}
