// === a type of a module that the file does not import takes no library's name
// clean: ..., imported
// --- Targets/App/Sources/Quote.swift
//+import Net
import RIBs

final class QuoteInteractor: Interactor {
    func refresh() {
        Task { [weak self] in await self?.load() }
    //  ^^^^ unstructured_task_not_cancelled
    }

    private func load() async {}
}
// --- Targets/Net/Sources/Task.swift
public enum Task {
    case plain, form

    public init(_ run: @escaping () async -> Void) { self = .plain }
}
// === a private type, a nested one and one of tests take no library's name
// clean: ..., one of the same module
// --- App/Quote.swift
import RIBs

final class QuoteInteractor: Interactor {
    func refresh() {
        Task { [weak self] in await self?.load() }
    //  ^^^^ unstructured_task_not_cancelled
    }

    private func load() async {}
}
// --- App/Kit/Private.swift
private struct Task {}
// --- App/Kit/Nested.swift
enum Kit {
    struct Task {}
}
//+struct Task {
//+ init(_ run: @escaping () async -> Void) {}
//+}
// --- AppTests/Task.swift
struct Task {}
