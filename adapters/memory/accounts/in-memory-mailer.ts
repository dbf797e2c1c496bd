import type { Mail, Mailer } from '../../../core/accounts/ports/mailer.ts'
import { isEmail } from '../../../core/accounts/user.ts'
import { invalid } from '../../../core/shared/app-error.ts'

/** Keeps messages for whoever wants to read them in this process. */
export class InMemoryMailer implements Mailer {
  readonly sent: Mail[] = []

  async send(mail: Mail): Promise<void> {
    if (!isEmail(mail.to)) throw invalid('mail.no-address', { to: 'This is no email address.' })
    this.sent.push(structuredClone(mail))
  }
}
