/**
 * The postings of one document as text, in a power of two of blocks, by the beginning of each term. A few dozen blocks
 * are stored much faster than thousands of terms, a block is read almost as fast as a term, and terms with the same
 * beginning are in one block. Each line of a block has a term, a tab, and comma-separated pairs of passage ordinal and
 * weight.
 */
export type PostingBlocks = readonly string[]

/** Small enough to be stored on one page of the database with its neighbours. */
const USUAL_BLOCK_CHARACTERS = 500
/** Terms have few more different beginnings. */
const MAX_BLOCKS = 512
/** All possible numbers of blocks of a document. */
export const BLOCK_COUNTS: readonly number[] = Array.from(
  { length: Math.log2(MAX_BLOCKS) + 1 },
  (_, power) => 2 ** power,
)
const LETTERS_OF_OPENING = 2
/** From here on, one character says as much as two letters: Chinese, Japanese, Korean. */
const FIRST_SYLLABLE = 0x2e80
const CONTROL = /\p{Cc}/gu

/** `entriesOf`: flattened pairs of ordinal and weight, by term. */
export function packPostings(entriesOf: ReadonlyMap<string, readonly number[]>): PostingBlocks {
  const lines: string[] = []
  const terms: string[] = []
  let characters = 0
  for (const [term, entries] of entriesOf) {
    const line = `${plain(term)}\t${entries.join()}\n`
    characters += line.length
    terms.push(term)
    lines.push(line)
  }
  const blocks = new Array<string>(blocksFor(characters)).fill('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const block = blockOfTerm(terms[at] ?? '', blocks.length)
    blocks[block] += lines[at] ?? ''
  }
  return blocks
}

/**
 * A stable hash below `MAX_BLOCKS`, equal for terms with the same beginning. With the number of blocks it determines
 * the block.
 */
export function placeOfTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < Math.min(term.length, openingOf(term)); at += 1)
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (MAX_BLOCKS - 1)
}

/**
 * Whether all terms with this beginning are in one block: it needs two letters, or one character of an East Asian
 * script.
 */
export function tellsBlock(beginning: string): boolean {
  return beginning !== '' && beginning.length >= openingOf(beginning)
}

function openingOf(term: string): number {
  return term.charCodeAt(0) >= FIRST_SYLLABLE ? 1 : LETTERS_OF_OPENING
}

/** The index of a term's block among the `blocks` that `packPostings` made. */
export function blockOfTerm(term: string, blocks: number): number {
  return placeOfTerm(term) & (blocks - 1)
}

/** Text that precedes the entries of a term in its block and occurs nowhere else. */
export function markOfTerm(term: string): string {
  return `\n${plain(term)}\t`
}

/** A term's pairs of ordinal and weight, from its block; null if it is not there. */
export function entriesIn(block: string, term: string): number[] | null {
  const mark = markOfTerm(term)
  const at = block.indexOf(mark)
  if (at < 0) return null
  const start = at + mark.length
  return JSON.parse(`[${block.slice(start, block.indexOf('\n', start))}]`) as number[]
}

/** Limits the estimate, because otherwise a book would come before everything about a single subject. */
export const MAX_ESTIMATED_MENTIONS = 100

/**
 * Estimates the mentions of the first term with a mark from the length of its line; 0 if it is not in the block.
 */
export function estimateMentions(block: string, mark: string): number {
  const at = block.indexOf(mark)
  return at < 0 ? 0 : Math.min(MAX_ESTIMATED_MENTIONS, block.indexOf('\n', at + 1) - at)
}

/** Text that precedes every term with this beginning in a block. */
export function markOfBeginning(beginning: string): string {
  return `\n${plain(beginning)}`
}

/** The terms of a block with this beginning, each with its pairs of ordinal and weight. */
export function entriesBeginning(block: string, beginning: string): { term: string; entries: number[] }[] {
  const mark = markOfBeginning(beginning)
  const found: { term: string; entries: number[] }[] = []
  for (let at = block.indexOf(mark); at >= 0; at = block.indexOf(mark, at + 1)) {
    if (at === block.length - 1) break
    const tab = block.indexOf('\t', at)
    const entries = JSON.parse(`[${block.slice(tab + 1, block.indexOf('\n', tab))}]`) as number[]
    found.push({ term: block.slice(at + 1, tab), entries })
  }
  return found
}

/** The terms of a block with this beginning, each with the ordinal of a passage. */
export function termsBeginning(block: string, beginning: string): { term: string; ordinal: number }[] {
  const mark = markOfBeginning(beginning)
  const found: { term: string; ordinal: number }[] = []
  for (let at = block.indexOf(mark); at >= 0 && at < block.length - 1; at = block.indexOf(mark, at + 1)) {
    const tab = block.indexOf('\t', at)
    found.push({ term: block.slice(at + 1, tab), ordinal: Number.parseInt(block.slice(tab + 1, tab + 12), 10) })
  }
  return found
}

function blocksFor(characters: number): number {
  let blocks = 1
  while (blocks * USUAL_BLOCK_CHARACTERS < characters && blocks < MAX_BLOCKS) blocks *= 2
  return blocks
}

/** Control characters separate lines and terms, so they are replaced in words. */
function plain(term: string): string {
  return term.replace(CONTROL, '\uFFFD')
}
