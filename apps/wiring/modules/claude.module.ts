import { ContainerModule } from 'inversify'
import { AnthropicAnswerWriter } from '../../../adapters/anthropic/answers/anthropic-answer-writer.ts'
import { AnthropicClient } from '../../../adapters/anthropic/anthropic-client.ts'
import type { AnthropicSettings } from '../../../adapters/anthropic/settings.ts'
import type { Log } from '../../../core/shared/ports/log.ts'
import type { Clock } from '../../../core/shared/ports/clock.ts'
import type { UnitOfWork } from '../../../core/shared/ports/unit-of-work.ts'
import { Budget } from '../../../core/spending/budget.ts'
import type { Stores } from '../../../core/stores.ts'
import { construct, provide, token } from '../token.ts'
import { databaseTokens, systemTokens, writingTokens } from '../tokens.ts'

const client = token<AnthropicClient>('AnthropicClient')

/** The writers that are Claude; what they do takes the place of the built-in ones in `writingModule`. */
export function claudeModule(settings: AnthropicSettings, monthlyLimit: number | null): ContainerModule {
  const openClient = (work: UnitOfWork<Stores>, clock: Clock, log: Log) =>
    new AnthropicClient(settings, new Budget(work, clock, monthlyLimit), log)
  return new ContainerModule((module) => {
    provide(module, client, openClient, [databaseTokens.work, systemTokens.clock, systemTokens.log])
    construct(module, writingTokens.answers, AnthropicAnswerWriter, [client])
  })
}
