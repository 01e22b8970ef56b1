// Puts the page together: tabs, search, filters, keys, and what the address says after '#'.

const FIELDS = ["tab", "rib", "edge", "finding", "focus", "q", "closes", "way", "module", "rule", "severity", "changed",
  "group", "unreported", "theme"];
const readHash = (hash) => {
  const state = {};
  for (const pair of hash.replace(/^#/, "").split("&")) {
    const at = pair.indexOf("=");
    if (at < 1 || !FIELDS.includes(pair.slice(0, at))) continue;
    try { state[pair.slice(0, at)] = decodeURIComponent(pair.slice(at + 1)); } catch { /* not a value */ }
  }
  return state;
};
const writeHash = (state) =>
  "#" + FIELDS.filter((field) => state[field]).map((field) => `${field}=${encodeURIComponent(state[field])}`).join("&");

const start = () => {
  const data = decode(JSON.parse(document.getElementById("riblint-data").textContent));
  const model = makeModel(data);
  const hasTree = data.ribs.length > 0 || data.edges.length > 0 || data.findings.length === 0;
  let state = readHash(location.hash);
  let rows = { list: [] };

  const status = h("p", { role: "status", class: "status" });
  const say = (text) => (status.textContent = text);
  const push = (changes, isNew) => {
    state = { ...state, ...changes };
    // Some browsers refuse many changes of the address in a short time, and some sandboxes all of them.
    try { history[isNew ? "pushState" : "replaceState"](null, "", writeHash(state)); } catch { /* the state stays */ }
  };

  // The tree.
  const focused = () => (state.focus ? model.rowOf[ribNamed(state.focus)] ?? -1 : -1);
  const ribNamed = (id) => data.ribs.findIndex((rib) => rib.id === id);
  const source = {
    get list() { return rows.list; },
    level: (key) => model.rows[key].level - (rows.base ?? 0),
    position: (key) => rows.positions.get(key),
    size: (key) => rows.sizes.get(model.rows[key].parent),
    expanded: (key) => {
      if (!model.rows[key].inner || (rows.isFiltered && !rows.sizes.has(key))) return undefined;
      return rows.isFiltered || key === rows.from || Boolean(model.open[key]);
    },
    parent: (key) => model.rows[key].parent,
    name: (key) => nameOf(model.rows[key]),
    paint: (key, element) => {
      const row = model.rows[key];
      const edge = row.edge >= 0 ? data.edges[row.edge] : null;
      const closes = edge ? data.closes(edge) : "";
      element.append(
        h("span", { class: `mark ${closes}` }, MARKS[closes]),
        h("bdi", { class: data.ribs[row.rib]?.went ? "name went" : "name" }, nameOf(row)),
        h("span", { class: "words" }, edge ? `${data.text(edge[EDGE.shown])}, ` : data.ribs[row.rib].by,
          edge ? h("span", { class: `verdict ${closes}` }, data.text(edge[EDGE.verdict])) : null,
          row.repeat === ABOVE ? " (above)" : row.repeat === RECURSIVE ? " (recursive)" : ""));
      const count = row.rib >= 0 && !row.repeat ? data.ribs[row.rib].findings.length : 0;
      if (count) element.append(h("span", { class: "count" }, `${count} finding${count === 1 ? "" : "s"}`));
    },
    toggle: (key, open, isMore) => {
      model.open[key] = open ? 1 : 0;
      if (!isMore) updateTree();
    },
    open: (key) => openRow(key),
    key: (letter, key) => {
      if (letter === "f") focusOn(model.rows[key].rib);
      else if (letter.toLowerCase() === "o") nextOpen(letter);
      else return false;
      return true;
    },
  };
  const nameOf = (row) => (row.rib >= 0 ? data.ribs[row.rib].id : data.text(data.edges[row.edge][EDGE.name]));
  const tree = makeTree("ribs", "RIBs", source);
  const updateTree = () => {
    const from = focused();
    rows = model.shown(state, from);
    rows.isFiltered = model.isFiltered(state);
    rows.from = from;
    rows.base = from >= 0 ? model.rows[from].level - 1 : 0;
    tree.update();
    all.hidden = from < 0;
  };
  const nextOpen = (letter) => {
    const [first, last] = rows.from >= 0 ? [rows.from, model.rows[rows.from].end] : [0, model.rows.length];
    const open = model.rows.slice(first, last).filter(model.isOpen).map((row) => row.number);
    if (!open.length) return say("No edge is open");
    const next = letter === "o" ? open.find((row) => row > tree.active) ?? open[0]
      : open.findLast((row) => row < tree.active) ?? open[open.length - 1];
    if (!rows.isFiltered) model.reveal(next);
    updateTree();
    tree.activate(next);
  };
  const focusOn = (rib) => {
    if (rib < 0) return;
    push({ focus: data.ribs[rib].id }, true);
    updateTree();
    tree.activate(rows.list[0]);
    picture.show(rib);
  };
  const openRow = (key) => {
    const row = model.rows[key];
    const isOwn = row.rib >= 0 && model.rowOf[row.rib] === key;
    push({ rib: row.rib >= 0 ? data.ribs[row.rib].id : "", edge: isOwn ? "" : String(row.edge), finding: "" }, true);
    showPanel();
  };
  const go = (changes) => {
    push(changes, true);
    show();
  };
  const openRIB = (rib) => {
    go({ tab: "", rib: data.ribs[rib].id, edge: "", finding: "" });
    tree.box.focus();
  };
  const openFinding = (number) => go({ finding: data.text(data.findings[number][FINDING.id]) });
  const copy = (text) => {
    const old = () => {
      const area = h("textarea", { "aria-hidden": "true" }, text);
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(old);
    else old();
    say(`Copied ${text}`);
  };
  const close = () => {
    push({ rib: "", edge: "", finding: "" }, true);
    panel.hide();
    toView();
  };
  const panel = makePanel(data, model, { copy, close, open: openRIB, finding: openFinding });
  const picture = makePicture(data, model, openRIB, say);
  const findings = makeFindings(data, () => state, openFinding);

  const stateFinding = () => data.findings.findIndex((finding) => data.text(finding[FINDING.id]) === state.finding);
  // The row that the panel is about; -1 if there is none.
  const stateRow = () => {
    const edge = state.edge ? Number(state.edge) : -1;
    const rib = state.rib ? ribNamed(state.rib) : -1;
    if (edge >= 0) return model.rows.findIndex((row) => row.edge === edge && (rib < 0 || row.rib === rib));
    return rib >= 0 ? model.rowOf[rib] : -1;
  };
  const showPanel = () => {
    if (tab() === "findings" || (state.finding && tab() !== "changes")) {
      const number = stateFinding();
      if (number >= 0) panel.showFinding(number);
      else panel.hide();
      if (state.finding && number < 0) say(`Unknown finding '${state.finding}'`);
      return;
    }
    const key = stateRow();
    if (key < 0) {
      panel.hide();
      if (state.rib || state.edge) say(`Unknown RIB '${state.rib || state.edge}'`);
      return;
    }
    const row = model.rows[key];
    if (row.rib >= 0) {
      panel.showRIB(row.rib, row.edge);
      picture.show(row.rib);
    } else panel.showEdge(row.edge);
  };

  // Changes.
  const changes = h("div", { class: "changes", tabindex: "-1" });
  const changeRows = data.raw.changes.slice(1);
  let heading = "";
  for (const [title, text, rib, child, detail, at] of changeRows) {
    if (data.text(title) !== heading) {
      heading = data.text(title);
      changes.append(h("h2", {}, heading), h("ul", {}));
    }
    const target = child >= 0 ? child : rib;
    const where = data.place(at);
    changes.lastChild.append(h("li", {}, data.text(text), where ? ` ${where.text} ` : " ",
      target >= 0 ? button("Show", () => openRIB(target), { class: "rib" }) : null,
      detail >= 0 ? h("p", { class: "detail" }, data.text(detail)) : null));
  }
  if (data.raw.changes.length) changes.prepend(h("p", {}, data.text(data.raw.changes[0])));

  // Tabs.
  const all = button("Show all RIBs", () => unfocus(), { class: "all", hidden: true });
  const views = [
    { id: "tree", title: "Tree", body: [all, tree.box], box: tree.box, isThere: hasTree },
    { id: "findings", title: `Findings (${findings.reported})`, body: [findings.tree.box], box: findings.tree.box,
      isThere: true },
    { id: "changes", title: `Changes (${changeRows.length})`, body: [changes], box: changes,
      isThere: data.raw.changes.length > 0 },
  ].filter((view) => view.isThere);
  const tab = () => (views.find((view) => view.id === state.tab) ?? views[0]).id;
  const current = () => views.find((view) => view.id === tab());
  const toView = () => current().box.focus();
  for (const view of views) {
    view.button = button(view.title, () => choose(view.id),
      { role: "tab", id: `tab-${view.id}`, "aria-controls": `view-${view.id}` });
    view.panel = h("div", { role: "tabpanel", id: `view-${view.id}`, "aria-labelledby": `tab-${view.id}` }, view.body);
  }
  const choose = (id) => go({ tab: id === views[0].id ? "" : id });
  const tabs = h("div", { role: "tablist", "aria-label": "Views", on: { keydown: (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const at = views.findIndex((view) => view.id === tab());
    choose(views[(at + by + views.length) % views.length].id);
    current().button.focus();
    event.preventDefault();
  } } }, views.map((view) => view.button));

  const change = (changes) => {
    push(changes, false);
    refresh();
  };
  const { bar, search, help, fill } = makeToolbar(data, change);

  const refresh = () => {
    document.documentElement.dataset.theme = state.theme ?? "";
    fill(state, tab());
    if (tab() === "tree") {
      updateTree();
      if (rows.isFiltered) say(`${rows.hits} of ${rows.total} lines match; ${rows.total - rows.list.length} hidden`);
      else say("");
    } else if (tab() === "findings") {
      if (findings.group !== (state.group ?? "rule")) findings.setGroup(state.group);
      findings.update();
      const { total } = findings;
      say(findings.hits < total ? `${findings.hits} of ${total} findings match; ${total - findings.hits} hidden` : "");
    } else say("");
  };
  // Shows what the state says.
  const show = () => {
    for (const view of views) {
      const isOn = view.id === tab();
      view.button.setAttribute("aria-selected", String(isOn));
      view.button.tabIndex = isOn ? 0 : -1;
      view.panel.hidden = !isOn;
    }
    picture.box.hidden = tab() !== "tree";
    const key = tab() === "tree" ? stateRow() : -1;
    if (key >= 0) model.reveal(key);
    refresh();
    if (key >= 0) tree.activate(key);
    const number = tab() === "findings" ? stateFinding() : -1;
    if (number >= 0 && stateOf(data.findings[number]) >= 0 && !state.unreported) change({ unreported: "yes" });
    if (number >= 0) findings.reveal(number);
    if (state.focus && ribNamed(state.focus) < 0) say(`Unknown RIB '${state.focus}'`);
    showPanel();
  };
  const unfocus = () => {
    go({ focus: "" });
    tree.box.focus();
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    const isInput = event.target.closest?.("input, select, textarea");
    if (event.key === "Escape") {
      if (event.target === search && search.value) change({ q: "" });
      else if (!panel.box.hidden) close();
      else if (state.focus) unfocus();
      else toView();
    } else if (isInput) return;
    else if (event.key === "/") search.focus();
    else if (event.key === "?") help.showModal();
    else if (event.key.toLowerCase() === "o" && tab() === "tree") {
      tree.box.focus();
      nextOpen(event.key);
    } else return;
    event.preventDefault();
  });
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === "ArrowDown") toView();
  });
  addEventListener("popstate", () => {
    state = readHash(location.hash);
    show();
  });
  addEventListener("beforeprint", () => {
    for (const part of document.querySelectorAll("#static details, #legend")) part.open = true;
  });
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    toView();
  });
  document.getElementById("app").append(tabs, bar, status, h("div", { class: "columns" },
    h("div", { class: "views" }, views.map((view) => view.panel)),
    h("div", { class: "side" }, picture.box, panel.box)), help);
  document.documentElement.classList.add("js");
  show();
};
if (typeof document !== "undefined") start();
