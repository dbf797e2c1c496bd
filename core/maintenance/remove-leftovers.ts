import type { SentMails } from '../accounts/ports.ts'
import type { Clock, FileStore, ListedFile, StorageMaintenance } from '../shared/ports.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import { isAppError } from '../shared/app-error.ts'
import type { NamedFiles, TemporaryFiles } from './ports.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** One day longer than their links are valid. */
const MAILS_KEPT_DAYS = 8
/** Days for which a file without a row is set aside. It is restored if a row refers to it. */
const KEPT_ASIDE_DAYS = 7
/** Part of the key, after the account's, for files set aside. */
const ASIDE = 'set-aside'
/**
 * Killed processes leave few files: if there are more than this, and more than this share of the files that rows refer
 * to, they are not leftovers.
 */
const MOST_LEFT = 5
const MOST_SHARE = 0.25
/** Limit for each run. */
const MOST_SET_ASIDE = 500

interface Places {
  readonly files: FileStore
  readonly named: NamedFiles
  readonly temporary: TemporaryFiles
  readonly mails: SentMails
  readonly storage: StorageMaintenance
}

interface Counts {
  aside: number
  removed: number
  broughtBack: number
  /** Number of files without a row, when too many to be leftovers. */
  doubtful: number
  /** Number of folders in which something could not be moved or removed. */
  stuck: number
}

/**
 * Removes what killed processes leave behind, once it is a day old: incomplete files, upload folders, and files without
 * a row, which are first set aside for a week. Removes messages from the outbox when their links have expired.
 */
export class RemoveLeftovers implements JobHandler {
  constructor(
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<string> {
    const { files, temporary, mails, storage } = this.places
    const dayAgo = this.daysAgo(1)
    const { aside, removed, broughtBack, doubtful, stuck } = await this.sweep(dayAgo)
    const unfinished = (await files.removeUnfinished(dayAgo)) + (await temporary.removeBefore(dayAgo))
    const sent = await mails.removeSentBefore(this.daysAgo(MAILS_KEPT_DAYS))
    await storage.trimLog()
    const doubt =
      doubtful === 0
        ? ''
        : ` Left ${doubtful} that nothing names where hardly any file has a name: look at the database.`
    const left = stuck === 0 ? '' : ` Could not change ${stuck} folders: do they belong to another user?`
    const back = broughtBack === 0 ? '' : ` Brought ${broughtBack} back that something names again.`
    return `Set ${aside} files aside that nothing names. Removed ${removed} that were aside for a week, ${unfinished} unfinished ones and ${sent} old messages.${back}${doubt}${left}`
  }

  /**
   * Skips files of accounts that the database does not know: they may belong to another database, such as one about to
   * be restored. Removes nothing if no row refers to any file, or if too many files have no row.
   */
  private async sweep(storedBefore: string): Promise<Counts> {
    const counts: Counts = { aside: 0, removed: 0, broughtBack: 0, doubtful: 0, stuck: 0 }
    for await (const files of this.folders()) {
      const named = await this.places.named.under(folderOf(files[0]?.key ?? ''))
      if (named === null) continue
      try {
        await this.sweepAside(files, named, counts)
        await this.setAside(files, named, storedBefore, counts)
      } catch (error) {
        if (!isAppError(error, 'unavailable')) throw error
        counts.stuck += 1
      }
    }
    return counts
  }

  private async sweepAside(files: readonly ListedFile[], named: ReadonlySet<string>, counts: Counts): Promise<void> {
    const aWeekAgo = this.daysAgo(KEPT_ASIDE_DAYS)
    const stored = new Set(files.map(({ key }) => key))
    for (const { key, storedAt } of files.filter(({ key }) => isAside(key))) {
      const own = fromAside(key)
      if (named.has(own) && !stored.has(own)) {
        await this.move(key, own)
        counts.broughtBack += 1
      } else if (storedAt < aWeekAgo) {
        await this.places.files.remove(key)
        counts.removed += 1
      }
    }
  }

  private async setAside(
    files: readonly ListedFile[],
    named: ReadonlySet<string>,
    storedBefore: string,
    counts: Counts,
  ): Promise<void> {
    const unnamed = files.filter(({ key, storedAt }) => !isAside(key) && !named.has(key) && storedAt < storedBefore)
    const isDoubtful = named.size === 0 || unnamed.length > Math.max(MOST_LEFT, named.size * MOST_SHARE)
    if (isDoubtful) counts.doubtful += unnamed.length
    for (const { key } of isDoubtful ? [] : unnamed) {
      if (counts.aside === MOST_SET_ASIDE) break
      await this.move(key, toAside(key))
      counts.aside += 1
    }
  }

  private async move(from: string, to: string): Promise<void> {
    await this.places.files.put(to, await this.places.files.open(from))
    await this.places.files.remove(from)
  }

  /** Stored files, folder by folder. */
  private async *folders(): AsyncGenerator<ListedFile[]> {
    let files: ListedFile[] = []
    for await (const file of this.places.files.list()) {
      if (files[0] !== undefined && folderOf(files[0].key) !== folderOf(file.key)) {
        yield files
        files = []
      }
      files.push(file)
    }
    if (files.length > 0) yield files
  }

  private daysAgo(days: number): string {
    return new Date(Date.parse(this.clock.now()) - days * DAY_MS).toISOString()
  }
}

function folderOf(key: string): string {
  return key.slice(0, key.indexOf('/'))
}

function isAside(key: string): boolean {
  return key.startsWith(`${ASIDE}/`, key.indexOf('/') + 1)
}

function toAside(key: string): string {
  return key.replace('/', `/${ASIDE}/`)
}

function fromAside(key: string): string {
  return key.replace(`/${ASIDE}/`, '/')
}
