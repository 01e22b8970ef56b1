import Foundation
import MuseumKit
import RIBs

final class AudioPlaybackWorker: Worker {
    private let player: AudioPlayer
    private let url: URL?

    init(player: AudioPlayer, url: URL?) {
        self.player = player
        self.url = url
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        guard let url else { return }
        player.load(url)
        player.play()
    }

    override func didStop() {
        super.didStop()
        player.pause()
    }
}
