import { join } from 'node:path'
import { AddressCheck } from '../../adapters/health/address-check.ts'
import { BackupCheck } from '../../adapters/health/backup-check.ts'
import { DiskCheck } from '../../adapters/health/disk-check.ts'
import { FilesCheck } from '../../adapters/health/files-check.ts'
import { ModelCheck } from '../../adapters/health/model-check.ts'
import { tryTemporaryFolder } from '../../adapters/files/temporary-folders.ts'
import { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts'
import { scanRecogniser } from '../../adapters/ocr/scan-recogniser.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import type { FileStore } from '../../core/shared/ports.ts'
import type { HealthAdvice, HealthCheck, HealthCheckName } from '../../core/operations/ports.ts'
import type { Persistence } from '../../core/persistence.ts'
import { isAppError } from '../../core/shared/app-error.ts'
import type { Reason } from '../../core/shared/reason.ts'
import type { Config } from './config/config.ts'
import { keepsDataIn } from './config/data-folder.ts'
import { placeOfBucket } from './open-files.ts'
import { driftOf, LARGEST_DRIFT_MS, tryFiles } from './readiness-checks.ts'

/** The oldest version that the product is tested with. */
const OLDEST_POSTGRES = 15

type BackedUpAt = () => Promise<string | null>

/** Checks that also run without a database; `backedUpAt` needs an open one. */
export function healthChecksOf(config: Config, backedUpAt?: BackedUpAt): readonly HealthCheck[] {
  const { dataDir, model, encoder, webUrl } = config
  return [
    check('temporary', () => tryTemporaryFolder()),
    ...(keepsDataIn(config) ? [new DiskCheck(dataDir)] : []),
    ...backupCheck(config, backedUpAt),
    mailCheck(config),
    ...(model === null ? [] : [new ModelCheck(model)]),
    ...(encoder === null ? [] : [new ModelCheck({ ...encoder, vendor: 'openai', prefix: 'TEXT_ENCODER' }, 'encoder')]),
    check('scans', async () => (scanRecogniser() ? null : warning({ code: 'health.no-scans' }))),
    new AddressCheck(webUrl),
  ]
}

/** Checks that need the open installation. */
export function openHealthChecks(config: Config, persistence: Persistence, files: FileStore): readonly HealthCheck[] {
  const { database } = config
  const asked = (look: () => Promise<unknown>) => async () => {
    await look().catch(async (error: unknown) => {
      if (database.kind !== 'postgres') throw error
      const { refusedDatabase } = await import('../../adapters/typeorm/database-cause.ts')
      throw refusedDatabase(isAppError(error) ? error.cause : error, database.url) ?? error
    })
  }
  return [
    check(
      'database',
      asked(() => persistence.sessionReader.withUser('')),
    ),
    check(
      'changes',
      asked(() => persistence.beat()),
    ),
    check('migrations', async () =>
      (await persistence.lacksMigrations()) ? failure({ code: 'health.migrations' }) : null,
    ),
    ...(database.kind === 'postgres' ? ofPostgres(persistence) : []),
    check(
      'queue',
      asked(() => persistence.jobQueue.nextDueAt()),
    ),
    new FilesCheck(placeOfFiles(config), () => tryFiles(files)),
  ]
}

function ofPostgres({ rowLevelSecurity, time, majorVersion }: Persistence): HealthCheck[] {
  return [
    check('server-version', async () => {
      const version = (await majorVersion()) ?? OLDEST_POSTGRES
      return version < OLDEST_POSTGRES
        ? warning({ code: 'health.database-old', values: { version, oldest: OLDEST_POSTGRES } })
        : null
    }),
    check('row-security', async () =>
      (await rowLevelSecurity.isEnforced()) ? null : warning({ code: 'health.row-security' }),
    ),
    check('clock', async () => {
      const drift = await driftOf(time)
      if (drift < LARGEST_DRIFT_MS) return null
      return failure({ code: 'health.clock', values: { seconds: Math.round(drift / 1_000) } })
    }),
  ]
}

function backupCheck({ database, dataDir }: Config, backedUpAt?: BackedUpAt): HealthCheck[] {
  if (database.kind === 'sqlite') return [new BackupCheck(join(dataDir, 'backups'), new SystemClock(), backedUpAt)]
  return database.kind === 'postgres' && backedUpAt ? [new BackupCheck(null, new SystemClock(), backedUpAt)] : []
}

function placeOfFiles({ s3, dataDir }: Config): string {
  if (s3 === null) return join(dataDir, 'files')
  return placeOfBucket(s3)
}

function mailCheck({ mail }: Config): HealthCheck {
  if (mail.kind === 'smtp') return check('mail', () => new SmtpMailer(mail).tryToSend())
  return check('mail', async () => warning({ code: 'health.no-mail-server' }))
}

function check(name: HealthCheckName, look: () => Promise<HealthAdvice | null | void>): HealthCheck {
  return { name, look: async () => (await look()) ?? null }
}

const warning = (reason: Reason): HealthAdvice => ({ severity: 'warning', reason })
const failure = (reason: Reason): HealthAdvice => ({ severity: 'failure', reason })
