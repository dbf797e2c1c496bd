/** Element id of a question's card, and the hash that links to it. */
export const cardId = (questionId: string) => `q-${questionId}`
export const questionHash = (questionId: string) => `#${cardId(questionId)}`

/** The question in an address; cards of the task board link to `#question-…`. */
export function questionInHash(hash: string): string | null {
  return /^#(?:q|question)-(\w+)$/.exec(hash)?.[1] ?? null
}

/** Milliseconds in which content above may still load and move the page. */
const SETTLES_FOR = 5_000
/** User actions that stop the scrolling. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps an element at its position while the page's height settles. */
function settle(place: () => void): void {
  const ended = new AbortController()
  const until = performance.now() + SETTLES_FOR
  const watch = new ResizeObserver(() => {
    if (performance.now() > until) ended.abort()
    else place()
  })
  ended.signal.addEventListener('abort', () => watch.disconnect())
  for (const way of OWN_WAYS)
    window.addEventListener(way, () => ended.abort(), { signal: ended.signal, capture: true, passive: true })
  place()
  watch.observe(document.body)
}

/** Scrolls a card to the top of the window, and focuses it. */
export function goToQuestion(questionId: string): void {
  const card = document.getElementById(cardId(questionId))
  if (card === null) return
  card.focus({ preventScroll: true })
  settle(() => card.scrollIntoView({ block: 'start' }))
}

/** Scrolls until the top of a card is this many pixels below the top of the window. */
export function scrollToQuestion(questionId: string, top: number): void {
  const card = document.getElementById(cardId(questionId))
  if (card !== null) settle(() => window.scrollBy(0, card.getBoundingClientRect().top - top))
}
