import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useIsAnythingWatched } from '../shared/watched-work.ts'

/** Without this code there are no messages; nothing else is lost. */
const WorkToasts = lazy<ComponentType>(() =>
  import('./WorkToasts.tsx').then(
    (module) => ({ default: module.WorkToasts }),
    () => ({ default: () => null }),
  ),
)

/** Loads what tells of background work once there is some, and keeps it for the messages to stay. */
export function BackgroundWork() {
  const isAnythingWatched = useIsAnythingWatched()
  const [isNeeded, setIsNeeded] = useState(isAnythingWatched)
  if (isAnythingWatched && !isNeeded) setIsNeeded(true)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <WorkToasts />
      </Suspense>
    )
  )
}
