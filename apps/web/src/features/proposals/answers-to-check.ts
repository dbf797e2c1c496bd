import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { placesToCheck, toCheck } from '../../shared/editor/to-check.ts'

function openWarnings(questions: readonly Question[]) {
  const open = questions.filter(({ reviewStatus }) => reviewStatus !== 'checked' && reviewStatus !== 'final')
  return open.flatMap(({ answer }) => answer?.metadata.warnings ?? [])
}

/** How many places in these answers nobody has looked at. */
export function openPlaces(questions: readonly Question[]): number {
  return placesToCheck(openWarnings(questions))
}

/** A sentence on what nobody has looked at in these answers; empty where there is nothing, or somebody has checked them. */
export function answersToCheck(questions: readonly Question[]): string {
  return toCheck(openWarnings(questions))
}
