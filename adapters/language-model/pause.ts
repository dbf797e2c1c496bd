import type { Timers } from '../../core/shared/ports.ts'

/** Waits; rejects with the signal's reason if it is aborted first. */
export function pause(timers: Timers, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      timer.cancel()
      reject(signal.reason as Error)
    }
    const timer = timers.after(milliseconds, () => {
      signal.removeEventListener('abort', leave)
      resolve()
    })
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
}
