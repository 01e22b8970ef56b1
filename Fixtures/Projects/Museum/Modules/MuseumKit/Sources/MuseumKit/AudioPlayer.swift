import AVFoundation
import RxRelay
import RxSwift

public final class AudioPlayer {
    public let finished = PublishRelay<Void>()
    private let player = AVPlayer()

    public init() {}

    public var position: Double {
        let total = player.currentItem?.duration.seconds ?? 0
        return total > 0 ? player.currentTime().seconds / total : 0
    }

    public func load(_ url: URL) {
        player.replaceCurrentItem(with: AVPlayerItem(url: url))
    }

    public func play() { player.play() }

    public func pause() { player.pause() }
}

public final class AudioPreloader {
    private var assets: [URL: AVURLAsset] = [:]

    public init() {}

    public func preload(_ url: URL) {
        assets[url] = assets[url] ?? AVURLAsset(url: url)
    }
}
