import { useEffect } from 'react'

/** Milliseconds after work has begun; the usual polling covers longer work. */
const LOOKS = [150, 300, 600, 1000, 2000, 3500]

/**
 * Calls `refetch` several times soon after new work has begun. Work that the server has not confirmed does not count
 * yet.
 */
export function useQuickLooks(underWay: readonly string[], refetch: () => unknown): void {
  const work = [...underWay].sort().join(' ')
  useEffect(() => {
    if (work === '') return
    const timers = LOOKS.map((milliseconds) => window.setTimeout(() => void refetch(), milliseconds))
    return () => timers.forEach((timer) => window.clearTimeout(timer))
  }, [work, refetch])
}
