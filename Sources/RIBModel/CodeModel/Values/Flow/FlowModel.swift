package import SourceText

/// The calls that consume, store and forward the values of one kind. Knowledge of libraries enters here.
package protocol FlowModel {
    var project: Project { get }

    // MARK: Calls on a value

    /// Whether a call on the value ends its use, or binds it to another lifetime.
    func consumes(_ name: Name) -> Bool

    /// Whether a call does: one of such a name with other labels may be of another function.
    func consumes(_ call: CallSite) -> Bool

    /// Whether a library's call on the value returns it, or a value that replaces it.
    func passesOn(_ name: Name) -> Bool

    /// Whether a call on the value inserts it into the first argument, a container.
    func puts(_ name: Name, intoArgument label: Name) -> Bool

    /// The functions of that name in the project's extensions of the values' types.
    func functions(extendingValues name: Name) -> [DeclarationID]

    // MARK: Calls with a value

    /// Whether a call inserts an argument into its receiver, a container.
    func inserts(_ name: Name) -> Bool

    /// Whether a call creates an object that keeps its arguments.
    func wraps(_ name: Name) -> Bool

    /// Whether members of the type or module of that name create an object that keeps their arguments.
    func hasMakers(_ name: Name) -> Bool

    /// The functions of that name in the project's extensions of library types such as this one.
    func functions(_ name: Name, extending type: TypeReference) -> [DeclarationID]

    // MARK: Closures

    /// Whether a call runs a closure immediately and does not keep it.
    func runsClosure(_ name: Name) -> Bool

    /// Whether a call passes each element of a sequence to a closure.
    func passesElements(_ name: Name) -> Bool

    /// Whether a call forwards the results of a closure for each element.
    func passesResults(_ name: Name) -> Bool

    /// Whether a call consumes the result of a closure.
    func consumesResult(_ name: Name) -> Bool

    /// Whether a call ignores the result of a closure.
    func ignoresResult(_ name: Name) -> Bool

    /// Whether code that is not analyzed ignores the results of closures that are one expression.
    var isResultIgnoredElsewhere: Bool { get }

    // MARK: Types

    /// Whether a name is that of a container type.
    func isContainer(_ name: Name) -> Bool

    /// Whether an object of a type keeps such values.
    func keeps(_ type: TypeReference) -> Bool

    // MARK: Storage outside of properties

    /// Whether a function of that name stores a value in its first argument, an object.
    func storesInObject(_ name: Name) -> Bool

    /// Whether a call of such a function makes the object keep a strong reference to the value.
    func keepsStoredValue(_ call: CallSite) -> Bool

    /// Whether a function of that name returns a value that is stored in its first argument, an object.
    func readsFromObject(_ name: Name) -> Bool

    /// Whether a computed property stores its value in the object itself, outside of stored properties.
    func isStoredInObject(_ property: DeclarationID) -> Bool
}

extension FlowModel {
    func consumes(_ call: CallSite) -> Bool { consumes(call.name) }

    package func passesOn(_ name: Name) -> Bool { false }
}
