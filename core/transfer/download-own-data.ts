import type { Accounts } from '../identity/ports.ts'
import type { IdentityCheck, Proof } from '../accounts/ports.ts'
import type { Actor } from '../identity/user.ts'
import type { Clock, FileStore, Log, UnitOfWork } from '../shared/ports.ts'
import { AppError } from '../shared/app-error.ts'
import { AccountExport } from './export-account.ts'
import { addManifest } from './export-accounts.ts'
import type { Archives, OutgoingArchive, Snapshots } from './ports.ts'
import type { ReadableAnswers } from './readable-answers.ts'

export interface OwnData {
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * Exports all data of an account for its owner, as its users see it, with its applications also as texts. Throws
 * `forbidden` unless the actor is the owner, and as `ProveUser` does.
 */
export class DownloadOwnData {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts }>,
    private readonly snapshots: Snapshots,
    private readonly files: FileStore,
    private readonly archives: Archives,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly proveUser: IdentityCheck,
    private readonly readable: ReadableAnswers,
  ) {}

  /** Collects the records at once; reads files while the content is streamed. */
  async execute(input: { actor: Actor } & Proof): Promise<OwnData> {
    await this.proveUser.execute(input)
    const { actor } = input
    await this.assertOwner(actor)
    const archive = await this.archives.create()
    const account = new AccountExport(actor.accountId, archive, 'owner')
    try {
      await this.snapshots.take((records) => account.addRecords(records))
    } catch (error) {
      await archive.giveUp(error)
      throw error
    }
    void this.finish(archive, account)
    return { fileName: `grantwright-${this.clock.now().slice(0, 10)}.zip`, content: archive.content }
  }

  private async assertOwner({ userId, accountId }: Actor): Promise<void> {
    const account = await this.work.run(({ accounts }) => accounts.find(accountId))
    if (account?.ownerId === userId) return
    throw new AppError('forbidden', 'transfer.not-the-owner')
  }

  private async finish(archive: OutgoingArchive, account: AccountExport): Promise<void> {
    try {
      await account.addReadable(this.readable)
      const { missingFiles, ...entry } = await account.addFiles(this.files)
      if (missingFiles.length > 0)
        this.log.error('Files are missing', { accountId: entry.id, count: missingFiles.length })
      await addManifest(archive, { audience: 'owner', madeAt: this.clock.now(), accounts: [entry], shared: [] })
      await archive.end()
    } catch (error) {
      await archive.giveUp(error)
    }
  }
}
