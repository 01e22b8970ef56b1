// The search, the filters, and the list of keys.

const KEYS = [["↑ ↓ Home End", "next, previous, first, last line"], ["→ ←", "expand, collapse; to the parent"],
  ["*", "expand all lines beside it"], ["Enter", "details"], ["a…z", "next name that begins so"], ["/", "search"],
  ["o O", "next, previous open edge"], ["f", "only what is below the RIB"], ["[", "parent"],
  ["Esc", "back: close, clear the search, show all"], ["?", "this list"]];

const makeToolbar = (data, change) => {
  const search = h("input", { type: "search", placeholder: "Search  /",
    "aria-label": "Search names, parts, rules and files", on: { input: () => change({ q: search.value }) } });
  const select = (field, label, options, tab) => {
    const box = h("select", { on: { change: () => change({ [field]: box.value }) } },
      options.map(([value, text]) => h("option", { value }, text)));
    return { field, box, tab, label: h("label", {}, `${label} `, box) };
  };
  const any = ["", "any"];
  const { closes, verdicts, ways, shown, severities } = data.words;
  const modules = [...new Set(data.ribs.map((rib) => rib.module))].filter(Boolean).sort();
  const selects = [
    select("closes", "Verdict", [any, ...closes.map((word, i) => [word, verdicts[i]])], "tree"),
    select("way", "Shown", [any, ...ways.map((word, i) => [word, shown[i]])], "tree"),
    modules.length > 1 ? select("module", "Module", [any, ...modules.map((name) => [name, name])], "tree") : null,
    select("rule", "Rule", [any, ...data.rules.map(({ id }) => [id, id])]),
    select("severity", "Severity", [any, ...severities.map((word) => [word, word])]),
    data.raw.changes.length ? select("changed", "Changed", [any, ["yes", "only changed"]], "tree") : null,
    select("group", "Group by", GROUPS.map((name) => [name, name]), "findings"),
    select("theme", "Theme", [["", "auto"], ["light", "light"], ["dark", "dark"]]),
  ].filter(Boolean);
  // The switch for findings that are not reported.
  const count = data.findings.filter((finding) => stateOf(finding) >= 0).length;
  const box = h("input", { type: "checkbox", role: "switch",
    on: { change: () => change({ unreported: box.checked ? "yes" : "" }) } });
  const unreported = h("label", { class: "switch" }, box, `Suppressed and baselined (${count})`);
  const help = h("dialog", { "aria-labelledby": "keys" }, h("h2", { id: "keys" }, "Keys"),
    h("dl", {}, KEYS.map(([key, text]) => h("div", {}, h("dt", {}, key), h("dd", {}, text)))),
    button("Close", () => help.close()));
  const bar = h("div", { class: "bar", role: "search" }, search, selects.map((each) => each.label), unreported,
    button("Keys", () => help.showModal()));
  // Shows the values of the state, and the filters of a tab.
  const fill = (state, tab) => {
    if (search.value !== (state.q ?? "")) search.value = state.q ?? "";
    for (const each of selects) {
      each.box.value = state[each.field] ?? each.box.options[0].value;
      each.label.hidden = (each.tab ?? tab) !== tab;
    }
    box.checked = Boolean(state.unreported);
    unreported.hidden = !count || tab !== "findings";
  };
  return { bar, search, help, fill };
};
