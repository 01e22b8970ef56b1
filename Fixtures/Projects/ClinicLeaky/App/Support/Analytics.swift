final class Analytics {

    func track(_ event: String) {
        print(event)
    }
}
