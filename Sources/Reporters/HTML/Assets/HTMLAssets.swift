// Written by Documentation/pack.py.
// swift-format-ignore-file

/// The script and the style of the page, and their hashes.
enum HTMLAssets {
    static let scriptHash: StaticString = "sha256-o+j9Vylf7sN76we5hp0MvyYLGr0f6Fo4PIGquoYa9FQ="
    static let styleHash: StaticString = "sha256-F2buxvcN4c0vxY84snkxueOrmSnS/7iEwHg7j8MbEJw="
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
