import { Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ListedUser } from '../../../../../adapters/http-contract/admin.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { EmailAddress } from '../../shared/ui/EmailAddress.tsx'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { AdminList } from './AdminList.tsx'
import type { Column } from './AdminTable.tsx'
import { useListUsersQuery } from './endpoints.ts'
import { Identifier } from './Identifier.tsx'
import { RemoveAnyAccountModal } from './RemoveAnyAccountModal.tsx'
import { RowButton } from './RowButton.tsx'
import { VerificationLink } from './VerificationLink.tsx'
import { useListView } from './use-list-view.ts'

const words = texts.admin.users

function LastLogin({ user: { lastLoginAt, inviteStatus } }: { readonly user: ListedUser }) {
  if (lastLoginAt !== null) return <TimeAgo at={lastLoginAt} />
  if (inviteStatus === null) return <span className="muted">{words.never}</span>
  return <Tag color={inviteStatus === 'expired' ? 'error' : 'warning'}>{words.statuses[inviteStatus]}</Tag>
}

function DeleteUser({ user, onRemove }: { readonly user: ListedUser; readonly onRemove: () => void }) {
  const isOwn = useCurrentUser().accountId === user.accountId
  const label = words.removeOf(user.email)
  return (
    <RowButton isDangerous label={label} disabled={isOwn} title={isOwn ? words.own : label} onClick={onRemove}>
      {words.remove}
    </RowButton>
  )
}

/** No mail can bring them the link that confirms their address. */
function needsLink({ isEmailVerified, inviteStatus }: ListedUser): boolean {
  const isInvited = inviteStatus === 'pending' || inviteStatus === 'expired'
  return !runtimeConfig.mailConfigured && !isEmailVerified && !isInvited
}

function columnsOf(onRemove: (user: ListedUser) => void): readonly Column<ListedUser>[] {
  return [
    { title: texts.admin.id, sort: 'id', cell: ({ id }) => <Identifier id={id} /> },
    { title: texts.admin.accountId, cell: ({ accountId: id }) => <Identifier id={id} to={adminPaths.account(id)} /> },
    {
      title: words.email,
      sort: 'email',
      cell: (user) => (
        <span>
          <EmailAddress email={user.email} /> {user.isAdmin && <Tag>{words.admin}</Tag>}
          {needsLink(user) && <VerificationLink {...user} />}
        </span>
      ),
    },
    { title: words.lastLogin, sort: 'lastLoginAt', cell: (user) => <LastLogin user={user} /> },
    {
      title: words.manage,
      cell: ({ accountId, email }) => (
        <Link to={adminPaths.account(accountId)} aria-label={words.manageOf(email)}>
          {words.manage}
        </Link>
      ),
    },
    { title: words.remove, cell: (user) => <DeleteUser user={user} onRemove={() => onRemove(user)} /> },
  ]
}

/** The users of all accounts. */
export function UsersList() {
  const view = useListView()
  const query = useListUsersQuery(view.query)
  const [chosen, setChosen] = useState<ListedUser | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [removed, setRemoved] = useState<string | null>(null)
  const ask = (user: ListedUser) => {
    setChosen(user)
    setIsAsking(true)
    setRemoved(null)
  }
  const onRemoved = (done: string) => {
    setIsAsking(false)
    setRemoved(done)
    void query.refetch()
  }
  return (
    <>
      {removed !== null && <Notice tone="good">{removed}</Notice>}
      <AdminList label={words.title} searchHint={words.searchHint} columns={columnsOf(ask)} view={view} query={query} />
      {chosen !== null && (
        <RemoveAnyAccountModal
          user={chosen}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onRemoved={onRemoved}
        />
      )}
    </>
  )
}
