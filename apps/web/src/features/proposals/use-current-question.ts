import { useEffect, useState } from 'react'
import { cardId } from './question-address.ts'

/** The line of the window, in percent of its height from the top, at which one reads. */
const READING_LINE = '-30% 0px -69% 0px'

/** The question that is being read; null above the first one. */
export function useCurrentQuestion(questionIds: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const asText = questionIds.join()
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        const card = seen.findLast(({ isIntersecting }) => isIntersecting)?.target
        if (card instanceof HTMLElement) setCurrent(card.dataset['question'] ?? null)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of asText.split(',')) {
      const card = document.getElementById(cardId(id))
      if (card !== null) watch.observe(card)
    }
    return () => watch.disconnect()
  }, [asText])
  return current
}
