// fz2.mts
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

// core/texts/intricate-markdown.ts
var MAX_MARKDOWN_DEPTH = 20;
var MAX_SIGNS = 5e3;
var MAX_MARKED_LINES = 2e3;
var MAX_TABLE_CELLS = 1e4;
var INLINE_SIGNS = new Set("*_~`[]!<&");
var RUNS = new Set("*_~`");
var NO_ROWS = { lines: 0, pipes: 0 };
function isIntricateMarkdown(text) {
  let table = { ...NO_ROWS };
  let signs = 0;
  let marked = 0;
  for (const line of text.split("\n")) {
    if (line.trim() === "") table = { ...NO_ROWS };
    table.lines += 1;
    table.pipes = Math.max(table.pipes, line.split("|").length - 1);
    signs += signsOf(line);
    const levels = levelsOf(line);
    if (levels > 0 || startsBlock(line)) marked += 1;
    const isBeyond = signs > MAX_SIGNS || marked > MAX_MARKED_LINES || table.pipes * table.lines > MAX_TABLE_CELLS;
    if (isBeyond || levels > MAX_MARKDOWN_DEPTH) return true;
  }
  return false;
}
function signsOf(line) {
  let signs = 0;
  let before = "";
  for (const sign of line) {
    if (INLINE_SIGNS.has(sign) && !(sign === before && RUNS.has(sign))) signs += 1;
    before = sign;
  }
  return signs;
}
var MARK = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]\n]{1,99}\]:)/y;
function levelsOf(line) {
  let levels = 0;
  MARK.lastIndex = 0;
  while (levels <= MAX_MARKDOWN_DEPTH && MARK.test(line)) levels += 1;
  return levels === 0 ? 0 : levels + Math.floor((line.length - line.trimStart().length) / 4);
}
var startsBlock = (line) => /^ {0,3}(?:#{1,6}(?:[ \t]|$)|[-=_*]{2,}[ \t]*$|```|~~~|\[)/.test(line);

// fz2.mts
var units = ["_a*", "*a_", "*a **b", "**a", "a*", "* a ", "a_", "~a", "~~a~", "[", "![", "[a](", "[a]", "[a][", "[^a]", "[^a", "`a", "``a`", "<", "<a", "&", "&a", "\\", "> ", ">", "- ", "1. ", "|", "|a", "a|", "www.a", "http://a.", "a@b.", "[a](<", '[a](b "', "[a]: ", "\n[a]: b", "---\n", "a\n---\n", "a\n===\n", "  \n", "\n", "> a\n", ">\n", "- a\n", "- a\n ", "# a\n", "~~~\n", "```\n", "    a\n", "<b>", "<b", "][", "[a](b)", "*[a_", "***a", "*_a", "[^1]: ", "\n[^1]: a", "|a|b|\n|-|-|\n\n", "a\nb\n", "a  \n", "a\\\n", "\u201C*a", "\xE9_", "- - a\n", "1. a\n", "[ ] a", "- [ ] a\n", "a.b@c.d ", "a&#x41;", "<!-- a -->\n", "x	y	"];
var worst = [];
for (const u of units) for (const every of [1, 100, 1e5]) for (const sep of ["\n\n", "\n"]) {
  let best = 0;
  const make = (n) => {
    let s2 = "";
    for (let i = 0; i < n; i++) {
      s2 += u;
      if ((i + 1) % every === 0) s2 += sep;
    }
    return s2;
  };
  let lo = 0, hi = Math.floor(1e5 / u.length);
  while (lo < hi) {
    const mid = lo + hi + 1 >> 1;
    const s2 = make(mid);
    if (s2.length <= 1e5 && !isIntricateMarkdown(s2)) lo = mid;
    else hi = mid - 1;
  }
  const s = make(lo);
  const t = process.cpuUsage();
  let e = "";
  try {
    fromMarkdown(s, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  } catch (x) {
    e = String(x);
  }
  worst.push([JSON.stringify(u) + " every " + every + JSON.stringify(sep) + " len " + s.length + " " + e, process.cpuUsage(t).user / 1e3]);
}
worst.sort((a, b) => b[1] - a[1]);
for (const [a, b] of worst.slice(0, 25)) console.log(b.toFixed(0), a);
