import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Around the window, in its height: farther than browsers lay out what is out of sight. */
const MARGIN = '200% 0px'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()

/** One for all cards: each more would have to be asked for every frame. */
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
  /** Counts it as near from now on. Never while an input is captured: React then undoes what was typed. */
  readonly stay: () => void
}

/** Whether a card is near what is in sight, or holds the focus. */
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
