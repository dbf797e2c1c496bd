import { useState } from 'react'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { useSeldom } from '../../shared/use-seldom.ts'
import { answeredCount, isInProgress } from './proposal-state.ts'

const words = texts.proposal

/** Milliseconds between sentences. */
const PAUSE = 15_000

/** Announces the progress and end of drafting to screen readers. */
export function DraftingStatus({ proposal: { questions, processingStatus } }: { readonly proposal: Proposal }) {
  const isDrafting = isInProgress(processingStatus) || questions.some(({ status }) => status === 'processing')
  const [hasDrafted, setHasDrafted] = useState(isDrafting)
  if (isDrafting && !hasDrafted) setHasDrafted(true)
  const say = isDrafting ? words.draftedSoFar : words.draftingEnded
  const isSaid = hasDrafted && questions.length > 0
  const said = useSeldom(isSaid ? say(answeredCount(questions), questions.length) : '', PAUSE, !isDrafting)
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
