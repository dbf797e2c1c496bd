import { useEffect, useRef, type RefObject } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable="true"]'

/** The key `e` on the card around an element, unless something is typed there; null for nothing. */
export function useEditKey(inside: RefObject<HTMLElement | null>, act: (() => void) | null): void {
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  useEffect(() => {
    const card = inside.current?.closest<HTMLElement>('article')
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (latest.current === null || event.key !== 'e' || isTyping || !isPlain) return
      event.preventDefault()
      latest.current()
    }
    card?.addEventListener('keydown', onKeyDown)
    return () => card?.removeEventListener('keydown', onKeyDown)
  }, [inside])
}
