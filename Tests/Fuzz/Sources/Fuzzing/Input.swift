/// What libFuzzer hands to a target.
public enum Input {
    /// Copies bytes to a block that holds them and 64 zeros behind them, as the tokenizer wants it, and not one byte more, so that
    /// the address sanitizer sees each read beyond.
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
