import { Button } from 'antd'
import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { Tag, type TagTone } from '../../shared/ui/Tag.tsx'
import { useWithdrawInvitationMutation } from './endpoints.ts'

const words = texts.accountUsers

const tones: Readonly<Record<keyof typeof words.statuses, TagTone>> = {
  pending: 'busy',
  accepted: 'good',
  expired: 'bad',
}

function Withdraw({ id, email }: AccountUser) {
  const [withdraw, { error, isLoading }] = useWithdrawInvitationMutation()
  return (
    <>
      <Button
        type="text"
        size="small"
        style={{ marginBlock: -2 }}
        aria-label={words.withdrawOf(email)}
        disabled={isLoading}
        onClick={() => void withdraw(id)}
      >
        {words.withdraw}
      </Button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notWithdrawn} />}
    </>
  )
}

/** How far an invitation is; until it is accepted it can be withdrawn. */
export function InviteStatus({ user }: { readonly user: AccountUser }) {
  const { inviteStatus: status } = user
  if (status === null) return <span className="muted">{words.notInvited}</span>
  return (
    <span className="row">
      <Tag tone={tones[status]}>{words.statuses[status]}</Tag>
      {status !== 'accepted' && <Withdraw {...user} />}
    </span>
  )
}
