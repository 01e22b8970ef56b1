import SourceText
import SwiftOutline

extension FunctionBody {
    /// What a compiler says of the value before an element.
    func compiledType(before element: ChainElement) -> TypeReference? {
        guard element.kind == .member,
            let name = project.files[file].receiverTypes.type(at: node(element.node).start)
        else { return nil }
        return project.symbols.resolve(name, in: Scope(home.declaration))
    }
}

extension CallSite {
    /// The type of the receiver as a compiler knows it; nil if none was asked.
    var compiledReceiverType: TypeReference? { callee.flatMap { body.compiledType(before: $0) } }
}
