import { newJob, type Job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { invalidField, invalid } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { accessExpiry, type AccessToken } from './access-token.ts'
import type { AccessTokens, IdentityCheck, Proof, SecretSource } from './ports.ts'
import type { Users } from '../identity/ports.ts'
import { passwordMismatch } from './assert-password.ts'
import { emailErrors, normaliseEmail, type Actor, type User } from '../identity/user.ts'

interface Stores {
  readonly users: Users
  readonly accessTokens: AccessTokens
  readonly jobs: Jobs
}

/**
 * Sends a link to the new address of a user who gives their password. The address changes when they follow it. A new
 * request replaces an earlier one.
 */
export class RequestEmailChange {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: SecretSource,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly proveUser: IdentityCheck,
  ) {}

  /**
   * Throws `invalid` at `email`, `password` or `code`. Only the mail reveals that the address belongs to another user.
   */
  async execute(input: { actor: Actor; email: string } & Proof): Promise<void> {
    const wrong = emailErrors(input.email)
    if (Object.keys(wrong).length > 0) throw invalid('accounts.invalid-email', wrong)
    const user = await this.proveUser.execute(input)
    await this.work.run((stores) => this.request(stores, user, normaliseEmail(input.email)))
  }

  /** Throws where the password was changed after it was checked. */
  private async request({ users, accessTokens, jobs }: Stores, checked: User, email: string): Promise<void> {
    const user = await users.find(checked.id)
    if (user?.passwordHash !== checked.passwordHash) throw passwordMismatch()
    if (email === user.email) throw sameEmail()
    await accessTokens.put(this.requested(user, email))
    await jobs.add(this.sending(user))
  }

  /** Holds the new address until the job replaces this token, which nobody knows, with the one that it sends. */
  private requested({ id: userId }: User, email: string): AccessToken {
    const tokenHash = this.secrets.hashOf(this.secrets.token())
    return {
      tokenHash,
      userId,
      purpose: 'change-email',
      email,
      expiresAt: accessExpiry('change-email', this.clock.now()),
    }
  }

  private sending({ id: userId, accountId }: User): Job {
    const { ids, clock } = this
    return newJob('send-email-change-link', { accountId, data: { userId } }, { ids, clock })
  }
}

function sameEmail() {
  return invalidField('email', { code: 'accounts.same-email' })
}
