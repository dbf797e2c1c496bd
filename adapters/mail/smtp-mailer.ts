import type { Transporter } from 'nodemailer'
import type { Mail, Mailer } from '../../core/accounts/ports.ts'
import { isRecipientRefused, refusedMail } from './mail-cause.ts'
import { mailMessage, refusedAddress } from './mail-message.ts'
import { writtenMail } from './written-mail.ts'

export interface MailTimeouts {
  readonly connectMs: number
  /** Silence on the connection. Scanning a message can take this long, and hanging up earlier would send it twice. */
  readonly silenceMs: number
  /** One whole message: some servers send a byte now and then. */
  readonly messageMs: number
}

const DEFAULT_TIMEOUTS: MailTimeouts = { connectMs: 20_000, silenceMs: 120_000, messageMs: 300_000 }
/** Shorter than the time limit of a health check. */
const LONGEST_TRIAL_MS = 12_000

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  readonly url: string
  /** The sender, such as `Grantwright <grants@example.org>`. */
  readonly from: string
}

/** Sends messages through a mail server. */
export class SmtpMailer implements Mailer {
  private transport: Promise<Transporter> | null = null

  constructor(
    private readonly settings: SmtpSettings,
    private readonly timeouts = DEFAULT_TIMEOUTS,
  ) {}

  /** Connects, logs in and has the server check the sender, without a message. Throws `unavailable` with the fault. */
  async tryToSend(longestMs = LONGEST_TRIAL_MS): Promise<void> {
    const { url, from } = this.settings
    try {
      const { trySender } = await import('./sender-trial.ts')
      await trySender({ url, longestMs, sender: addressIn(from), ...connectionOf(from, this.timeouts) })
    } catch (error) {
      throw refusedMail(error, this.settings)
    }
  }

  async send(mail: Mail): Promise<void> {
    const message = mailMessage(writtenMail(mail), this.settings.from)
    try {
      this.transport ??= transportTo(this.settings, this.timeouts)
      const signal = AbortSignal.timeout(this.timeouts.messageMs)
      await (await this.transport).sendMail({ ...message, signal })
    } catch (error) {
      throw isRecipientRefused(error) ? refusedAddress(error) : refusedMail(error, this.settings)
    }
  }
}

/** Loads the library with the first message: most runs of the program send none. */
async function transportTo({ url, from }: SmtpSettings, timeouts: MailTimeouts): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, ...connectionOf(from, timeouts) })
}

function connectionOf(from: string, { connectMs, silenceMs }: MailTimeouts) {
  return { name: greetingOf(from), connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silenceMs }
}

function addressIn(from: string): string {
  return /<([^<>]*)>$/.exec(from)?.[1] ?? from
}

/**
 * The name in the greeting: the sender's domain. The machine's own name is often unknown on the Internet or a local
 * address, and strict servers then hang up.
 */
function greetingOf(from: string): string {
  return /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
}
