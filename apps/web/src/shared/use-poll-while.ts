import { useEffect } from 'react'

/** Calls `refetch` every so many milliseconds for as long as the thing is busy. */
export function usePollWhile(isBusy: boolean, milliseconds: number, refetch: () => unknown): void {
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void refetch(), milliseconds)
    return () => clearInterval(timer)
  }, [isBusy, milliseconds, refetch])
}
