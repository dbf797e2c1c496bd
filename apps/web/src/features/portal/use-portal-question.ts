import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PortalAnswer } from '../../../../../adapters/http-contract/portal.ts'

const QUESTION = 'question'

const isToCopy = ({ state }: PortalAnswer) => state === 'not-copied' || state === 'changed'

/** The place of the answer that is shown, kept in the address: at first that of the first one that is to be copied. */
export function usePortalQuestion(answers: readonly PortalAnswer[]) {
  const [parameters, setParameters] = useSearchParams()
  const named = answers.findIndex(({ questionId }) => questionId === parameters.get(QUESTION))
  // A tick leaves the answer in sight.
  const [start] = useState(() => Math.max(answers.findIndex(isToCopy), 0))
  const at = named >= 0 ? named : start
  const goTo = (place: number) => {
    const answer = answers[place]
    if (answer !== undefined) setParameters({ [QUESTION]: answer.questionId }, { replace: true })
  }
  return { at, goTo }
}
