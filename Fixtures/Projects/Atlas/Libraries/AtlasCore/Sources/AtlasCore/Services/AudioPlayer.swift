import AVFoundation
import Foundation
import RxSwift

public protocol AudioPlaying: AnyObject {
    func load(_ url: URL)
    func play()
    func pause()
    var progress: Observable<Double> { get }
}

public final class AudioPlayer: AudioPlaying {
    private let player = AVPlayer()

    public init() {}

    public func load(_ url: URL) {
        player.replaceCurrentItem(with: AVPlayerItem(url: url))
    }

    public func play() { player.play() }
    public func pause() { player.pause() }

    public var progress: Observable<Double> {
        Observable.create { [player] observer in
            let token = player.addPeriodicTimeObserver(
                forInterval: CMTime(value: 1, timescale: 4),
                queue: .main
            ) { time in
                let duration = player.currentItem?.duration.seconds ?? 0
                observer.onNext(duration > 0 ? time.seconds / duration : 0)
            }
            return Disposables.create { player.removeTimeObserver(token) }
        }
    }
}
