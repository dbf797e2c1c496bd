/** Waits; rejects with the signal's reason when that comes first. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, milliseconds)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
}
