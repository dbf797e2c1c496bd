import { useEffect, useRef, useState } from 'react'

/**
 * The newest text for screen readers about something that changes often: at most once per interval unless it
 * `isUrgent`.
 */
export function useSeldom(words: string, milliseconds: number, isUrgent: boolean): string {
  const [said, setSaid] = useState('')
  const lastSaid = useRef(-Infinity)
  useEffect(() => {
    if (words === said) return
    const say = () => {
      lastSaid.current = Date.now()
      setSaid(words)
    }
    const timer = window.setTimeout(say, isUrgent ? 0 : Math.max(0, lastSaid.current + milliseconds - Date.now()))
    return () => window.clearTimeout(timer)
  }, [words, said, milliseconds, isUrgent])
  return said
}
