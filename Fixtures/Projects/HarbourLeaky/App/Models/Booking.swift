import Foundation

struct Booking: Equatable {
    enum Status: String {
        case requested
        case confirmed
        case cancelled
    }

    let id: String
    let marinaName: String
    let berth: Berth
    let arrival: Date
    let nights: Int
    var status: Status

    var total: Decimal {
        berth.pricePerNight * Decimal(nights)
    }
}

struct BookingDraft: Equatable {
    var marina: Marina
    var arrival: Date = Date()
    var nights: Int = 1
    var photo: Data?
}
