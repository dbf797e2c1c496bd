/** Maximum nesting of lists and quotations. Markdown parsers recurse for each level. */
export const MAX_MARKDOWN_DEPTH = 20
/**
 * Maximum number of characters such as `*`, `_`, `[`, `<` or `@`. Parsers compare each with the earlier ones in its
 * paragraph.
 */
export const MAX_SIGNS = 5_000
/** Maximum number of headings, items, quotations and rules. */
export const MAX_MARKED_LINES = 2_000
/** Maximum number of lines with words: each may be a paragraph or a line break. */
export const MAX_LINES = 5_000
/** Maximum columns times rows of one table; parsers fill up short rows. */
export const MAX_TABLE_CELLS = 10_000
/**
 * Maximum number of unclosed emphasis, strike-through and bracket characters in one paragraph. Parsers recurse for
 * each.
 */
export const MAX_OPEN_SIGNS = 300

const INLINE_SIGNS = new Set('*_~`[]!<&@')
/** A run of these counts once. */
const RUNS = new Set('*_~`')
/** Characters that enclose words; a run only of the same one. */
const ENCLOSING = /([*_~])\1*|[[\]]/g
const LINE_END = /\r\n?|\n/
const BLANK_LINE = /^[ \t]*$/
/** Begins another paragraph. */
const INTERRUPTS = /^ {0,3}(?:[-+*][ \t]+\S|#{1,6}[ \t])/
/**
 * Characters after which closing cannot be determined: in code, tags, addresses and reference names, and after a
 * backslash.
 */
const HIDES_SIGNS = /[`\\<@]|]\(|]\[|\[\^|:\/\/|www\./i
const NO_ROWS = { lines: 0, pipes: 0 }

/**
 * Whether a text has more Markdown characters than people write, which would take quadratic time to parse, or more
 * levels than the call stack allows. Such a text is treated as plain words. Takes time proportional to the text's
 * length.
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

/** Counts a paragraph's unclosed characters, by character. */
class OpenSigns {
  private readonly open = new Map<string, number>()
  private most = 0
  private hidesSigns = false

  /** Returns the maximum so far. */
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

/** Whether a run between two characters can close an opening one on the inner side. */
function closes(inner: Beside, outer: Beside): boolean {
  return inner === 'word' || inner === 'enclosing' || (inner === 'punctuation' && outer !== 'word')
}

/** Markdown characters within a line: a run of emphasis or code counts once, as does each bracket. */
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

/**
 * Levels of quotations, lists and footnotes that a line may open: its markers, and one for each four blanks before
 * them.
 */
function levelsOf(line: string): number {
  let levels = 0
  MARK.lastIndex = 0
  while (levels <= MAX_MARKDOWN_DEPTH && MARK.test(line)) levels += 1
  return levels === 0 ? 0 : levels + Math.floor((line.length - line.trimStart().length) / 4)
}

/** A heading, a rule or line below a heading, a code fence, or a reference. */
const startsBlock = (line: string) => /^ {0,3}(?:#{1,6}(?:[ \t]|$)|[-=_*]{2,}[ \t]*$|```|~~~|\[)/.test(line)
