// === uses of a value, and of what denotes it
final class Player {
    func play() {}
    func stop() {}
}

final class Deck {
    private let player = Player()
    private var last: Player?

    func run(_ isLoud: Bool) {
        let one = Player()
        //        ^^^^^^ uses: stop, play
        one.play()
        let other: Player? = one
        if let other { other.stop() }
        let two = Player()
        //        ^^^^^^ uses: none
        _ = two
        let three = Player()
        //          ^^^^^^ uses: play
        let chosen = isLoud ? three : Player()
        chosen.play()
        let four = Player()
        //         ^^^^^^ uses: stored in last, stop
        last = four
        let five = Player()
        //         ^^^^^^ uses: play
        let branch = if isLoud { five } else { Player() }
        branch.play()
        if five === two {}
    }

    func end() { last?.stop() }
}
// === holders: tuples, payloads, structures, objects, collections
final class Player {
    func play() {}
    func stop() {}
}

struct Track {
    let player: Player
    var isLoud = false

    func begin() { player.play() }
}

final class Slot {
    var player: Player?
}

enum Request {
    case none
    case start(Player, at: Int)
}

final class Deck {
    func run() {
        let one = Player()
        //        ^^^^^^ uses: stop
        let pair = (one, true)
        _ = pair.1
        pair.0.stop()
        let two = Player()
        //        ^^^^^^ uses: play
        let track = Track(player: two)
        _ = track.isLoud
        track.begin()
        let three = Player()
        //          ^^^^^^ uses: stop
        let slot = Slot()
        slot.player = three
        slot.player?.stop()
        let four = Player()
        //         ^^^^^^ uses: play
        switch Request.start(four, at: 1) {
        case .none: break
        case .start(let found, _): found.play()
        }
        let five = Player()
        //         ^^^^^^ uses: stop
        var all: [Player] = []
        all.append(five)
        for each in all.map({ $0 }).reversed() { each.stop() }
        let six = Player()
        //        ^^^^^^ uses: play
        let named = ["one": Track(player: six)]
        named["one"]?.player.play()
        let seven = Player()
        //          ^^^^^^ uses: none
        let kept = Track(player: seven)
        _ = kept.isLoud
    }
}
// === functions and closures
final class Player {
    func play() {}
    func stop() {}
}

func same<Value>(_ value: Value) -> Value { value }

func perform<Value>(_ value: Value, then end: (Value) -> Void) { end(value) }

final class Deck {
    private var onReady: ((Player) -> Void)?

    func run() {
        let one = Player()
        //        ^^^^^^ uses: stop
        finish(one)
        let two = Player()
        //        ^^^^^^ uses: play
        same(two).play()
        let three = Player()
        //          ^^^^^^ uses: play
        perform(three) { $0.play() }
        let four = Player()
        //         ^^^^^^ uses: stop
        let end: (Player) -> Void = { item in item.stop() }
        end(four)
        let five = Player()
        //         ^^^^^^ uses: play
        func begin(_ player: Player) { player.play() }
        begin(five)
        onReady = { ready in ready.stop() }
        let six = Player()
        //        ^^^^^^ uses: stop
        onReady?(six)
    }

    private func finish(_ player: Player) { player.stop() }
}
// === values that are lost
infix operator <~

final class Player {
    func play() {}
}

final class Deck {
    var current: Player? { didSet { print(oldValue as Any) } }

    func run(_ deck: Coordinator) {
        let one = Player()
        //        ^^^^^^ uses: escapes to call of perform
        deck.perform([one])
        let two = Player()
        //        ^^^^^^ uses: escapes to operator <~
        deck <~ two
        let three = Player()
        //          ^^^^^^ uses: escapes to member pending
        deck.pending = three
        let four = Player()
        //         ^^^^^^ uses: escapes to member current
        current = four
        let five = Player()
        //         ^^^^^^ uses: escapes to call of trap
        trap(five)
        print(five)
    }

    private func trap(_ player: Player) { fatalError() }
}
// === what a function has stored in an object that is not followed
final class Player {
    func stop() {}
}

protocol Showing {
    func show(_ player: Player?)
}

final class Stage: Showing {
    private var player: Player?

    func show(_ player: Player?) { self.player = player }

    func end() { player?.stop() }
}

final class Deck {
    private let stage = Stage()
    private let stages: [Showing] = []

    func run() {
        let one = Player()
        //        ^^^^^^ uses: stored in player, stop
        find().show(one)
        let two = Player()
        //        ^^^^^^ uses: stored in player, stop
        stage.show(two)
        let three = Player()
        //          ^^^^^^ uses: stored in player, stop
        show(three, on: stage)
    }

    private func show(_ player: Player, on stage: Stage) { stage.show(player) }

    private func find() -> Showing { stages[0] }
}
// === a property that is bound by its own name
final class Shelf {
    private var current: Item?
    private var last: Item?

    func replace(_ item: Item?, _ other: Item?) {
        current = item
        //        ^^^^ uses: stored in current, play
        self.last = other
        //          ^^^^^ uses: stored in last, escapes to call of embed
        guard let current else { return }
        current.play()
    }

    func use() {
        if let last { embed(last) }
    }
}

final class Item {
    func play() {}
}
// === observers that name the values
final class Cupboard {
    private var next: Item? {
        willSet(later) { later?.play() }
    }
    private var last: Item? {
        didSet(before) { before?.play() }
    }
    private var plain: Item? {
        didSet { plain?.play() }
    }

    func replace(_ one: Item?, _ two: Item?, _ three: Item?) {
        next = one
        //     ^^^ uses: escapes to member next
        last = two
        //     ^^^ uses: escapes to member last
        plain = three
        //      ^^^^^ uses: stored in plain, play
    }
}

final class Item {
    func play() {}
}
