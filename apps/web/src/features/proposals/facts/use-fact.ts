import { useRef, useState } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { isApiFailure } from '../../../shared/api-failure.ts'
import { useTextSaver } from '../../../shared/editor/use-text-saver.ts'
import { useFillGapMutation, useLoadGapsQuery } from '../gap-endpoints.ts'
import { useTakeAnswer } from '../take-answer.ts'
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
  const [fill, { error, isLoading }] = useFillGapMutation()
  const tell = async () => {
    if (gap === undefined || told === null || told.trim() === '' || isLoading) return
    await fill({ id: proposalId, gapId: gap.gapId, value: told })
  }
  const change = (value: string) => {
    if (gap !== undefined) setTold(value)
    else saver.current?.change(value)
  }
  return {
    gap,
    text,
    value: gap === undefined ? (written.state?.text ?? text) : (told ?? ''),
    change,
    begin: () => {
      if (gap === undefined) saver.current = written.begin()
    },
    /** Saves what there is to be saved. */
    end: () => {
      if (gap !== undefined) return void tell()
      saver.current?.flush()
      written.end()
    },
    saving: written.state,
    error: isLoading ? undefined : error,
    wrong: !isLoading && isApiFailure(error) ? error.fields['value'] : undefined,
  }
}
