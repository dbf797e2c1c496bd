import type { TextBlock } from './ports/text-reader.ts'

/** A line at least this long that ends without a mark was most likely wrapped, whatever the next one begins with. */
const WRAPPED_LINE = 55
const LONGEST_FURNITURE = 100
/** The part of a document's pages on which a line must stand to be a running head or foot. */
const FURNITURE_SHARE = 0.3
const SMALLEST_FURNITURE_PAGES = 3

const ENDS_SENTENCE = /[.!?…:;。！？]["'”’»)\]]*$/u
/** Prefixes that keep their hyphen when a line breaks behind it; any other hyphen there is hyphenation. */
const KEEPS_HYPHEN = /(?:^|[\s(])(?:non|pro|anti|self|co|well|multi|cross|long|short|pre|post|semi|mid|e|x|\p{N}+)-$/iu

/** Joins lines that extraction cut apart into paragraphs again, and drops page numbers and running heads and feet. */
export function reflowBlocks(blocks: readonly TextBlock[]): TextBlock[] {
  const reflowed: TextBlock[] = []
  for (const block of withoutFurniture(blocks)) {
    const previous = reflowed.at(-1)
    if (previous !== undefined && continues(previous, block)) {
      reflowed[reflowed.length - 1] = { ...previous, text: joinLines(previous.text, block.text) }
    } else reflowed.push(block)
  }
  return reflowed
}

function continues(previous: TextBlock, next: TextBlock): boolean {
  if (next.kind !== 'paragraph' || (previous.kind !== 'paragraph' && previous.kind !== 'list-item')) return false
  if (ENDS_SENTENCE.test(previous.text)) return /^\p{Ll}/u.test(next.text) && !/[:;]$/.test(previous.text)
  if (/^[\p{Ll}(]/u.test(next.text) || /[,\p{L}]-$|,$/u.test(previous.text)) return true
  const lastLine = previous.text.length
  return (
    previous.kind === 'paragraph' &&
    lastLine >= WRAPPED_LINE &&
    next.text.length > 3 &&
    /^[\p{L}\p{N}"“‘'$£€]/u.test(next.text)
  )
}

function joinLines(first: string, second: string): string {
  const hyphenated = /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second)
  if (!hyphenated) return `${first} ${second}`
  return KEEPS_HYPHEN.test(first) ? first + second : first.slice(0, -1) + second
}

function withoutFurniture(blocks: readonly TextBlock[]): TextBlock[] {
  const furniture = furnitureOf(blocks)
  const seen = new Set<string>()
  return blocks
    .map((block) => ({ ...block, text: block.text.replace(/\s+/g, ' ').trim() }))
    .filter((block) => {
      if (block.text === '' || isPageNumber(block)) return false
      const key = furnitureKey(block)
      if (key === null || !furniture.has(key)) return true
      const first = !seen.has(key)
      seen.add(key)
      return first
    })
}

/** The lines that stand on so many pages that they belong to the layout; what they say is kept once. */
function furnitureOf(blocks: readonly TextBlock[]): ReadonlySet<string> {
  const pagesOf = new Map<string, Set<number>>()
  const pages = new Set<number>()
  for (const block of blocks) {
    if (block.page === null) continue
    pages.add(block.page)
    const key = furnitureKey(block)
    if (key !== null) pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(block.page))
  }
  const enough = Math.max(SMALLEST_FURNITURE_PAGES, pages.size * FURNITURE_SHARE)
  return new Set([...pagesOf].filter(([, on]) => on.size >= enough).map(([key]) => key))
}

function furnitureKey(block: TextBlock): string | null {
  if (block.kind === 'table-row' || block.text.length > LONGEST_FURNITURE) return null
  return block.text
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\p{N}+/gu, '#')
}

function isPageNumber(block: TextBlock): boolean {
  return (
    block.kind !== 'table-row' &&
    block.page !== null &&
    /^(?:page |seite |página |- ?)?\p{N}{1,4}(?: ?-| (?:of|von|de|di|sur|van) \p{N}+)?$/iu.test(block.text)
  )
}
