import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsTogether } from '../../../shared/ui/Together.tsx'
import { goToQuestion, questionHash, questionInHash, cardId, scrollToQuestion } from '../question-address.ts'
import { currentQuestion } from './current-question.ts'
import { keep } from '../../../shared/keep.ts'

const KEY = 'kept-place'

interface Place {
  readonly path: string
  readonly questionId: string
  /** Pixels from the top of the window to the top of the card. */
  readonly top: number
}

function keepPlace(): void {
  const questionId = currentQuestion()
  const card = questionId === null ? null : document.getElementById(cardId(questionId))
  if (questionId === null || card === null) return
  const { top } = card.getBoundingClientRect()
  keep('sessionStorage', KEY, JSON.stringify({ path: window.location.pathname, questionId, top } satisfies Place))
}

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** Stores the position when the page is left, because browsers scroll back before the questions have loaded. */
function useKeepPlace(): void {
  useEffect(() => {
    window.addEventListener('pagehide', keepPlace)
    return () => window.removeEventListener('pagehide', keepPlace)
  }, [])
}

/** Returns a function that restores the position after a reload; only once. */
function takeWayBack(): (() => void) | null {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (text === null || !wasReloaded()) return null
  const { path, questionId, top } = JSON.parse(text) as Place
  return path === window.location.pathname ? () => scrollToQuestion(questionId, top) : null
}

/**
 * Scrolls to the question in the address, or after a reload to the stored position, once it is visible. Returns the
 * question's id.
 */
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

/** Moves to a question by its shareable address. */
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
