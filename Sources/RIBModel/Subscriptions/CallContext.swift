import SwiftOutline

/// A body that values are followed in, and what its names mean to the interactor whose subscriptions they are.
struct CallContext {
    let code: FunctionBody
    /// The interactor's class, or the protocol whose extension it is.
    let owner: TypeID?
    let subject: Subject
    /// What a caller hands in, by the `parameter` node.
    var arguments: [NodeID: Meaning] = [:]
    var depth = 0

    /// What `self` is.
    enum Subject: Equatable {
        case interactor
        /// The object that an own property holds.
        case property(DeclarationID)
        /// The followed value itself, in an extension of its type.
        case value
        case other
    }
}

extension CallContext.Subject {
    /// What `self` means.
    var meaning: Meaning {
        switch self {
        case .interactor: .interactor
        case .property(let property): .property(property)
        case .value: .value
        case .other: .foreign
        }
    }
}
