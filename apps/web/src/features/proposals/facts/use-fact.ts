import { useRef, useState } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { isApiFailure } from '../../../shared/api-failure.ts'
import { useTextSaver } from '../../../shared/editor/use-text-saver.ts'
import { useFillGapMutation, useLoadGapsQuery } from '../endpoints/gap-endpoints.ts'
import { useTakeAnswer } from '../card/take-answer.ts'
import { gapOfFact } from './fact-gaps.ts'
import { factOf } from './fact-rows.ts'

/**
 * A fact as it is typed and saved: an answer saves by itself while it is written; what the profile or the
 * application lacks is kept there, and answers all questions that wait for it.
 */
export function useFact(proposalId: string, question: Question) {
  const { answer, requires_custom_answer: isMissing } = question
  const owner = { kind: 'answer', proposalId, questionId: question.id } as const
  const text = factOf(question)
  const written = useTextSaver(owner, { version: answer?.version ?? 0, text }, useTakeAnswer(proposalId, question.id))
  const { gap } = useLoadGapsQuery(proposalId, {
    skip: !isMissing,
    selectFromResult: ({ data }) => ({ gap: isMissing ? gapOfFact(data, question.id) : undefined }),
  })
  /** Of the writing that has begun: keys may come before this is rendered again. */
  const saver = useRef(written.saver)
  const [told, setTold] = useState<string | null>(null)
  /** What of it the server was given: it comes back as the answer. */
  const [given, setGiven] = useState<string | null>(null)
  const [fill, { error, isLoading }] = useFillGapMutation()
  // Another field may tell the same while this one is written: what stands in it then is an answer of its own.
  const isOwn = told !== null && told !== given
  const isTold = gap !== undefined || isOwn
  const change = (value: string) => {
    if (isTold) setTold(value)
    else saver.current?.change(value)
  }
  const tell = async (value: string) => {
    if (gap === undefined) {
      saver.current = written.begin()
      saver.current.change(value)
      setTold(null)
    } else if (value.trim() !== '' && !isLoading) {
      setGiven(value)
      const { error: refused } = await fill({ id: proposalId, gapId: gap.gapId, value })
      if (refused !== undefined) setGiven(null)
    }
  }
  return {
    gap,
    text,
    value: isTold ? (told ?? '') : (written.state?.text ?? text),
    change,
    begin: () => {
      if (!isTold) saver.current = written.begin()
    },
    /** Saves what there is to be saved. */
    end: () => {
      if (isOwn) void tell(told)
      saver.current?.flush()
      if (!isTold) written.end()
    },
    saving: written.state,
    error: isLoading ? undefined : error,
    wrong: !isLoading && isApiFailure(error) ? error.fields['value'] : undefined,
  }
}
