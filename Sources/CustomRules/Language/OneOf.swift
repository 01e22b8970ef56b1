import RuleKit

/// "a, b or c".
func oneOf(_ words: [String]) -> String { Phrase.all(words, "or") }
