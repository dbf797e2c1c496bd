import { documentKind, type DocumentKind } from '../../../core/documents/document-kind.ts'
import { statedYear } from '../../../core/documents/document-date.ts'
import type { LibraryDocument } from '../../../core/documents/library.ts'
import type { Passage } from '../../../core/documents/passage.ts'

const KINDS: Partial<Record<DocumentKind, string>> = { application: 'past application', plan: 'plan or strategy' }
const LONGEST_HEADING = 80
const LONGEST_QUESTION = 200

/** What a document is and of when: "annual report, 2024". `opening` is how its text begins, where that is known. */
export function documentLabel(
  { fileName, datedAt }: Pick<LibraryDocument, 'fileName' | 'datedAt'>,
  opening = '',
): string {
  const kind = documentKind(fileName, opening)
  const year = statedYear(datedAt)
  const named = kind === null ? [] : [KINDS[kind] ?? kind.replaceAll('-', ' ')]
  return [...named, year === null ? `no year in it, added in ${datedAt.slice(0, 4)}` : String(year)].join(', ')
}

/** Where a passage stands and what it answered: "p. 3 | Our year > Visitors"; null where nothing of that is known. */
export function passageLabel({ page, headings, question }: Passage): string | null {
  const above = headings.filter((heading) => question === null || !heading.includes(question))
  const path = above.map((heading) => shortened(heading, LONGEST_HEADING)).join(' > ')
  const parts = [
    page === null ? null : `p. ${page}`,
    path === '' ? null : path,
    question === null ? null : `answered: ${shortened(question, LONGEST_QUESTION)}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' | ')
}

/** A passage of a whole document, as it is shown; `withoutLabels` undoes it. */
export function labelled(passage: Passage): string {
  const label = passageLabel(passage)
  return label === null ? passage.text : `[${label}]\n${passage.text}`
}

/** What a model cites of these passages of a whole document, without the lines that say where they stand. */
export function withoutLabels(words: string, passages: readonly Passage[]): string {
  return passages.reduce((text, passage) => text.replace(`[${passageLabel(passage)}]`, ''), words).trim()
}

function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`
}
