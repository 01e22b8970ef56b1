// Tests of the parts of the page's script that need no document: node --test Tests/Browser
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "Sources", "Reporters", "HTML", "Page");
const names = ["data", "model", "tree", "picture", "panel", "findings", "toolbar", "main"];
const source = names.map((name) => readFileSync(join(folder, `${name}.js`), "utf8")).join("");
const page = new Function(`${source}; return { unfolded, address, visible, shellWord, decode, makeModel, layout, columns,
  readHash, writeHash, ABOVE, RECURSIVE };`)();

// Data with RIBs by name, and edges from parent to child with a verdict.
const sample = (ribs, edges, roots = [0], findings = []) => {
  const s = [...ribs, "view", "verdict", "rule", "message", "fingerprint"];
  const text = (word) => s.indexOf(word);
  const closes = ["yes", "permanent", "unknown", "no"];
  return page.decode({
    s, link: "", f: ["a/B.swift", 2, "C.swift"], p: [0, 3, 5, 3, 1, 1, 1, 0], c: [[2, ["Ctwo", "Aabc\tdef", "A"], 9, ["Anine"]], []],
    n: { closes, verdicts: closes, ways: ["push", "modal"], shown: ["pushed", "presented"], severities: ["error", "warning"] },
    rules: [[text("rule"), -1]], changes: [], roots,
    ribs: ribs.map((name, number) => [text(name), -1, -1, -1, findings.filter((f) => f === number).map((_, i) => i), [], -1]),
    edges: edges.map(([parent, child, verdict = "yes", way = 1]) =>
      [ribs.indexOf(parent), ribs.indexOf(child), text(child ?? "view"), text("view"), text("verdict"), -1, -1, way,
        closes.indexOf(verdict), -1, 0, [], [], -1, []]),
    findings: findings.map((rib) => [0, 0, text("message"), -1, rib, -1, 0, [], [], text("fingerprint")]),
  });
};
const lines = (model, data, filter = {}, from) =>
  model.shown(filter, from).list.map((key) => {
    const row = model.rows[key];
    const name = row.rib < 0 ? "?" : data.ribs[row.rib].id;
    return "  ".repeat(row.level - 1) + name + (row.repeat === page.ABOVE ? " (above)" : row.repeat ? " (recursive)" : "");
  });

test("paths share the beginning of the one before", () => {
  assert.deepEqual(page.unfolded(["a/B.swift", 2, "C.swift", "z"]), ["a/B.swift", "a/C.swift", "z"]);
});

test("only https is an address, and paths are encoded", () => {
  const pattern = "https://e.org/{path}#L{line}";
  assert.equal(page.address(pattern, "a b/$&(1).swift", 3), "https://e.org/a%20b/%24%26(1).swift#L3");
  assert.equal(page.address("javascript:alert(1)//{path}", "a", 1), null);
  assert.equal(page.address("", "a", 1), null);
  assert.equal(page.address(pattern, "/a", 1), null);
});

test("invisible characters of source are written out", () => {
  assert.equal(page.visible("a\tb\u202ec\u0000"), "a\tb\\u{202E}c\\u{0}");
  assert.equal(page.visible("👨‍👩‍👧"), "👨‍👩‍👧");
  assert.equal(page.visible("\u200d"), "\\u{200D}");
});

test("words of a shell", () => {
  assert.deepEqual(["Home", "Home (App/Home)", "it's"].map(page.shellWord), ["Home", "'Home (App/Home)'", "'it'\\''s'"]);
});

test("an excerpt marks the range, with the lines beside it that are known", () => {
  const data = sample(["A"], []);
  const found = data.excerpt(data.place(0));
  assert.deepEqual(found.map(({ number }) => number), [2, 3]);
  assert.equal(found[0].before, "  two");
  assert.deepEqual(found[1], { number: 3, before: "abc\t", marked: "def", after: "" });
  assert.deepEqual(data.excerpt(data.place(1)), []);
  assert.deepEqual(data.excerpt(data.place(-1)), []);
  assert.equal(data.place(0).text, "a/B.swift:3");
});

test("notes are differences to the one before", () => {
  const data = sample(["A", "B"], []);
  assert.deepEqual(data.notes([1, 1, -1, -1]).map((note) => [note.text, note.place.text]), [["B", "a/C.swift:1"], ["A", "a/B.swift:3"]]);
});

test("each RIB is expanded once", () => {
  const data = sample(["A", "B", "C", "D"], [["A", "B"], ["A", "C"], ["B", "D"], ["C", "D"], ["D", "C"], ["D", "A"], ["C", undefined]]);
  const model = page.makeModel(data);
  model.open.fill(1);
  assert.deepEqual(lines(model, data), [
    "A", "  B", "    D", "      C", "        D (recursive)", "        ?", "      A (recursive)", "  C (above)"]);
  assert.deepEqual(lines(model, data, {}, model.rowOf[3]), [
    "    D", "      C", "        D (recursive)", "        ?", "      A (recursive)"]);
});

test("RIBs that no root leads to are there", () => {
  const data = sample(["A", "B", "C"], [["B", "A"], ["B", "C"]], [0]);
  const model = page.makeModel(data);
  assert.deepEqual(lines(model, data), ["A", "B", "  A", "  C"]);
});

test("a chain of 100,000 RIBs", () => {
  const names = Array.from({ length: 100_000 }, (_, i) => `R${i}`);
  const data = sample([], []);
  data.ribs = names.map((id) => ({ id, by: "", findings: [], parts: [] }));
  data.edges = names.slice(1).map((_, i) => [i, i + 1, 0, 0, 0, -1, -1, 1, 0, -1, 0, [], [], -1, []]);
  data.raw.roots = [0];
  const model = page.makeModel(data);
  assert.equal(model.rows.length, 100_000);
  assert.equal(model.rows[0].end, 100_000);
});

test("rows with open edges are shown at first, if there are few", () => {
  const edges = [["A", "B"], ["B", "C", "no"], ["A", "D"], ["D", "E"]];
  const data = sample(["A", "B", "C", "D", "E"], edges);
  assert.deepEqual(lines(page.makeModel(data), data), ["A", "  B", "    C", "  D"]);
});

test("filters combine, show what is above, and count", () => {
  const edges = [["A", "B", "yes", 1], ["B", "C", "no", 2], ["A", "D", "no", 1], ["D", "E"]];
  const data = sample(["A", "B", "C", "D", "E"], edges, [0], [4]);
  const model = page.makeModel(data);
  assert.deepEqual(lines(model, data, { closes: "no" }), ["A", "  B", "    C", "  D"]);
  assert.deepEqual(lines(model, data, { closes: "no", way: "modal" }), ["A", "  B", "    C"]);
  assert.deepEqual(lines(model, data, { q: "e" }), ["A", "  D", "    E"]);
  assert.deepEqual(lines(model, data, { rule: "rule" }), ["A", "  D", "    E"]);
  assert.deepEqual(lines(model, data, { severity: "warning" }), []);
  data.ribs[2].module = "Home";
  assert.deepEqual(lines(model, data, { module: "Home" }), ["A", "  B", "    C"]);
  assert.deepEqual(lines(model, data, { q: "RULE" }), ["A", "  D", "    E"]);
  const { hits, total, sizes } = model.shown({ closes: "no" });
  assert.deepEqual([hits, total, sizes.get(0)], [2, 5, 2]);
});

test("RIBs that went are below their parents, and no filter of verdicts has them", () => {
  const data = sample(["A", "B", "W", "X"], [["A", "B", "no"], ["A", "W", "went", 0], ["W", "X", "went", 0], ["B", "X", "went", 0]]);
  const model = page.makeModel(data);
  data.ribs[2].went = data.ribs[3].went = true;
  model.open.fill(1);
  assert.deepEqual(lines(model, data), ["A", "  B", "    X", "  W", "    X"]);
  for (const closes of data.words.closes) assert.ok(!lines(model, data, { closes }).some((it) => it.includes("W")), closes);
  assert.deepEqual(lines(model, data, { q: "w" }), ["A", "  W"]);
  assert.equal(model.shown({ closes: "no" }).hits, 1);
  assert.deepEqual(page.layout(data, model, 0).boxes.map((box) => box.text), ["A", "B"]);
});

test("a picture has a box for each RIB, and stubs count the rest", () => {
  const edges = [["T", "A"], ["A", "B"], ["B", "C"], ["C", "D", "no"], ["A", "C"], ["U", "A"], ["A", undefined]];
  const data = sample(["T", "A", "B", "C", "D", "U"], edges);
  const model = page.makeModel(data);
  const { boxes, lines } = page.layout(data, model, 1, 2);
  assert.deepEqual(boxes.map((box) => box.text), ["A", "B", "C", "1 more, 1 open", "view", "T", "U"]);
  assert.deepEqual(lines.map((line) => [line.from.text, line.to.text, line.extra]), [
    ["C", "1 more, 1 open", false], ["B", "C", false], ["A", "B", false], ["A", "C", true], ["A", "view", false],
    ["T", "A", false], ["U", "A", false]]);
  for (const line of lines.filter((line) => !line.extra)) assert.ok(line.to.x > line.from.x, line.to.text);
  const seen = new Set(boxes.map((box) => `${box.x} ${box.y}`));
  assert.equal(seen.size, boxes.length);
});

test("a picture has at most some boxes", () => {
  const names = Array.from({ length: 5000 }, (_, i) => `R${i}`);
  const data = sample(names, names.slice(1).map((name) => ["R0", name]));
  const { boxes } = page.layout(data, page.makeModel(data), 0);
  assert.equal(boxes.length, 401);
  assert.equal(boxes.at(-1).text, "4,600 more");
});

test("wide characters have two columns", () => {
  assert.equal(page.columns("한글ab😀"), 8);
});

test("the state in the address", () => {
  const state = { tab: "findings", rib: "Home (App/Home) &=#", q: "한글", closes: "no" };
  assert.deepEqual(page.readHash(page.writeHash(state)), state);
  assert.deepEqual(page.readHash("#other=1&q=%E0%A4%A&rib&=x&closes=no"), { closes: "no" });
  assert.equal(page.writeHash({ q: "", rib: undefined }), "#");
});
