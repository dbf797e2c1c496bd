import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { toCheck } from '../../shared/editor/to-check.ts'

/** A sentence on what nobody has looked at in these answers; empty where there is nothing, or somebody has checked them. */
export function answersToCheck(questions: readonly Question[]): string {
  const open = questions.filter(({ reviewStatus }) => reviewStatus !== 'checked' && reviewStatus !== 'final')
  return toCheck(open.flatMap(({ answer }) => answer?.metadata.warnings ?? []))
}
