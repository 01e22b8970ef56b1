internal import JSONText

/// A feature that is off unless the settings turn it on, since other servers of a Swift buffer have it as well. The raw
/// value is the client's capability.
enum ServerFeature: String, CaseIterable, Sendable {
    case inlayHints = "inlayHint"
    case callHierarchy
    case implementation

    var provider: String { "\(rawValue)Provider" }

    /// The method that registers it.
    var method: String {
        switch self {
        case .inlayHints: "textDocument/inlayHint"
        case .callHierarchy: "textDocument/prepareCallHierarchy"
        case .implementation: "textDocument/implementation"
        }
    }
}

extension ServerSettings {
    func isOn(_ feature: ServerFeature) -> Bool {
        switch feature {
        case .inlayHints: inlayHints
        case .callHierarchy: callHierarchy
        case .implementation: implementation
        }
    }
}

extension Session {
    /// Announces features that settings turned on after the request `initialize`, if the client can take them.
    func registerFeatures() {
        for feature in ServerFeature.allCases
        where settings.isOn(feature) && client.registers.contains(feature) && announced.insert(feature).inserted {
            register("riblint-\(feature.rawValue)", feature.method) { $0.null("documentSelector") }
        }
    }

    /// Registers a capability with the client.
    ///
    /// - Parameter done: called once the client has it.
    func register(
        _ id: String, _ method: String, _ options: (inout JSONWriter) -> Void,
        then done: @escaping (Session) -> Void = { _ in }
    ) {
        let params = MessageText.object { json in
            json.array("registrations", of: [()]) { json, _ in
                json.object { json in
                    json.member("id", id)
                    json.member("method", method)
                    json.object("registerOptions", .inline, options)
                }
            }
        }
        request("client/registerCapability", params) { session, answer in
            switch answer {
            case .result: done(session)
            case .failure(_, let message): session.report(.warning, "no \(method): \(message)")
            }
        }
    }
}
