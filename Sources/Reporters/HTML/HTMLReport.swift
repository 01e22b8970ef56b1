import RuleKit

/// The tree and the findings as one page for a browser, which loads nothing else. Its first part is complete without
/// a script; with one, the same data is a tree, a picture, and lists that can be searched.
///
/// A policy in the page allows the script and the style that it has, by their hashes, and nothing else.
public enum HTMLReport {
    public static func write(_ content: HTMLContent) -> [UInt8] {
        var html = HTMLWriter()
        let view = content.tree.map { TreeView($0) }
        let (data, isCut) = HTMLData.write(content)
        var content = content
        if isCut { content.notes.append("The source of children that close is left out of this page, for its size.") }
        let part = HTMLStatic(content)
        writeHead(to: &html)
        html.markup(
            "<body>\n<a class=\"skip\" href=\"#main\">Skip to the report</a>\n<header>\n<h1>riblint report</h1>\n")
        part.writeHeader(view, to: &html)
        html.markup("</header>\n<main id=\"main\" tabindex=\"-1\">\n<section id=\"static\">\n")
        part.write(view, to: &html)
        html.markup("</section>\n<div id=\"app\"></div>\n</main>\n")
        html.markup("<script type=\"application/json\" id=\"riblint-data\">")
        html.json(data)
        html.markup("</script>\n<script>")
        for script in HTMLAssets.scripts { html.markup(script) }
        html.markup("</script>\n</body>\n</html>\n")
        return html.bytes
    }

    private static func writeHead(to html: inout HTMLWriter) {
        html.markup("<!doctype html>\n<html lang=\"en\">\n<head>\n")
        html.markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src '")
        html.markup(HTMLAssets.scriptHash)
        html.markup("'; style-src '")
        html.markup(HTMLAssets.styleHash)
        html.markup(
            "'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'\">\n")
        html.markup("<meta charset=\"utf-8\">\n<meta name=\"referrer\" content=\"no-referrer\">\n")
        html.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        html.markup("<title>riblint report</title>\n<style>")
        html.markup(HTMLAssets.style)
        html.markup("</style>\n</head>\n")
    }
}
