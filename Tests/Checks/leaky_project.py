"""A small leaky app with names that are special in formats: line endings, XML, Markdown, commands, invalid UTF-8."""
import os
import re

NAMES = [
    b"Plain.swift", b"with space.swift", b"new\nline.swift", b"100%, or: more.swift", b"quotes'\"`.swift",
    b"<tag> & |bar|.swift",
    b"[a](b) #1 *x* _y_.swift", b"\x1b[31mred.swift", b"broken\xff\xfe.swift", "é 😀 한.swift".encode(), b"tab\t.swift",
    b"cr\r\n.swift",
    b"::error::x.swift", b"-dash.swift", b"a\\b.swift", b":100:9: error: x [y].swift",
]

VIEW = """import RIBs
import UIKit

protocol %(name)sPresentableListener: AnyObject {
    func didTapClose()
}

final class %(name)sViewController: UIViewController, %(name)sPresentable, %(name)sViewControllable {
    weak var listener: %(name)sPresentableListener?

    @objc private func closeTapped() {
        let words = "é 😀 👨\u200d👩\u200d👧"; dismiss(animated: true)
    }
}

protocol %(name)sPresentable: Presentable {
    var listener: %(name)sPresentableListener? { get set }
}

protocol %(name)sViewControllable: ViewControllable {}
"""

def repaired(raw):
    """Decodes bytes, with U+FFFD for each maximal invalid sequence."""
    text = raw.decode("utf-8", "surrogateescape")
    return re.sub("[\udc80-\udcff]+", "\ufffd", text)


def escaped(text):
    """Escapes text like riblint does for one line of a terminal."""
    named = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return "".join(named.get(c) or ("\\u{%X}" % ord(c) if ord(c) < 0x20 or 0x7F <= ord(c) < 0xA0 else c) for c in text)


def make_project(folder):
    os.makedirs(os.path.join(folder, ".git"))
    root = os.fsencode(folder)
    for index, name in enumerate(NAMES):
        os.makedirs(os.path.join(root, b"Sources"), exist_ok=True)
        with open(os.path.join(root, b"Sources", name), "wb") as file:
            file.write((VIEW % {"name": "Screen%d" % index}).encode())
    with open(os.path.join(root, b"Sources", b"utf16\n%.swift"), "wb") as file:
        file.write(b"\xff\xfea\x00")
