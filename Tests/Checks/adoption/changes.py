"""Changed lines: --since, --staged, --diff; branches, merges, renames, worktrees, submodules, partial staging."""
import time


def view(name, animated="true"):
    """A view that dismisses itself on line 9 without notifying a listener."""
    return (
        "import RIBs\nimport UIKit\n\n"
        f"protocol {name}PresentableListener: AnyObject {{}}\n"
        f"protocol {name}Presentable: Presentable {{ var listener: {name}PresentableListener? {{ get set }} }}\n"
        f"final class {name}ViewController: UIViewController, {name}Presentable, {name}ViewControllable {{\n"
        f"    weak var listener: {name}PresentableListener?\n"
        "    @objc private func closeTapped() {\n"
        f"        dismiss(animated: {animated})\n"
        "    }\n"
        "}\n"
        f"protocol {name}ViewControllable: ViewControllable {{}}\n")


def interactor(name, weak=""):
    """An interactor with its router on line 6, strong by default."""
    return (
        f"import RIBs\n\nprotocol {name}Routing: Routing {{}}\n\n"
        f"final class {name}Interactor: Interactor {{\n"
        f"    {weak}var router: {name}Routing?\n"
        "}\n")


def found(bench, *arguments, **how):
    return [f"{path}:{line}" for _, path, line in bench.findings(*arguments, **how)]


# Submodules


def with_submodule(bench):
    """The repository `app` with the submodule `core` in Libs/Core, which has `base` in Base: a leaky view in each."""
    for folder, name in (("base", "Base"), ("core", "Core"), ("app", "App")):
        bench.write(f"{folder}/Sources/{name}.swift", view(name))
        bench.repository(folder)
        bench.git("config", "protocol.file.allow", "always", cwd=folder)
    bench.git("submodule", "--quiet", "add", "../base", "Base", cwd="core")
    bench.commit("base", cwd="core")
    bench.git("submodule", "--quiet", "add", "../core", "Libs/Core", cwd="app")
    bench.git("submodule", "--quiet", "update", "--init", "--recursive", cwd="app")
    bench.commit("core", cwd="app")


def everything(bench):
    bench.expect(found(bench, cwd="app") == [
        "Libs/Core/Base/Sources/Base.swift:9", "Libs/Core/Sources/Core.swift:9", "Sources/App.swift:9"],
        "submodules are not linted")


def test_a_clean_submodule_has_no_changes(bench):
    with_submodule(bench)
    everything(bench)
    for options in (["--since", "HEAD"], ["--staged"]):
        bench.expect(found(bench, *options, cwd="app") == [], f"{options}: something changed")


def test_a_dirty_submodule_is_looked_into(bench):
    with_submodule(bench)
    bench.edit("app/Libs/Core/Sources/Core.swift", "animated: true", "animated: false")
    bench.expect(found(bench, "--since", "HEAD", cwd="app") == ["Libs/Core/Sources/Core.swift:9"],
        "a dirty file is missed")
    bench.write("app/Libs/Core/Sources/New.swift", view("New"))
    bench.expect(found(bench, "--since", "HEAD", cwd="app") == [
        "Libs/Core/Sources/Core.swift:9", "Libs/Core/Sources/New.swift:9"], "a new file is missed")
    bench.expect(found(bench, "--staged", cwd="app") == [], "what is not staged counts")
    bench.git("add", "-A", cwd="app/Libs/Core")
    bench.expect(found(bench, "--staged", cwd="app") == [], "what is staged in the submodule is part of no commit of "
        "the project")
    bench.expect(found(bench, "--since", "HEAD", cwd="app/Libs/Core") == ["Sources/Core.swift:9",
        "Sources/New.swift:9"], "within it")


def test_a_bump_is_looked_into(bench):
    with_submodule(bench)
    bench.edit("app/Libs/Core/Sources/Core.swift", "animated: true", "animated: false")
    bench.commit("change", cwd="app/Libs/Core")
    expected = ["Libs/Core/Sources/Core.swift:9"]
    bench.expect(found(bench, "--since", "HEAD", cwd="app") == expected, "an unstaged bump is missed")
    bench.expect(found(bench, "--staged", cwd="app") == [], "an unstaged bump is staged")
    bench.git("add", "Libs/Core", cwd="app")
    bench.expect(found(bench, "--staged", cwd="app") == expected, "a staged bump is missed")
    # The working tree of the submodule can be at another commit.
    bench.edit("app/Libs/Core/Sources/Core.swift", "\n\n", "\n\n\n\n")
    bench.expect(found(bench, "--staged", cwd="app") == expected, "a staged bump is not read as it is staged")
    bench.git("checkout", "-q", ".", cwd="app/Libs/Core")
    bench.git("commit", "-q", "-m", "bump", cwd="app")
    bench.expect(found(bench, "--since", "HEAD", cwd="app") == [], "a committed bump is new")
    bench.expect(found(bench, "--since", "HEAD~1", cwd="app") == expected, "a committed bump is missed")


def test_nested_submodules(bench):
    with_submodule(bench)
    bench.edit("app/Libs/Core/Base/Sources/Base.swift", "animated: true", "animated: false")
    expected = ["Libs/Core/Base/Sources/Base.swift:9"]
    bench.expect(found(bench, "--since", "HEAD", cwd="app") == expected, "a dirty file is missed")
    bench.commit("change", cwd="app/Libs/Core/Base")
    bench.commit("bump", cwd="app/Libs/Core")
    bench.expect(found(bench, "--since", "HEAD", cwd="app") == expected, "a bump is missed")
    bench.git("add", "-A", cwd="app")
    bench.expect(found(bench, "--staged", cwd="app") == expected, "a staged bump is missed")
    bench.commit("bump", cwd="app")
    bench.expect(found(bench, "--since", "HEAD~1", cwd="app") == expected, "a committed bump is missed")


def test_a_new_submodule_is_new(bench):
    with_submodule(bench)
    expected = ["Libs/Core/Base/Sources/Base.swift:9", "Libs/Core/Sources/Core.swift:9"]
    bench.expect(found(bench, "--since", "HEAD~1", cwd="app") == expected, "it is not new as a whole")
    bench.git("reset", "-q", "--soft", "HEAD~1", cwd="app")
    bench.expect(found(bench, "--staged", cwd="app") == expected, "it is not staged as a whole")


def test_a_submodule_that_lacks_a_commit_is_said(bench):
    with_submodule(bench)
    bench.edit("core/Sources/Core.swift", "animated: true", "animated: false")
    bench.commit("ahead", cwd="core")
    ahead = bench.git("rev-parse", "HEAD", cwd="core")
    bench.git("update-index", "--cacheinfo", f"160000,{ahead},Libs/Core", cwd="app")
    result = bench.run("--staged", cwd="app")
    bench.expect(result.status == 2, "it is not known what changed", result)
    bench.expect(result.errors == (
        f"riblint: error: the submodule 'Libs/Core' does not contain commit {ahead[:12]}, which the changes are "
        "compared with. "
        f"Fetch it with 'git -C Libs/Core fetch origin {ahead}'.\n"), "the way out is not told", result)


def test_a_submodule_in_a_hook(bench):
    """git sets variables for a hook's repository, which must not apply to a submodule."""
    with_submodule(bench)
    bench.write("app/.git/hooks/pre-commit", '#!/bin/sh\nexec "$RIBLINT" --staged --format concise\n')
    bench.shell("chmod +x .git/hooks/pre-commit; git config core.hooksPath .git/hooks", cwd="app")
    bench.edit("app/Libs/Core/Sources/Core.swift", "animated: true", "animated: false")
    bench.commit("change", cwd="app/Libs/Core")
    result = bench.shell("git commit -q -a -m bump", cwd="app")
    bench.expect(result.status == 1 and "Libs/Core/Sources/Core.swift:9:9: error" in result.output + result.errors,
        "the hook lets it pass", result)


# The index


def test_staged_reads_the_index(bench):
    """--staged reports a violation that is fixed only in the working tree, and none that is not staged."""
    bench.write("Sources/A.swift", interactor("A", "weak "))
    bench.repository()
    bench.edit("Sources/A.swift", "weak var", "var")
    bench.git("add", "-A")
    bench.edit("Sources/A.swift", "    var", "    weak var")
    result = bench.run("--staged", "--format", "concise")
    bench.expect(result.status == 1 and "Sources/A.swift:6:9: error" in result.output, "the staged bug is missed",
        result)
    bench.git("add", "-A")
    bench.edit("Sources/A.swift", "weak var", "var")
    bench.expect(bench.run("--staged").status == 0, "a bug that is not staged blocks the commit")


def test_staged_positions_and_excerpts_are_those_of_the_index(bench):
    bench.write("Sources/A.swift", interactor("A", "weak "))
    bench.repository()
    bench.edit("Sources/A.swift", "weak var", "var")
    bench.git("add", "-A")
    bench.edit("Sources/A.swift", "import RIBs\n", "import RIBs\n\n\n// unstaged\n")
    result = bench.run("--staged")
    bench.expect("Sources/A.swift:6:9" in result.output and "unstaged" not in result.output,
        "it is not the index that is shown", result)


def test_files_of_the_index_alone(bench):
    """--staged reports a new file that was staged, then deleted together with its folder in the working tree."""
    bench.write("Sources/B.swift", interactor("B", "weak "))
    bench.repository()
    bench.write("Sources/New/A.swift", interactor("A"))
    bench.git("add", "-A")
    bench.execute(["rm", "-r", bench.path("Sources/New")])
    bench.expect(found(bench, "--staged") == ["Sources/New/A.swift:6"], "a file of the index is missed")
    bench.expect(found(bench, "--staged", "Sources") == ["Sources/New/A.swift:6"], "below a PATH too")
    bench.expect(found(bench, "--staged", "--exclude", "New") == [], "an exclusion does not count")
    result = bench.run("--staged", "--fix")
    bench.expect("Sources/New/A.swift: not fixed: is staged, but deleted in the working tree" in result.errors,
        "it is fixed", result)


def test_what_the_index_does_not_have_is_not_analyzed(bench):
    """--staged does not use a base class that is not staged."""
    bench.write("Sources/B.swift", interactor("B", "weak "))
    bench.repository()
    bench.write("Sources/Base.swift", "import RIBs\n\nclass BaseThing: Interactor {}\n")
    bench.write("Sources/C.swift",
        "import RIBs\n\nprotocol CRouting: Routing {}\nfinal class C: BaseThing { var router: CRouting? }\n")
    bench.expect(found(bench, "--since", "HEAD") == ["Sources/C.swift:4"], "the sample is wrong")
    bench.git("add", "Sources/C.swift")
    bench.expect(found(bench, "--staged") == [], "a file that is not staged was read")
    bench.git("add", "-N", "Sources/Base.swift")
    bench.expect(found(bench, "--staged") == [], "one that is to be added later is not staged")
    bench.git("add", "-A")
    bench.expect(found(bench, "--staged") == ["Sources/C.swift:4"], "what is staged is missed")
    bench.git("rm", "-q", "--cached", "Sources/Base.swift")
    bench.expect(found(bench, "--staged") == [], "what is removed from the index was read")
    result = bench.run("--staged", "Sources/Base.swift")
    bench.expect(result.status == 0, "a file that is not staged is nothing to do", result)


def test_renames_in_the_index(bench):
    bench.write("Sources/A.swift", interactor("A"))
    bench.repository()
    bench.git("mv", "Sources/A.swift", "Sources/B.swift")
    bench.expect(found(bench, "--staged") == [], "a rename is a change")
    bench.edit("Sources/B.swift", "    var", "    internal var")
    bench.expect(found(bench, "--staged") == [], "an unstaged line counts")
    bench.git("add", "-A")
    bench.expect(found(bench, "--staged") == ["Sources/B.swift:6"], "the staged line does not count")


def test_partially_staged_lines(bench):
    """Two findings in one file, one of them staged, as by `git add -p`."""
    bench.write("Sources/A.swift", view("A"))
    bench.repository()
    bench.edit("Sources/A.swift", "        dismiss", "        dismiss(animated: false)\n        dismiss")
    bench.git("add", "-A")
    bench.edit("Sources/A.swift", "        dismiss",
        "        print()\n        dismiss(animated: false)\n        dismiss")
    bench.expect(found(bench, "--staged") == ["Sources/A.swift:9"], "the staged line is not the finding")
    bench.expect(len(found(bench, "--since", "HEAD")) == 2, "the working tree has two")


def test_staged_fix(bench):
    bench.write("Sources/Part.swift", interactor("Part"))
    bench.write("Sources/Whole.swift", interactor("Whole"))
    bench.repository()
    for name in ("Part", "Whole"):
        bench.edit(f"Sources/{name}.swift", "    var", "    internal var")
    bench.git("add", "-A")
    bench.edit("Sources/Part.swift", "import RIBs\n", "import RIBs\n// more\n")
    before = bench.read("Sources/Part.swift")
    result = bench.run("--staged", "--fix", "--format", "concise")
    bench.expect(bench.read("Sources/Part.swift") == before, "a file that is staged in part was changed", result)
    bench.expect("weak var" in bench.read("Sources/Whole.swift"), "the other was not fixed", result)
    bench.expect(bench.git("diff", "--cached", "--name-only") == "Sources/Part.swift\nSources/Whole.swift",
        "the index changed")
    bench.expect("weak" not in bench.git("show", ":Sources/Whole.swift"), "the index changed")
    bench.expect(
        "riblint: warning: Sources/Part.swift: not fixed: is staged in part; stage the rest with 'git add', "
        "or put it aside with 'git stash --keep-index'\n" in result.errors, "the reason is missing", result)
    bench.expect("fixed 1 finding in 1 file of the working tree; stage them with 'git add'\n" in result.errors,
        "the way on is missing", result)
    bench.expect(result.status == 1 and "Sources/Whole.swift:6" in result.output, "the index has both still", result)
    bench.git("add", "-A")
    result = bench.run("--staged", "--fix")
    bench.expect(result.status == 1 and "Part" in bench.git("diff", "--name-only"),
        "once it is staged as a whole it is fixed", result)
    bench.git("add", "-A")
    bench.expect(bench.run("--staged").status == 0, "what was fixed and staged is clean")


def test_staged_is_no_slower_for_a_large_index(bench):
    for number in range(800):
        bench.write(f"Sources/F{number}.swift", interactor(f"A{number}", "weak "))
    bench.repository()
    for number in range(0, 800, 2):
        bench.edit(f"Sources/F{number}.swift", "import RIBs\n", "import RIBs\n// staged\n")
    bench.git("add", "-A")
    for number in range(0, 800, 2):
        bench.edit(f"Sources/F{number}.swift", "// staged\n", "// changed\n")
    start = time.monotonic()
    result = bench.run("--staged")
    bench.expect(result.status == 0, "it is clean", result)
    bench.expect(time.monotonic() - start < 10, "400 files that are staged in part take long")


def test_an_unfinished_merge(bench):
    """--staged reads resolved files; files with conflicts have several texts in the index. What the other branch brings
    is not ours."""
    bench.write("Sources/A.swift", interactor("A", "weak "))
    bench.write("Sources/B.swift", interactor("B", "weak "))
    bench.repository()
    for branch, word in (("left", "private(set) "), ("right", "internal ")):
        bench.git("checkout", "-q", "-b", branch, "main")
        bench.edit("Sources/A.swift", "    weak", f"    {word}weak")
        bench.write(f"Sources/{branch}.swift", interactor(branch.title()))
        bench.commit(branch)
    bench.execute(["git", "merge", "-q", "left"])
    bench.write("Sources/Ours.swift", interactor("Ours"))
    bench.git("add", "Sources/Ours.swift")
    result = bench.run("--staged", "--format", "json")
    bench.expect(result.status == 1, "the run does not do its job", result)
    bench.expect([finding["location"]["path"] for finding in result.json["findings"]] == ["Sources/Ours.swift"],
        "a file of the commit is missed, or one of the other branch is not left out", result)


# Branches and worktrees


def test_merges_of_the_other_branch_are_not_ours(bench):
    bench.write("Sources/A.swift", view("A"))
    bench.repository()
    bench.git("checkout", "-q", "-b", "work")
    bench.write("Sources/Ours.swift", view("Ours"))
    bench.commit("ours")
    bench.git("checkout", "-q", "main")
    bench.write("Sources/Theirs.swift", view("Theirs"))
    bench.commit("theirs")
    bench.git("checkout", "-q", "work")
    bench.git("merge", "-q", "-m", "merge", "main")
    bench.expect(found(bench, "--since", "main") == ["Sources/Ours.swift:9"], "what came by a merge is ours")


def test_worktrees(bench):
    bench.write("app/Sources/A.swift", interactor("A", "weak "))
    bench.repository("app")
    bench.git("worktree", "add", "-q", "../other", cwd="app")
    bench.edit("other/Sources/A.swift", "weak var", "var")
    bench.expect(found(bench, "--since", "main", cwd="other") == ["Sources/A.swift:6"],
        "--since does not work in a worktree")
    bench.expect(found(bench, "--staged", cwd="other") == [], "--staged does not work in a worktree")
    bench.git("add", "-A", cwd="other")
    bench.edit("other/Sources/A.swift", "    var", "    weak var")
    bench.expect(found(bench, "--staged", cwd="other") == ["Sources/A.swift:6"],
        "--staged does not read the worktree's index")
    bench.expect(found(bench, "--staged", cwd="app") == [], "another worktree's index counts")


# Wording


def test_findings_elsewhere_are_told_once(bench):
    bench.write("Sources/A.swift", view("A"))
    bench.write("Sources/B.swift", view("B"))
    bench.repository()
    result = bench.run("--since", "HEAD")
    bench.expect(result.status == 0, "nothing changed", result)
    bench.expect("2 findings outside the changed lines" in result.output + result.errors,
        "what is left out is not told", result)
    bench.expect("elsewhere" not in result.errors and "No findings in 2 files" not in result.output,
        "the last line says too much", result)


def test_a_shallow_checkout_is_named(bench):
    bench.write("origin/Home.swift", "import RIBs\n")
    bench.repository("origin")
    bench.write("origin/Home.swift", "import RIBs\nlet home = 1\n")
    bench.commit("second", cwd="origin")
    bench.git("clone", "-q", "--depth", "1", "file://" + bench.path("origin"), "clone")
    for reference in ("HEAD~1", "origin/develop"):
        for command in (["--since", reference], ["tree", "--since", reference], ["baseline", "diff", reference]):
            result = bench.run(*command, cwd="clone")
            bench.expect(result.status == 2 and "fetch-depth: 0" in result.errors, "it does not say so", result)

