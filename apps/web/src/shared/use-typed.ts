import { useEffect, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300

/** What stands in a field of a value that counts once typing rests; it follows the value where that changes elsewhere. */
export function useTyped(value: string, onRest: (typed: string) => void) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const settled = useDebounced(typed, DEBOUNCE)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (settled === typed && settled !== value) onRest(settled)
  }, [settled, typed, value, onRest])
  return [typed, setTyped] as const
}
