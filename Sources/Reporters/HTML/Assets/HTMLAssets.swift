// Written by Documentation/pack.py.
// swift-format-ignore-file

/// The script and the style of the page, and their hashes.
enum HTMLAssets {
    static let scriptHash: StaticString = "sha256-T/dbqEhz/gp7pNXVDU6dEc5rImL4LdeUQnqLRmHqFQQ="
    static let styleHash: StaticString = "sha256-UfRvqeL1ve6I+R+MC5ioLHdO3a0eAOkH+bITP8+7amI="
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
