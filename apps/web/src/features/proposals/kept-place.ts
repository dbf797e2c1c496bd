import { useEffect } from 'react'
import { currentQuestion } from './current-question.ts'
import { cardId, scrollToQuestion } from './question-address.ts'

const KEY = 'kept-place'

interface Place {
  readonly path: string
  readonly questionId: string
  /** Pixels from the top of the window to that of the card. */
  readonly top: number
}

function keepPlace(): void {
  const questionId = currentQuestion()
  const card = questionId === null ? null : document.getElementById(cardId(questionId))
  if (questionId === null || card === null) return
  const { top } = card.getBoundingClientRect()
  sessionStorage.setItem(KEY, JSON.stringify({ path: window.location.pathname, questionId, top } satisfies Place))
}

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** Notes where one is when the page is left: a browser goes back there before there are questions again. */
export function useKeepPlace(): void {
  useEffect(() => {
    window.addEventListener('pagehide', keepPlace)
    return () => window.removeEventListener('pagehide', keepPlace)
  }, [])
}

/** What leads to where one was when this page was reloaded; told once. */
export function takeWayBack(): (() => void) | null {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (text === null || !wasReloaded()) return null
  const { path, questionId, top } = JSON.parse(text) as Place
  return path === window.location.pathname ? () => scrollToQuestion(questionId, top) : null
}
