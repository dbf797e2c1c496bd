import { useState } from 'react'

/** True once there has been something to do, so that the result stays visible. */
export function useStaysOpen(isNeeded: boolean): boolean {
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return wasNeeded || isNeeded
}
