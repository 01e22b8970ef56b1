import ArgumentParser
import Reporters

/// The options for the looks of the text of `riblint tree`.
struct TreeTextOptions: ParsableArguments {
    @Flag(help: "List the calls that attach and detach each child.")
    var paths = false

    @Flag(help: "Explain the words; without PATH, print nothing else.")
    var legend = false

    @Option(
        help: ArgumentHelp("Color text on standard output: auto, always, never.", valueName: "WHEN"),
        completion: Completions.colors
    )
    var color: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Break lines at N columns (default: terminal's width).", valueName: "N")
    )
    var width: String?

    @Flag(help: "Draw in ASCII, as with LC_ALL=C.")
    var ascii = false

    /// The first of these options that was given.
    var given: String? {
        paths
            ? "--paths"
            : legend ? "--legend" : color != nil ? "--color" : width != nil ? "--width" : ascii ? "--ascii" : nil
    }

    /// The styles of text on standard output and in files.
    func styles() throws(UsageError) -> (output: TreeStyle, file: TreeStyle) {
        let color = try color.map { (word) throws(UsageError) in
            try LintCommand.word("color setting", word, as: Console.Color.self)
        }
        var style = TreeStyle(view: PathView(root: nil, folder: nil))
        style.showsPaths = paths
        style.isASCII = ascii
        style.width = try width.map { (word) throws(UsageError) in
            try LintCommand.number(word, of: "--width", in: 20...10_000)
        }
        let file = style
        style.isColored = (color ?? .auto).isOn
        style.isASCII = ascii || Console.isOfASCII
        if style.width == nil, Console.isTerminal { style.width = Console.width }
        return (style, file)
    }
}
