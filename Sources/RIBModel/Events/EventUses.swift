import SourceText

/// What a file with uses of functions uses: functions of another file, or functions of a name of which it is not known
/// where they are. Each once, without the places, so that an edit that only moves uses leaves the answer as it is.
private struct UsedFunctions: Equatable, Sendable {
    let user: FileID
    /// The file that declares the functions; nil if it is not known which function a use means.
    let declaring: FileID?
    /// The name of a function that is not known.
    let name: Name

    /// - Parameter calls: those of a file.
    static func all(_ calls: [EventCall]) -> [UsedFunctions] {
        var all: [UsedFunctions] = []
        for call in calls {
            let used = UsedFunctions(
                user: FileID(call.caller.file), declaring: call.callee.map { FileID($0.file) },
                name: call.callee == nil ? call.name : .none)
            // Few, so a search through the array is cheaper than a set.
            if !all.contains(used) { all.append(used) }
        }
        return all
    }
}

extension [UsedFunctions] {
    /// By the file that declares functions, the files with uses of them, in order.
    fileprivate var users: Groups<FileID, FileID> {
        Groups(compactMap { used in used.declaring.map { ($0, used.user) } })
    }

    /// By name, the files with uses for which it is not known which function they mean, in order.
    fileprivate var usersOfUnknown: Groups<Name, FileID> {
        Groups(filter { $0.declaring == nil }.map { ($0.name, $0.user) })
    }
}

/// The files with uses of each function. Apps have functions of the same name in most views, so those of one of them
/// are found without a look at the others.
extension EventCall {
    private static let used = Query<FileID, [UsedFunctions]>("functionsUsedInFile") { project, file in
        UsedFunctions.all(project[query, file])
    }

    fileprivate static let users = Query<WholeProject, Groups<FileID, FileID>>(
        index: "filesWithUses", ofAnswers: true
    ) { project in
        project.answers(used, project.filesWithCode).users
    }

    fileprivate static let usersOfUnknown = Query<WholeProject, Groups<Name, FileID>>(
        index: "filesWithUsesOfUnknown", ofAnswers: true
    ) { project in
        project.answers(used, project.filesWithCode).usersOfUnknown
    }

    private static let usedAsWritten = Query<FileID, [UsedFunctions]>("functionsUsedAsWritten") { project, file in
        UsedFunctions.all(project[written, file])
    }

    fileprivate static let writtenUsers = Query<WholeProject, Groups<FileID, FileID>>(
        index: "filesWithWrittenUses", ofAnswers: true
    ) { project in
        project.answers(usedAsWritten, project.filesWithCode).users
    }

    fileprivate static let writtenUsersOfUnknown = Query<WholeProject, Groups<Name, FileID>>(
        index: "filesWithWrittenUsesOfUnknown", ofAnswers: true
    ) { project in
        project.answers(usedAsWritten, project.filesWithCode).usersOfUnknown
    }
}

extension Project {
    /// The uses of a function of a router, an interactor, a worker, a presenter or a view, in the order of files.
    ///
    /// Uses on values of unknown types are included if the name is the same.
    package func uses(of function: DeclarationID) -> [EventCall] {
        uses(
            of: function, among: EventCall.query, in: self[EventCall.users, at: FileID(function.file)],
            self[EventCall.usersOfUnknown, at: name(of: function)])
    }

    /// Those of the uses whose function is known.
    func knownUses(of function: DeclarationID) -> [EventCall] {
        let name = name(of: function)
        return Array { add in
            for user in self[EventCall.users, at: FileID(function.file)] {
                for call in self[EventCall.query, user] where call.callee == function && call.name == name {
                    add(call)
                }
            }
        }
    }

    /// The uses of a function as they are written, in the order of files.
    func writtenUses(of function: DeclarationID) -> [EventCall] {
        uses(
            of: function, among: EventCall.written, in: self[EventCall.writtenUsers, at: FileID(function.file)],
            self[EventCall.writtenUsersOfUnknown, at: name(of: function)])
    }

    /// - Parameters:
    ///   - users: the files with uses of functions of the same file, in order.
    ///   - others: those with uses of functions of the same name that are not known, in order.
    private func uses(
        of function: DeclarationID, among calls: Query<FileID, [EventCall]>, in users: ArraySlice<FileID>,
        _ others: ArraySlice<FileID>
    ) -> [EventCall] {
        let name = name(of: function)
        let files = others.isEmpty ? users : (users + others).sortedWithoutRepetitions[...]
        return Array { add in
            for file in files {
                for call in self[calls, file]
                where call.name == name && (call.callee == nil || call.callee == function) {
                    add(call)
                }
            }
        }
    }
}
