import type { AnswerWarning } from '../../../../../adapters/http-contract/answer-warning.ts'
import { placesToCheck } from '../../../../../core/shared/answer-warning.ts'
import { texts } from '../texts/editing-texts.ts'

/** A sentence for people about to copy or download a text; empty if there is nothing to check. */
export function toCheck(warnings: readonly AnswerWarning[] = []): string {
  const count = placesToCheck(warnings)
  return count === 0 ? '' : texts.editing.toCheck(count)
}
