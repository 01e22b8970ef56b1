internal import JSONText

/// A command of the server that the client calls with `workspace/executeCommand`.
struct ServerCommand {
    let name: Name
    /// JSON: an object.
    let argument: [UInt8]

    enum Name: String, CaseIterable, Sendable {
        /// Applies an edit, for clients that know no edits in code actions.
        case applyEdit = "riblint.applyEdit"
        /// Explains a finding.
        case explain = "riblint.explain"
        /// Says why a line has no finding.
        case whyNot = "riblint.whyNot"
        /// Opens the page of a rule.
        case openRulePage = "riblint.openRulePage"
        /// Adds a finding to the baseline.
        case addToBaseline = "riblint.addToBaseline"
        /// Applies the safe fixes of a document.
        case fixAll = "riblint.fixAll"
        /// Shows a place.
        case goTo = "riblint.goTo"
        /// Writes the tree of all RIBs.
        case showTree = "riblint.showTree"
        /// Searches all files again.
        case rescan = "riblint.rescan"
    }

    func write(_ key: String, title: String, to json: inout JSONWriter) {
        json.object(key) { json in
            json.member("title", title)
            json.member("command", name.rawValue)
            json.array("arguments", of: [argument]) { $0.value(json: $1) }
        }
    }
}

/// The parameters of a request `workspace/executeCommand`.
struct CommandCall: Sendable {
    let name: ServerCommand.Name
    /// The first argument.
    let argument: JSONValue?
    /// The bytes that the offsets of the argument are about.
    let body: [UInt8]

    init(_ request: Message.Request) throws(ResponseError) {
        guard let word = request.params?["command"]?.string else {
            throw ResponseError(.invalidParams, "'command' has to be a string")
        }
        guard let name = ServerCommand.Name(rawValue: word) else {
            throw ResponseError(.invalidParams, "riblint does not know the command '\(word)'")
        }
        self.name = name
        argument = request.params?["arguments"]?.elements?.first
        body = request.body
    }

    /// A string in the argument.
    func text(_ key: String) throws(ResponseError) -> String {
        guard let text = argument?[key]?.string else {
            throw ResponseError(.invalidParams, "'arguments[0].\(key)' has to be a string")
        }
        return text
    }
}
