import { statfs } from 'node:fs/promises'
import type { HealthAdvice, HealthCheck } from '../../core/operations/ports.ts'
import { unlessAbsent } from './unless-absent.ts'

const MEGABYTE = 1024 * 1024
const SCARCE_MB = 1_024
const OUT_MB = 100

/** Checks that the disk of a folder has space for the uploads of the next days. */
export class DiskCheck implements HealthCheck {
  readonly name = 'disk'

  constructor(private readonly folder: string) {}

  async look(): Promise<HealthAdvice | null> {
    const { folder } = this
    const disk = await statfs(folder).catch(unlessAbsent)
    if (disk === null) return { severity: 'failure', reason: { code: 'health.no-folder', values: { folder } } }
    const megabytes = Math.floor((disk.bavail * disk.bsize) / MEGABYTE)
    if (megabytes >= SCARCE_MB) return null
    const severity = megabytes < OUT_MB ? 'failure' : 'warning'
    return { severity, reason: { code: 'health.disk', values: { folder, megabytes } } }
  }
}
