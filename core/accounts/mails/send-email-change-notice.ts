import type { PayloadOf } from '../../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../../jobs/job-handler.ts'
import { newJob, type Job, type JobSources } from '../../jobs/job.ts'
import type { Mailer } from '../ports.ts'
import type { User } from '../../identity/user.ts'

/** Tells the user's previous address that it was replaced. */
export class SendEmailChangeNotice implements HandlerOf<'send-email-change-notice'> {
  constructor(
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data }: JobInput<PayloadOf<'send-email-change-notice'>>): Promise<JobResult> {
    await this.mailer.send({ kind: 'email-changed', to: data.oldEmail, link: `${this.webUrl}/settings` })
    return { code: 'accounts.notice-sent' }
  }
}

/** `user`: with the previous address. */
export function emailChangeNotice({ email, accountId }: User, sources: JobSources): Job {
  return newJob('send-email-change-notice', { accountId, data: { oldEmail: email } }, sources)
}
