import { withoutInstructions } from '../../../core/documents/without-instructions.ts'
import type { DocumentToSearch } from '../../../core/profile/ports.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'

/** A line of a document: a heading, a paragraph, a list item or a row with " | " between its cells. */
export interface DocumentLine extends Pick<FoundFact, 'page' | 'ordinal'> {
  readonly text: string
  /** The innermost heading above it, or empty. */
  readonly heading: string
  /** The question that it answers in a past application, or null. */
  readonly question: string | null
}

/** Invisible formatting characters, which are common in some PDF files. */
const INVISIBLE = /[\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{feff}]/gu
const LONGEST_QUOTE = 300

/** Lines of a document, in order. */
export function linesOf({ passages }: Pick<DocumentToSearch, 'passages'>): DocumentLine[] {
  return passages.flatMap(({ text, page, ordinal, headings, question }) =>
    withoutInstructions(text)
      .split('\n')
      .map((line) => ({
        text: plain(line),
        page,
        ordinal,
        heading: plain(withoutInstructions(headings.at(-1) ?? '')),
        question,
      })),
  )
}

function plain(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(/[\u{2010}\u{2011}]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

type Place = Pick<DocumentLine, 'page' | 'ordinal' | 'text'>

/** A fact found in a line. */
export function factIn(line: Place, key: string, value: string, owner: string | null = null): FoundFact {
  const { page, ordinal, text } = line
  return { key, value: value.trim(), owner, page, ordinal, passage: quoteOf(text, value) }
}

/** The line, or for a long one the text around the value. */
function quoteOf(text: string, value: string): string {
  if (text.length <= LONGEST_QUOTE) return text
  const start = Math.max(0, text.indexOf(value) - Math.floor((LONGEST_QUOTE - value.length) / 2))
  const quote = text.slice(start, start + LONGEST_QUOTE).trim()
  return `${start > 0 ? '…' : ''}${quote}${start + LONGEST_QUOTE < text.length ? '…' : ''}`
}
