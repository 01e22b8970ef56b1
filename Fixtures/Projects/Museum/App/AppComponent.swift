import MuseumKit
import NeedleFoundation

final class AppComponent: BootstrapComponent {
    var ticketService: TicketService {
        shared { OfflineTicketService() }
    }

    var exhibitionRepository: ExhibitionRepository {
        shared { BundledExhibitionRepository() }
    }

    var feedbackService: FeedbackService {
        shared { MailboxFeedbackService() }
    }

    var rootComponent: RootComponent {
        RootComponent(parent: self)
    }
}
