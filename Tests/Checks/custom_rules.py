#!/usr/bin/env python3
"""Checks rules of a team on the fixture apps.

    python3 Tests/Checks/custom_rules.py --riblint .build/release/riblint [--self-test]

The rules are those of Tests/Checks/custom_rules/rules.yml; expected.txt beside it says what they report on which app. Each
app is linted with one thread and with several, limited to its changes, with a baseline of its own findings, with a
suppression, from a configuration that extends the rules, and with a folder that turns one off. Also: each key of selectors
and each assertion in examples (cases.yml), all messages about mistakes in configurations (mistakes.yml), and that the
number of rules costs linear time. Needs `check-jsonschema`. Exit status 1 for any difference.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DATA = os.path.join(ROOT, "Tests", "Checks", "custom_rules")
APPS = os.path.join(ROOT, "Fixtures", "Projects")
RULES = open(os.path.join(DATA, "rules.yml")).read()


class Check:
    def __init__(self, riblint):
        self.riblint, self.problems = riblint, []

    def run(self, arguments, folder, status=None):
        done = subprocess.run([self.riblint] + arguments, cwd=folder, capture_output=True, text=True)
        if status is not None and done.returncode != status:
            self.problem(f"riblint {' '.join(arguments)} ended with {done.returncode}, not {status}: {done.stderr}")
        return done

    def problem(self, text):
        self.problems.append(text)
        print(text)

    def equal(self, what, found, expected):
        if found == expected:
            return
        self.problem(f"{what}:")
        for line in sorted(set(expected) - set(found)):
            self.problem(f"  - {line}")
        for line in sorted(set(found) - set(expected)):
            self.problem(f"  + {line}")

    def findings(self, folder, *options, status=None):
        """The findings as `rule file:line`, with the lines of related places."""
        done = self.run(["--format", "json", *options], folder, status)
        lines = []
        for finding in json.loads(done.stdout)["findings"]:
            related = [f":{note['location']['start']['line']}" for note in finding["related"]]
            place = finding["location"]
            lines.append(f"{finding['rule']} {place['path']}:{place['start']['line']}{''.join(related)}")
        return sorted(lines)


def expected_findings():
    """By app, the expected lines; a count stands for findings that are not listed."""
    apps, counts = {}, {}
    for line in open(os.path.join(DATA, "expected.txt")):
        words = line.split("#")[0].split()
        if not words:
            continue
        if len(words) == 3 and words[2].isdigit():
            counts.setdefault(words[0], {})[words[1]] = int(words[2])
        else:
            apps.setdefault(words[0], []).append(" ".join(words[1:]))
    return {app: sorted(lines) for app, lines in apps.items()}, counts


def copied(app, folder, configuration=RULES):
    target = os.path.join(folder, app)
    shutil.copytree(os.path.join(APPS, app), target)
    with open(os.path.join(target, ".riblint.yml"), "w") as file:
        file.write(configuration)
    return target


def git(folder, *arguments):
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *arguments], cwd=folder, check=True,
        capture_output=True)


def check_app(check, app, expected, counts):
    with tempfile.TemporaryDirectory() as folder:
        target = copied(app, folder)
        found = check.findings(target)
        for rule, count in counts.items():
            number = sum(line.split()[0] == rule for line in found)
            if number != count:
                check.problem(f"{app}: {number} findings of {rule}, expected {count}")
        listed = [line for line in found if line.split()[0] not in counts]
        check.equal(app, listed, expected)
        check.equal(f"{app} with one thread", check.findings(target, "--jobs", "1"), found)
        check.equal(f"{app} with all bodies", check.findings(target, "--read-all-bodies"), found)
        for line in found[:: max(len(found) // 5, 1)]:
            check_selection(check, app, target, line, found)
        check_suppression(check, app, target, found)
        check_changes(check, app, target, found)
        check.run(["baseline", "create"], target, 0)
        check.equal(f"{app} with its baseline", check.findings(target, status=0), [])


def check_selection(check, app, target, line, found):
    rule = line.split()[0]
    own = [other for other in found if other.split()[0] == rule]
    check.equal(f"{app}, only {rule}", check.findings(target, "--only-rule", rule), own)
    rest = [other for other in found if other.split()[0] != rule]
    check.equal(f"{app}, without {rule}", check.findings(target, "--disable", rule), rest)
    if check.findings(target, "--only-rule", "app_*") != found:
        check.problem(f"{app}: app_* does not name all rules")
    text = check.run(["--only-rule", rule, "--severity", f"{rule}=error", "--format", "concise"], target).stdout
    if own and "error: " not in text:
        check.problem(f"{app}: the severity of {rule} is not that of the command line")
    path, number = line.split()[1].split(":")[:2]
    why = check.run(["explain", "--why-not", f"{path}:{number}", rule], target)
    if f"{rule} reports {path}:{number}" not in why.stdout:
        check.problem(f"{app}: explain --why-not of {line}: {why.stdout}{why.stderr}")


def check_suppression(check, app, target, found):
    """A comment above a finding removes it, and is unused without the finding."""
    line = next((line for line in found if line.startswith("app_no_bags")), None)
    if line is None:
        return
    rule, place = line.split()
    path, number = place.split(":")[:2]
    full = os.path.join(target, path)
    lines = open(full).read().split("\n")
    changed = lines[: int(number) - 1] + [f"// riblint:disable:next {rule} - it is shared"] + lines[int(number) - 1 :]
    open(full, "w").write("\n".join(changed))
    left = [other for other in check.findings(target) if other.split()[0] == rule]
    before = [other for other in found if other.split()[0] == rule]
    if len(left) != len(before) - 1:
        check.problem(f"{app}: the comment above {line} suppresses {len(before) - len(left)} findings")
    open(full, "w").write("\n".join(lines))


def check_changes(check, app, target, found):
    """Only findings in changed lines remain."""
    line = next((line for line in found if line.startswith("app_no_bags")), None)
    if line is None:
        return
    git(target, "init", "-q")
    git(target, "add", "-A")
    git(target, "commit", "-qm", "All")
    path, number = line.split()[1].split(":")[:2]
    full = os.path.join(target, path)
    lines = open(full).read().split("\n")
    lines[int(number) - 1] += " // changed"
    open(full, "w").write("\n".join(lines))
    check.equal(f"{app} since the commit", check.findings(target, "--since", "HEAD"), [line])
    git(target, "checkout", "-q", ".")
    shutil.rmtree(os.path.join(target, ".git"))


def check_extends(check):
    """A file that extends the rules may add exceptions and change severities, and nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        own = """version: 1
extends: ../shared.yml
custom_rules:
  app_no_print:
    severity: error
    except: [{ name: ConsoleAnalytics, reason: it is the console }]
  app_few_children: { severity: off }
"""
        open(os.path.join(folder, "shared.yml"), "w").write(RULES)
        target = copied("Courier", folder, own)
        found = check.findings(target)
        prints = [line for line in found if line.startswith("app_no_print")]
        check.equal("an extending file", prints, ["app_no_print Features/Earnings/EarningsInteractor.swift:48"])
        if any(line.startswith("app_few_children") for line in found):
            check.problem("an extending file does not turn app_few_children off")
        open(os.path.join(target, ".riblint.yml"), "a").write("  app_no_clock_in_interactors: { message: Other. }\n")
        done = check.run([], target, 2)
        if "/shared.yml, line 35; a file that extends" not in done.stderr:
            check.problem(f"an extending file may change a message: {done.stderr}")


def check_folders(check):
    """A configuration of a folder turns a rule of the project off."""
    with tempfile.TemporaryDirectory() as folder:
        target = copied("Courier", folder)
        path = os.path.join(target, "Features", "Settings", ".riblint.yml")
        open(path, "w").write("disabled_rules: [app_no_navigation_discovery]\n")
        found = [line for line in check.findings(target) if line.startswith("app_no_navigation")]
        check.equal("a folder without a rule", [line.split("/")[-2] for line in found], ["Help", "Profile"])
        open(path, "w").write("custom_rules: {}\n")
        done = check.run([], target, 2)
        if "'custom_rules' cannot be set for a folder" not in done.stderr:
            check.problem(f"a folder may declare rules: {done.stderr}")


def check_projects_below(check):
    """A project below has its own rules, in its folder alone; the same id may not mean two things."""
    with tempfile.TemporaryDirectory() as folder:
        target = copied("Courier", folder)
        path = os.path.join(target, "Features", "Settings", ".riblint.yml")
        rule = "in: { role: router }, must: { be_named: Nothing }, message: m"
        open(path, "w").write(f"root: true\ncustom_rules:\n  app_below: {{ {rule} }}\n")
        found = [line for line in check.findings(target) if "app_below" in line or "navigation" in line]
        check.equal("a project below", [line.split("/")[-1] for line in found],
            ["SettingsRouter.swift:11", "HelpRouter.swift:35", "ProfileRouter.swift:79:92"])
        open(path, "w").write(f"root: true\ncustom_rules:\n  app_no_print: {{ {rule} }}\n")
        done = check.run([], target, 2)
        if "'app_no_print' is declared otherwise in .riblint.yml, line 47; choose another id" not in done.stderr:
            check.problem(f"two rules of one id: {done.stderr}")


def check_former_ids(check):
    """A rule with another id: baselines and suppressions that name the former one are for it."""
    with tempfile.TemporaryDirectory() as folder:
        target = copied("Harbour", folder)
        found = [line for line in check.findings(target) if line.startswith("app_no_bags")]
        path, number = found[0].split()[1].split(":")[:2]
        full = os.path.join(target, path)
        lines = open(full).read().split("\n")
        lines[int(number) - 1] += " // riblint:disable:this app_no_bags_in_interactors - it is shared"
        open(full, "w").write("\n".join(lines))
        check.run(["baseline", "create"], target, 0)
        renamed = RULES.replace("  app_no_bags_in_interactors:\n", "  app_bags:\n    formerly: app_no_bags_in_interactors\n")
        open(os.path.join(target, ".riblint.yml"), "w").write(renamed.replace("only_rules: [custom]", ""))
        left = [line for line in check.findings(target) if "bag" in line or "suppression" in line]
        check.equal("Harbour, with a former id", left, [])


def check_mistakes(check):
    """Each mistake has its message, with its place; one after the other, and all together. Files of the project follow
    `#= PATH`.
    """
    cases = open(os.path.join(DATA, "mistakes.yml")).read().split("\n---\n")
    for number, case in enumerate(cases, 1):
        expected = [line[3:] for line in case.split("\n") if line.startswith("#! ")]
        case, *files = case.split("\n#= ")
        rules = "\n".join(line for line in case.split("\n") if not line.startswith("#!"))
        with tempfile.TemporaryDirectory() as folder:
            open(os.path.join(folder, "A.swift"), "w").write("import UIKit\nfinal class A {}\n")
            for file in files:
                path, text = file.split("\n", 1)
                path = os.path.join(folder, path)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                open(path, "w").write(text)
            open(os.path.join(folder, ".riblint.yml"), "w").write("version: 1\ncustom_rules:\n" + rules + "\n")
            done = check.run(["config", "check"], folder, 2 if expected else 0)
            found = [line.split("riblint: error: .riblint.yml:", 1)[-1] for line in done.stderr.splitlines()]
            if found != expected:
                check.problem(f"mistakes.yml, case {number}:\n  " + "\n  ".join(found))


def check_unresolved(check):
    """Places that a rule cannot judge are counted, and explained."""
    rules = """version: 1
custom_rules:
  app_no_load: { in: { name: "*View" }, must_not: { call: Store.load }, message: m }
  app_final: { in: { kind: class }, must: { inherit: Base }, message: m }
"""
    code = """class Store { func load() {} }
final class AView {
    func show() {
        make().load()
        Store().load()
    }
}
final class Other { func show() { make().load() } }
final class BView: Unknown {}
"""
    with tempfile.TemporaryDirectory() as folder:
        open(os.path.join(folder, "A.swift"), "w").write(code)
        open(os.path.join(folder, ".riblint.yml"), "w").write(rules)
        done = check.run(["--verbose", "--only-rule", "custom"], folder, 0)
        found = [line.split("not resolved: ")[1] for line in done.stderr.splitlines() if "not resolved" in line]
        check.equal("unresolved places", found,
            ["1 place that app_final looks at", "1 place that app_no_load looks at"])
        why = check.run(["explain", "--why-not", "A.swift:4", "app_no_load"], folder, 0).stdout
        if "is a member of a value whose type is not known" not in why:
            check.problem(f"an unresolved place: {why}")


def check_schema(check):
    """The rules of this check are valid by the schema that riblint prints beside them."""
    for name in ("rules.yml", "cases.yml"):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(os.path.join(DATA, name), os.path.join(folder, ".riblint.yml"))
            with open(os.path.join(folder, "schema.json"), "w") as file:
                file.write(check.run(["config", "schema"], folder, 0).stdout)
            done = subprocess.run(["check-jsonschema", "--schemafile", "schema.json", ".riblint.yml"], cwd=folder,
                capture_output=True, text=True)
            if done.returncode != 0:
                check.problem(f"{name} is not valid by the schema: {done.stdout[:1000]}{done.stderr[:1000]}")


def check_size(check):
    """Many rules and hostile YAML: no crash, and no quadratic time."""

    def seconds(count):
        rules = "".join(
            f"  app_r{number}:\n    in: {{ role: router }}\n    must_not: {{ import: M{number} }}\n    message: m\n"
            for number in range(count))
        with tempfile.TemporaryDirectory() as folder:
            open(os.path.join(folder, "A.swift"), "w").write("import UIKit\n")
            open(os.path.join(folder, ".riblint.yml"), "w").write("version: 1\ncustom_rules:\n" + rules)
            start = time.monotonic()
            check.run(["config", "show"], folder, 0)
            return time.monotonic() - start

    one, ten = seconds(1000), seconds(10000)
    if ten > 20 * one + 2:
        check.problem(f"1,000 rules take {one:.1f} s, 10,000 take {ten:.1f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--self-test", action="store_true", help="check that a wrong expectation is found")
    options = parser.parse_args()
    check = Check(os.path.abspath(options.riblint))
    apps, counts = expected_findings()
    if options.self_test:
        check_app(check, "Museum", ["app_no_print App/A.swift:1"], {})
        if not check.problems:
            sys.exit("a wrong expectation is not found")
        print("self-test: wrong expectations are found")
        return
    with tempfile.TemporaryDirectory() as folder:
        open(os.path.join(folder, ".riblint.yml"), "w").write(RULES)
        check.run(["rules", "test"], folder, 0)
        shutil.copy(os.path.join(DATA, "cases.yml"), os.path.join(folder, ".riblint.yml"))
        done = check.run(["rules", "test"], folder, 0)
        print(f"cases.yml: {done.stdout.strip()}")
    for app in sorted(apps):
        check_app(check, app, apps[app], counts.get(app, {}))
    check_extends(check)
    check_folders(check)
    check_projects_below(check)
    check_former_ids(check)
    check_mistakes(check)
    check_unresolved(check)
    check_schema(check)
    check_size(check)
    print(f"{len(apps)} apps, {sum(map(len, apps.values()))} listed findings: {len(check.problems)} problems")
    sys.exit(1 if check.problems else 0)


if __name__ == "__main__":
    main()
