/** The element of a question's card, and the hash that leads to it. */
export const cardId = (questionId: string) => `q-${questionId}`
export const questionHash = (questionId: string) => `#${cardId(questionId)}`

/** The question that an address names; cards of the task board lead to `#question-…`. */
export function questionInHash(hash: string): string | null {
  return /^#(?:q|question)-(\w+)$/.exec(hash)?.[1] ?? null
}

/** Frames in which cards above may still take their real height. */
const FRAMES_TO_SETTLE = 3

/** Puts a card at the top of the window, and the focus on it. */
export function goToQuestion(questionId: string): void {
  const card = document.getElementById(cardId(questionId))
  if (card === null) return
  card.focus({ preventScroll: true })
  let frames = FRAMES_TO_SETTLE
  const settle = () => {
    card.scrollIntoView({ block: 'start' })
    if (--frames > 0) window.requestAnimationFrame(settle)
  }
  settle()
}
