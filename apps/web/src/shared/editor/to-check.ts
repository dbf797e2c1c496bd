import type { AnswerWarning } from '../../../../../adapters/http-contract/answer-warning.ts'
import { texts } from '../texts/editing-texts.ts'

/** A sentence for whoever is about to copy or download a text; empty where nobody has to look at anything. */
export function toCheck(warnings: readonly AnswerWarning[] = []): string {
  const count = warnings.filter(({ kind }) => kind === 'unsupported' || kind === 'open-choice').length
  return count === 0 ? '' : texts.editing.toCheck(count)
}
