/** Share of the window's height above which a card counts as passed. */
const READING_LINE = 0.3

const idOf = (card: HTMLElement | undefined | null) => card?.dataset['question'] ?? null

function isInView(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}

/** The card that has the focus or contains it. */
export const focusedCard = () => document.activeElement?.closest<HTMLElement>('[data-question]')

/** The focused question if visible, or else the one at the reading position; null above the first. */
export function currentQuestion(): string | null {
  const focused = focusedCard()
  if (focused && isInView(focused)) return idOf(focused)
  const cards = [...document.querySelectorAll<HTMLElement>('[data-question]')]
  const line = window.innerHeight * READING_LINE
  return idOf(cards.findLast((card) => card.getBoundingClientRect().top <= line))
}
