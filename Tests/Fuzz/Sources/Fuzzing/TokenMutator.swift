import CFuzzer
import SourceText
import SwiftOutline

/// Mutates an input by tokens: deletes, duplicates, replaces or moves words, brackets and lines. Mutations of single
/// bytes
/// seldom reach code after the tokenizer.
final class TokenMutator {
    private let tokens = TokenBuffer()
    private var tokenizer = Tokenizer()
    private var random: UInt64 = 0

    /// Mutates `count` bytes at `data` in place, up to `capacity` bytes, and returns the new count. Every second
    /// mutation is
    /// one of libFuzzer's own, which use the dictionary.
    func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, seed: UInt32) -> Int {
        random = UInt64(seed) | 1 << 32
        guard next(2) == 0, count > 0, let changed = change(Array(UnsafeBufferPointer(start: data, count: count)))
        else {
            return LLVMFuzzerMutate(data, count, capacity)
        }
        let kept = min(changed.count, capacity)
        _ = UnsafeMutableBufferPointer(start: data, count: kept).update(fromContentsOf: changed[..<kept])
        return kept
    }

    private func change(_ text: [UInt8]) -> [UInt8]? {
        Input.padded(text, text.count) { tokenizer.tokenize($0, into: tokens) }
        guard tokens.count > 2 else { return nil }
        let (one, other) = (piece(), piece())
        let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        switch next(5) {
        case 0: return Array(text[..<one.lowerBound] + text[one.upperBound...])
        case 1: return Array(text[..<one.upperBound] + text[one.lowerBound...])
        case 2: return Array(text[..<one.lowerBound] + text[other] + text[one.upperBound...])
        case 3: return Array(text[..<one.lowerBound] + text[other] + [0x20] + text[one.lowerBound...])
        default:
            guard first.upperBound <= second.lowerBound else { return nil }
            return Array(
                text[..<first.lowerBound] + text[second] + text[first.upperBound..<second.lowerBound] + text[first]
                    + text[second.upperBound...])
        }
    }

    /// The bytes of a token, at random also of several consecutive ones.
    private func piece() -> Range<Int> {
        let first = next(tokens.count - 1)
        let last = min(first + (next(3) == 0 ? next(12) : 0), tokens.count - 2)
        return Int(tokens[first].start)..<max(Int(tokens.end(last)), Int(tokens[first].start))
    }

    private func next(_ bound: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % bound
    }
}

/// libFuzzer runs one input at a time.
nonisolated(unsafe) private let mutator = TokenMutator()

@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: CUnsignedInt) -> Int
{
    mutator.mutate(data, count, capacity, seed: seed)
}
