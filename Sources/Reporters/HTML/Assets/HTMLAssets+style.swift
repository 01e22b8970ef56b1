// Written by Documentation/pack.py.
// swift-format-ignore-file

extension HTMLAssets {
    static let style: StaticString = #"""
:root {
  color-scheme: light dark;
  --back: light-dark(#ffffff, #17181a);
  --raised: light-dark(#f4f5f7, #212327);
  --text: light-dark(#1b1c1e, #e8e9eb);
  --dim: light-dark(#565a61, #a6abb3);
  --line: light-dark(#858b94, #7d838c);
  --edge: light-dark(#d5d8dd, #3a3d42);
  --accent: light-dark(#0b57d0, #8ab4f8);
  --active: light-dark(#dbe7fb, #2b3b57);
  --open: light-dark(#b3261e, #ff9c93);
  --unknown: light-dark(#7a5200, #f2c063);
  --mark: light-dark(#ffe58f, #6b5600);
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0;
  font: 14px/1.45 system-ui, sans-serif;
  color: var(--text);
  background: var(--back);
  overflow-wrap: anywhere;
}
header, #static, #app { padding: 8px 16px; }
header p { margin: 2px 0; }
h1 { font-size: 20px; margin: 4px 0; }
h2 { font-size: 17px; margin: 16px 0 6px; }
h3 { font-size: 14px; margin: 14px 0 4px; }
h4 { font-size: 13px; margin: 8px 0 2px; }
p { margin: 4px 0; }
ul, ol { margin: 4px 0; padding-inline-start: 22px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 12px; }
pre { overflow-x: auto; margin: 4px 0; }
a { color: var(--accent); }
summary { min-height: 24px; cursor: pointer; }
dl { margin: 4px 0; }
dl > div { display: flex; flex-wrap: wrap; gap: 0 12px; }
dt { font-weight: 600; min-width: 190px; }
dd { margin: 0; }
table { border-collapse: collapse; }
th { overflow-wrap: normal; white-space: nowrap; }
th, td { text-align: start; vertical-align: top; padding: 3px 10px 3px 0; border-bottom: 1px solid var(--edge); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
#main:focus { outline: none; }
.skip { position: absolute; left: -9999px; }
.skip:focus { position: static; }
.js #static { display: none; }
button, select, input {
  font: inherit;
  color: inherit;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 4px;
  min-height: 28px;
  padding: 2px 8px;
}
button { cursor: pointer; }
button:hover { background: var(--active); }
select { max-width: 200px; }
.switch { display: inline-flex; gap: 6px; align-items: center; }
.switch input { width: 24px; min-height: 24px; margin: 0; }
input[type="search"] { flex: 1 1 160px; min-width: 0; max-width: 360px; }
[role="tablist"] { display: flex; flex-wrap: wrap; gap: 4px; border-bottom: 1px solid var(--line); }
[role="tab"] { border-bottom: 0; border-radius: 4px 4px 0 0; }
[role="tab"][aria-selected="true"] { background: var(--active); font-weight: 600; }
.bar { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; padding: 8px 0 2px; }
.status { min-height: 20px; margin: 0; color: var(--dim); }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 460px); gap: 12px; }
.side { min-width: 0; }
.all { margin-bottom: 4px; }
.tree {
  height: calc(100vh - 220px);
  min-height: 240px;
  overflow: hidden auto;
  border: 1px solid var(--edge);
  border-radius: 4px;
}
.sizer { position: relative; }
.row {
  position: absolute;
  inset-inline: 0;
  height: 24px;
  line-height: 24px;
  display: flex;
  gap: 6px;
  white-space: nowrap;
  overflow: hidden;
  cursor: default;
}
.row:hover { background: var(--raised); }
.row.active { background: var(--active); }
.tree:focus-visible .row.active { outline: 2px solid var(--accent); outline-offset: -2px; }
.twisty { flex: none; width: 24px; text-align: center; color: var(--dim); }
.went { text-decoration: line-through; }
.row .mark { flex: none; width: 12px; margin-inline-start: -6px; }
.row .name { flex: 0 1 auto; font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
.row .words { flex: 0 8 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; color: var(--dim); }
.row .severity { flex: none; }
.row .state { flex: 0 1 auto; min-width: 60px; overflow: hidden; text-overflow: ellipsis; }
.state { color: var(--unknown); font-weight: 600; }
.row .place {
  flex: none;
  max-width: 45%;
  margin-inline-start: auto;
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--dim);
}
.row.active .words, .row.active .place { color: var(--text); }
.row .count { flex: none; margin-inline-start: auto; padding-inline-end: 8px; }
.no { color: var(--open); font-weight: 600; }
.unknown { color: var(--unknown); }
.severity { font-weight: 600; }
.severity.error { color: var(--open); }
.severity.warning { color: var(--unknown); }
.panel {
  max-height: calc(100vh - 160px);
  overflow: auto;
  border: 1px solid var(--edge);
  border-radius: 4px;
  padding: 0 12px 12px;
  background: var(--back);
}
.panel h2 { margin-inline-end: 80px; }
.close { float: inline-end; margin-top: 10px; }
.copy { font-size: 12px; min-height: 24px; padding: 0 6px; margin-inline-start: 6px; }
.place bdi { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 12px; }
.rib {
  border: 0;
  background: none;
  padding: 0 2px;
  min-height: 24px;
  color: var(--accent);
  text-decoration: underline;
  text-align: start;
}
.command { padding: 6px 0; }
.source { background: var(--raised); border-radius: 4px; padding: 4px 0; tab-size: 4; overflow-wrap: normal; }
.source .number { color: var(--dim); user-select: none; }
mark { background: var(--mark); color: inherit; }
.links { list-style: none; padding: 0; }
.picture { border: 1px solid var(--edge); border-radius: 4px; padding: 4px 12px; margin-bottom: 8px; }
.tools { display: flex; flex-wrap: wrap; gap: 4px; padding: 4px 0; }
.tools button { min-width: 28px; }
.view { overflow: auto; max-height: 320px; }
.view svg { display: block; }
.view rect { fill: var(--back); stroke: var(--line); }
.view .self rect { stroke: var(--accent); }
.view text { fill: var(--text); }
.view .line { stroke: var(--line); }
.view .line.no { stroke: var(--open); }
.view .line.unknown { stroke: var(--unknown); }
.view .mark.no { fill: var(--open); }
.view .mark.unknown { fill: var(--unknown); }
.view .box { cursor: pointer; }
dialog {
  color: inherit;
  background: var(--back);
  border: 1px solid var(--line);
  border-radius: 6px;
  max-width: min(520px, 95vw);
}
dialog dt { min-width: 130px; }
.changes p { color: var(--dim); }
@media (max-width: 900px) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  .tree { height: 50vh; }
  .panel { max-height: none; }
  dt { min-width: 0; }
  header, #static, #app { padding: 8px; }
  table, thead, tbody, tr { display: block; }
  th, td { display: inline-block; border: 0; }
  tr { border-bottom: 1px solid var(--edge); padding: 4px 0; }
}
@media (max-width: 500px) {
  .row .count, .row .place { display: none; }
}
@media (forced-colors: active) {
  .row.active { outline: 2px solid Highlight; outline-offset: -2px; }
  .view .line, .view rect { stroke: CanvasText; fill: none; }
  .view text { fill: CanvasText; }
  mark { background: Mark; color: MarkText; forced-color-adjust: none; }
}
@media (prefers-reduced-motion: no-preference) {
  .row { transition: background-color 80ms; }
}
@media print {
  :root { color-scheme: light; }
  .js #static { display: block; }
  .skip, [role="tablist"], .bar, .status, .views, .picture, .close, .copy, #app dialog { display: none; }
  details::details-content { content-visibility: visible; display: block; }
  .columns { display: block; }
  .panel { max-height: none; overflow: visible; break-before: page; }
  #static h2 { break-before: auto; break-after: avoid; }
  #static details { break-inside: auto; }
  tr, li { break-inside: avoid; }
  pre { white-space: pre-wrap; }
}

"""#
}
