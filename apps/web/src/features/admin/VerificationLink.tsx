import type { ListedUser } from '../../../../../adapters/http-contract/admin.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { HandedLink } from '../../shared/ui/HandedLink.tsx'
import { useMakeVerificationLinkMutation } from './endpoints.ts'

/** Makes the link that confirms the address of a user, for an admin who hands it on. */
export function VerificationLink({ id, email }: ListedUser) {
  const [makeLink, { data, error, reset }] = useMakeVerificationLinkMutation()
  return (
    <HandedLink
      email={email}
      words={texts.admin.users.confirmation}
      made={{ data, error }}
      onMake={() => void makeLink(id)}
      onForget={reset}
    />
  )
}
