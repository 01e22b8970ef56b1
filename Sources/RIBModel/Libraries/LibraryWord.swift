import SourceText

/// Names of one library that the model refers to one by one. In every name table they follow those of the language and
/// of the preceding libraries, so that each has a fixed id, and comparing names needs no lookup.
///
/// The words of a library are only used in its own file, which declares their meaning for the analyses.
protocol LibraryWord: RawRepresentable, CaseIterable, CodingKey where RawValue == Int, AllCases == [Self] {
    /// The id of the first word.
    static var start: UInt32 { get }
    /// The words, in the order of their ids.
    static var texts: [String] { get }
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
    static let libraries: [any LibraryWord.Type] = [
        RIBsWord.self, UIKitWord.self, SwiftUIWord.self, RxSwiftWord.self, CombineWord.self, FoundationWord.self,
        WebKitWord.self, RIBPartWord.self,
    ]

    static var texts: [String] { LanguageWord.texts + libraries.flatMap { $0.texts } }
}

// MARK: Ids

// The first id of a library follows the last word of the one before. It is a constant in optimized code, which the
// number of its cases would not be.

extension LibraryWord {
    @inline(__always)
    fileprivate static func end(with last: Self) -> UInt32 { start + UInt32(last.rawValue) + 1 }
}

extension RIBsWord { static var start: UInt32 { LanguageWord.end } }
extension UIKitWord { static var start: UInt32 { RIBsWord.end(with: .willResignActive) } }
extension SwiftUIWord { static var start: UInt32 { UIKitWord.end(with: .window) } }
extension RxSwiftWord { static var start: UInt32 { SwiftUIWord.end(with: .View) } }
extension CombineWord { static var start: UInt32 { RxSwiftWord.end(with: .with) } }
extension FoundationWord { static var start: UInt32 { CombineWord.end(with: .untilOutputFrom) } }
extension WebKitWord { static var start: UInt32 { FoundationWord.end(with: .yield) } }
extension RIBPartWord { static var start: UInt32 { WebKitWord.end(with: .WKWebView) } }
