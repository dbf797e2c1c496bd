import { useState } from 'react'
import { useIsAnythingWatched } from '../shared/watched-work.ts'
import { lazily } from '../shared/ui/lazily.tsx'

/** Without this code there are no messages; nothing else is lost. */
const WorkToasts = lazily<object>(() =>
  import('./WorkToasts.tsx').then(
    ({ WorkToasts }) => WorkToasts,
    () => () => null,
  ),
)

/** Loads what tells of background work once there is some, and keeps it for the messages to stay. */
export function BackgroundWork() {
  const isAnythingWatched = useIsAnythingWatched()
  const [isNeeded, setIsNeeded] = useState(isAnythingWatched)
  if (isAnythingWatched && !isNeeded) setIsNeeded(true)
  return isNeeded && <WorkToasts />
}
