import type { UserId } from '../../shared/ids.ts'
import type { Jobs } from '../../jobs/ports.ts'
import { AppError, invalidField } from '../../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../../shared/ports.ts'
import { assertUncommonPassword } from '../assert-uncommon-password.ts'
import { assertMatches } from '../assert-password.ts'
import { aloneWithNothing, type EmptyAccountStores } from '../removal/empty-account.ts'
import { isValidToken } from '../access-token.ts'
import type { OpenedSession, OpenSession } from '../sessions/open-session.ts'
import { assertOpen } from '../open-account.ts'
import type { AccessTokens, AccountContents, CommonPasswords, PasswordHasher, SecretSource } from '../ports.ts'
import type { RevokedAdmins } from '../../identity/ports.ts'
import { verificationJob } from '../request-email-verification.ts'
import { unconfirmedHash } from '../sessions/unconfirmed-hash.ts'
import { assertUserFields, normaliseEmail, type User } from '../../identity/user.ts'
import { isEmailVerified, withVerifiedEmail } from '../../identity/verified-email.ts'

export interface AcceptInviteInput {
  readonly token: string
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** As returned by `deviceName`. */
  readonly device?: string
}

interface Stores extends EmptyAccountStores {
  readonly accountContents: AccountContents
  readonly accessTokens: AccessTokens
  readonly revokedAdmins: RevokedAdmins
  readonly jobs: Jobs
}

/**
 * Accepts an invitation: gives the invited user a password and a name and logs them in, unless the account is about to
 * be removed. The link works once. Other invitations to the same address stay open, so that they do not reveal where
 * somebody accepted. A user who follows a link that was not mailed also gets a link that verifies their address.
 */
export class AcceptInvite {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: SecretSource,
    private readonly passwords: PasswordHasher,
    private readonly openSession: OpenSession,
    readonly clock: Clock,
    private readonly adminEmails: readonly string[],
    private readonly common: CommonPasswords,
    readonly ids: IdSource,
  ) {}

  async execute(input: AcceptInviteInput): Promise<OpenedSession> {
    assertUserFields(input)
    await assertUncommonPassword(this.common, input.password)
    const { like, holder } = await this.work.run(async (stores) => {
      const { isMailed } = await this.invited(stores, input)
      return {
        like: await unconfirmedHash(stores.users, input.email),
        holder: isMailed ? await leaving(stores, input) : null,
      }
    })
    if (holder) await assertMatches(this.passwords, holder, input.password)
    const passwordHash = await this.passwords.hash(input.password, like)
    const userId = await this.work.run((stores) => this.accept(stores, input, passwordHash))
    return this.openSession.execute({ userId, passwordHash, device: input.device })
  }

  private async accept(stores: Stores, input: AcceptInviteInput, passwordHash: string): Promise<UserId> {
    const { user, isMailed } = await this.invited(stores, input)
    assertOpen(await stores.accounts.find(user.accountId))
    const own = isMailed ? await leaving(stores, input) : null
    if (own) await stores.accountContents.removeAll(own.accountId)
    const firstName = input.firstName.trim() || (own?.firstName ?? '')
    const lastName = input.lastName.trim() || (own?.lastName ?? '')
    const { revokedAdmins } = stores
    const rights = { revokedAdmins, adminEmails: this.adminEmails, now: this.clock.now() }
    const known = isMailed ? await withVerifiedEmail(user, rights) : user
    await stores.users.save({ ...known, passwordHash, firstName, lastName, inviteStatus: 'accepted' })
    if (!isMailed) await stores.jobs.add(verificationJob(user, this))
    for (const purpose of ['invite', 'invite-link'] as const) await stores.accessTokens.remove(user.id, purpose)
    return user.id
  }

  /** Wrong, used and expired links give the same error, so that nobody can find out who was invited. */
  private async invited(stores: Stores, { token, email }: AcceptInviteInput) {
    const found = await stores.accessTokens.find(this.secrets.hashOf(token))
    const now = this.clock.now()
    const isMailed = isValidToken(found, 'invite', now)
    const user = isMailed || isValidToken(found, 'invite-link', now) ? await stores.users.find(found.userId) : null
    if (user?.email !== normaliseEmail(email) || user.passwordHash !== null) throw invitationOver()
    return { user, isMailed }
  }
}

/**
 * The user who registered alone with the invited address and now leaves that account; null if there is none. Throws
 * `conflict` where their account holds work, or more than they may lose.
 */
async function leaving(stores: Stores, input: Pick<AcceptInviteInput, 'email'>): Promise<User | null> {
  const email = normaliseEmail(input.email)
  const alone = await aloneWithNothing(stores, email)
  const holder = alone ?? (await stores.users.ofEmail(email))
  if (alone === null && holder !== null && isEmailVerified(holder))
    throw new AppError('conflict', 'accounts.invited-elsewhere')
  return alone
}

function invitationOver() {
  return invalidField('token', { code: 'accounts.invitation-over' })
}
