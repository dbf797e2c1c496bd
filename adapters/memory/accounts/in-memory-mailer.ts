import type { Mail, Mailer, SentMails } from '../../../core/accounts/ports.ts'
import { normaliseEmail, isOneAddress } from '../../../core/identity/user.ts'
import { invalidField } from '../../../core/shared/app-error.ts'

/** Stores messages in this process, for reading them there. */
export class InMemoryMailer implements Mailer, SentMails {
  readonly sent: Mail[] = []

  async send(mail: Mail): Promise<void> {
    if (!isOneAddress(mail.to)) throw invalidField('to', { code: 'mail.no-address' })
    this.sent.push(structuredClone(mail))
  }

  keyOf(email: string): string {
    return normaliseEmail(email)
  }

  async removeTo(keys: readonly string[]): Promise<void> {
    const kept = this.sent.filter(({ to }) => !keys.includes(normaliseEmail(to)))
    this.sent.splice(0, this.sent.length, ...kept)
  }

  /** Messages last as long as the process. */
  async removeSentBefore(): Promise<number> {
    return 0
  }
}
