import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { Jobs } from '../jobs/ports.ts'
import { assertUncommonPassword } from './assert-uncommon-password.ts'
import { ACCOUNT_DEFAULTS, DEFAULT_SETTINGS, type Account } from '../identity/account.ts'
import type { OpenSession, OpenedSession } from './sessions/open-session.ts'
import type { Accounts, RevokedAdmins, Users } from '../identity/ports.ts'
import type { CommonPasswords, PasswordHasher } from './ports.ts'
import { verificationJob } from './request-email-verification.ts'
import { unconfirmedHash } from './sessions/unconfirmed-hash.ts'
import { assertUserFields, normaliseEmail, type User } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'

export interface RegisterInput {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** As returned by `deviceName`. */
  readonly device?: string
}

interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly jobs: Jobs
  readonly revokedAdmins: RevokedAdmins
}

/**
 * Creates an account with its owner, logs the owner in and sends the link that verifies their address. The result is
 * the same for an address that others have as well; if one of them has confirmed it, the mail says so instead.
 * Registering again with the same password before the address is confirmed logs the user in. The first user of an
 * installation is an admin, unless the settings name its admins: those become admins once their addresses are verified.
 */
export class Register {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: PasswordHasher,
    private readonly openSession: OpenSession,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly adminEmails: readonly string[],
    private readonly common: CommonPasswords,
  ) {}

  async execute(input: RegisterInput): Promise<OpenedSession> {
    assertUserFields(input)
    await assertUncommonPassword(this.common, input.password)
    const like = await this.work.run(({ users }) => unconfirmedHash(users, input.email))
    const passwordHash = await this.passwords.hash(input.password, like)
    const { account, user } = this.newAccount(input, passwordHash)
    const saved = await this.work.run(async ({ accounts, users, jobs, revokedAdmins }) => {
      const others = (await users.allOfEmail(user.email)).filter((other) => !isEmailVerified(other))
      const same = others.find((other) => other.passwordHash === passwordHash)
      if (same) return same
      if ((await unconfirmedHash(users, user.email)) !== like) return null
      await accounts.save(account)
      await jobs.add(verificationJob(user, { ids: this.ids, clock: this.clock }))
      return users.save({ ...user, isAdmin: await this.isFirst(users, revokedAdmins) })
    })
    // Another request registered the address meanwhile.
    if (saved === null) return this.execute(input)
    return this.openSession.execute({ userId: saved.id, passwordHash, device: input.device })
  }

  private newAccount(input: RegisterInput, passwordHash: string): { account: Account; user: User } {
    const createdAt = this.clock.now()
    const accountId = this.ids.next<'account'>()
    const userId = this.ids.next<'user'>()
    const settings = DEFAULT_SETTINGS
    const account = { ...ACCOUNT_DEFAULTS, id: accountId, ownerId: userId, settings, createdAt, version: 0 }
    const user: User = {
      id: userId,
      accountId,
      email: normaliseEmail(input.email),
      emailVerifiedAt: null,
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      passwordHash,
      lastLoginAt: null,
      inviteStatus: null,
      invitedBy: null,
      inviteUndeliveredAt: null,
      isAdmin: false,
      preferences: {},
      createdAt,
      version: 0,
    }
    return { account, user }
  }

  /** False if admin rights were ever revoked: the installation is not new, and its operator grants them. */
  private async isFirst(users: Users, revokedAdmins: RevokedAdmins): Promise<boolean> {
    return this.adminEmails.length === 0 && (await users.isEmpty()) && (await revokedAdmins.isEmpty())
  }
}
