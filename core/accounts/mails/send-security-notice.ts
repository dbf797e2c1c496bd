import type { PayloadOf } from '../../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../../jobs/job-handler.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import type { Mailer } from '../ports.ts'
import type { Users } from '../../identity/ports.ts'

/** Mails a user about a change to their log-in. */
export class SendSecurityNotice implements HandlerOf<'send-security-notice'> {
  constructor(
    private readonly work: UnitOfWork<{ users: Users }>,
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data }: JobInput<PayloadOf<'send-security-notice'>>): Promise<JobResult> {
    const user = await this.work.run(({ users }) => users.find(data.userId))
    if (!user) return { code: 'accounts.nothing-sent' }
    const { what } = data
    await this.mailer.send({ kind: 'security-notice', to: user.email, what, link: `${this.webUrl}/settings` })
    return { code: 'accounts.notice-sent' }
  }
}
