import type { AnswerWarning } from '../../../../../adapters/http-contract/answer-warning.ts'
import { texts } from '../texts/editing-texts.ts'

/** Number of places in a text that people should check. */
export function placesToCheck(warnings: readonly AnswerWarning[]): number {
  return warnings.filter(({ kind }) => kind === 'unsupported' || kind === 'open-choice').length
}

/** A sentence for people about to copy or download a text; empty if there is nothing to check. */
export function toCheck(warnings: readonly AnswerWarning[] = []): string {
  const count = placesToCheck(warnings)
  return count === 0 ? '' : texts.editing.toCheck(count)
}
