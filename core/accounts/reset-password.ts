import type { UserId } from '../shared/ids.ts'
import { invalidField, invalid } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { assertUncommonPassword } from './assert-uncommon-password.ts'
import { isValidToken, type AccessToken } from './access-token.ts'
import type { OpenedSession, OpenSession } from './sessions/open-session.ts'
import type { AccessTokens, CommonPasswords, PasswordHasher, SecondFactors, SecretSource, Sessions } from './ports.ts'
import type { Accounts, RevokedAdmins, Users } from '../identity/ports.ts'
import type { SecondStep } from './sessions/second-step.ts'
import { passwordErrors, type User } from '../identity/user.ts'
import { isEmailVerified, withVerifiedEmail } from '../identity/verified-email.ts'
import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { TaskBoardConnections } from '../taskboard/ports.ts'

interface UnprovedAccessStores {
  readonly accounts: Accounts
  readonly users: Users
  readonly accessTokens: AccessTokens
  readonly secondFactors: SecondFactors
  readonly taskBoardConnections: TaskBoardConnections
  readonly jobs: Jobs
}

/**
 * Ends every access to a user and their account from before their address was proved, because somebody else may have
 * registered the address. Removes invitations and other users of an account that they own, except admins, who see every
 * account anyway. Notifies the user.
 */
async function endUnprovedAccess(stores: UnprovedAccessStores, user: User, sources: JobSources): Promise<void> {
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

interface Stores extends UnprovedAccessStores {
  readonly sessions: Sessions
  readonly revokedAdmins: RevokedAdmins
}

/**
 * Sets the password of the user who has the link, ends all their sessions and logs them in. The link works once and
 * verifies the address that it was sent to. Users with a second factor are asked for a code, too, unless they switched
 * it on before the address was verified: then it is switched off with all other earlier access.
 */
export class ResetPassword {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: SecretSource,
    private readonly passwords: PasswordHasher,
    private readonly openSession: OpenSession,
    readonly clock: Clock,
    private readonly adminEmails: readonly string[],
    private readonly common: CommonPasswords,
    private readonly secondStep: SecondStep,
    readonly ids: IdSource,
  ) {}

  async execute(input: {
    token: string
    password: string
    code?: string | undefined
    device?: string
  }): Promise<OpenedSession> {
    const wrong = passwordErrors(input.password)
    if (Object.keys(wrong).length > 0) throw invalid('accounts.invalid-password', wrong)
    await assertUncommonPassword(this.common, input.password)
    const holder = await this.work.run((stores) => this.holder(stores, input.token))
    const passwordHash = await this.passwords.hash(input.password)
    if (isEmailVerified(holder)) await this.secondStep.assertPassed(holder.id, input.code, 'reset-link')
    const userId = await this.work.run((stores) => this.reset(stores, input.token, passwordHash))
    return this.openSession.execute({ userId, passwordHash, device: input.device })
  }

  private async reset(stores: Stores, token: string, passwordHash: string): Promise<UserId> {
    const user = await this.holder(stores, token)
    // Saves first, so that a link being sent meanwhile is removed as well.
    const { revokedAdmins } = stores
    const rights = { revokedAdmins, adminEmails: this.adminEmails, now: this.clock.now() }
    await stores.users.save({ ...(await withVerifiedEmail(user, rights)), passwordHash })
    await stores.accessTokens.remove(user.id, 'reset')
    await stores.accessTokens.remove(user.id, 'change-email')
    await stores.sessions.removeOfUser(user.id)
    if (!isEmailVerified(user)) await endUnprovedAccess(stores, user, this)
    return user.id
  }

  private async holder(stores: Stores, token: string): Promise<User> {
    const found = await stores.accessTokens.find(this.secrets.hashOf(token))
    const user = isValidToken(found, 'reset', this.clock.now()) ? await stores.users.find(found.userId) : null
    if (!user || !isSentTo(user, found)) throw linkOver()
    return user
  }
}

/** Older releases did not store the address that a link was sent to. */
function isSentTo({ email }: User, token: AccessToken | null): boolean {
  return token?.email == null || token.email === email
}

function linkOver() {
  return invalidField('token', { code: 'accounts.reset-link-over' })
}
