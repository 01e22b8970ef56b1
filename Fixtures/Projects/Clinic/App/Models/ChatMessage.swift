struct ChatMessage {
    let text: String
    let isOwn: Bool
}
