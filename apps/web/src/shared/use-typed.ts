import { useEffect, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** Milliseconds without typing before the server is called. */
const DEBOUNCE = 300

/**
 * The text of a field whose value is sent when typing pauses. The field keeps its own text and takes over `value` only
 * if something else changed it, because a sent value comes back after further typing.
 */
export function useTyped(value: string, onRest: (typed: string) => void) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  /** Sent texts that have not come back, oldest first. */
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
