import { useEffect } from 'react'

/** Milliseconds after work has begun. What takes longer is left to the usual poll. */
const LOOKS = [150, 300, 600, 1000, 2000, 3500]

/**
 * Follows what has just begun: each time another piece of work is under way, `refetch` is called a few times soon after.
 * Work that is shown before the server has answered has not begun: there is nothing to see of it yet.
 */
export function useQuickLooks(underWay: readonly string[], refetch: () => unknown): void {
  const work = [...underWay].sort().join(' ')
  useEffect(() => {
    if (work === '') return
    const timers = LOOKS.map((milliseconds) => window.setTimeout(() => void refetch(), milliseconds))
    return () => timers.forEach((timer) => window.clearTimeout(timer))
  }, [work, refetch])
}
