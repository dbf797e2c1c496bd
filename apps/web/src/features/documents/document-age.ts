import type { SharedDocument } from '../../../../../adapters/http-contract/documents.ts'

const CURRENT_YEARS = 2

/** Documents of this year or earlier count as out of date. */
export function lastOutdatedYear(): number {
  return new Date().getFullYear() - CURRENT_YEARS - 1
}

/** The year that a document states, or else that of its file. */
function yearOf({ year, lastModified, uploadDate }: SharedDocument): number {
  return year ?? new Date(lastModified ?? uploadDate).getFullYear()
}

/** Whether answers rest on a document that may be out of date; governing documents stay valid until changed. */
export function isOutdated(document: SharedDocument): boolean {
  return document.answerCount > 0 && document.kind !== 'constitution' && yearOf(document) <= lastOutdatedYear()
}
