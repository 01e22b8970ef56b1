/// The words and marks of the text of a tree, each with what it means.
public enum TreeLegend {
    /// In the order in which they are on a line.
    static func entries(_ marks: TreeMarks) -> [(word: String, meaning: String)] {
        [
            ("pushed", "The child's view is on a navigation controller."),
            ("presented", "The child's view is presented over another one."),
            ("sheet, swipe unhandled", "The user can swipe the view away, and no hook handles that."),
            ("tab", "The child's view is a tab."),
            ("embedded", "The child's view is a part of another one."),
            ("root view", "The child's view is the root of a window."),
            ("no view", "The child has no view."),
            ("shown ?", "It is not known how the child is shown."),
            ("one of", "The call builds one of several RIBs, of which this is one."),
            ("closes", "An event detaches the child while its parent lives."),
            ("closes with its parent", "An event of the child detaches its parent, or a RIB above that."),
            ("permanent", "The child is attached at the start of its parent, and stays as long as it."),
            ("? not known", "Code that is not analyzed decides whether the child is detached."),
            ("\(marks.open) open", "A link is missing between an event and the detachment of the child."),
            ("(above), (below)", "The children of the RIB are listed at another line, above or below this one."),
            ("(recursive)", "The RIB is above itself."),
            ("\(marks.cut) 3 below", "The depth cuts off so many edges."),
            ("(2 more ways)", "So many other edges lead to the RIB."),
            ("builder used by", "The code that uses the builder of a RIB that no other RIB builds."),
            ("the calls begin in", "An event, the start of an object, or code outside of RIBs runs this function."),
        ]
    }

    public static func write(_ style: TreeStyle) -> [UInt8] {
        let entries = entries(style.isASCII ? .ascii : .unicode)
        let width = entries.map(\.word.count).max() ?? 0
        var canvas = Canvas(isColored: style.isColored)
        canvas.write("Legend:")
        canvas.endLine()
        let room = style.width.map { max($0 - width - 4, TreeText.leastRoom) } ?? .max
        for entry in entries {
            var label = entry.word
            for line in wrapped(entry.meaning, width: room) {
                canvas.write("  ")
                canvas.write(label, .strong)
                canvas.write(String(repeating: " ", count: width - label.count + 2) + line)
                canvas.endLine()
                label = ""
            }
        }
        return canvas.bytes
    }
}
