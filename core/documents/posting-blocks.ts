/**
 * The postings of one document as text, spread over a power of two of blocks by what each term begins with: a few dozen
 * blocks are stored far sooner than thousands of terms, one is read nearly as soon as one term, and all terms that begin
 * alike stand in one. Each line of a block holds a term, a tab, and pairs of passage ordinal and weight, all separated by
 * commas.
 */
export type PostingBlocks = readonly string[]

/** Small enough to lie within one page of the database with its neighbours. */
const USUAL_BLOCK_CHARACTERS = 500
/** Few terms more begin in different ways. */
const MAX_BLOCKS = 512
/** Every number of blocks that a document may have. */
export const BLOCK_COUNTS: readonly number[] = Array.from(
  { length: Math.log2(MAX_BLOCKS) + 1 },
  (_, power) => 2 ** power,
)
const LETTERS_OF_OPENING = 2
/** From here on one character tells as much as two letters: Chinese, Japanese, Korean. */
const FIRST_SYLLABLE = 0x2e80
const CONTROL = /\p{Cc}/gu

/** `entriesOf` holds pairs of ordinal and weight by term, flattened. */
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
 * A whole number below `MAX_BLOCKS` that is always the same for terms that begin alike: it and the number of blocks tell
 * the block.
 */
export function placeOfTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < Math.min(term.length, openingOf(term)); at += 1)
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (MAX_BLOCKS - 1)
}

/** Whether all terms that begin so stand in one block: two letters, or one character of a script of many. */
export function tellsBlock(beginning: string): boolean {
  return beginning !== '' && beginning.length >= openingOf(beginning)
}

function openingOf(term: string): number {
  return term.charCodeAt(0) >= FIRST_SYLLABLE ? 1 : LETTERS_OF_OPENING
}

/** Of a number of blocks that `packPostings` made, the one in which a term would stand. */
export function blockOfTerm(term: string, blocks: number): number {
  return placeOfTerm(term) & (blocks - 1)
}

/** What is in a block before the entries of a term, and nowhere else. */
export function markOfTerm(term: string): string {
  return `\n${plain(term)}\t`
}

/** The pairs of ordinal and weight of a term, from the block where it would stand; null when it does not. */
export function entriesIn(block: string, term: string): number[] | null {
  const mark = markOfTerm(term)
  const at = block.indexOf(mark)
  if (at < 0) return null
  const start = at + mark.length
  return JSON.parse(`[${block.slice(start, block.indexOf('\n', start))}]`) as number[]
}

/** Of a line longer than this no more counts: a book would come before all that is about one thing. */
export const MOST_MENTIONS = 100

/** How much a document mentions the first term with a mark, by the length of its line; 0 where it is not in the block. */
export function mentionsIn(block: string, mark: string): number {
  const at = block.indexOf(mark)
  return at < 0 ? 0 : Math.min(MOST_MENTIONS, block.indexOf('\n', at + 1) - at)
}

/** What is in a block before every term that begins so. */
export function markOfBeginning(beginning: string): string {
  return `\n${plain(beginning)}`
}

/** The terms of a block that begin so, each with its pairs of ordinal and weight. */
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

/** The terms of a block that begin so, each with the ordinal of a passage. */
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

/** Control characters part lines and terms here, and no word has any. */
function plain(term: string): string {
  return term.replace(CONTROL, '\uFFFD')
}
