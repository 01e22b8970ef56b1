public import RuleKit
public import RIBModel

extension CustomRule {
    /// The rule as the engine runs it.
    public var rule: Rule { rule(noting: nil) }

    /// The same, which notes the exceptions that match a finding.
    func rule(noting used: UsedExceptions?) -> Rule {
        Rule(
            id, in: .custom, as: severity ?? .warning, isDefault: severity != nil, documentation: documentation,
            inspects: Rule.Scope(subjects.words), seeks: sought, declaration: declaration
        ) { context in CustomCheck(self, context, noting: used).run() }
    }

    /// The code that the check looks into.
    private var sought: SoughtCode {
        var sought = SoughtCode()
        sought.isAsked = true
        sought.isInTests = subjects.code == .tests || subjects.code == .all
        switch requirement {
        case .assertion(_, .use(let things)):
            for thing in things {
                switch thing {
                case .type(let type): sought.names.insert(type.name)
                case .member(_, let member): sought.names.insert(member.name)
                // Which names these are, only the project tells.
                case .selected: sought.isEverything = true
                }
            }
        case .assertion(_, .call(let things)):
            for thing in things {
                switch thing {
                case .member(let type, let member) where member.name == "init": sought.names.insert(type.name)
                case .member(_, let member), .global(_, let member): sought.names.insert(member.name)
                }
            }
        case .assertion(_, .dependOn): sought.isEverything = true
        case .layers(let layers): sought.isEverything = layers.areAboutTypes
        default: break
        }
        return sought
    }

    private var documentation: RuleDocumentation {
        let sentence = words.prefix(1).uppercased() + words.dropFirst() + "."
        return RuleDocumentation(
            summary: sentence, reason: help.isEmpty ? message.withoutNames : "\(message.withoutNames) \(help)",
            howItWorks: sentence, limitations: "A name that cannot be resolved is not a finding.",
            example: RuleExample(""))
    }

    private var declaration: RuleDeclaration {
        RuleDeclaration(
            at: origin, url: url, group: group, formerIDs: formerIDs,
            examples: examples.map { example in
                let lines = example.code.split(separator: "\n", omittingEmptySubsequences: false)
                let code = lines.filter { !CaretLines.isCaretLine($0) }.joined(separator: "\n")
                return .init(code, isBad: example.isBad)
            })
    }
}

extension CustomRule {
    /// Whether it is about the imports of files, so that examples state their own.
    public var isAboutImports: Bool {
        switch requirement {
        case .assertion(_, .importModule): true
        case .layers(let layers): !layers.areAboutTypes
        default: false
        }
    }

    /// The number of types or files that it selects in a project.
    public func subjectCount(in project: Project) -> Int {
        let set = SubjectSet(subjects, in: project)
        return subjects.isAboutTypes ? set.types.count : project.allFileIDs.count { set.selects($0) }
    }

    /// Whether it selects anything in a project.
    func selectsAnything(in project: Project) -> Bool {
        let set = SubjectSet(subjects, in: project)
        return subjects.isAboutTypes ? set.hasTypes : project.allFileIDs.contains { set.selects($0) }
    }
}
