/** The element of a question's card, and the hash that leads to it. */
export const cardId = (questionId: string) => `q-${questionId}`
export const questionHash = (questionId: string) => `#${cardId(questionId)}`

/** The question that an address names; cards of the task board lead to `#question-…`. */
export function questionInHash(hash: string): string | null {
  return /^#(?:q|question)-(\w+)$/.exec(hash)?.[1] ?? null
}

/** Milliseconds for which what stands above may still come, such as parts that are loaded later. */
const SETTLES_FOR = 5_000
/** What somebody does who wants to be elsewhere by now. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps an element where `place` puts it while the page takes its real height. */
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

/** Puts a card at the top of the window, and the focus on it. */
export function goToQuestion(questionId: string): void {
  const card = document.getElementById(cardId(questionId))
  if (card === null) return
  card.focus({ preventScroll: true })
  settle(() => card.scrollIntoView({ block: 'start' }))
}

/** Scrolls to where the top of a card is so many pixels below that of the window. */
export function scrollToQuestion(questionId: string, top: number): void {
  const card = document.getElementById(cardId(questionId))
  if (card !== null) settle(() => window.scrollBy(0, card.getBoundingClientRect().top - top))
}
