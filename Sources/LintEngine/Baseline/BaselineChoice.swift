public import SourceText

/// The baseline that a run uses.
public enum BaselineChoice: Sendable, Equatable {
    case none
    /// The one at a path, relative to the working folder, or the default one at the root, if it exists.
    case ifThere(SourcePath?)
    /// The one at a path, relative to the working folder. It must exist.
    case file(SourcePath)
}
