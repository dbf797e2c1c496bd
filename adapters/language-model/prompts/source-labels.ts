import { documentKind, type DocumentKind } from '../../../core/documents/document-kind.ts'
import { statedYear } from '../../../core/documents/document-date.ts'
import type { LibraryDocument } from '../../../core/documents/library.ts'
import type { Passage } from '../../../core/documents/passage.ts'

const KINDS: Partial<Record<DocumentKind, string>> = { application: 'past application', plan: 'plan or strategy' }
const LONGEST_HEADING = 80
const LONGEST_QUESTION = 200

/** Kind and date of a document: "annual report, 2024". `opening`: the beginning of its text, if known. */
export function documentLabel(
  { fileName, datedAt }: Pick<LibraryDocument, 'fileName' | 'datedAt'>,
  opening = '',
): string {
  const kind = documentKind(fileName, opening)
  const year = statedYear(datedAt)
  const named = kind === null ? [] : [KINDS[kind] ?? kind.replaceAll('-', ' ')]
  return [...named, year === null ? `no year in it, added in ${datedAt.slice(0, 4)}` : String(year)].join(', ')
}

/** A passage's place and the question that it answered: "p. 3 | Our year > Visitors"; null if nothing is known. */
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

/** A passage of a whole document with its label; `withoutLabels` removes it. */
export function labelled(passage: Passage): string {
  const label = passageLabel(passage)
  return label === null ? passage.text : `[${label}]\n${passage.text}`
}

/** Removes the labels of these passages from a citation of a whole document. */
export function withoutLabels(words: string, passages: readonly Passage[]): string {
  return passages.reduce((text, passage) => text.replace(`[${passageLabel(passage)}]`, ''), words).trim()
}

function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`
}
