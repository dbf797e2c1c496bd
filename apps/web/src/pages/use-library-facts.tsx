import type { ReactNode } from 'react'
import { useLoadFirstStepsQuery } from '../features/first-steps/endpoints.ts'
import { LookingForFacts } from '../features/profile/ConfirmProfilePanel.tsx'
import { useCurrentUser } from '../shared/session.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { WelcomeProfile } from './WelcomeProfile.tsx'

/** Milliseconds. */
const POLL_WHILE_LOOKING = 3000

interface LibraryFacts {
  /** It is not known yet whether there is a panel: what stands below it would move when it comes. */
  readonly isAwaited: boolean
  readonly panel: ReactNode
}

/** What uploaded documents say of the organisation, as soon as they have been read. */
export function useLibraryFacts(isReading: boolean): LibraryFacts {
  const isHidden = useCurrentUser().preferences['hidesProfilePanel'] === true
  const { data: firstSteps, refetch, isError } = useLoadFirstStepsQuery(undefined, { skip: isHidden })
  const isLooking = isReading || (firstSteps?.profile.unread ?? 0) > 0
  usePollWhile(isLooking && !isHidden, POLL_WHILE_LOOKING, refetch, isError)
  if (isHidden || firstSteps === undefined) return { isAwaited: !isHidden && !isError, panel: null }
  const { profile } = firstSteps
  const knowsNothing = profile.confirmed === 0 && profile.toSettle.length === 0
  return {
    isAwaited: false,
    panel: isLooking && knowsNothing ? <LookingForFacts /> : <WelcomeProfile profile={profile} />,
  }
}
