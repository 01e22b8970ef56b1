package import SourceText

/// An object that a closure or a local function may keep, because it captures it from its context strongly.
package struct StrongCapture {
    /// The captured name.
    package let place: NodeReference
    package let source: Source

    /// What the name denotes.
    package enum Source {
        /// The value that an entry of the capture list is written with: `[view = self.view]`.
        case value(Chain)
        /// A local that is declared outside of the closure or function.
        case local(LocalDeclaration)
        /// A property of `self` that an entry of the capture list names.
        case property(Name)
    }
}

extension ClosureSite {
    /// The first of the closure's strong captures for which there is an answer, in the order of the capture list, then
    /// of the code.
    package func firstStrongCapture<Answer>(_ answer: (StrongCapture) -> Answer?) -> Answer? {
        for capture in captures where !capture.isWeak && !capture.isUnowned {
            let source: StrongCapture.Source?
            if let value = capture.value {
                source = value.chain.map { .value($0) }
            } else if let local = capture.outer {
                source = local.isStrong(outside: nil) ? .local(local) : nil
            } else {
                source = .property(capture.name)
            }
            if let source, let found = answer(StrongCapture(place: capture.place, source: source)) { return found }
        }
        return code.firstStrongCapture(of: extent, in: body, answer)
    }
}

extension LocalFunction {
    /// The first of the function's strong captures for which there is an answer, in the order of the code.
    package func firstStrongCapture<Answer>(_ answer: (StrongCapture) -> Answer?) -> Answer? {
        code.firstStrongCapture(of: extent, in: body, answer)
    }
}

extension BodyNodes {
    /// - Parameter extent: the closure or function that the code belongs to.
    fileprivate func firstStrongCapture<Answer>(
        of extent: BodyExtent, in body: FunctionBody, _ answer: (StrongCapture) -> Answer?
    ) -> Answer? {
        for part in self where part.isNameByItself && body.mayBind(part.name) {
            guard let local = body.localDeclaration(part.name, at: part.node), local.isStrong(outside: extent),
                let found = answer(StrongCapture(place: part.place, source: .local(local)))
            else { continue }
            return found
        }
        return nil
    }
}

extension BodyNode {
    /// Whether the part is a plain name, or rebinds a name to its outer value: a name that a closure can capture.
    fileprivate var isNameByItself: Bool {
        switch kind {
        case .identifier: true
        case .optionalBinding: optionalBinding.value == nil
        // A nested closure's capture, even a weak one, is captured by the outer closure, too.
        case .capture: capture.value == nil
        default: false
        }
    }
}
