import type { AccountId, UserId } from '../../../core/shared/ids.ts'
import { emailTaken } from '../../../core/accounts/email-taken.ts'
import type { Users } from '../../../core/identity/ports.ts'
import { holdsAddress, isInvitation, type User } from '../../../core/identity/user.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { saveVersioned } from '../save-versioned.ts'
import { releaseApplications } from '../proposals/release-applications.ts'
import { unassignQuestions } from '../proposals/unassign-questions.ts'
import { removeAccessTokensOf } from './in-memory-access-tokens.ts'
import { removeSessionsOf } from './in-memory-sessions.ts'

export class InMemoryUsers implements Users {
  constructor(
    private readonly tables: Pick<
      InMemoryTables,
      | 'users'
      | 'sessions'
      | 'accessTokens'
      | 'secondFactors'
      | 'taskBoardConnections'
      | 'questions'
      | 'proposals'
      | 'proposalRevisions'
    >,
  ) {}

  async find(id: UserId): Promise<User | null> {
    return structuredClone(this.tables.users.get(id) ?? null)
  }

  /** Needs no lock, as units of work run one after another. */
  findForUpdate(id: UserId): Promise<User | null> {
    return this.find(id)
  }

  async allOfEmail(email: string): Promise<User[]> {
    const users = this.tables.users.all().filter((user) => user.email === email && !isInvitation(user))
    return structuredClone(
      sortRows(
        users,
        ascending((user) => (holdsAddress(user) ? 0 : 1)),
        ascending((user) => user.createdAt),
        ascending((user) => user.id),
      ),
    )
  }

  async ofEmail(email: string): Promise<User | null> {
    return (await this.allOfEmail(email))[0] ?? null
  }

  async invitationsTo(email: string): Promise<User[]> {
    const invited = this.tables.users.all().filter((user) => user.email === email && isInvitation(user))
    const oldestFirst = sortRows(
      invited,
      ascending((user) => user.createdAt),
      ascending((user) => user.id),
    )
    return structuredClone(oldestFirst.reverse())
  }

  async ofAccount(accountId: AccountId): Promise<User[]> {
    const users = this.tables.users.all().filter((user) => user.accountId === accountId)
    return structuredClone(
      sortRows(
        users,
        ascending((user) => user.createdAt),
        ascending((user) => user.id),
      ),
    )
  }

  async isEmpty(): Promise<boolean> {
    return this.tables.users.all().length === 0
  }

  async save(user: User): Promise<User> {
    if (this.tables.users.all().some((other) => claimsSameEmail(user, other))) throw emailTaken()
    return saveVersioned(this.tables.users, user)
  }

  async remove(id: UserId): Promise<void> {
    this.tables.users.delete(id)
    unassignQuestions(id, this.tables)
    releaseApplications(id, this.tables)
    removeSessionsOf(id, this.tables.sessions)
    removeAccessTokensOf(id, this.tables.accessTokens)
    this.tables.secondFactors.delete(id)
    this.tables.taskBoardConnections.delete(id)
  }
}

/** Whether two users can't have the same address. */
function claimsSameEmail(user: User, other: User): boolean {
  if (other.id === user.id || other.email !== user.email) return false
  return other.accountId === user.accountId || (holdsAddress(other) && holdsAddress(user))
}
