import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { TaskBoardConnections } from '../taskboard/ports/task-board-connections.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { Accounts } from '../identity/ports/accounts.ts'
import type { SecondFactors } from './ports/second-factors.ts'
import type { Users } from '../identity/ports/users.ts'
import type { User } from '../identity/user.ts'

export interface UnprovedAccessStores {
  readonly accounts: Accounts
  readonly users: Users
  readonly accessTokens: AccessTokens
  readonly secondFactors: SecondFactors
  readonly taskBoardConnections: TaskBoardConnections
  readonly jobs: Jobs
}

/**
 * Ends every way into a user and their account that was there before their address was proved: whoever registered
 * somebody else's address may have made it. Other users of an account that they own go, with invitations, except admins,
 * who see every account anyway. The user is told.
 */
export async function endUnprovedAccess(stores: UnprovedAccessStores, user: User, sources: JobSources): Promise<void> {
  const { accounts, users, accessTokens, secondFactors, taskBoardConnections, jobs } = stores
  const { id: userId, accountId } = user
  await accessTokens.remove(userId, 'verify')
  await secondFactors.remove(userId)
  await taskBoardConnections.remove(userId)
  const account = await accounts.find(accountId)
  const others = account?.ownerId === userId ? await users.ofAccount(accountId) : []
  for (const { id, isAdmin } of others) if (id !== userId && !isAdmin) await users.remove(id)
  if (account && others.length > 0 && account.offeredTo !== null) await accounts.save({ ...account, offeredTo: null })
  await jobs.add(newJob('send-security-notice', { accountId, data: { userId, what: 'account-recovered' } }, sources))
}
