import type { FirstSteps } from '../../../../adapters/http-contract/first-steps.ts'
import { useChangePreferencesMutation } from '../features/accounts/endpoints.ts'
import { ConfirmProfilePanel } from '../features/profile/ConfirmProfilePanel.tsx'
import { useStaysOpen } from '../features/profile/use-stays-open.ts'
import { useCurrentUser } from '../shared/session.ts'

/** Asks the user to confirm proposed facts, until that is done or dismissed for good. */
export function WelcomeProfile({ profile }: Pick<FirstSteps, 'profile'>) {
  const isHidden = useCurrentUser().preferences['hidesProfilePanel'] === true
  const [changePreferences] = useChangePreferencesMutation()
  const isOpen = useStaysOpen(profile.toSettle.length > 0)
  if (isHidden || !isOpen) return null
  return (
    <ConfirmProfilePanel keys={profile.toSettle} onHide={() => void changePreferences({ hidesProfilePanel: true })} />
  )
}
