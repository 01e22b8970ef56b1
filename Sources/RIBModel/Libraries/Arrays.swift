package import SourceText

/// What the methods of arrays and other collections do, by their names.
extension Project {
    /// Whether a call of that name on an array leaves fewer elements, in the array or in the result.
    func shortensArray(_ name: Name) -> Bool {
        let text = text(name)
        return text.hasPrefix("remove") || text.hasPrefix("pop") || text.hasPrefix("drop") || text == "filter"
            || text == "replaceSubrange"
    }

    /// Whether a method of that name on a collection tells something about an element that it is passed.
    func asksAboutElement(_ name: Name) -> Bool { ["contains", "firstIndex", "lastIndex"].contains(text(name)) }

    /// Whether a method of that name on an array leaves in it what was in it.
    func readsArray(_ name: Name) -> Bool {
        addsElement(name) || asksAboutElement(name) || transformsElements(name)
            || [
                "first", "last", "forEach", "filter", "reversed", "sorted", "prefix", "suffix", "enumerated",
                "dropLast", "dropFirst", "reduce", "allSatisfy", "max", "min", "joined",
            ].contains(text(name))
    }

    /// Whether a member of that name of a collection says how many elements it has, or where they are.
    func tellsSize(_ name: Name) -> Bool {
        ["count", "isEmpty", "indices", "startIndex", "endIndex", "keys", "capacity"].contains(text(name))
    }

    /// Whether a method of that name on an array adds or removes elements of the array itself.
    package func changesArray(_ name: Name) -> Bool {
        let text = text(name)
        return addsElement(name) || text.hasPrefix("remove") || text.hasPrefix("pop")
    }

    /// Whether a method of that name on an array adds an element.
    func addsElement(_ name: Name) -> Bool { ["append", "insert"].contains(text(name)) }

    /// Whether a method of that name puts a value into a dictionary.
    func replacesElement(_ name: Name) -> Bool { text(name) == "updateValue" }

    /// Whether a method of that name on a collection or an optional returns some of its elements.
    func keepsElements(_ name: Name) -> Bool {
        shortensArray(name)
            || [
                "first", "last", "reversed", "sorted", "prefix", "suffix", "enumerated", "values", "lazy", "allObjects",
            ].contains(text(name))
    }

    /// Whether a method of that name on a collection or an optional returns its elements transformed by a closure.
    func transformsElements(_ name: Name) -> Bool { LibraryModel.transformsElements(text(name)) }
}

extension CallSite {
    /// Whether the call takes all elements out of a collection.
    package var emptiesArray: Bool { name.removesAllElements && !arguments.contains { _ in true } }
}
