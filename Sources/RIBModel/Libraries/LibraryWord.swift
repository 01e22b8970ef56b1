import SourceText

/// Names of one library that the model asks about one by one. They follow those of the language and of the libraries
/// before in every table of names, so that each has a fixed id, and comparing names costs no look-up.
///
/// The words of a library are used in its own file; what they mean to the analyses is declared there.
protocol LibraryWord: RawRepresentable, CaseIterable, CodingKey where RawValue == Int, AllCases == [Self] {
    /// The id of the first.
    static var start: UInt32 { get }
}

extension LibraryWord {
    static var texts: [String] { allCases.map(\.stringValue) }

    var name: Name { Name(id: Self.start + UInt32(rawValue)) }

    /// Nil for a name of anything else.
    init?(_ name: Name) {
        guard name.id >= Self.start else { return nil }
        self.init(rawValue: Int(name.id - Self.start))
    }
}

/// The words of all libraries, in the order of their ids.
enum LibraryWords {
    static var texts: [String] {
        LanguageWord.texts + RIBsWord.texts + UIKitWord.texts + SwiftUIWord.texts + RxSwiftWord.texts
            + CombineWord.texts
            + FoundationWord.texts
    }
}
