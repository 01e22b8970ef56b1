// Written by Documentation/pack.py.
// swift-format-ignore-file

/// The script and the style of the page, and their hashes.
enum HTMLAssets {
    static let scriptHash: StaticString = "sha256-o+j9Vylf7sN76we5hp0MvyYLGr0f6Fo4PIGquoYa9FQ="
    static let styleHash: StaticString = "sha256-uX0aJzoFY/t7c65t2wObqlam4uW7FibPdVlL+eXnXiU="
    /// The parts of the script, in order.
    static let scripts: [StaticString] = [
        start,
        data,
        model,
        tree,
        picture,
        panel,
        findings,
        toolbar,
        main,
        end,
    ]

    private static let start: StaticString = #"""
"use strict";
(() => {

"""#
    private static let end: StaticString = #"""
})();

"""#
}
