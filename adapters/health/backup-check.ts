import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HealthAdvice, HealthCheck } from '../../core/operations/ports.ts'
import type { Clock } from '../../core/shared/ports.ts'
import { unlessAbsent } from './unless-absent.ts'

const HOUR_MS = 60 * 60_000
/** Backups are made once a day. */
const OLD_HOURS = 50

/** Checks the age of the newest backup: a copy of the database in a folder, or a recorded one. */
export class BackupCheck implements HealthCheck {
  readonly name = 'backup'

  constructor(
    /** Null if the product makes no copies itself. */
    private readonly folder: string | null,
    private readonly clock: Clock,
    /** Time of the last recorded backup, ISO 8601. */
    private readonly notedAt: () => Promise<string | null> = async () => null,
  ) {}

  async look(): Promise<HealthAdvice | null> {
    const noted = await this.notedAt()
    const times = [...(await this.timesOfCopies()), ...(noted === null ? [] : [Date.parse(noted)])]
    const none = this.folder === null ? 'health.backup-unknown' : 'health.no-backup'
    if (times.length === 0) return { severity: 'warning', reason: { code: none } }
    const hours = Math.floor((Date.parse(this.clock.now()) - Math.max(...times)) / HOUR_MS)
    return hours < OLD_HOURS ? null : { severity: 'warning', reason: { code: 'health.backup-old', values: { hours } } }
  }

  private async timesOfCopies(): Promise<number[]> {
    const { folder } = this
    const names = folder === null ? [] : ((await readdir(folder).catch(unlessAbsent)) ?? [])
    const copies = names.filter((name) => name.endsWith('.sqlite'))
    return Promise.all(copies.map(async (name) => (await stat(join(folder ?? '', name))).mtimeMs))
  }
}
