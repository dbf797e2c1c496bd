import { useState } from 'react'

/** True from when there was something to do, also once it is done: what was done stays in sight. */
export function useStaysOpen(isNeeded: boolean): boolean {
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return wasNeeded || isNeeded
}
