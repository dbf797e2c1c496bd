import { Button } from 'antd'
import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { Tag, type TagTone } from '../../shared/ui/Tag.tsx'
import { useInviteUserMutation, useWithdrawInvitationMutation } from './endpoints.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { RemoveMember } from './RemoveMember.tsx'

const words = texts.accountUsers

const tones: Readonly<Record<keyof typeof words.statuses, TagTone>> = {
  pending: 'busy',
  accepted: 'good',
  expired: 'bad',
}

interface Step {
  readonly label: string
  readonly name: string
  readonly failed: string
  readonly isLoading: boolean
  readonly error?: unknown
  readonly onClick: () => void
}

function StepButton({ label, name, failed, isLoading, error, onClick }: Step) {
  return (
    <>
      <Button type="text" size="small" aria-label={name} disabled={isLoading} onClick={onClick}>
        {label}
      </Button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={failed} />}
    </>
  )
}

/** What can be done about an invitation until it is accepted. */
function InvitationSteps({ user }: { readonly user: AccountUser }) {
  const { id, email, inviteStatus } = user
  const [invite, sending] = useInviteUserMutation()
  const [withdraw, withdrawing] = useWithdrawInvitationMutation()
  const sent = runtimeConfig.mailConfigured ? words.invited(email) : words.invitedNoMailHint
  return (
    <>
      {inviteStatus === 'pending' && <InvitationLink {...user} />}
      <StepButton
        label={words.sendAgain}
        name={words.sendAgainTo(email)}
        failed={words.notSent}
        {...sending}
        onClick={() => void invite(email)}
      />
      <StepButton
        label={words.withdraw}
        name={words.withdrawOf(email)}
        failed={words.notWithdrawn}
        {...withdrawing}
        onClick={() => void withdraw(id)}
      />
      {sending.isSuccess && (
        <span role="status" className="muted small">
          {sent}
        </span>
      )}
    </>
  )
}

/** How far an invitation is, and what can be done about it or about the user. */
export function InviteStatus({ user }: { readonly user: AccountUser }) {
  const own = useCurrentUser()
  const { inviteStatus: status, isOwner } = user
  return (
    <span className="row" style={{ columnGap: 4 }}>
      {isOwner || status === null ? (
        <span className="muted">{isOwner ? words.owner : words.notInvited}</span>
      ) : (
        <Tag tone={tones[status]}>{words.statuses[status]}</Tag>
      )}
      {user.inviteUndelivered && <span className="small">{words.undelivered}</span>}
      {(status === 'pending' || status === 'expired') && <InvitationSteps user={user} />}
      {own.isOwner && !isOwner && (status === 'accepted' || status === null) && <RemoveMember {...user} />}
    </span>
  )
}
