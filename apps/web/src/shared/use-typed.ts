import { useEffect, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300

/**
 * What stands in a field of a value that counts once typing rests. The field owns its text: the value is read only where
 * something else changed it, as what was told comes back when the next letters are typed already.
 */
export function useTyped(value: string, onRest: (typed: string) => void) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  /** Texts that were told and have not come back, oldest first. */
  const [told, setTold] = useState<readonly string[]>([])
  const settled = useDebounced(typed, DEBOUNCE)
  if (shown !== value) {
    setShown(value)
    const isOwn = told.includes(value)
    if (!isOwn) setTyped(value)
    setTold(isOwn && value !== told.at(-1) ? told.slice(told.indexOf(value) + 1) : [])
  }
  const last = told.at(-1) ?? value
  useEffect(() => {
    if (settled !== typed || settled === last) return
    setTold((before) => [...before, settled])
    onRest(settled)
  }, [settled, typed, last, onRest])
  return [typed, setTyped] as const
}
