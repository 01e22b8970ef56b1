/// The input that libFuzzer passes to a target.
public enum Input {
    /// Copies bytes to a block that also has the 64 zeros that the tokenizer requires, and not one byte more, so that
    /// the
    /// address sanitizer detects each read past the end.
    public static func padded<Result>(
        _ data: UnsafePointer<UInt8>?, _ count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + 64)
        defer { block.deallocate() }
        _ = block.update(fromContentsOf: UnsafeBufferPointer(start: data, count: count))
        block[count...].update(repeating: 0)
        return body(UnsafeBufferPointer(rebasing: block[..<count]))
    }
}
