import SourceText

/// The standard library's collections and optionals.
extension ElementAccess {
    /// - Parameter text: the name of a member.
    init(_ text: String) {
        self =
            switch text {
            case "first", "last", "popLast", "popFirst", "removeLast", "removeFirst", "remove", "removeValue", "min",
                "max", "randomElement", "updateValue", "anyObject":
                .element
            case "take": .taken
            case "filter", "reversed", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "drop", "values", "lazy",
                "shuffled", "allObjects", "sort", "reverse", "swapAt", "objectEnumerator":
                .elements
            case "enumerated": .numbered
            case "map", "compactMap", "mapValues", "compactMapValues": .transformed
            case "flatMap": .flattened
            case "contains", "firstIndex", "lastIndex": .asked
            case "forEach", "allSatisfy", "reduce", "removeAll", "partition": .passed
            case "append", "insert", "add": .added
            case "count", "isEmpty", "indices", "startIndex", "endIndex", "keys", "capacity", "reserveCapacity",
                "joined", "hashValue", "description":
                .nothing
            default: .unknown
            }
    }
}

extension LibraryModel {
    /// Whether a function stops the program, whatever it is passed.
    static func stopsProgram(_ text: String) -> Bool { ["fatalError", "preconditionFailure"].contains(text) }

    /// Whether an attribute of a function is not a macro that writes its body: an actor, a result builder, a mark for
    /// Interface Builder or for tests.
    static func leavesBody(_ attribute: String) -> Bool {
        attribute.hasSuffix("Actor") || attribute.hasSuffix("Builder") || attribute.hasPrefix("IB")
            || ["Sendable", "Test", "Suite"].contains(attribute)
    }

    /// Whether the label of an argument says that its elements are meant: `append(contentsOf:)`.
    static func isSequenceLabel(_ text: String) -> Bool { ["contentsOf", "merging"].contains(text) }

    /// Whether a function reads what it is passed, and neither keeps nor changes it.
    static func onlyReadsArguments(_ text: String) -> Bool {
        ["print", "debugPrint", "dump", "assert", "precondition", "NSLog", "os_log", "ObjectIdentifier", "type"]
            .contains(text)
    }

    /// Whether a function passes what it is passed to those who listen to a center or a publisher.
    static func passesOnArguments(_ text: String) -> Bool { ["post", "send"].contains(text) }
}

extension Project {
    /// Whether the values of a type answer members that it does not declare: `@dynamicMemberLookup`.
    func looksUpMembers(_ type: TypeID) -> Bool {
        hierarchy.ancestors[type.index].contains { ancestor in
            let declaration = symbols.types[ancestor.index].declaration
            return attributes(of: declaration).contains { text($0.name) == "dynamicMemberLookup" }
        }
    }

    /// Whether the label of a subscript's argument says that it is a key path.
    func isKeyPathLabel(_ label: Name) -> Bool { !label.isNone && text(label) == "keyPath" }

    /// Whether a function gets the elements of the collection, or the value of the optional, that it is called on.
    func passesElements(_ name: Name) -> Bool {
        [.transformed, .flattened, .passed].contains(symbols.libraryNames.access(name))
    }
}
