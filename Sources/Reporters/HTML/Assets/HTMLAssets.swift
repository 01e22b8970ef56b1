// Written by Documentation/pack.py.
// swift-format-ignore-file

/// The script and the style of the page, and their hashes.
enum HTMLAssets {
    static let scriptHash: StaticString = "sha256-ZdbpfZkM0GmR4q8wTJKpC7Hk4DMBrC3VQM9pkLbV9GM="
    static let styleHash: StaticString = "sha256-GVDmzwox06IdGs6e69vKps4n3XO7z2Y6AxxsxdB4VAo="
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
