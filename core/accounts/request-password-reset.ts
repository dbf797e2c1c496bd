import { newJob, type Job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { invalid } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { Users } from '../identity/ports.ts'
import { addressErrors, normaliseEmail, type User } from '../identity/user.ts'

/**
 * Sends a link for choosing a new password, or the invitation again to a user who has not chosen one yet. Behaves the
 * same whether or not anybody has this e-mail: only the job looks up the recipient.
 */
export class RequestPasswordReset {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; jobs: Jobs }>,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(input: { email: string }): Promise<void> {
    const wrong = addressErrors(input.email)
    if (Object.keys(wrong).length > 0) throw invalid('accounts.invalid-email', wrong)
    await this.work.run(async ({ users, jobs }) => {
      const email = normaliseEmail(input.email)
      const invitations = await users.invitationsTo(email)
      const user = (await users.ofEmail(email)) ?? invitations.find(isPending)
      await jobs.add(this.sending(user ?? null))
    })
  }

  private sending(user: User | null): Job {
    const { ids, clock } = this
    const accountId = user?.accountId ?? null
    if (user?.passwordHash === null)
      return newJob('send-invitation', { accountId, data: { userId: user.id } }, { ids, clock })
    return newJob('send-password-reset', { accountId, data: { userId: user?.id ?? null } }, { ids, clock })
  }
}

function isPending({ inviteStatus }: User): boolean {
  return inviteStatus === 'pending'
}
