internal import CustomRules
internal import JSONText
internal import RIBModel
internal import RuleKit

/// The rules of a team as JSON Schema.
enum CustomRuleSchema {
    /// The members of the key that contains them.
    static var members: [(String, FittedJSON)] {
        [
            ("type", .text("object")), ("propertyNames", .object([("pattern", .text("^[a-z][a-z0-9_]*$"))])),
            (
                "additionalProperties",
                .object([
                    ("type", .text("object")), ("additionalProperties", .flag(false)),
                    (
                        "properties",
                        .object(
                            CustomRuleKey.allCases.map { key in
                                (key.rawValue, described(key.summary, value(of: key)))
                            })
                    ),
                ])
            ),
        ]
    }

    private static func described(_ summary: String, _ members: [(String, FittedJSON)]) -> FittedJSON {
        .object([("description", .text(summary))] + members)
    }

    private static func value(of key: CustomRuleKey) -> [(String, FittedJSON)] {
        switch key {
        case .subjects: selector(isInner: false)
        case .must: assertions(.must)
        case .mustNot: assertions(.mustNot)
        case .mayOnly: assertions(.mayOnly)
        case .layers:
            [("type", .text("array")), ("minItems", .number(2)), ("items", .object(wordsOrSelectors))]
        case .outside: choice(["free", "forbidden"])
        case .siblings: choice(["free", "independent"])
        case .skip: choice(["allowed", "forbidden"])
        case .severity: choice(Severity.allCases.reversed().map(\.rawValue) + ["off"])
        case .message, .help, .url, .group: text
        case .formerly: words
        case .except:
            [
                ("type", .text("array")),
                (
                    "items",
                    .object(
                        selector(isInner: false, adding: [("reason", .object(text))]) + [
                            ("required", .array([.text("reason")]))
                        ])
                ),
            ]
        case .examples:
            [
                ("type", .text("array")),
                (
                    "items",
                    .object([
                        ("type", .text("object")), ("additionalProperties", .flag(false)),
                        (
                            "properties",
                            .object([
                                ("given", .object(words)), ("bad", .object(text)), ("good", .object(text)),
                            ])
                        ),
                    ])
                ),
            ]
        case .mayMatchNothing: [("type", .text("boolean"))]
        }
    }

    private static var text: [(String, FittedJSON)] { [("type", .text("string")), ("minLength", .number(1))] }

    private static func choice(_ words: [String]) -> [(String, FittedJSON)] {
        [("enum", .array(words.map(FittedJSON.text)))]
    }

    /// A word or a list of words.
    private static var words: [(String, FittedJSON)] { oneOrMany(text) }

    private static func oneOrMany(_ one: [(String, FittedJSON)]) -> [(String, FittedJSON)] {
        [
            (
                "anyOf",
                .array([
                    .object(one),
                    .object([("type", .text("array")), ("minItems", .number(1)), ("items", .object(one))]),
                ])
            )
        ]
    }

    /// A word, a selector, or a list of them.
    private static var wordsOrSelectors: [(String, FittedJSON)] {
        oneOrMany([("anyOf", .array([.object(text), .object(selector(isInner: false))]))])
    }

    private static func selector(
        isInner: Bool, adding others: [(String, FittedJSON)] = []
    ) -> [(String, FittedJSON)] {
        let keys = SelectorKey.allCases.filter { !isInner || $0 != .not }
        return [
            ("type", .text("object")), ("additionalProperties", .flag(false)),
            ("properties", .object(keys.map { ($0.rawValue, described($0.summary, value(of: $0))) } + others)),
        ]
    }

    private static func value(of key: SelectorKey) -> [(String, FittedJSON)] {
        switch key {
        case .role: oneOrMany(choice(RIBPart.allCases.map(\.word)))
        case .kind: oneOrMany(choice(TypeKeyword.allCases.map(\.rawValue)))
        case .access: oneOrMany(choice(AccessKeyword.allCases.map(\.rawValue)))
        case .code: choice(SubjectSelector.Code.allCases.map(\.rawValue))
        case .not: selector(isInner: true)
        default: words
        }
    }

    private static func assertions(_ mode: Requirement.Mode) -> [(String, FittedJSON)] {
        let keys = Assertion.Key.allCases.filter { $0.modes.contains(mode) }
        return [
            ("type", .text("object")), ("additionalProperties", .flag(false)), ("minProperties", .number(1)),
            ("maxProperties", .number(1)),
            ("properties", .object(keys.map { ($0.rawValue, .object(value(of: $0))) })),
        ]
    }

    private static func value(of key: Assertion.Key) -> [(String, FittedJSON)] {
        switch key {
        case .importModule, .call, .inherit, .have, .beIn, .beNamed, .beAttachedBy: words
        case .use: wordsOrSelectors
        case .be: oneOrMany(choice(WrittenTrait.allCases.map(\.rawValue)))
        case .beShown: oneOrMany(choice(ShowingWord.allCases.map(\.rawValue)))
        case .dependOn:
            oneOrMany([
                (
                    "anyOf",
                    .array([
                        .object(choice(DependencyTarget.Relative.allCases.map(\.rawValue))),
                        .object(selector(isInner: false)),
                    ])
                )
            ])
        case .haveChildren:
            [
                ("type", .text("object")), ("additionalProperties", .flag(false)), ("minProperties", .number(1)),
                ("maxProperties", .number(1)),
                (
                    "properties",
                    .object(
                        ["at_most", "at_least"].map { name in
                            (name, .object([("type", .text("integer")), ("minimum", .number(0))]))
                        })
                ),
            ]
        }
    }
}
