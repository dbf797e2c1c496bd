import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Mail, Mailer } from '../../core/accounts/ports/mailer.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import { mailMessage } from './mail-message.ts'

export interface OutboxSettings {
  readonly folder: string
  readonly from: string
  /** Whether the link of each message is a line in the log: for who tries the product on a machine of their own. */
  readonly logsLinks: boolean
}

/**
 * Where no mail server is configured: each message becomes a file that mail programs open. Its link is a secret, which the
 * log tells outside of production alone.
 */
export class OutboxMailer implements Mailer {
  constructor(
    private readonly settings: OutboxSettings,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async send(mail: Mail): Promise<void> {
    const file = await this.write(await built(mailMessage(mail, this.settings.from)))
    const what = this.settings.logsLinks ? `To ${mail.to}: ${mail.link}` : 'The message is a file in the outbox.'
    this.log.info(`No mail server is configured. ${what}`, { subject: mail.subject, file })
  }

  private async write(message: Buffer): Promise<string> {
    const { folder } = this.settings
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${this.clock.now().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
    const [part, file] = [join(folder, `.${name}.part`), join(folder, `${name}.eml`)]
    await writeFile(part, message, { mode: 0o600 })
    await rename(part, file)
    return file
  }
}

/** The message as it would go over the wire. The library is loaded with the first one. */
async function built(options: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail(options)
  if (!Buffer.isBuffer(message)) throw new Error('The message was not built as a whole.')
  return message
}
