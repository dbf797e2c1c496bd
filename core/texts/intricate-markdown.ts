/** Lists and quotations within each other. Parsers of Markdown recurse for each level. */
export const MAX_MARKDOWN_DEPTH = 20
/** Signs such as `*`, `_`, `[`, `<` or `@`. Parsers compare each with those before it in its paragraph. */
export const MAX_SIGNS = 5_000
/** Headings, items, quotations and rules. */
export const MAX_MARKED_LINES = 2_000
/** Lines with words: each may be a paragraph, or a line break of its own. */
export const MAX_LINES = 5_000
/** Columns times rows of one table, whose short rows are filled up. */
export const MAX_TABLE_CELLS = 10_000
/** Emphasis, strokes and brackets that stand open in one paragraph, each sign of a run. Parsers recurse for each of them. */
export const MAX_OPEN_SIGNS = 300

const INLINE_SIGNS = new Set('*_~`[]!<&@')
/** A run of these is one sign. */
const RUNS = new Set('*_~`')
/** Signs that enclose words, a run of the same alone. */
const ENCLOSING = /([*_~])\1*|[[\]]/g
const LINE_END = /\r\n?|\n/
const BLANK_LINE = /^[ \t]*$/
/** Begins another paragraph, wherever it stands. */
const INTERRUPTS = /^ {0,3}(?:[-+*][ \t]+\S|#{1,6}[ \t])/
/** In code, tags, addresses and names of references, and behind a backslash, a sign closes nothing. */
const HIDES_SIGNS = /[`\\<@]|]\(|]\[|\[\^|:\/\/|www\./i
const NO_ROWS = { lines: 0, pipes: 0 }

/**
 * Whether a text has more marks of Markdown than people write, so that reading them would take time by the square of
 * their number, or more levels than a call stack holds. Such a text is plain words for every reader. Takes time in
 * proportion to the text's length.
 */
export function isIntricateMarkdown(text: string): boolean {
  let table = { ...NO_ROWS }
  let paragraph = new OpenSigns()
  let signs = 0
  let marked = 0
  let lines = 0
  for (const line of text.split(LINE_END)) {
    const isBlank = BLANK_LINE.test(line)
    if (isBlank) table = { ...NO_ROWS }
    else lines += 1
    if (isBlank || INTERRUPTS.test(line)) paragraph = new OpenSigns()
    table.lines += 1
    table.pipes = Math.max(table.pipes, line.split('|').length - 1)
    signs += signsOf(line)
    const levels = levelsOf(line)
    if (levels > 0 || startsBlock(line)) marked += 1
    const hasMany = signs > MAX_SIGNS || marked > MAX_MARKED_LINES || lines > MAX_LINES
    if (hasMany || table.pipes * table.lines > MAX_TABLE_CELLS) return true
    if (levels > MAX_MARKDOWN_DEPTH || paragraph.afterLine(line) > MAX_OPEN_SIGNS) return true
  }
  return false
}

/** How many signs of a paragraph have opened and not closed, by sign. */
class OpenSigns {
  private readonly open = new Map<string, number>()
  private most = 0
  private hidesSigns = false

  /** Returns the most that have stood open so far. */
  afterLine(line: string): number {
    this.hidesSigns ||= HIDES_SIGNS.test(line)
    for (const { 0: run, index } of line.matchAll(ENCLOSING)) {
      const [before, after] = [besideOf(line[index - 1]), besideOf(line[index + run.length])]
      const canClose = run === ']' || (run !== '[' && closes(before, after))
      const canOpen = run === '[' || (run !== ']' && closes(after, before))
      this.count(run, canOpen, canClose)
    }
    return this.most
  }

  private count(run: string, canOpen: boolean, canClose: boolean): void {
    const sign = run === ']' ? '[' : run.charAt(0)
    const open = this.open.get(sign) ?? 0
    const isClosed = canClose && open > 0 && !this.hidesSigns
    const now = isClosed ? Math.max(0, open - run.length) : canOpen ? open + run.length : open
    this.open.set(sign, now)
    this.most = Math.max(
      this.most,
      [...this.open.values()].reduce((sum, one) => sum + one, 0),
    )
  }
}

type Beside = 'blank' | 'punctuation' | 'enclosing' | 'word'

function besideOf(sign: string | undefined): Beside {
  if (sign === undefined || /\s/u.test(sign)) return 'blank'
  if (/[*_~]/.test(sign)) return 'enclosing'
  return /[\p{P}\p{S}]/u.test(sign) ? 'punctuation' : 'word'
}

/** Whether a run between two signs can enclose what is on the first one's side. */
function closes(inner: Beside, outer: Beside): boolean {
  return inner === 'word' || inner === 'enclosing' || (inner === 'punctuation' && outer !== 'word')
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
