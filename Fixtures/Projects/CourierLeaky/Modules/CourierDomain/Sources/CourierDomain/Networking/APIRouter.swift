import Foundation

/// Endpoints of the courier API.
public enum APIRouter {
    case requestCode(phone: String)
    case confirmCode(ticket: String, code: String)
    case offers
    case accept(offer: String)
    case advance(delivery: String, phase: String)
    case earnings
    case payout(amount: Decimal)
    case messages(delivery: String)

    public var path: String {
        switch self {
        case .requestCode: "auth/code"
        case .confirmCode(let ticket, _): "auth/code/\(ticket)"
        case .offers: "offers"
        case .accept(let offer): "offers/\(offer)/accept"
        case .advance(let delivery, _): "deliveries/\(delivery)/phase"
        case .earnings: "earnings"
        case .payout: "payouts"
        case .messages(let delivery): "deliveries/\(delivery)/messages"
        }
    }

    public var method: String {
        switch self {
        case .offers, .earnings, .messages: "GET"
        default: "POST"
        }
    }

    public func request(base: URL) -> URLRequest {
        var request = URLRequest(url: base.appendingPathComponent(path))
        request.httpMethod = method
        return request
    }
}
