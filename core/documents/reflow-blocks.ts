import type { TextBlock } from './ports/text-reader.ts'

const LONGEST_RUNNING_LINE = 100
/** Minimum share of pages with a line for it to be a running header or footer. */
const FURNITURE_SHARE = 0.3
const SMALLEST_FURNITURE_PAGES = 3
/**
 * Headers and footers are on a page once or twice; lines that differ only in numbers and occur more often are content.
 */
const MAX_ON_A_PAGE = 2
/** Maximum number of headings and stray figures between two halves of a sentence. */
const MAX_INTERPOSED = 4
const LONGEST_INTERPOSED_WORDS = 4
const LONGEST_HEADING_WORDS = 25
/** In characters; every passage below a heading repeats it. */
const LONGEST_HEADING = 500
/**
 * A longer paragraph (in characters) is not joined with the next: a text without an end would be scanned again and
 * again.
 */
const LONGEST_JOINED = 5_000
/** Number of final characters that the rules about endings examine. */
const ENDING = 100

const UNTIDY = /[^\S ]|\s\s|^\s|\s$/u
const ENDS_SENTENCE = /[.!?…:;。！？]["'”’»)\]]*$/u
/** Prefixes that keep their hyphen at the end of a line; all other hyphens there are hyphenation. */
const KEEPS_HYPHEN = /(?:^|[\s(])(?:non|pro|anti|self|co|well|multi|cross|long|short|pre|post|semi|mid|e|x|\p{N}+)-$/iu
/** Headings and paragraphs do not end with these: the next line continues the text. */
const LEFT_HANGING =
  /(?:,|[,\p{L}]-|\s(?:the|a|an|of|and|or|to|in|for|with|by|that|from|und|der|die|das|zu|mit|für|et|de|la|le|les|des|y|el|los|e|il|di|da|en|het|van))$/u

/** Joins lines that were split by the layout into paragraphs, and drops page numbers, running headers and footers. */
export function reflowBlocks(blocks: readonly TextBlock[]): TextBlock[] {
  const reflowed: TextBlock[] = []
  for (const block of withoutRunningLines(blocks).map(demoted)) {
    const broken = continuedParagraph(block, reflowed)
    const before = reflowed[broken]
    if (before === undefined) reflowed.push(block)
    else reflowed[broken] = { ...before, text: joinLines(before.text, block.text) }
  }
  return reflowed
}

/** Turns large or bold print back into a paragraph if it is a sentence or the beginning of one. */
function demoted(block: TextBlock): TextBlock {
  if (block.kind !== 'heading') return block
  const isLong = block.text.length > LONGEST_HEADING || block.text.split(/\s+/).length > LONGEST_HEADING_WORDS
  const isText = isLong || LEFT_HANGING.test(block.text)
  return isText ? { ...block, kind: 'paragraph', level: 0 } : block
}

/** Index of the paragraph that this block continues; -1 if it begins a new one. */
function continuedParagraph(block: TextBlock, before: readonly TextBlock[]): number {
  if (block.kind !== 'paragraph') return -1
  const last = before.at(-1)
  if (last !== undefined && last.text.length > LONGEST_JOINED) return -1
  if (last !== undefined && isText(last) && isUnfinished(last) && goesOn(last, block)) return before.length - 1
  if (!/^\p{Ll}/u.test(block.text)) return -1
  for (let back = 1; back <= MAX_INTERPOSED; back += 1) {
    const earlier = before.at(-1 - back)
    if (earlier === undefined || !before.slice(-back).every(isInterposed)) return -1
    if (earlier.kind === 'paragraph' && isProse(earlier))
      return isUnfinished(earlier) && earlier.text.length <= LONGEST_JOINED ? before.length - 1 - back : -1
  }
  return -1
}

function isText(block: TextBlock): boolean {
  return block.kind === 'paragraph' || block.kind === 'list-item'
}

function isProse(block: TextBlock): boolean {
  return block.text.split(' ', LONGEST_INTERPOSED_WORDS + 1).length > LONGEST_INTERPOSED_WORDS
}

function endOf({ text }: TextBlock): string {
  return text.slice(-ENDING)
}

function isUnfinished(block: TextBlock): boolean {
  return !ENDS_SENTENCE.test(endOf(block))
}

function isInterposed(block: TextBlock): boolean {
  return block.kind === 'heading' || !isProse(block)
}

function goesOn(last: TextBlock, next: TextBlock): boolean {
  return /^[\p{Ll}(]/u.test(next.text) || LEFT_HANGING.test(endOf(last))
}

function joinLines(first: string, second: string): string {
  const end = first.slice(-ENDING)
  const hyphenated = /\p{Ll}-$/u.test(end) && /^\p{Ll}/u.test(second)
  if (!hyphenated) return `${first} ${second}`
  return KEEPS_HYPHEN.test(end) ? first + second : first.slice(0, -1) + second
}

function withoutRunningLines(blocks: readonly TextBlock[]): TextBlock[] {
  const furniture = runningLinesOf(blocks)
  const seen = new Set<string>()
  return blocks
    .map((block) => (UNTIDY.test(block.text) ? { ...block, text: block.text.replace(/\s+/g, ' ').trim() } : block))
    .filter((block) => {
      if (block.text === '' || block.text === String(block.page)) return false
      const key = runningLineKey(block)
      if (key === null || !furniture.has(key)) return true
      const first = !seen.has(key)
      seen.add(key)
      return first
    })
}

/** Running headers and footers: lines repeated on many pages. Their text is kept once. */
function runningLinesOf(blocks: readonly TextBlock[]): ReadonlySet<string> {
  const pagesOf = new Map<string, Set<number>>()
  const counts = new Map<string, number>()
  const pages = new Set<number>()
  for (const block of blocks) {
    if (block.page === null) continue
    pages.add(block.page)
    const key = runningLineKey(block)
    if (key === null) continue
    pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(block.page))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const enough = Math.max(SMALLEST_FURNITURE_PAGES, pages.size * FURNITURE_SHARE)
  const isRunningLine = (key: string, on: number) => on >= enough && (counts.get(key) ?? 0) <= on * MAX_ON_A_PAGE
  return new Set([...pagesOf].filter(([key, on]) => isRunningLine(key, on.size)).map(([key]) => key))
}

/** Two lines are the same if their words are, apart from page numbers. Lines of only figures are not running lines. */
function runningLineKey(block: TextBlock): string | null {
  if (block.kind === 'table-row' || block.text.length > LONGEST_RUNNING_LINE || !/\p{L}{3}/u.test(block.text))
    return null
  return block.text
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\p{N}+/gu, '#')
}
