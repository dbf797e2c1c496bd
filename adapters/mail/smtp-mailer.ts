import type { Transporter } from 'nodemailer'
import type { Mail, Mailer } from '../../core/accounts/ports/mailer.ts'
import { isRecipientRefused, refusedMail } from './mail-cause.ts'
import { mailMessage, refusedAddress } from './mail-message.ts'
import { writtenMail } from './written-mail.ts'

const TIMEOUT_MS = 20_000

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  readonly url: string
  /** The sender, such as `Grantwright <grants@example.org>`. */
  readonly from: string
}

/** Hands messages to a mail server. */
export class SmtpMailer implements Mailer {
  private transport: Promise<Transporter> | null = null

  constructor(private readonly settings: SmtpSettings) {}

  /** Connects and logs in. Throws `unavailable`, with what is wrong. */
  async tryLogIn(): Promise<void> {
    try {
      this.transport ??= transportTo(this.settings)
      await (await this.transport).verify()
    } catch (error) {
      throw refusedMail(error, this.settings)
    }
  }

  async send(mail: Mail): Promise<void> {
    const message = mailMessage(writtenMail(mail), this.settings.from)
    try {
      this.transport ??= transportTo(this.settings)
      await (await this.transport).sendMail(message)
    } catch (error) {
      throw isRecipientRefused(error) ? refusedAddress(error) : refusedMail(error, this.settings)
    }
  }
}

/** The library is loaded with the first message: most starts of the program send none. */
async function transportTo({ url, from }: SmtpSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  return createTransport({ url, name: greetingOf(from), ...timeouts })
}

/**
 * The name with which the server is greeted: the sender's domain. The machine's own name is often none of the Internet's,
 * or an address of its own network alone, and strict servers hang up then.
 */
function greetingOf(from: string): string {
  return /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
}
