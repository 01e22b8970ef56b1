import MuseumKit
import NeedleFoundation

final class AudioGuideComponent: Component<EmptyDependency> {
    var player: AudioPlayer {
        shared { AudioPlayer() }
    }

    var preloader: AudioPreloader {
        shared { AudioPreloader() }
    }
}
