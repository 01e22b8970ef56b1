import AtlasCore
import Foundation
import NeedleFoundation
import RIBs

final class AudioGuideComponent: NeedleFoundation.Component<NeedleFoundation.EmptyDependency> {
    var player: AudioPlaying {
        shared { AudioPlayer() }
    }
}

// MARK: - Builder

protocol AudioGuideBuildable: Buildable {
    func build(withListener listener: AudioGuideListener, url: URL) -> AudioGuideRouting
}

struct AudioGuideRequest {
    let url: URL
    weak var listener: AudioGuideListener?
}

final class AudioGuideBuilder: ComponentizedBuilder<AudioGuideComponent, AudioGuideRouting, AudioGuideRequest, Void>,
    AudioGuideBuildable
{
    func build(withListener listener: AudioGuideListener, url: URL) -> AudioGuideRouting {
        build(
            withDynamicBuildDependency: AudioGuideRequest(url: url, listener: listener),
            dynamicComponentDependency: ()
        )
    }

    override func build(with component: AudioGuideComponent, _ request: AudioGuideRequest) -> AudioGuideRouting {
        let viewController = AudioGuideViewController()
        let interactor: AudioGuideInteractor = .init(
            presenter: viewController,
            player: component.player,
            url: request.url
        )
        interactor.listener = request.listener
        return AudioGuideRouter(interactor: interactor, viewController: viewController)
    }
}
