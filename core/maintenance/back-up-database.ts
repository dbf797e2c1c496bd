import type { JobHandler } from '../jobs/job-handler.ts'
import type { DatabaseBackup } from './ports.ts'

export class BackUpDatabase implements JobHandler {
  constructor(private readonly backup: DatabaseBackup) {}

  async execute(): Promise<string> {
    return `Saved as ${await this.backup.backUp()}.`
  }
}
