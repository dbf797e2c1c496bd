import { newJob, type Job, type JobId } from '../jobs/job.ts'
import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import { emailChangedMail } from './mails.ts'
import type { Mailer } from './ports/mailer.ts'
import type { User } from './user.ts'

export const SEND_EMAIL_CHANGE_NOTICE = 'send-email-change-notice'

/** Tells the address before that a user has another one now. */
export class SendEmailChangeNotice implements JobHandler {
  constructor(
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data }: JobInput): Promise<string> {
    await this.mailer.send(emailChangedMail({ to: data['oldEmail'] as string, link: `${this.webUrl}/settings` }))
    return 'The notice was sent.'
  }
}

/** `user` still has the address before. */
export function emailChangeNotice(id: JobId, { email, accountId }: User, now: string): Job {
  return newJob({ id, name: SEND_EMAIL_CHANGE_NOTICE, accountId, data: { oldEmail: email }, now, priority: 1 })
}
