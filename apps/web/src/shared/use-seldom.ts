import { useEffect, useRef, useState } from 'react'

/** What a screen reader is told of something that changes often: the newest words, at most once in so many milliseconds unless they are `urgent`. */
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
