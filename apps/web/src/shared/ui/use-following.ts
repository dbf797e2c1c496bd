import { useEffect, useRef } from 'react'

/** Keeps the entry that is current, as its `aria-current` says, within the part of a list that is in sight. */
export function useFollowing(current: string | null) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!entry || !list.current) return
    const { top, bottom } = list.current.getBoundingClientRect()
    const at = entry.getBoundingClientRect()
    if (at.top < top) list.current.scrollTop -= top - at.top
    if (at.bottom > bottom) list.current.scrollTop += at.bottom - bottom
  }, [current])
  return list
}
