import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PortalAnswer } from '../../../../../adapters/http-contract/portal.ts'

const QUESTION = 'question'
const SHOW = 'show'
const TO_COPY = 'not-copied'

/** Whether somebody has still to copy it as it is now. */
export const isToCopy = ({ state }: PortalAnswer) => state === 'not-copied' || state === 'changed'

/** Which answer is shown, and which are listed. */
export interface PortalPlace {
  readonly shown: readonly PortalAnswer[]
  readonly current: PortalAnswer | undefined
  /** The place of the current one among all. */
  readonly at: number
  readonly isToCopyAlone: boolean
  readonly showToCopy: (alone: boolean) => void
  readonly addressOf: (answer: PortalAnswer) => string
  /** The one so many places on in the list; absent beyond its ends. */
  readonly beside: (steps: -1 | 1) => PortalAnswer | undefined
  readonly goTo: (answer: PortalAnswer | undefined) => void
}

/** The place is kept in the address: at first that of the first answer that is to be copied. */
export function usePortalQuestion(answers: readonly PortalAnswer[]): PortalPlace {
  const [parameters, setParameters] = useSearchParams()
  const named = answers.findIndex(({ questionId }) => questionId === parameters.get(QUESTION))
  // A tick leaves the answer in sight.
  const [start] = useState(() => Math.max(answers.findIndex(isToCopy), 0))
  const at = named >= 0 ? named : start
  const current = answers[at]
  const isToCopyAlone = parameters.get(SHOW) === TO_COPY
  const shown = isToCopyAlone ? answers.filter((answer) => answer === current || isToCopy(answer)) : answers
  const parametersOf = (answer: PortalAnswer | undefined, alone: boolean) => ({
    ...(answer && { [QUESTION]: answer.questionId }),
    ...(alone && { [SHOW]: TO_COPY }),
  })
  return {
    shown,
    current,
    at,
    isToCopyAlone,
    showToCopy: (alone) => setParameters(parametersOf(current, alone), { replace: true }),
    addressOf: (answer) => `?${new URLSearchParams(parametersOf(answer, isToCopyAlone)).toString()}`,
    beside: (steps) => shown[shown.findIndex((answer) => answer === current) + steps],
    goTo: (answer) => {
      if (answer !== undefined) setParameters(parametersOf(answer, isToCopyAlone), { replace: true })
    },
  }
}
