import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsTogether } from '../../shared/ui/Together.tsx'
import { takeWayBack, useKeepPlace } from './kept-place.ts'
import { goToQuestion, questionHash, questionInHash } from './question-address.ts'

/** Goes to the question that the address names, after a reload to where one was, once it can be seen. Answers the question named. */
export function useQuestionInAddress(shown: readonly { readonly id: string }[]): string | null {
  const { hash, key } = useLocation()
  const named = questionInHash(hash)
  const isTogether = useIsTogether()
  const isShown = shown.some(({ id }) => id === named)
  useKeepPlace()
  useEffect(() => {
    if (!isTogether) return
    const go = takeWayBack() ?? (named !== null && isShown ? () => goToQuestion(named) : null)
    if (go === null) return
    // After the frame of the pages, which begins every page at its top.
    const frame = window.requestAnimationFrame(go)
    return () => window.cancelAnimationFrame(frame)
  }, [named, isShown, isTogether, key])
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
