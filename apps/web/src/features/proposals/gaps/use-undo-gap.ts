import type { Gap } from '../../../../../../adapters/http-contract/gaps.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { useChangeProposalMutation } from '../endpoints/application-endpoints.ts'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'
import { useForgetFactMutation, useUndoSectionMutation } from '../endpoints/gap-endpoints.ts'

/** The value that was told, with the application as it was before. */
export interface FilledGap {
  readonly gap: Gap
  readonly before: Proposal
}

/** A fact that had been confirmed can't be made out of date again. */
export const isUndoable = ({ gap }: FilledGap): boolean => gap.value === null || gap.candidates.length > 0

/** Takes back what was told: it is not kept, and what it answered is drafted anew from what is known without it. */
export function useUndoGap() {
  const [forget] = useForgetFactMutation()
  const [stepBack] = useUndoSectionMutation()
  const [change] = useChangeProposalMutation()
  const [draft] = useDraftAgainMutation()
  const takeBack = ({ gap, before }: FilledGap): PromiseLike<{ readonly error?: unknown }> | null => {
    const [kind, key = ''] = gap.gapId.split(':')
    if (kind === 'profile') return forget(key)
    if (kind === 'brief' && before.projectId !== null) return stepBack({ id: before.projectId, section: key })
    const { id, grantInfo, amountAsked } = before
    return kind === 'amount' ? change({ id, grantInfo, amountAsked }) : null
  }
  /** Answers what went wrong, if anything did. */
  return async (filled: FilledGap): Promise<unknown> => {
    const { error } = (await takeBack(filled)) ?? {}
    if (error !== undefined) return error
    const { gap, before } = filled
    const isAnswer = gap.gapId.startsWith('question:')
    const questionIds = gap.waiting.map(({ questionId }) => questionId)
    // What somebody has written meanwhile stays, but for the answer itself that is taken back.
    const scope = isAnswer ? ({ scope: 'all', confirmed: true } as const) : ({ scope: 'drafts' } as const)
    const drafted = await draft({ id: before.id, questionIds, ...scope })
    return drafted.error
  }
}
