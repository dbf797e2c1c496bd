import { ContainerModule } from 'inversify'
import { NO_SENT_MAILS } from '../../../adapters/mail/no-sent-mails.ts'
import { OutboxMailer } from '../../../adapters/mail/outbox-mailer.ts'
import { SmtpMailer } from '../../../adapters/mail/smtp-mailer.ts'
import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import type { Mailer, SentMails } from '../../../core/accounts/ports.ts'
import type { Clock, Log } from '../../../core/shared/ports.ts'
import type { Config } from '../config/config.ts'
import { provide, token } from '../tokens/token.ts'
import { systemTokens } from '../tokens/tokens.ts'

interface Mailing {
  readonly mailer: Mailer
  readonly sent: SentMails
}

const mailing = token<Mailing>('mailing')

export function mailModule(config: Config): ContainerModule {
  return new ContainerModule((module) => {
    const { clock, log, mailer, sentMails, webUrl, hasMailServer } = systemTokens
    provide(module, mailing, (time: Clock, lines: Log) => chooseMailing(config, time, lines), [clock, log])
    provide(module, mailer, (parts: Mailing) => parts.mailer, [mailing])
    provide(module, sentMails, (parts: Mailing) => parts.sent, [mailing])
    provide(module, webUrl, () => config.webUrl, [])
    provide(module, hasMailServer, () => config.mail.kind === 'smtp', [])
  })
}

function chooseMailing(config: Config, clock: Clock, log: Log): Mailing {
  const { mail } = config
  if (mail.kind === 'smtp') return { mailer: new SmtpMailer(mail), sent: NO_SENT_MAILS }
  const kept =
    mail.kind === 'memory' ? new InMemoryMailer() : new OutboxMailer({ ...mail, print: printerOf(config) }, clock, log)
  return { mailer: kept, sent: kept }
}

/** Prints mails to the terminal, for trying the product on one's own machine; not to the log, which is stored. */
function printerOf({ releaseStage, logLevel }: Config): ((line: string) => void) | null {
  const shows = releaseStage !== 'production' && (logLevel === 'debug' || logLevel === 'info')
  return shows ? (line) => process.stdout.write(`${line}\n`) : null
}
