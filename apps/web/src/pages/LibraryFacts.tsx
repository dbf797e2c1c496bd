import { useLoadFirstStepsQuery } from '../features/first-steps/endpoints.ts'
import { LookingForFacts } from '../features/profile/ConfirmProfilePanel.tsx'
import { useCurrentUser } from '../shared/session.ts'
import { useComing } from '../shared/ui/Together.tsx'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { WelcomeProfile } from './WelcomeProfile.tsx'

/** Milliseconds. */
const POLL_WHILE_LOOKING = 3000

/** Facts about the organisation from uploaded documents, once read. */
export function LibraryFacts({ isReading }: { readonly isReading: boolean }) {
  const isHidden = useCurrentUser().preferences['hidesProfilePanel'] === true
  const { data: firstSteps, refetch, isError } = useLoadFirstStepsQuery(undefined, { skip: isHidden })
  const isLooking = isReading || (firstSteps?.profile.unread ?? 0) > 0
  useComing(!isHidden && firstSteps === undefined && !isError)
  usePollWhile(isLooking && !isHidden, POLL_WHILE_LOOKING, refetch, isError)
  if (isHidden || firstSteps === undefined) return null
  const { profile } = firstSteps
  const knowsNothing = profile.confirmed === 0 && profile.toSettle.length === 0
  if (isLooking && knowsNothing) return <LookingForFacts />
  return <WelcomeProfile profile={profile} />
}
