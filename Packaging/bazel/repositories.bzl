"""Downloads a release of riblint.

    load("@riblint_rules//:repositories.bzl", "riblint_repository")

    riblint_repository(
        name = "riblint",
        version = "VERSION",
        sha256 = {
            "x86_64-unknown-linux-gnu": "SUM",
            "aarch64-unknown-linux-gnu": "SUM",
            "universal-apple-macosx": "SUM",
        },
    )

The sums are those in riblint-VERSION-checksums.txt.
"""

_BUILD = """alias(
    name = "riblint",
    actual = "bin/riblint",
    visibility = ["//visibility:public"],
)
"""

def _platform(repository):
    """The machine's name in those of archives."""
    system = repository.os.name.lower()
    if system.startswith("mac"):
        return "universal-apple-macosx"
    if system.startswith("linux"):
        return repository.execute(["uname", "-m"]).stdout.strip() + "-unknown-linux-gnu"
    fail("there is no riblint for {}".format(repository.os.name))

def _riblint_repository_impl(repository):
    platform = _platform(repository)
    if platform not in repository.attr.sha256:
        fail("sha256 has no sum for {}".format(platform))
    name = "riblint-{}-{}".format(repository.attr.version, platform)
    repository.download_and_extract(
        url = ["{}/{}/{}.tar.gz".format(url, repository.attr.version, name) for url in repository.attr.urls],
        sha256 = repository.attr.sha256[platform],
        stripPrefix = name,
    )
    repository.file("BUILD.bazel", _BUILD)

riblint_repository = repository_rule(
    doc = "The program of a release, as @NAME//:riblint.",
    implementation = _riblint_repository_impl,
    attrs = {
        "version": attr.string(mandatory = True),
        "sha256": attr.string_dict(doc = "The sum of the archive for each machine.", mandatory = True),
        "urls": attr.string_list(
            doc = "Where releases are; others than the default are mirrors.",
            default = ["https://github.com/riblint/riblint/releases/download"],
        ),
    },
)
