import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a part of the page whose buttons change with what they do: after `act`, once `state` is another one
 * and the button is gone, its first button has it.
 */
export function useKeptFocus(state: string) {
  const part = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    if (document.activeElement === document.body || document.activeElement === null)
      part.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [state])
  return {
    part,
    act: () => {
      hasActed.current = true
    },
  }
}
