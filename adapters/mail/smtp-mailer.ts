import type { Transporter } from 'nodemailer'
import type { Mail, Mailer } from '../../core/accounts/ports/mailer.ts'
import { isRecipientRefused, refusedMail } from './mail-cause.ts'
import { mailMessage, refusedAddress } from './mail-message.ts'
import { writtenMail } from './written-mail.ts'

/** Time limits in milliseconds. */
export interface MailPatience {
  readonly toConnect: number
  /** Silence on the connection. Scanning a message can take this long, and hanging up earlier would send it twice. */
  readonly toAnswer: number
  /** One whole message: some servers send a byte now and then. */
  readonly forAll: number
}

const PATIENCE: MailPatience = { toConnect: 20_000, toAnswer: 120_000, forAll: 300_000 }
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
    private readonly patience = PATIENCE,
  ) {}

  /** Connects, logs in and has the server check the sender, without a message. Throws `unavailable` with the fault. */
  async tryToSend(longestMs = LONGEST_TRIAL_MS): Promise<void> {
    const { url, from } = this.settings
    try {
      const { trySender } = await import('./sender-trial.ts')
      await trySender({ url, longestMs, sender: addressIn(from), ...connectionOf(from, this.patience) })
    } catch (error) {
      throw refusedMail(error, this.settings)
    }
  }

  async send(mail: Mail): Promise<void> {
    const message = mailMessage(writtenMail(mail), this.settings.from)
    try {
      this.transport ??= transportTo(this.settings, this.patience)
      const signal = AbortSignal.timeout(this.patience.forAll)
      await (await this.transport).sendMail({ ...message, signal })
    } catch (error) {
      throw isRecipientRefused(error) ? refusedAddress(error) : refusedMail(error, this.settings)
    }
  }
}

/** Loads the library with the first message: most runs of the program send none. */
async function transportTo({ url, from }: SmtpSettings, patience: MailPatience): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, ...connectionOf(from, patience) })
}

function connectionOf(from: string, { toConnect, toAnswer }: MailPatience) {
  const timeouts = { connectionTimeout: toConnect, greetingTimeout: toConnect, socketTimeout: toAnswer }
  return { name: greetingOf(from), ...timeouts }
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
