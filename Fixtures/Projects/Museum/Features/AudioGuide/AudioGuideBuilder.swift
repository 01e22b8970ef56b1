import MuseumKit
import RIBs

struct AudioGuideBuildDependency {
    let output: AudioGuideOutput
    let exhibit: Exhibit
}

protocol AudioGuideBuildable: Buildable {
    func build(withOutput output: AudioGuideOutput, exhibit: Exhibit) -> ViewableRouting
}

final class AudioGuideBuilder: MultiStageComponentizedBuilder<
    AudioGuideComponent,
    AudioGuideRouting,
    AudioGuideBuildDependency
>, AudioGuideBuildable {

    func build(withOutput output: AudioGuideOutput, exhibit: Exhibit) -> ViewableRouting {
        if let url = exhibit.audioURL {
            componentForCurrentBuildPass.preloader.preload(url)
        }
        return finalStageBuild(withDynamicDependency: AudioGuideBuildDependency(output: output, exhibit: exhibit))
    }

    override func finalStageBuild(
        with component: AudioGuideComponent,
        _ dynamicDependency: AudioGuideBuildDependency
    ) -> AudioGuideRouting {
        let viewController = AudioGuideViewController()
        let interactor = AudioGuideInteractor(
            presenter: viewController,
            exhibit: dynamicDependency.exhibit,
            player: component.player
        )
        interactor.output = dynamicDependency.output
        return AudioGuideRouter(interactor: interactor, viewController: viewController)
    }
}
