import type { AnswerWarning } from '../../../../../adapters/http-contract/answer-warning.ts'
import { texts } from '../texts/editing-texts.ts'

/** How many places of a text somebody has to look at. */
export function placesToCheck(warnings: readonly AnswerWarning[]): number {
  return warnings.filter(({ kind }) => kind === 'unsupported' || kind === 'open-choice').length
}

/** A sentence for whoever is about to copy or download a text; empty where nobody has to look at anything. */
export function toCheck(warnings: readonly AnswerWarning[] = []): string {
  const count = placesToCheck(warnings)
  return count === 0 ? '' : texts.editing.toCheck(count)
}
