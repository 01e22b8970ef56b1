/// The states of a server by LSP 3.17, section "Lifecycle Messages".
enum Lifecycle {
    case new
    /// After the request `initialize`.
    case running
    /// After the request `shutdown`.
    case shutDown

    /// Takes a request into account.
    ///
    /// - Throws: if it is not allowed in this state.
    mutating func accept(request method: String) throws(ResponseError) {
        switch (self, method) {
        case (.new, "initialize"): self = .running
        case (.new, _): throw ResponseError(.serverNotInitialized, "the first request has to be 'initialize'")
        case (.running, "initialize"): throw ResponseError(.invalidRequest, "the server is initialized already")
        case (.running, "shutdown"): self = .shutDown
        case (.running, _): break
        case (.shutDown, _): throw ResponseError(.invalidRequest, "the server was shut down")
        }
    }

    /// Whether a notification is heeded in this state. `exit` always is.
    func accepts(notification method: String) -> Bool { self == .running || method == "exit" }

    /// The status of the process when `exit` comes, or the end of the input.
    var exitStatus: Int32 { self == .shutDown ? 0 : 1 }
}
