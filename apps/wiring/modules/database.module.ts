import { sentenceForAdmins } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { ContainerModule } from 'inversify'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import { isOtherQueueInUse } from '../../../core/jobs/other-queue-in-use.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { isSharedConnections } from '../../../core/shared/shared-connections.ts'
import type { Log } from '../../../core/shared/ports.ts'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { assertDataFolder } from '../config/data-folder.ts'
import { searchTokens } from '../tokens/search-tokens.ts'
import { RELEASE } from '../release.ts'
import { pipelineTokens } from '../tokens/pipeline-tokens.ts'
import { provide } from '../tokens/token.ts'
import { databaseTokens } from '../tokens/tokens.ts'

const AGREE = 'Give all processes the same QUEUE; to change it, stop all of them first.'
const OTHER_QUEUE = {
  embedded: `QUEUE is embedded here, but another process on this database runs with pg-boss. ${AGREE}`,
  'pg-boss': `QUEUE is pg-boss here, but another process on this database runs with embedded. ${AGREE}`,
} as const

const SHARED_CONNECTIONS =
  'The pooler that DATABASE_URL names gives connections of PostgreSQL to several processes in turn. Set it to keep sessions (PgBouncer: pool_mode=session), or name PostgreSQL itself.'

/**
 * Opens and migrates the configured database, creating it unless it `mustExist`. Loads TypeORM and pg-boss only if
 * needed. Throws `ConfigError` if other processes deliver its jobs in another way, and behind a pooler that does not
 * keep sessions.
 */
export async function openPersistence(config: Config, log: Log, mustExist = false): Promise<Persistence> {
  if (!mustExist) await assertDataFolder(config)
  const persistence = await open(config, log, mustExist).catch((error: unknown) => {
    if (isOtherQueueInUse(error)) throw new ConfigError(OTHER_QUEUE[config.queue])
    throw isSharedConnections(error) ? new ConfigError(SHARED_CONNECTIONS) : error
  })
  if (config.database.kind === 'postgres' && !(await persistence.rowLevelSecurity.isEnforced()))
    log.warn('Row-level security is not in force: let DATABASE_URL name a role that is no superuser')
  return persistence
}

async function open({ database: named, queue, workerConcurrency }: Config, log: Log, mustExist: boolean) {
  if (named.kind === 'memory') return openInMemoryPersistence()
  const database = { ...named, mustExist, release: RELEASE, log }
  const { openDatabase } = await import('../../../adapters/typeorm/open-database.ts')
  if (database.kind !== 'postgres' || queue !== 'pg-boss') return openDatabase(database, null, sentenceForAdmins)
  const { PgBossDelivery } = await import('../../../adapters/pg-boss/pg-boss-delivery.ts')
  const tidies = workerConcurrency > 0
  return openDatabase(database, new PgBossDelivery({ tidies, log }), sentenceForAdmins)
}

export function databaseModule(persistence: Persistence): ContainerModule {
  return new ContainerModule((module) => {
    provide(module, databaseTokens.work, () => persistence.unitOfWork, [])
    provide(module, databaseTokens.sessionReader, () => persistence.sessionReader, [])
    provide(module, databaseTokens.projectReader, () => persistence.projectReader, [])
    provide(module, databaseTokens.documentReader, () => persistence.documentReader, [])
    provide(module, databaseTokens.passageReader, () => persistence.passageReader, [])
    provide(module, databaseTokens.passageVectorReader, () => persistence.passageVectorReader, [])
    provide(module, databaseTokens.funderIndex, () => persistence.funderIndex, [])
    provide(module, databaseTokens.allFundersReader, () => persistence.allFundersReader, [])
    provide(module, databaseTokens.registerFactsReader, () => persistence.registerFactsReader, [])
    provide(module, databaseTokens.proposalReader, () => persistence.proposalReader, [])
    provide(module, databaseTokens.waitingReader, () => persistence.waitingReader, [])
    provide(module, databaseTokens.missingAnswersReader, () => persistence.missingAnswersReader, [])
    provide(module, pipelineTokens.reader, () => persistence.pipelineReader, [])
    provide(module, databaseTokens.reportReader, () => persistence.reportReader, [])
    provide(module, databaseTokens.rememberedAnswerReader, () => persistence.rememberedAnswerReader, [])
    provide(module, searchTokens.documentUses, () => persistence.documentUses, [])
    provide(module, searchTokens.searchableNames, () => persistence.searchableNames, [])
    provide(module, searchTokens.questionSearch, () => persistence.questionSearch, [])
    provide(module, databaseTokens.adminReader, () => persistence.adminReader, [])
    provide(module, databaseTokens.jobQueue, () => persistence.jobQueue, [])
    provide(module, databaseTokens.jobReader, () => persistence.jobReader, [])
    provide(module, pipelineTokens.deadlineWalk, () => persistence.deadlineWalk, [])
    provide(module, databaseTokens.documentWalk, () => persistence.documentWalk, [])
    provide(module, databaseTokens.proposalWalk, () => persistence.proposalWalk, [])
    provide(module, databaseTokens.workInProgress, () => persistence.workInProgress, [])
    provide(module, databaseTokens.snapshots, () => persistence.snapshots, [])
    provide(module, databaseTokens.namedFiles, () => persistence.namedFiles, [])
    provide(module, databaseTokens.storageMaintenance, () => persistence.storageMaintenance, [])
  })
}
