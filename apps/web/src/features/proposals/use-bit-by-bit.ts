import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Number of cards added in each idle period of the browser. */
const STEP = 12

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(work, 16)
    return () => globalThis.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: 500 })
  return () => window.cancelIdleCallback(handle)
}

/** Number of cards to show: the first ones at once, the rest gradually in idle time, or all at once for printing. */
export function useBitByBit(total: number, first: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return
    return whenIdle(() => startTransition(() => setCount(count + STEP)))
  }, [count, total])
  useEffect(() => {
    const completeAll = () => flushSync(() => setCount(total))
    window.addEventListener('beforeprint', completeAll)
    return () => window.removeEventListener('beforeprint', completeAll)
  }, [total])
  return count
}
