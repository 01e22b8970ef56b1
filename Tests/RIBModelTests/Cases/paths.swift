// === sequence adds up, branches unite, early exits keep their own states
import RIBs

final class HomeInteractor: Interactor {
    func inSequence() { a(); b() }
    //   ^^^^^^^^^^ exits: ab
    func assigns() { self.d = 1 }
    //   ^^^^^^^ exits: d
    func branches() {
    //   ^^^^^^^^ exits: ab, ac
        a()
        if isOn { b() } else { c() }
    }
    func withoutElse() { if isOn { b() } }
    //   ^^^^^^^^^^^ exits: none, b
    func leavesEarly() {
    //   ^^^^^^^^^^^ exits: ac, bc
        defer { c() }
        guard isOn else { b(); return }
        a()
    }
    func defersLate() {
    //   ^^^^^^^^^^ exits: b, ac
        guard isOn else { b(); return }
        defer { c() }
        a()
    }
    func returnsFromLoop() {
    //   ^^^^^^^^^^^^^^^ exits: none, a, b, c, ac, bc
        while isOn {
            if isFirst { a(); break }
            if isSecond { b(); return }
            if isThird { c(); continue }
        }
    }
    func leavesLoop() {
    //   ^^^^^^^^^^ exits: none, ab
        while isOn { defer { b() }; a(); break }
    }
    func switches() {
    //   ^^^^^^^^ exits: a, b, c
        switch kind {
        case .first: a()
        case .second where isOn: b()
        default: c()
        }
    }
    func choose() -> Int { isOn ? a() : b() }
    //   ^^^^^^ exits: a, b
    func mayStop() { _ = isOn && a() }
    //   ^^^^^^^ exits: none, a
}
// === loops run zero times or more, a call that throws has begun
import RIBs

final class HomeInteractor: Interactor {
    func loops() { while isOn { a(); if isOff { break }; b() } }
    //   ^^^^^ exits: none, a, ab
    func repeats() { repeat { a() } while isOn }
    //   ^^^^^^^ exits: a
    func advances() { while isOn { next() } }
    //   ^^^^^^^^ exits: none, a, ab, abc, abcd
    func advancesInBranches() { for step in steps { if step.isLast { next() } else if isOff { return } } }
    //   ^^^^^^^^^^^^^^^^^^ exits: none, a, ab, abc, abcd
    func catches() {
    //   ^^^^^^^ exits: ab, ac, abc
        do {
            a()
            b()
        } catch { c() }
    }
}
// === calls add what the functions do that they can reach
import RIBs

final class HomeInteractor: Interactor {
    func calls() { a(); other() }
    //   ^^^^^ exits: ab, ac
    func other() { if isOn { b() } else { c() } }
    func first() { if isOn { a() } else { second() } }
    //   ^^^^^ exits: a, ab
    func second() { b(); first() }
    //   ^^^^^^ exits: ab
    func local() {
    //   ^^^^^ exits: ab
        let work = { self.a() }
        func inner() { b() }
        work()
        inner()
    }
}
// === closures run where the call runs them, or are entry points of their own
import RIBs

final class HomeInteractor: Interactor {
    var handler: (() -> Void)?
    func runs() { perform { a() } }
    //   ^^^^ exits: a
    //   ^^^^ handlers: none
    func keeps() { store { a() } }
    //   ^^^^^ exits: none
    //   ^^^^^ handlers: a
    func assigns() { self.handler = { if isOn { b() } } }
    //   ^^^^^^^ exits: none
    //   ^^^^^^^ handlers: none, b
    func perform(_ work: () -> Void) { work() }
    func store(_ work: @escaping () -> Void) { handler = work }
}
// === no path leads to where a value is nil that never is
import RIBs

final class HomeInteractor: Interactor {
    func compares() { if known == nil { a() } else { b() } }
    //   ^^^^^^^^ exits: b
    func binds() {
    //   ^^^^^ exits: b
        guard let known else { a(); return }
        b()
    }
    func both() { if known != nil && other != nil { a() } else { b() } }
    //   ^^^^ exits: a, b
    func either() { if known != nil || other != nil { a() } else { b() } }
    //   ^^^^^^ exits: a
    func switches() {
    //   ^^^^^^^^ exits: b
        switch known {
        case nil: a()
        default: b()
        }
    }
}
// === a path through too many local functions is not followed further
import RIBs

final class HomeInteractor: Interactor {
    func fits() {
    //   ^^^^ exits: ac
        func step8() { c() }
        func step7() { step8() }
        func step6() { step7() }
        func step5() { step6() }
        func step4() { step5() }
        func step3() { step4() }
        func step2() { step3() }
        func step1() { step2() }
        a()
        step1()
    }
    func isTooLong() {
    //   ^^^^^^^^^ exits: b
        func step9() { c() }
        func step8() { step9() }
        func step7() { step8() }
        func step6() { step7() }
        func step5() { step6() }
        func step4() { step5() }
        func step3() { step4() }
        func step2() { step3() }
        func step1() { step2() }
        if isOn { b() } else { step1() }
    }
}
// === an element of a collection to which one was added is there, unless code may take it out or adds only perhaps
import RIBs

final class HomeInteractor: Interactor {
    func added() { var list: [Int] = []; list.append(1); guard let last = list.last else { return }; a() }
    //   ^^^^^ exits: a
    func addedInFront() { var list: [Int] = []; list.insert(1, at: 0); if list.first != nil { a() } }
    //   ^^^^^^^^^^^^ exits: a
    func addedPerhaps() { var list: [Int] = []; if isOn { list.append(1) }; if let last = list.last { a() } }
    //   ^^^^^^^^^^^^ exits: none, a
    func addedByOneBranch() { var list: [Int] = []; isOn ? list.append(1) : (); if let last = list.last { a() } }
    //   ^^^^^^^^^^^^^^^^ exits: none, a
    func addedLater() { var list: [Int] = []; if let last = list.last { a() }; list.append(1) }
    //   ^^^^^^^^^^ exits: none, a
    func addsOthers() { var list: [Int] = []; list.append(contentsOf: rest); if let last = list.last { a() } }
    //   ^^^^^^^^^^ exits: none, a
    func takes() { var list: [Int] = []; list.append(1); list.removeAll(); if let last = list.last { a() } }
    //   ^^^^^ exits: none, a
    func pops() { var list: [Int] = []; list.append(1); if let last = list.popLast() { a() } }
    //   ^^^^ exits: none, a
    func passes() { var list: [Int] = []; list.append(1); empty(&list); if let last = list.last { a() } }
    //   ^^^^^^ exits: none, a
    func replaces() { var list: [Int] = []; list.append(1); list = []; if let last = list.last { a() } }
    //   ^^^^^^^^ exits: none, a
}
