// Rule 68. Words before a type are part of it.
struct A: ~Copyable {}
func f(_ a: any P, _ b: some Q, _ c: sending R, _ d: isolated S, _ e: @Sendable () -> Void) {}
func g<each T>(_ t: repeat each T) -> (repeat each T) {}
func h(_ x: borrowing A, _ y: consuming A, _ z: inout A) {}
let i: any P & Q = j
