// === a view composed in the hosted root's body
// clean: the same view shown by a sheet closes only that

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Settings didTapClose

struct SettingsToolbar: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
        //                ^^^^^^^ view_self_dismissal
    }
}

struct SettingsScreen: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Settings")
//-         SettingsToolbar()
        }
//+     .sheet(isPresented: $isShown) { SettingsToolbar() }
    }
}

final class SettingsViewController: UIHostingController<SettingsScreen>, SettingsPresentable, SettingsViewControllable {
    weak var listener: SettingsPresentableListener?
}

// === a full screen cover, a popover, a link and a destination close only themselves

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Library didTapClose

struct CoverPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct HintPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct AuthorPage: View {
    @Environment(\.presentationMode) private var presentationMode
    var body: some View { Button("Back") { presentationMode.wrappedValue.dismiss() } }
}

struct ChapterPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Back") { dismiss() } }
}

struct LibraryScreen: View {
    @State private var isCoverShown = false
    @State private var isHintShown = false
    @State private var isChapterShown = false

    var body: some View {
        NavigationStack {
            NavigationLink("Author", destination: AuthorPage())
                .navigationDestination(isPresented: $isChapterShown) { ChapterPage() }
        }
        .fullScreenCover(isPresented: $isCoverShown) { CoverPage() }
        .popover(isPresented: $isHintShown) { HintPage() }
    }
}

final class LibraryViewController: UIHostingController<LibraryScreen>, LibraryPresentable, LibraryViewControllable {
    weak var listener: LibraryPresentableListener?
}

// === the root's own dismiss, called from the content of a sheet
// clean: the sheet's own dismiss, called from the content of a sheet

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Feedback didTapClose

struct FeedbackForm: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Send") { dismiss() }
    }
}

struct FeedbackScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isFormShown = false

    var body: some View {
        Text("Thanks")
            .sheet(isPresented: $isFormShown) {
//-             Button("Send") { dismiss() }
                //               ^^^^^^^ view_self_dismissal
//+             FeedbackForm()
            }
    }
}

final class FeedbackViewController: UIViewController, FeedbackPresentable, FeedbackViewControllable {
    weak var listener: FeedbackPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: FeedbackScreen())
        addChild(host)
        view.addSubview(host.view)
    }
}

// === a hosting controller that a builder makes, through a local and modifiers
// clean: a hosting controller that a builder makes, whose view model is told
// --- StatsBuilder.swift
import RIBs
import SwiftUI

// use: dependency Stats, component Stats

protocol StatsListener: AnyObject {
    func statsDidClose()
}

final class StatsBuilder: Builder<StatsDependency> {

    func build(withListener listener: StatsListener) -> StatsRouting {
        let component = StatsComponent(dependency: dependency)
        let presenter = StatsPresenter()
        let root = StatsScreen()
            .environmentObject(presenter)
            .tint(.orange)
        let viewController = UIHostingController(rootView: root)
        let interactor = StatsInteractor(presenter: presenter)
        interactor.listener = listener
        presenter.listener = interactor
        _ = component
        return StatsRouter(interactor: interactor, viewController: viewController)
    }
}

// --- StatsRIB.swift
import RIBs
import SwiftUI

extension UIHostingController: ViewControllable {}

// use: routing Stats, presentable-listener Stats didTapClose, presentable-with-listener Stats

final class StatsPresenter: ObservableObject, StatsPresentable {
    weak var listener: StatsPresentableListener?
}

final class StatsInteractor: PresentableInteractor<StatsPresentable>, StatsPresentableListener {
    weak var listener: StatsListener?

    func didTapClose() {
        listener?.statsDidClose()
    }
}

final class StatsRouter: ViewableRouter<Interactable, ViewControllable>, StatsRouting {}

// --- StatsScreen.swift
import SwiftUI

struct StatsScreen: View {
    @EnvironmentObject private var presenter: StatsPresenter
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") {
            dismiss()
        //  ^^^^^^^ view_self_dismissal
//+         presenter.listener?.didTapClose()
        }
    }
}

// === a hosting controller that a builder makes around content in a closure
// clean: a hosting controller that a builder makes around content without the environment's dismiss

import RIBs
import SwiftUI

protocol TrendDependency: Dependency {}

final class TrendComponent: Component<TrendDependency> {
    let title = "Trend"
}

// use: routing Trend, presentable Trend

final class TrendPresenter: TrendPresentable {}

final class TrendInteractor: PresentableInteractor<TrendPresentable> {}

final class TrendRouter: ViewableRouter<Interactable, ViewControllable>, TrendRouting {}

extension UIHostingController: ViewControllable {}

struct TrendScreen: View {
    let title: String
//- @Environment(\.dismiss) private var dismiss
//+ private func dismiss() {}

    var body: some View {
        Button(title) { dismiss() }
        //              ^^^^^^^ view_self_dismissal
    }
}

final class TrendBuilder: Builder<TrendDependency> {

    func build() -> TrendRouting {
        let component = TrendComponent(dependency: dependency)
        let viewController = UIHostingController(rootView: NavigationStack {
            TrendScreen(title: component.title)
        })
        return TrendRouter(interactor: TrendInteractor(presenter: TrendPresenter()), viewController: viewController)
    }
}

// === a hosting controller that the view embeds
// clean: a hosting controller that the view presents

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Help didTapClose

struct HelpScreen: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
        //                ^^^^^^^ view_self_dismissal
    }
}

final class HelpViewController: UIViewController, HelpPresentable, HelpViewControllable {
    weak var listener: HelpPresentableListener?

    @objc private func showTapped() {
        let host = UIHostingController(rootView: HelpScreen())
//-     addChild(host)
//-     view.addSubview(host.view)
//+     present(host, animated: true)
    }
}
