import SourceText

/// Maps a declaration to the type that it declares or extends. Few declarations do either, so each file has its own
/// list.
package struct TypesByDeclaration: Sendable {
    /// In the order of files, then of declarations.
    private var places: [Place] = []
    /// By file, the start of its entries; complete once it has one more element than there are files.
    private var starts: [Int32] = [0]

    private struct Place: Sendable {
        var declaration: Int32
        /// Negative for none.
        var type: Int32
    }

    /// Appends a declaration of the current file, in ascending order.
    mutating func append(_ declaration: Int, _ type: TypeID?) {
        places.append(Place(declaration: Int32(declaration), type: type.map { Int32($0.index) } ?? -1))
    }

    /// The type of a declaration of the current file.
    func last(_ declaration: Int) -> TypeID? {
        var place = places.count - 1
        while place >= Int(starts[starts.count - 1]), Int(places[place].declaration) > declaration { place -= 1 }
        guard place >= Int(starts[starts.count - 1]), Int(places[place].declaration) == declaration,
            places[place].type >= 0
        else { return nil }
        return TypeID(Int(places[place].type))
    }

    /// Ends the current file.
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

    /// The entries of a file: indices of declarations in order, with their types.
    func inFile(_ file: Int) -> some Sequence<(declaration: Int, type: TypeID?)> {
        places[Int(starts[file])..<Int(starts[file + 1])].lazy.map {
            (Int($0.declaration), $0.type < 0 ? nil : TypeID(Int($0.type)))
        }
    }

    /// Renumbers the declarations of a file; their order must stay the same.
    mutating func move(_ file: Int, _ new: (Int) -> Int) {
        for place in Int(starts[file])..<Int(starts[file + 1]) {
            places[place].declaration = Int32(new(Int(places[place].declaration)))
        }
    }
}
