/** Part of the window's height above which a card is passed by. */
const READING_LINE = 0.3

const idOf = (card: HTMLElement | undefined | null) => card?.dataset['question'] ?? null

function isInView(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}

/** The card with the focus, or with what has it. */
export const focusedCard = () => document.activeElement?.closest<HTMLElement>('[data-question]')

/** The question with the focus, as far as it is in view, else the one that is being read; null above the first one. */
export function currentQuestion(): string | null {
  const focused = focusedCard()
  if (focused && isInView(focused)) return idOf(focused)
  const cards = [...document.querySelectorAll<HTMLElement>('[data-question]')]
  const line = window.innerHeight * READING_LINE
  return idOf(cards.findLast((card) => card.getBoundingClientRect().top <= line))
}
