import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Margin around the window, in window heights: farther than browsers lay out hidden content. */
const MARGIN = '200% 0px'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()

/** One observer for all cards, because each costs time in every frame. */
let shared: IntersectionObserver | null = null

const watch = () =>
  (shared ??= new IntersectionObserver(
    (seen) =>
      flushSync(() => {
        for (const { target, isIntersecting } of seen) listeners.get(target)?.(isIntersecting)
      }),
    { rootMargin: MARGIN },
  ))

interface Nearness {
  readonly isNear: boolean
  /** Keeps it near from now on. Never call it while an input is captured: React would undo the typed text. */
  readonly stay: () => void
}

/** Whether a card is near the visible part, or has the focus. */
export function useIsNear(card: RefObject<HTMLElement | null>): Nearness {
  const [isNear, setIsNear] = useState(false)
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    const element = card.current
    if (element === null) return
    listeners.set(element, (nears) => {
      if (nears || !element.contains(document.activeElement)) setIsNear(nears)
    })
    watch().observe(element)
    return () => watch().unobserve(element)
  }, [card])
  return { isNear: isNear || isStaying, stay: () => setIsStaying(true) }
}
