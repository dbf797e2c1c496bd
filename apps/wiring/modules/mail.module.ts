import { ContainerModule } from 'inversify'
import { OutboxMailer } from '../../../adapters/mail/outbox-mailer.ts'
import { SmtpMailer } from '../../../adapters/mail/smtp-mailer.ts'
import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import type { Mailer } from '../../../core/accounts/ports/mailer.ts'
import type { Clock } from '../../../core/shared/ports/clock.ts'
import type { Log } from '../../../core/shared/ports/log.ts'
import type { Config } from '../config.ts'
import { provide } from '../token.ts'
import { systemTokens } from '../tokens.ts'

export function mailModule({ mail, releaseStage, webUrl }: Config): ContainerModule {
  const mailer = (clock: Clock, log: Log): Mailer => {
    if (mail.kind === 'memory') return new InMemoryMailer()
    if (mail.kind === 'smtp') return new SmtpMailer(mail)
    return new OutboxMailer({ ...mail, logsLinks: releaseStage !== 'production' }, clock, log)
  }
  return new ContainerModule((module) => {
    provide(module, systemTokens.mailer, mailer, [systemTokens.clock, systemTokens.log])
    provide(module, systemTokens.webUrl, () => webUrl, [])
  })
}
