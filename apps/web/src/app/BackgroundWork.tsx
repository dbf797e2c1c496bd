import { useState } from 'react'
import { useIsAnythingWatched } from '../shared/watched-work.ts'
import { themedPart } from '../shared/theme/themed-part.tsx'

/** If this code fails to load, only the messages are missing. */
const WorkToasts = themedPart<object>(() =>
  import('./WorkToasts.tsx').then(
    ({ WorkToasts }) => WorkToasts,
    () => () => null,
  ),
)

/** Loads the messages about background work once there is some, and keeps them mounted. */
export function BackgroundWork() {
  const isAnythingWatched = useIsAnythingWatched()
  const [isNeeded, setIsNeeded] = useState(isAnythingWatched)
  if (isAnythingWatched && !isNeeded) setIsNeeded(true)
  return isNeeded && <WorkToasts />
}
