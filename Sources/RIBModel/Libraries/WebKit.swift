package import SourceText

/// Web views and the objects that handle messages of their scripts.
enum WebKitWord: Int, LibraryWord {
    case addScriptMessageHandler, name, removeAllScriptMessageHandlers, removeScriptMessageHandler
    case userContentController, WKUserContentController, WKWebView
}

extension NameSet {
    /// Methods that remove handlers of script messages.
    package static let scriptHandlerRemovals = NameSet(
        [WebKitWord.removeAllScriptMessageHandlers, .removeScriptMessageHandler].map(\.name))

    /// The method that adds a handler of script messages, besides `add`.
    static let scriptHandlerAdditions = NameSet([WebKitWord.addScriptMessageHandler.name])
}

extension CallSite {
    /// Whether the call gives a web view an object that handles messages of its scripts:
    /// `userContentController.add(self, name: "app")`.
    var addsScriptHandler: Bool {
        guard let receiver else { return false }
        if name == WebKitWord.addScriptMessageHandler.name { return true }
        return arguments.contains { $0.label == WebKitWord.name.name }
            && (receiver.lastName?.name == WebKitWord.userContentController.name
                || receiver.type.isNamed(WebKitWord.WKUserContentController.name))
    }
}

extension Project {
    /// Whether a property holds a web view.
    package func holdsWebView(_ property: DeclarationID) -> Bool {
        type(of: property).constituents.contains { part in
            isSubclass(part, of: WebKitWord.WKWebView.name) || part.isNamed(WebKitWord.WKWebView.name)
        }
    }
}

extension TypeReference {
    /// Whether it is a type of a library with a name, known or not.
    fileprivate func isNamed(_ name: Name) -> Bool {
        constituents.contains { part in
            switch part {
            case .known(let known, _): known == name
            case .unresolved(let written): written == name
            default: false
            }
        }
    }
}
