import type { SentMails } from '../accounts/ports/sent-mails.ts'
import type { FileStore } from '../documents/ports/file-store.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { NamedFiles } from './ports/named-files.ts'
import type { StorageMaintenance } from './ports/storage-maintenance.ts'
import type { TemporaryFiles } from './ports/temporary-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A day longer than the links in them serve. */
const MAILS_KEPT_DAYS = 8

interface Places {
  readonly files: FileStore
  readonly named: NamedFiles
  readonly temporary: TemporaryFiles
  readonly mails: SentMails
  readonly storage: StorageMaintenance
}

/**
 * Removes what processes leave behind when they are killed, once it is a day old: files that no row names, halves of files,
 * folders of uploads. Messages in the outbox go when their links have run out.
 */
export class RemoveLeftovers implements JobHandler {
  constructor(
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<string> {
    const { files, temporary, mails, storage } = this.places
    const dayAgo = this.daysAgo(1)
    const unnamed = await this.removeUnnamed(dayAgo)
    const unfinished = (await files.removeUnfinished(dayAgo)) + (await temporary.removeBefore(dayAgo))
    const sent = await mails.removeSentBefore(this.daysAgo(MAILS_KEPT_DAYS))
    await storage.trimLog()
    return `Removed ${unnamed} files that nothing names, ${unfinished} unfinished ones and ${sent} old messages.`
  }

  /**
   * Leaves what lies under accounts that the database does not know: that may be another database's, such as the one that
   * is put back in a moment.
   */
  private async removeUnnamed(storedBefore: string): Promise<number> {
    let count = 0
    for await (const keys of this.oldFiles(storedBefore)) {
      const named = await this.places.named.under(folderOf(keys[0] ?? ''))
      if (named === null) continue
      for (const key of keys.filter((one) => !named.has(one))) {
        await this.places.files.remove(key)
        count += 1
      }
    }
    return count
  }

  /** The keys of what was stored before, folder by folder. */
  private async *oldFiles(storedBefore: string): AsyncGenerator<string[]> {
    let keys: string[] = []
    for await (const { key, storedAt } of this.places.files.list()) {
      if (storedAt >= storedBefore) continue
      if (keys[0] !== undefined && folderOf(keys[0]) !== folderOf(key)) {
        yield keys
        keys = []
      }
      keys.push(key)
    }
    if (keys.length > 0) yield keys
  }

  private daysAgo(days: number): string {
    return new Date(Date.parse(this.clock.now()) - days * DAY_MS).toISOString()
  }
}

function folderOf(key: string): string {
  return key.slice(0, key.indexOf('/'))
}
