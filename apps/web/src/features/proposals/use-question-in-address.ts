import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { goToQuestion, questionHash, questionInHash } from './question-address.ts'

/** Goes to the question that the address names, once its card is there. Answers which it is. */
export function useQuestionInAddress(shown: readonly { readonly id: string }[]): string | null {
  const { hash, key } = useLocation()
  const named = questionInHash(hash)
  const isShown = shown.some(({ id }) => id === named)
  useEffect(() => {
    if (named === null || !isShown) return
    // After the frame of the pages, which begins every page at its top.
    const frame = window.requestAnimationFrame(() => goToQuestion(named))
    return () => window.cancelAnimationFrame(frame)
  }, [named, isShown, key])
  return named
}

/** Goes to a question by its address, which can be sent to somebody. */
export function useJump(): (questionId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (questionId) =>
      void navigate(
        { search: window.location.search, hash: questionHash(questionId) },
        { replace: true, preventScrollReset: true },
      ),
    [navigate],
  )
}
