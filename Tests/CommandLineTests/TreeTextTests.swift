import Foundation
import Testing

/// The looks of the text of `riblint tree`: colors, marks, width.
@Suite struct TreeTextTests {
    private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Riblint.Outcome {
        try TreeSample.run(arguments, over: TreeSample.app, environment: environment)
    }

    @Test(arguments: [
        (["--color", "always"], [:], true), (["--color", "never"], ["FORCE_COLOR": "1"], false), ([], [:], false),
        ([], ["FORCE_COLOR": "1"], true), ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
        (["--color", "auto"], ["FORCE_COLOR": "1"], true),
    ])
    func colorsByMeaning(_ arguments: [String], _ environment: [String: String], _ isColored: Bool) throws {
        let text = try run(arguments, environment).text
        let colored = """
            \u{1B}[1mBook\u{1B}[0m
            ├─ Page  presented (sheet, swipe unhandled), closes
            └─ \u{1B}[1;31m✗\u{1B}[0m Page  presented (sheet, swipe unhandled), \u{1B}[1;31mopen\u{1B}[0m
                 \u{1B}[2mno call in BookRouter detaches it  App.swift:48\u{1B}[0m
            2 RIBs, 2 edges: 1 close, 0 permanent, 0 not known, 1 open

            """
        let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(text == (isColored ? colored : plain))
    }

    /// Only the terminal is of a locale: a file has all characters, unless the option is given.
    @Test(arguments: [
        (["--ascii"], "C.UTF-8", true), ([], "C", true), ([], "POSIX", true), ([], "en_US.UTF-8", false),
        (["--format", "text=/dev/stdout"], "C", false), (["--ascii", "--format", "text=/dev/stdout"], "C.UTF-8", true),
    ])
    func drawsInASCII(_ arguments: [String], _ locale: String, _ isASCII: Bool) throws {
        let ascii = """
            Book
            |- Page  presented (sheet, swipe unhandled), closes
            `- x Page  presented (sheet, swipe unhandled), open
                 no call in BookRouter detaches it  App.swift:48
            2 RIBs, 2 edges: 1 close, 0 permanent, 0 not known, 1 open

            """
        let unicode = ascii.replacing("|- ", with: "├─ ").replacing("`- x", with: "└─ ✗")
        #expect(try run(arguments, ["LC_ALL": locale]).text == (isASCII ? ascii : unicode))
    }

    @Test func breaksLinesAtWidth() throws {
        let text = try run(["--width", "30"]).text
        #expect(
            text == """
                Book
                ├─ Page  presented (sheet, swipe unhandled), closes
                └─ ✗ Page  presented (sheet, swipe unhandled), open
                     no call in BookRouter
                     detaches it  App.swift:48
                2 RIBs, 2 edges: 1 close, 0 permanent, 0 not known, 1 open

                """)
        // A path is not broken, but gets a line of its own.
        #expect(try run(["--width", "29"]).text.contains("     detaches it\n     App.swift:48\n"))
    }

    /// Korean letters are two columns wide.
    @Test func measuresWideNames() throws {
        let code = TreeSample.app.replacing("BookRouter", with: "책Router").replacing("BookBuilder", with: "책Builder")
        let text = try TreeSample.run(["--width", "30"], over: code).text
        #expect(
            text.contains("└─ ✗ Page  presented (sheet, swipe unhandled), open\n     no call in 책Router\n"), "\(text)")
        #expect(text.hasPrefix("책\n"))
    }

    @Test(arguments: [
        (["--color", "red"], "unknown color setting 'red'; expected auto, always or never"),
        (["--width", "19"], "invalid value '19' for --width; expected 20 to 10000"),
        (["--width", "wide"], "invalid value 'wide' for --width; expected 20 to 10000"),
        (["--ascii", "--format", "json"], "--ascii applies to text, and no format is text"),
        (["--width", "80", "--format", "json"], "--width applies to text, and no format is text"),
        (["--color", "always", "--format", "json"], "--color applies to text, and no format is text"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ words: String) throws {
        let outcome = try run(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }
}
