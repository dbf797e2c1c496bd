import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HealthAdvice, HealthCheck } from '../../core/operations/ports/health-check.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import { unlessAbsent } from './unless-absent.ts'

const HOUR_MS = 60 * 60_000
/** They are made once a day. */
const OLD_HOURS = 50

/** How old the newest copy of the database in a folder is. */
export class BackupCheck implements HealthCheck {
  readonly name = 'backup'

  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
  ) {}

  async look(): Promise<HealthAdvice | null> {
    const names = (await readdir(this.folder).catch(unlessAbsent)) ?? []
    const copies = names.filter((name) => name.endsWith('.sqlite'))
    if (copies.length === 0) return { severity: 'warning', reason: { code: 'health.no-backup' } }
    const times = await Promise.all(copies.map(async (name) => (await stat(join(this.folder, name))).mtimeMs))
    const hours = Math.floor((Date.parse(this.clock.now()) - Math.max(...times)) / HOUR_MS)
    return hours < OLD_HOURS ? null : { severity: 'warning', reason: { code: 'health.backup-old', values: { hours } } }
  }
}
