import RIBs
import RxSwift

protocol RootActionableItem: AnyObject {
    func openEmergency() -> Observable<(RootActionableItem, ())>
    func waitForPrescriptions() -> Observable<(RootActionableItem, ())>
}

final class EmergencyWorkflow: Workflow<RootActionableItem> {

    override init() {
        super.init()
        let steps = onStep { root in root.openEmergency() }
        steps.commit()
        steps.commit()
    }
}

final class ReminderWorkflow: Workflow<RootActionableItem> {

    override init() {
        super.init()
        onStep { root in root.waitForPrescriptions() }.commit()
        onStep { root in root.openEmergency() }.commit()
    }
}
