import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { EmailAddress } from '../../shared/ui/EmailAddress.tsx'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import table from '../../shared/ui/Table.module.css'
import { InviteStatus } from './InviteStatus.tsx'

const words = texts.accountUsers

interface UserRowProps {
  readonly user: AccountUser
  readonly inviter: AccountUser | undefined
}

function UserRow({ user, inviter }: UserRowProps) {
  return (
    <tr role="row">
      <td role="cell" data-label={words.email}>
        <EmailAddress email={user.email} />
      </td>
      <td role="cell" data-label={words.lastLogin}>
        {user.lastLoginAt === null ? <span className="muted">{words.never}</span> : <TimeAgo at={user.lastLoginAt} />}
      </td>
      <td role="cell" data-label={words.firstName}>
        {user.firstName === '' ? '–' : user.firstName}
      </td>
      <td role="cell" data-label={words.lastName}>
        {user.lastName === '' ? '–' : user.lastName}
      </td>
      <td role="cell" data-label={words.inviteStatus}>
        <InviteStatus user={user} />
        {inviter && <div className="muted small">{words.invitedBy(inviter.email)}</div>}
      </td>
    </tr>
  )
}

export function AccountUsersTable({ users }: { readonly users: readonly AccountUser[] }) {
  const columns = [words.email, words.lastLogin, words.firstName, words.lastName, words.inviteStatus]
  return (
    <div className="card">
      <table role="table" className={table.table} aria-label={words.title}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {users.map((user) => (
            <UserRow key={user.id} user={user} inviter={users.find(({ id }) => id === user.invitedBy)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
