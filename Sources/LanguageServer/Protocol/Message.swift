internal import JSONText

/// A message of JSON-RPC 2.0.
enum Message: Sendable {
    case request(Request)
    case notification(method: String, params: JSONValue?)
    /// The answer to a request of this side.
    case response(MessageID, Answer)
    /// Bytes that are not a message, with the error to answer; the id is nil if it cannot be read.
    case malformed(MessageID?, ResponseError)

    struct Request: Sendable {
        let id: MessageID
        let method: String
        let params: JSONValue?
        /// The bytes that the offsets of the parameters are about.
        let body: [UInt8]
    }

    enum Answer: Sendable {
        case result(JSONValue)
        case failure(code: Int?, message: String)
    }

    init(_ body: [UInt8]) {
        let value: JSONValue
        do throws(JSONValue.Mistake) { value = try JSONReader.read(body, from: .message) } catch {
            let message = "byte \(error.offset) of the message: \(error.message)"
            self = .malformed(nil, ResponseError(.parseError, message))
            return
        }
        guard value.members != nil else {
            self = .malformed(nil, ResponseError(.invalidRequest, "a message has to be an object"))
            return
        }
        let id = value["id"].flatMap { MessageID($0, in: body) }
        if let method = value["method"] {
            self = Message.call(method, id, value, body)
        } else if let id, let error = value["error"], !error.isNull {
            let text = error["message"]?.string ?? ""
            self = .response(id, .failure(code: error["code"]?.integer, message: text))
        } else if let id, let result = value["result"] {
            self = .response(id, .result(result))
        } else {
            self = .malformed(
                id, ResponseError(.invalidRequest, "a message needs a 'method', a 'result' or an 'error'"))
        }
    }

    private static func call(
        _ method: JSONValue, _ id: MessageID?, _ value: JSONValue, _ body: [UInt8]
    ) -> Message {
        guard let name = method.string else {
            return .malformed(id, ResponseError(.invalidRequest, "'method' has to be a string"))
        }
        let params = value["params"].flatMap { $0.isNull ? nil : $0 }
        guard let given = value["id"] else { return .notification(method: name, params: params) }
        guard let id else {
            let error = ResponseError(.invalidRequest, "'id' has to be a number or a string")
            // Some clients send null as the id of a notification.
            return given.isNull ? .notification(method: name, params: params) : .malformed(nil, error)
        }
        return .request(Request(id: id, method: name, params: params, body: body))
    }

    /// A body over the limit, of which the first bytes are known.
    init(oversized start: [UInt8], count: Int) {
        let members = JSONReader.firstMembers(start)
        let id = members.last { $0.key == "id" }.flatMap { MessageID($0.value, in: start) }
        let limit = FrameParser.bodyLimit >> 20
        self = .malformed(
            id, ResponseError(.invalidRequest, "the message has \(count) bytes; at most \(limit) MiB are read"))
    }
}

/// The error of a response.
struct ResponseError: Error, Equatable {
    let code: Code
    let message: String
    /// JSON; nil if the error has no data.
    let data: [UInt8]?

    init(_ code: Code, _ message: String, data: [UInt8]? = nil) {
        (self.code, self.message, self.data) = (code, message, data)
    }

    /// The codes of JSON-RPC 2.0 and of LSP 3.17.
    enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case internalError = -32603
        case serverNotInitialized = -32002
        case requestCanceled = -32800
        case contentModified = -32801
        case serverCanceled = -32802
        case requestFailed = -32803
    }
}
