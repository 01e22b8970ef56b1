public import SourceText

/// Which baseline a run takes into account.
public enum BaselineChoice: Sendable, Equatable {
    case none
    /// That at a path, relative to the working folder, or the standard one at the root; nothing if it is not there.
    case ifThere(SourcePath?)
    /// That at a path, relative to the working folder, which has to be there.
    case file(SourcePath)
}
