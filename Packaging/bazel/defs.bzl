"""Lints all Swift and Objective-C sources below some targets with riblint, in one action that is cached by them.

    load("@riblint_rules//:defs.bzl", "riblint_test")

    riblint_test(
        name = "riblint",
        config = "//:.riblint.yml",
        deps = ["//App"],
    )

`bazel test` shows the findings and fails as riblint does. `bazel build --output_groups=rules_lint_machine` makes the
SARIF report, `rules_lint_human` the text. Nothing else is loaded: any rule counts that has sources and the usual
attributes.
"""

RiblintInfo = provider(
    doc = "The sources of a target and of all that it depends on.",
    fields = {
        "modules": "depset of structs with the name of a module and its files",
    },
)

# Where rules have the targets that they are built of. `ios_application` and tests have `deps` as well.
_DEPENDENCIES = ["deps", "private_deps", "implementation_deps", "test_host"]
_SOURCES = ["srcs", "hdrs", "non_arc_srcs", "textual_hdrs"]
_EXTENSIONS = ["swift", "h", "m", "mm"]

def _module_name(target, ctx):
    """The name of a target's module, by the attribute that says it, or as rules_swift derives it from the label."""
    name = getattr(ctx.rule.attr, "module_name", "")
    if name:
        return name
    path = "/".join([part for part in [target.label.package, target.label.name] if part])
    return "".join([char if char.isalnum() else "_" for char in path.elems()])

def _is_written(file):
    """Whether a file is in the repository itself: neither generated nor another's."""
    return file.is_source and not file.short_path.startswith("../")

def _sources_aspect_impl(target, ctx):
    files = [
        file
        for attribute in _SOURCES
        for file in getattr(ctx.rule.files, attribute, [])
        if file.extension in _EXTENSIONS and _is_written(file)
    ]
    if "no-lint" in ctx.rule.attr.tags:
        files = []
    found = []
    for attribute in _DEPENDENCIES:
        value = getattr(ctx.rule.attr, attribute, None) or []
        found += value if type(value) == "list" else [value]
    return [RiblintInfo(modules = depset(
        [struct(name = _module_name(target, ctx), files = tuple(files))] if files else [],
        transitive = [each[RiblintInfo].modules for each in found if RiblintInfo in each],
    ))]

riblint_sources_aspect = aspect(
    doc = "Collects the sources of targets. Those with the tag no-lint have none, and what they depend on has.",
    implementation = _sources_aspect_impl,
    attr_aspects = _DEPENDENCIES,
)

# 1 and 3 are verdicts of riblint; with any other status there is no report.
_RUN = """
text=$1 verdict=$2
shift 2
"$@" >"$text" && status=0 || status=$?
case $status in
  0 | 1 | 3) echo "$status" >"$verdict" ;;
  *) exit "$status" ;;
esac
"""

_SHOW = """#!/bin/sh
cat '{text}'
exit "$(cat '{verdict}')"
"""

def _pack(ctx, modules):
    """An archive for each module, with the files that no module before it has."""
    known, packs = {}, []
    for name in sorted(modules):
        files = [file for file in modules[name] if file not in known]
        known.update({file: None for file in files})
        if not files:
            continue
        pack = ctx.actions.declare_file("{}.riblint.packs/{}.tar".format(ctx.label.name, name))
        command = ctx.actions.args()
        command.add("files-to-tar")
        command.add("--output", pack)
        listed = ctx.actions.args()
        listed.add_all(files)
        listed.set_param_file_format("multiline")
        listed.use_param_file("--files-from=%s", use_always = True)
        ctx.actions.run(
            inputs = files,
            outputs = [pack],
            executable = ctx.executable.riblint,
            arguments = [command, listed],
            mnemonic = "RiblintPack",
            progress_message = "Packing {} files of {} for {}".format(len(files), name, ctx.label),
        )
        packs.append(pack)
    return packs

def _riblint_test_impl(ctx):
    modules = {}
    for module in depset(transitive = [each[RiblintInfo].modules for each in ctx.attr.deps]).to_list():
        modules.setdefault(module.name, {}).update({file: None for file in module.files})
    files = {file: None for name in modules for file in modules[name]}.keys()
    if not files:
        fail("riblint has nothing to lint: no target below 'deps' has sources in this repository")

    described, text, sarif, verdict, show = [
        ctx.actions.declare_file("{}.riblint.{}".format(ctx.label.name, suffix))
        for suffix in ["modules.json", "txt", "sarif", "status", "sh"]
    ]
    ctx.actions.write(described, json.encode({
        name: [file.path for file in modules[name]]
        for name in sorted(modules)
    }))
    given = {"--config": ctx.file.config, "--baseline": ctx.file.baseline}

    arguments = ctx.actions.args()
    arguments.add_all([text, verdict, ctx.executable.riblint, "lint", "--root", "."])
    if ctx.attr.packs:
        inputs = _pack(ctx, modules)
        arguments.add_all(inputs, before_each = "--files-from-tar")
    else:
        listed = ctx.actions.declare_file("{}.riblint.files".format(ctx.label.name))
        ctx.actions.write(listed, "".join([file.path + "\n" for file in files]))
        inputs = files + [listed]
        arguments.add("--only-listed")
        arguments.add("--files-from", listed)
    arguments.add("--modules", described)
    arguments.add(sarif, format = "--format=sarif=%s")
    arguments.add("--format=text")
    for option, file in given.items():
        if file:
            arguments.add(option, file)
    arguments.add_all(ctx.attr.options)
    ctx.actions.run_shell(
        inputs = inputs + [described] + [file for file in given.values() if file] + ctx.files.extends,
        outputs = [text, sarif, verdict],
        tools = [ctx.executable.riblint],
        command = _RUN,
        arguments = [arguments],
        mnemonic = "Riblint",
        progress_message = "Linting {} files for {}".format(len(files), ctx.label),
    )
    ctx.actions.write(show, _SHOW.format(text = text.short_path, verdict = verdict.short_path), is_executable = True)
    return [
        DefaultInfo(
            executable = show,
            files = depset([text, sarif]),
            runfiles = ctx.runfiles([text, verdict]),
        ),
        OutputGroupInfo(
            rules_lint_human = depset([text, verdict]),
            rules_lint_machine = depset([sarif, verdict]),
        ),
    ]

riblint_test = rule(
    doc = "Lints the sources of targets and of all that they depend on, in one run.",
    implementation = _riblint_test_impl,
    test = True,
    attrs = {
        "deps": attr.label_list(
            doc = "The targets, for example those of the app and of its tests.",
            aspects = [riblint_sources_aspect],
            mandatory = True,
        ),
        "config": attr.label(
            doc = "The configuration. Without one, riblint's defaults count: no other file is read.",
            allow_single_file = True,
        ),
        "baseline": attr.label(
            doc = "The baseline of accepted findings.",
            allow_single_file = True,
        ),
        "extends": attr.label_list(
            doc = "The files that the configuration extends.",
            allow_files = True,
        ),
        "options": attr.string_list(
            doc = "Further options of riblint, for example --strict.",
        ),
        "packs": attr.bool(
            doc = "Whether the sources of each module go into an archive first: the lint action has few inputs then.",
        ),
        "riblint": attr.label(
            doc = "The program.",
            default = "@riblint//:riblint",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)
