"""The files of one RIB while code is added to them or taken away."""

import re


class Draft:
    """Texts by the end of their names, such as `Router.swift`. An edit fails unless its place is there exactly once."""

    def __init__(self, rib, files):
        self.rib = rib
        self.files = dict(files)

    def fill(self, text):
        """The text with the names of the RIB, its domain and its first children for `%Name`, `%name`, `%Child` …"""
        words = {"Name": self.rib.name, "name": self.rib.lower, "Domain": self.rib.domain,
            "Framework": "ModernRIBs" if self.rib.is_combine else "RIBs"}
        if self.rib.parent:
            words["Parent"] = self.rib.parent.name
        for word, child in zip(("Child", "Second"), self.rib.children):
            words |= {word: child.name, word.lower(): child.lower, f"{word}Domain": child.domain}
        return re.sub("%(" + "|".join(sorted(words, key=len, reverse=True)) + ")", lambda match: words[match[1]], text)

    def replace(self, file, old, new):
        """Replaces the only occurrence of a text."""
        self.files[file] = self.changed(self.files[file], old, new, file)

    def changed(self, text, old, new, place):
        old = self.fill(old)
        if text.count(old) != 1:
            raise SystemExit(f"generate: {self.rib.name}{place} has {text.count(old)} times, not once: {old!r}")
        return text.replace(old, self.fill(new))

    def replace_in(self, file, function, old, new):
        """Replaces the only occurrence of a text in the function by this name."""
        text = self.files[file]
        start = text.index(self.fill(f"\n    func {function}("))
        end = text.index("\n    }\n", start) + len("\n    }\n")
        whole = text[start:end]
        self.replace(file, whole, self.changed(whole, old, new, f"{file} {function}"))

    def remove(self, file, old):
        self.replace(file, old, "")

    def after(self, file, place, new):
        self.replace(file, place, place + new)

    def before(self, file, place, new):
        self.replace(file, place, new + place)

    def at_end_of_class(self, file, name, new):
        """Adds members to the class by this name, whose brace is the first at the start of a line after it."""
        text, name = self.files[file], self.fill(name)
        starts = [match.start() for match in re.finditer(rf"(?m)^.*\bclass [\x01\x02\w]*?{name}\b", text)]
        if len(starts) != 1:
            raise SystemExit(f"generate: {self.rib.name}{file} declares {name} {len(starts)} times")
        end = text.index("\n}\n", starts[0]) + 1
        self.files[file] = text[:end] + self.fill(new) + text[end:]

    def add(self, file, text):
        """A further file."""
        if file in self.files:
            raise SystemExit(f"generate: {self.rib.name}{file} is there already")
        self.files[file] = self.fill(text)
