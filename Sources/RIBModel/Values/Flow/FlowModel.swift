import SourceText

/// Which calls consume, store and forward the values of one kind. What is known of libraries comes in here.
protocol FlowModel {
    var project: Project { get }

    // MARK: Calls on a value

    /// Whether a call on the value ends its use, or binds it to another lifetime.
    func consumes(_ name: Name) -> Bool

    /// Whether a call on the value puts it into the first argument, a container.
    func puts(_ name: Name, intoArgument label: Name) -> Bool

    /// Functions of that name that the project gives to such values.
    func functions(extendingValues name: Name) -> [DeclarationID]

    // MARK: Calls with a value

    /// Whether a call puts an argument into its receiver, a container.
    func inserts(_ name: Name) -> Bool

    /// Whether a call makes an object that keeps its arguments.
    func wraps(_ name: Name) -> Bool

    /// Whether the members of a type or module of that name make an object that keeps their arguments.
    func hasMakers(_ name: Name) -> Bool

    /// Functions of that name that the project gives to types of libraries like one.
    func functions(_ name: Name, extending type: TypeReference) -> [DeclarationID]

    // MARK: Closures

    /// Whether a call runs a closure at once, and does nothing else with it.
    func runsClosure(_ name: Name) -> Bool

    /// Whether a call passes each element of a sequence to a closure.
    func passesElements(_ name: Name) -> Bool

    /// Whether a call passes on what a closure makes of each element.
    func passesResults(_ name: Name) -> Bool

    /// Whether a call consumes what a closure returns.
    func consumesResult(_ name: Name) -> Bool

    /// Whether a call ignores what a closure returns.
    func ignoresResult(_ name: Name) -> Bool

    // MARK: Types

    /// Whether a type is that of a container, by its name.
    func isContainer(_ name: Name) -> Bool

    /// Whether what has a type keeps such values.
    func keeps(_ type: TypeReference) -> Bool
}
