/** Lists and quotations within each other. Parsers of Markdown recurse for each level. */
export const MAX_MARKDOWN_DEPTH = 20
/** Signs such as `*`, `_`, `[` or `<`. Parsers compare each with those before it in its paragraph. */
export const MAX_SIGNS = 5_000
/** Headings, items, quotations and rules. */
export const MAX_MARKED_LINES = 2_000
/** Columns times rows of one table, whose short rows are filled up. */
export const MAX_TABLE_CELLS = 10_000

const INLINE_SIGNS = new Set('*_~`[]!<&')
/** A run of these is one sign. */
const RUNS = new Set('*_~`')
const NO_ROWS = { lines: 0, pipes: 0 }

/**
 * Whether a text has more marks of Markdown than people write, so that reading them would take time by the square of
 * their number, or more levels than a call stack holds. Such a text is plain words for every reader. Takes time in
 * proportion to the text's length.
 */
export function isIntricateMarkdown(text: string): boolean {
  let table = { ...NO_ROWS }
  let signs = 0
  let marked = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '') table = { ...NO_ROWS }
    table.lines += 1
    table.pipes = Math.max(table.pipes, line.split('|').length - 1)
    signs += signsOf(line)
    const levels = levelsOf(line)
    if (levels > 0 || startsBlock(line)) marked += 1
    const isBeyond = signs > MAX_SIGNS || marked > MAX_MARKED_LINES || table.pipes * table.lines > MAX_TABLE_CELLS
    if (isBeyond || levels > MAX_MARKDOWN_DEPTH) return true
  }
  return false
}

/** Signs within a line: a run of emphasis or code is one, each bracket is one. */
function signsOf(line: string): number {
  let signs = 0
  let before = ''
  for (const sign of line) {
    if (INLINE_SIGNS.has(sign) && !(sign === before && RUNS.has(sign))) signs += 1
    before = sign
  }
  return signs
}

const MARK = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]\n]{1,99}\]:)/y

/** Levels of quotations, lists and footnotes that a line may open: its marks, and one for each four blanks before them. */
function levelsOf(line: string): number {
  let levels = 0
  MARK.lastIndex = 0
  while (levels <= MAX_MARKDOWN_DEPTH && MARK.test(line)) levels += 1
  return levels === 0 ? 0 : levels + Math.floor((line.length - line.trimStart().length) / 4)
}

/** A heading, a rule or line below a heading, a fence of code, or a reference. */
const startsBlock = (line: string) => /^ {0,3}(?:#{1,6}(?:[ \t]|$)|[-=_*]{2,}[ \t]*$|```|~~~|\[)/.test(line)
