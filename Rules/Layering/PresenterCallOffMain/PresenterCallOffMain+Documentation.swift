import RuleKit

extension RuleDocumentation {
    static let presenterCallOffMain = RuleDocumentation(
        summary: "An interactor uses its view on a thread other than the main one.",
        reason: """
            UIKit and SwiftUI are used on the main thread only. A presenter, a router or a listener that is called on \
            another thread changes views there, which corrupts them or stops the app.
            """,
        howItWorks: """
            The rule follows each closure of an interactor to the thread that runs it: queues, schedulers, tasks, \
            handlers of sessions, and streams of RxSwift and Combine. A stream is followed through operators, \
            protocols, components and repositories to the code that emits its values, and a subject to the code that \
            feeds it; a completion is followed into the function that calls it. It reports the first call on the \
            presenter, the router or the listener that runs on another thread than the main one, if the called code \
            uses a view without moving to the main thread, also through listeners of up to four RIBs.
            """,
        limitations: """
            A thread that code outside of the analyzed files decides is not reported: that of other libraries, of \
            schedulers that are passed in, and of protocols whose implementations differ. A call after 'await', or of \
            a function that is isolated to the main actor, is not reported either.
            """,
        example: RuleExample(
            """
              final class NameService {
                  let name = CurrentValueSubject<String, Never>("")

                  private let queue = DispatchQueue(label: "names")

                  func load() {
                      queue.async { self.name.send("A") }
                  }
              }

              final class DetailInteractor: PresentableInteractor<DetailPresentable> {
                  private let service = NameService()
                  private var cancellables: Set<AnyCancellable> = []

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      service.name
            +             .receive(on: DispatchQueue.main)
                          .sink { [weak self] in self?.presenter.show($0) }
                          .store(in: &cancellables)
                      service.load()
                  }

                  override func willResignActive() {
                      super.willResignActive()
                      cancellables.removeAll()
                  }
              }
            """,
            in: """
                import Combine
                import Foundation
                import RIBs
                import UIKit

                protocol DetailPresentable: Presentable {
                    func show(_ name: String)
                }

                final class DetailViewController: UIViewController, DetailPresentable {
                    private let label = UILabel()

                    func show(_ name: String) {
                        label.text = name
                    }
                }
                """))
}
