internal import JSONText
internal import SourceText

/// Writes JSON without spaces, mostly lists of numbers.
struct PackedJSON {
    private var output = ByteWriter()
    private var isFirst = true

    var bytes: [UInt8] { output.bytes }
    var count: Int { output.bytes.count }

    private mutating func separate() {
        if isFirst { isFirst = false } else { output.write(UInt8(ascii: ",")) }
    }

    mutating func number(_ number: Int) {
        separate()
        output.write(String(number))
    }

    mutating func string(_ text: String) {
        separate()
        var json = JSONWriter()
        json.value(text)
        // The document of a string alone ends with a line end.
        output.write(json.finished.dropLast())
    }

    mutating func list(_ body: (inout PackedJSON) -> Void) {
        separate()
        output.write(UInt8(ascii: "["))
        isFirst = true
        body(&self)
        output.write(UInt8(ascii: "]"))
        isFirst = false
    }

    mutating func numbers(_ numbers: some Sequence<Int>) {
        list { $0.numbersInRow(numbers) }
    }

    /// Elements of the list that is being written.
    mutating func numbersInRow(_ numbers: some Sequence<Int>) {
        for number in numbers { self.number(number) }
    }

    mutating func strings(_ strings: some Sequence<String>) {
        list { json in for string in strings { json.string(string) } }
    }

    /// A list of texts, of which each can begin like the one before: a number before it says how many UTF-16 units they
    /// share.
    mutating func frontCoded(_ texts: [String]) {
        list { json in
            var last: [Unicode.Scalar] = []
            for text in texts {
                let scalars = Array(text.unicodeScalars)
                let shared = zip(last, scalars).prefix { $0 == $1 }.count
                last = scalars
                // The number has bytes of its own.
                guard shared > 3 else {
                    json.string(text)
                    continue
                }
                json.number(scalars[..<shared].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) })
                var rest = String.UnicodeScalarView()
                rest.append(contentsOf: scalars[shared...])
                json.string(String(rest))
            }
        }
    }

    /// An element that another writer wrote.
    mutating func append(_ other: PackedJSON) {
        separate()
        output.write(other.output.bytes)
    }

    /// An object whose values other writers wrote.
    mutating func object(_ members: [(key: StaticString, value: PackedJSON)]) {
        separate()
        output.write(UInt8(ascii: "{"))
        for (number, member) in members.enumerated() {
            if number > 0 { output.write(UInt8(ascii: ",")) }
            output.write("\"")
            output.write(UnsafeBufferPointer(start: member.key.utf8Start, count: member.key.utf8CodeUnitCount))
            output.write("\":")
            output.write(member.value.output.bytes)
        }
        output.write(UInt8(ascii: "}"))
        isFirst = false
    }
}
