import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { notFound } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { Users } from '../identity/ports.ts'
import type { Actor, User } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'

/** Sends the user another link that verifies their address. Does nothing if it is verified. */
export class RequestEmailVerification {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; jobs: Jobs }>,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(input: { actor: Actor }): Promise<User> {
    return this.work.run(async ({ users, jobs }) => {
      const user = await users.find(input.actor.userId)
      if (!user) throw notFound('accounts.user-not-found', { values: { email: null } })
      if (!isEmailVerified(user)) await jobs.add(verificationJob(user, { ids: this.ids, clock: this.clock }))
      return user
    })
  }
}

export function verificationJob({ id: userId, accountId }: User, sources: JobSources): Job {
  return newJob('send-email-verification', { accountId, data: { userId } }, sources)
}
