import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Mail, Mailer, SentMails } from '../../core/accounts/ports.ts'
import { diskFull } from '../../core/shared/disk-full.ts'
import type { Clock, Log } from '../../core/shared/ports.ts'
import { addressKey } from './address-key.ts'
import { mailMessage } from './mail-message.ts'
import { writtenMail } from './written-mail.ts'

export interface OutboxSettings {
  readonly folder: string
  readonly from: string
  /** Shows the address and the link of each message to the operator; null to show them to nobody. */
  readonly print: ((line: string) => void) | null
}

/** Files of messages, including those left half-written by a killed program. */
const MESSAGE = /^\.?[\w-]+(\.[\w-]+)*\.(eml|part)$/

/**
 * Used without a mail server: each message becomes a file that mail programs open, named by a key of its recipient.
 * Links are secret and addresses personal: both may be printed on a terminal but are never logged.
 */
export class OutboxMailer implements Mailer, SentMails {
  constructor(
    private readonly settings: OutboxSettings,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async send(mail: Mail): Promise<void> {
    const written = writtenMail(mail)
    const file = await this.write(addressKey(mail.to), await built(mailMessage(written, this.settings.from)))
    const { subject } = written
    this.log.info('No mail server is configured. The message is a file in the outbox.', { subject, file })
    this.settings.print?.(`No mail server is configured. To ${mail.to}: ${mail.link}`)
  }

  keyOf(email: string): string {
    return addressKey(email)
  }

  async removeTo(keys: readonly string[]): Promise<void> {
    for (const name of await this.names()) if (keys.some((key) => name.includes(`-${key}-`))) await this.remove(name)
  }

  async removeSentBefore(moment: string): Promise<number> {
    let count = 0
    for (const name of await this.names()) {
      const file = await stat(join(this.settings.folder, name)).catch(() => null)
      if (file === null || file.mtime.toISOString() >= moment) continue
      await this.remove(name)
      count += 1
    }
    return count
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.settings.folder).catch(() => [])
    return names.filter((name) => MESSAGE.test(name))
  }

  private async remove(name: string): Promise<void> {
    await rm(join(this.settings.folder, name), { force: true })
  }

  private async write(key: string, message: Buffer): Promise<string> {
    const { folder } = this.settings
    const name = `${this.clock.now().replaceAll(':', '-')}-${key}-${randomUUID().slice(0, 8)}`
    const [part, file] = [join(folder, `.${name}.part`), join(folder, `${name}.eml`)]
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(part, message, { mode: 0o600 })
      await rename(part, file)
      return file
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      throw diskFull(error) ?? error
    }
  }
}

/** The message in the form in which it would be sent. The library is loaded with the first message. */
async function built(options: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail(options)
  if (!Buffer.isBuffer(message)) throw new Error('The message was not built as a whole.')
  return message
}
