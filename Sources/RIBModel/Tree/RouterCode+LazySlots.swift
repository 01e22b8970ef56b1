import SourceText

/// Children that are built for the value of a lazy property.
extension RouterCode {
    /// Records that the value of a lazy property is built and stored where the property is read. That is the place of
    /// the only child that is built; of several, each has that of its call.
    func visitValue(ofLazy slot: DeclarationID) {
        let frame = RouterFrame(slot, of: self)
        let values = frame.body.initialValue.map { frame.values(of: $0).heldRouters } ?? ChildValues()
        guard !values.isEmpty, let (name, reader) = read(ofLazy: slot) else { return }
        var stored = values
        // Code that also attaches the child is analyzed like a function.
        let builds =
            functions.contains(slot)
            ? [] : frame.body.calls.filter { values.contains(.router(.built($0.calleePlace))) }
        guard builds.count < 2 || slot.file == reader.body.file else { return }
        for call in builds {
            guard let child = child(builtBy: call) else { continue }
            let place = builds.count == 1 ? name : call.calleePlace
            let built = ChildValue.router(.built(place))
            children[place] = child
            record(.builds, ChildValues(built), place, reader)
            if builds.count == 1 { stored = stored.filter { $0 != .router(.built(call.calleePlace)) } }
            stored.add(built)
        }
        record(.stores(slot), stored, name, reader)
    }

    /// The name by which a function of the router reads a lazy property, and its code: of the function that attaches
    /// the child, or else of the first one.
    private func read(ofLazy slot: DeclarationID) -> (NodeReference, RouterFrame)? {
        let child = ChildValue.router(.slot(slot))
        let attaching = events.first { $0.action == .attaches && $0.values.contains(child) }?.function
        let name = NameSet([project.name(of: slot)])
        for function in (attaching.map { [$0] } ?? []) + functions where project.mentions(name, function) {
            let frame = RouterFrame(function, of: self)
            let read = frame.body.chains.first { !$0.isAssigned && frame.slot(containing: $0) == slot }
            if let read = read?.headOnSelf { return (read.place, frame) }
        }
        return nil
    }
}
