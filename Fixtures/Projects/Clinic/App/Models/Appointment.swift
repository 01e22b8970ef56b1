import Foundation

/// An object, since the lists in Objective-C hold it.
final class Appointment: NSObject {

    let identifier: String
    let doctor: Doctor
    let date: Date

    init(identifier: String, doctor: Doctor, date: Date) {
        self.identifier = identifier
        self.doctor = doctor
        self.date = date
        super.init()
    }
}
