import type { SharedDocument } from '../../../../../adapters/http-contract/documents.ts'

const CURRENT_YEARS = 2

/** Documents of this year or earlier are out of date. */
export function lastOutdatedYear(): number {
  return new Date().getFullYear() - CURRENT_YEARS - 1
}

/** The year that a document is of, as it says itself, else that of its file. */
function yearOf({ year, lastModified, uploadDate }: SharedDocument): number {
  return year ?? new Date(lastModified ?? uploadDate).getFullYear()
}

/** Whether answers rest on a document that may be out of date; governing documents hold until they are changed. */
export function isOutdated(document: SharedDocument): boolean {
  return document.answerCount > 0 && document.kind !== 'constitution' && yearOf(document) <= lastOutdatedYear()
}
