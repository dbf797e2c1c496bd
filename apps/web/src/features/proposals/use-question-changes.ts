import { useEffect, useMemo, useRef, useState } from 'react'
import type { Proposal, Question } from '../../../../../adapters/http-contract/proposals.ts'
import { numberOf } from './proposal-state.ts'
import { goToQuestion } from './question-address.ts'
import {
  useChangeQuestionMutation,
  useMoveQuestionMutation,
  useRemoveQuestionMutation,
} from './endpoints/question-endpoints.ts'
import { useMergeQuestionsMutation } from './endpoints/question-making-endpoints.ts'
import { isShownBy, neighbourOf, reviewOf, type ReviewFilter } from './review-state.ts'

/** A question removed in this visit, which can be restored to its position. */
export interface RemovedQuestion {
  readonly id: string
  readonly number: string
  /** The question before it; null for the first. */
  readonly after: string | null
}

/** A change that the server refused. */
export interface FailedChange {
  readonly questionId: string
  readonly error: unknown
}

type Review = 'draft' | 'checked' | 'final'

interface Seen {
  readonly proposal: Proposal
  readonly filter: ReviewFilter
}

/** Latest value for callbacks that stay the same. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Focuses the next card if this one disappears because of its new review state. Returns whether it does. */
function keepPlace({ proposal, filter }: Seen, question: Question, reviewStatus: Review): boolean {
  if (isShownBy(filter, { ...question, reviewStatus })) return false
  const shown = proposal.questions.filter((each) => isShownBy(filter, each))
  const next = neighbourOf(shown, question.id, 1) ?? neighbourOf(shown, question.id, -1)
  if (next !== null) goToQuestion(next)
  return true
}

function useCalls() {
  const [change] = useChangeQuestionMutation()
  const [move] = useMoveQuestionMutation()
  const [merge] = useMergeQuestionsMutation()
  const [remove] = useRemoveQuestionMutation()
  return { change, move, merge, remove }
}

/** Actions on a question. Callbacks stay the same, so that cards are not rendered again. */
export function useQuestionChanges(proposal: Proposal, filter: ReviewFilter) {
  const { change, move, merge, remove } = useCalls()
  const [failed, setFailed] = useState<FailedChange | null>(null)
  const [removed, setRemoved] = useState<readonly RemovedQuestion[]>([])
  const [checked, setChecked] = useState<Pick<RemovedQuestion, 'id' | 'number'> | null>(null)
  const latest = useLatest({ proposal, filter })
  const actions = useMemo(() => {
    const placeOf = (questionId: string) => {
      const { questions } = latest.current.proposal
      const index = questions.findIndex((each) => each.id === questionId)
      return { questions, index, question: questions[index], place: { id: latest.current.proposal.id, questionId } }
    }
    const follow = async (questionId: string, call: PromiseLike<{ readonly error?: unknown }>) => {
      setFailed(null)
      const { error } = await call
      if (error !== undefined) setFailed({ questionId, error })
      return error === undefined
    }
    const review = (questionId: string, reviewStatus: Review) => {
      const { question, index, place } = placeOf(questionId)
      if (question === undefined || question.reviewStatus === 'needs-you') return
      void follow(questionId, change({ ...place, reviewStatus }))
      const isGone = keepPlace(latest.current, question, reviewStatus)
      setChecked(isGone && reviewStatus === 'checked' ? { id: questionId, number: numberOf(question, index) } : null)
    }
    return {
      review,
      check: (questionId: string) => {
        const { question } = placeOf(questionId)
        if (question !== undefined) review(questionId, reviewOf(question) === 'checked' ? 'draft' : 'checked')
      },
      assign: (questionId: string, assigneeId: string | null) =>
        void follow(questionId, change({ ...placeOf(questionId).place, assigneeId })),
      move: (questionId: string, step: 1 | -1) => {
        const { index, place } = placeOf(questionId)
        void follow(questionId, move({ ...place, position: Math.max(0, index + step) }))
        window.requestAnimationFrame(() => goToQuestion(questionId))
      },
      mergeWithNext: (questionId: string) => {
        const { questions, index, place } = placeOf(questionId)
        const next = questions[index + 1]
        if (next !== undefined) void follow(questionId, merge({ ...place, withQuestionId: next.id }))
      },
      remove: async (questionId: string) => {
        const { questions, index, question, place } = placeOf(questionId)
        if (question === undefined) return
        const entry = {
          id: questionId,
          number: numberOf(question, index),
          after: questions[index - 1]?.id ?? null,
        }
        setRemoved((before) => [...before, entry])
        const worked = await follow(questionId, remove(place))
        if (!worked) setRemoved((before) => before.filter(({ id }) => id !== questionId))
      },
    }
  }, [latest, change, move, merge, remove])
  const forgetRemoved = (questionId: string) => setRemoved(removed.filter(({ id }) => id !== questionId))
  return { actions, failed, removed, forgetRemoved, checked }
}
