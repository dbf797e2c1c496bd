import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { HandedLink } from '../../shared/ui/HandedLink.tsx'
import { useMakeInvitationLinkMutation } from './endpoints.ts'

/** Makes the link of an invitation, for whoever hands it on themselves. */
export function InvitationLink({ id, email }: AccountUser) {
  const [makeLink, { data, error, reset }] = useMakeInvitationLinkMutation()
  return (
    <HandedLink
      email={email}
      words={texts.accountUsers.link}
      made={{ data, error }}
      onMake={() => void makeLink(id)}
      onForget={reset}
    />
  )
}
