import type { TextBlock } from '../../../core/documents/ports/text-reader.ts'
import { tooLarge } from '../unreadable.ts'

const LIGATURES: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
}

const UNCLEAN = /[^\x21-\x7e\u00ae-\u167f\u2010-\u2027\u2030-\u205e\u2070-\u2fff\u3001-\ud7ff ]| {2}|^ | $/

/** Collapses white space; removes soft hyphens, invisible and control characters; expands ligatures. */
function cleanText(text: string): string {
  if (!UNCLEAN.test(text)) return text
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffe\uffff]/g, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature]!)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

export const MAX_CHARACTERS = 20_000_000
/** Documents have a few thousand blocks, the largest workbooks a hundred thousand. */
const MAX_BLOCKS = 500_000

export interface FormatText {
  readonly pageCount: number | null
  readonly blocks: readonly TextBlock[]
}

/** Collects blocks in reading order: cleans them, drops empty ones and limits the number of characters. */
export class TextBlocks {
  private readonly blocks: TextBlock[] = []
  private characters = 0
  page: number | null = null

  /** `what` names the file in the error for too much text. */
  constructor(private readonly what: string) {}

  heading(level: number, text: string): void {
    this.add('heading', Math.min(Math.max(level, 1), 6), text)
  }

  paragraph(text: string): void {
    this.add('paragraph', 0, text)
  }

  listItem(depth: number, text: string): void {
    this.add('list-item', Math.max(depth, 1), text)
  }

  /** Joins cells with " | " and drops empty cells at the end. */
  tableRow(cells: readonly string[]): void {
    const cleaned = cells.map(cleanText)
    while (cleaned.at(-1) === '') cleaned.pop()
    if (cleaned.some((cell) => cell !== '')) this.add('table-row', 0, cleaned.join(' | '))
  }

  add(kind: TextBlock['kind'], level: number, text: string): void {
    const cleaned = cleanText(text)
    if (cleaned === '') return
    this.characters += cleaned.length
    if (this.characters > MAX_CHARACTERS) throw tooMuchText(this.what)
    if (this.blocks.length >= MAX_BLOCKS) throw tooLarge(this.what, MAX_BLOCKS, 'paragraphs-and-rows')
    this.blocks.push({ kind, level, text: cleaned, page: this.page })
  }

  list(): readonly TextBlock[] {
    return this.blocks
  }
}

export function tooMuchText(what: string): Error {
  return tooLarge(what, MAX_CHARACTERS / 1_000_000, 'million-characters')
}
