import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Cards that fill the first window, and how many more are completed in each pause of the browser. */
const FIRST = 20
const STEP = 12

const inAPause = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(work, 16)
    return () => globalThis.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: 500 })
  return () => window.cancelIdleCallback(handle)
}

/** How many cards are shown whole: the first ones at once, the others bit by bit while the page already answers, or at once on paper. */
export function useWholeCards(total: number): number {
  const [count, setCount] = useState(FIRST)
  useEffect(() => {
    if (count >= total) return
    return inAPause(() => startTransition(() => setCount(count + STEP)))
  }, [count, total])
  useEffect(() => {
    const completeAll = () => flushSync(() => setCount(total))
    window.addEventListener('beforeprint', completeAll)
    return () => window.removeEventListener('beforeprint', completeAll)
  }, [total])
  return count
}
