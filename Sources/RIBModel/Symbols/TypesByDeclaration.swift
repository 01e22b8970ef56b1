import SourceText

/// By declaration, the type that it is or extends. Few declarations do either, so each file lists its own.
struct TypesByDeclaration: Sendable {
    /// In order of files, then of declarations.
    private var places: [Place] = []
    /// By file where its places start; one more than there are files once all are entered.
    private var starts: [Int32] = [0]

    private struct Place: Sendable {
        var declaration: Int32
        /// Negative for none.
        var type: Int32
    }

    /// Enters a declaration of the file at hand, behind those before it.
    mutating func append(_ declaration: Int, _ type: TypeID?) {
        places.append(Place(declaration: Int32(declaration), type: type.map { Int32($0.index) } ?? -1))
    }

    /// The type of a declaration of the file at hand that was entered.
    func last(_ declaration: Int) -> TypeID? {
        var place = places.count - 1
        while place >= Int(starts[starts.count - 1]), Int(places[place].declaration) > declaration { place -= 1 }
        guard place >= Int(starts[starts.count - 1]), Int(places[place].declaration) == declaration, places[place].type >= 0 else { return nil }
        return TypeID(Int(places[place].type))
    }

    /// What is entered from now on stands in the next file.
    mutating func endFile() { starts.append(Int32(places.count)) }

    subscript(declaration: DeclarationID) -> TypeID? {
        get {
            guard let place = place(of: declaration), places[place].type >= 0 else { return nil }
            return TypeID(Int(places[place].type))
        }
        set {
            guard let place = place(of: declaration) else { return }
            places[place].type = newValue.map { Int32($0.index) } ?? -1
        }
    }

    private func place(of declaration: DeclarationID) -> Int? {
        let inFile = Int(starts[declaration.file])..<Int(starts[declaration.file + 1])
        let place = inFile.partitionPoint { Int(places[$0].declaration) < declaration.index }
        return place < inFile.upperBound && Int(places[place].declaration) == declaration.index ? place : nil
    }

    /// All that stand in a file: its declarations' indices, in order, with the types.
    func inFile(_ file: Int) -> some Sequence<(declaration: Int, type: TypeID?)> {
        places[Int(starts[file])..<Int(starts[file + 1])].lazy.map { (Int($0.declaration), $0.type < 0 ? nil : TypeID(Int($0.type))) }
    }

    /// The declarations of a file stand elsewhere in it now, in the same order.
    mutating func move(_ file: Int, _ new: (Int) -> Int) {
        for place in Int(starts[file])..<Int(starts[file + 1]) { places[place].declaration = Int32(new(Int(places[place].declaration))) }
    }
}
