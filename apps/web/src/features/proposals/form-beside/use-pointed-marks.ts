import { useEffect } from 'react'

const POINTED = 'data-pointed'

/** The marks that an element stands for: the question of a card, or those of a line of the form. */
function marksAt(target: EventTarget | null): readonly string[] {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-marks], [data-question]') : null
  return (element?.dataset['marks'] ?? element?.dataset['question'] ?? '').split(' ').filter((id) => id !== '')
}

function elementsOf(id: string): Element[] {
  return [...document.querySelectorAll(`[data-question="${id}"], [data-marks~="${id}"]`)]
}

function pointAt(ids: readonly string[]): void {
  const pointed = new Set(ids.flatMap(elementsOf))
  for (const element of document.querySelectorAll(`[${POINTED}]`))
    if (!pointed.has(element)) element.removeAttribute(POINTED)
  for (const element of pointed) element.setAttribute(POINTED, '')
}

/**
 * Marks the line of the question on whose card somebody points or has the focus, and the card of the line. It is done to
 * the elements themselves: two hundred cards are not rendered again for a movement of the mouse.
 */
export function usePointedMarks(): void {
  useEffect(() => {
    const point = ({ target }: Event) => pointAt(marksAt(target))
    document.addEventListener('mouseover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('mouseover', point)
      document.removeEventListener('focusin', point)
      pointAt([])
    }
  }, [])
}
