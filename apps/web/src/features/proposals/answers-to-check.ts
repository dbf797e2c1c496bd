import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { placesToCheck } from '../../../../../core/shared/answer-warning.ts'
import { toCheck } from '../../shared/editor/to-check.ts'

function openWarnings(questions: readonly Question[]) {
  const open = questions.filter(({ reviewStatus }) => reviewStatus !== 'checked' && reviewStatus !== 'final')
  return open.flatMap(({ answer }) => answer?.metadata.warnings ?? [])
}

/** Number of unreviewed points in these answers. */
export function openPlaces(questions: readonly Question[]): number {
  return placesToCheck(openWarnings(questions))
}

/** A sentence on unreviewed points in these answers; empty if there are none or the answers are checked. */
export function answersToCheck(questions: readonly Question[]): string {
  return toCheck(openWarnings(questions))
}
