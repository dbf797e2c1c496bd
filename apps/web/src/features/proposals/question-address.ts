/** The element of a question's card, and the hash that leads to it. */
export const cardId = (questionId: string) => `q-${questionId}`
export const questionHash = (questionId: string) => `#${cardId(questionId)}`

/** The question that an address names; cards of the task board lead to `#question-…`. */
export function questionInHash(hash: string): string | null {
  return /^#(?:q|question)-(\w+)$/.exec(hash)?.[1] ?? null
}

/** Frames without any movement after which a card has its place. */
const FRAMES_TO_SETTLE = 5
/** Frames after which it is left where it is. */
const MOST_FRAMES = 90
/** What somebody does who wants to be elsewhere by now. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps an element where `place` puts it while what stands above takes its real height. */
function settle(element: HTMLElement, place: () => void): void {
  const ended = new AbortController()
  for (const way of OWN_WAYS)
    window.addEventListener(way, () => ended.abort(), { signal: ended.signal, capture: true, passive: true })
  let calm = 0
  let frames = 0
  let last = Number.NaN
  const look = () => {
    if (ended.signal.aborted) return
    place()
    const { top } = element.getBoundingClientRect()
    calm = top === last ? calm + 1 : 0
    last = top
    if (calm < FRAMES_TO_SETTLE && ++frames < MOST_FRAMES) window.requestAnimationFrame(look)
    else ended.abort()
  }
  look()
}

/** Puts a card at the top of the window, and the focus on it. */
export function goToQuestion(questionId: string): void {
  const card = document.getElementById(cardId(questionId))
  if (card === null) return
  card.focus({ preventScroll: true })
  settle(card, () => card.scrollIntoView({ block: 'start' }))
}

/** Scrolls to where the top of a card is so many pixels below that of the window. */
export function scrollToQuestion(questionId: string, top: number): void {
  const card = document.getElementById(cardId(questionId))
  if (card !== null) settle(card, () => window.scrollBy(0, card.getBoundingClientRect().top - top))
}
