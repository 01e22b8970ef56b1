// Written by Documentation/pack.py.
// swift-format-ignore-file

/// The script and the style of the page, and their hashes.
enum HTMLAssets {
    static let scriptHash: StaticString = "sha256-dwMGk15i8PqRJcNWqKT6FHYSFjga8erLqMD3AdT6Mm8="
    static let styleHash: StaticString = "sha256-V2dbJxiw7OVAGqGoBaaMUMx63MQHhx2PP+dsf73A9OE="
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
