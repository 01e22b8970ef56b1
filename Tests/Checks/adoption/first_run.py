"""The first run on an app without a configuration."""


def test_findings_fail_the_run(bench):
    bench.copy_fixture("HarbourLeaky")
    result = bench.run()
    bench.expect(result.status == 1, "a leaky app does not fail", result)
    bench.expect("strong_router" in result.output, "its findings are not shown", result)


def test_a_clean_app_passes(bench):
    bench.copy_fixture("Harbour")
    result = bench.run()
    bench.expect(result.status == 0, "a clean app fails", result)
