import SourceText

/// Names of one library that the model refers to one by one. In every name table they follow those of the language and
/// of the preceding libraries, so that each has a fixed id, and comparing names needs no lookup.
///
/// The words of a library are only used in its own file, which declares their meaning for the analyses.
protocol LibraryWord: RawRepresentable, CaseIterable, CodingKey where RawValue == Int, AllCases == [Self] {
    /// The id of the first word.
    static var start: UInt32 { get }
}

extension LibraryWord {
    static var texts: [String] { allCases.map(\.stringValue) }

    var name: Name { Name(id: Self.start + UInt32(rawValue)) }

    /// Nil for any other name.
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
            + FoundationWord.texts + RIBPartWord.texts
    }
}
