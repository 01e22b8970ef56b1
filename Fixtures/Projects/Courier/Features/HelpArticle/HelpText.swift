enum HelpText {
    static func text(about topic: String) -> String {
        "Everything about \(topic.lowercased())"
    }
}
