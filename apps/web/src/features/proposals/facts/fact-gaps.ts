import type { Gap, Gaps } from '../../../../../../adapters/http-contract/gaps.ts'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { isRow } from './fact-rows.ts'

/** Whether a value answers all questions that need it, and is stored in the profile or the application. */
const isShared = ({ gapId }: Gap) => gapId === 'amount' || gapId.startsWith('profile:')

/** The gap that a fact shares with other questions; undefined if it is not shared. */
export const gapOfFact = (data: Pick<Gaps, 'groups'> | undefined, questionId: string): Gap | undefined =>
  data?.groups
    .flatMap(({ gaps }) => gaps)
    .find((gap) => isShared(gap) && gap.waiting.some((each) => each.questionId === questionId))

/** Gaps without a field among the facts. */
export function besidesFacts(groups: Gaps['groups'], questions: readonly Question[]): Gaps['groups'] {
  const rows = new Set(questions.filter(isRow).map(({ id }) => id))
  const isAmongFacts = (gap: Gap) => {
    const isInRow = ({ questionId }: Gap['waiting'][number]) => rows.has(questionId)
    return !gap.secret && (isShared(gap) ? gap.waiting.some(isInRow) : gap.waiting.every(isInRow))
  }
  return groups
    .map((group) => ({ ...group, gaps: group.gaps.filter((gap) => !isAmongFacts(gap)) }))
    .filter(({ gaps }) => gaps.length > 0)
}
