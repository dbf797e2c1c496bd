import type { JobResult } from '../jobs/job-handler.ts'
import { SHARED_LIBRARY } from '../documents/document.ts'
import type { DocumentReader, LibraryOpener } from '../documents/ports.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { profilesIn, type ProfileStores } from '../profile/profiles.ts'
import { placeDraft, type TextSources } from '../texts/drafts.ts'
import type { TextVersions } from '../texts/ports.ts'
import { NO_DETAIL } from '../texts/text-version.ts'
import type { Account } from '../identity/account.ts'
import { factsTextOf, withFactsFile } from './open-facts-file.ts'
import type { Accounts } from '../identity/ports.ts'
import type { FactsDraft, FactsWriter } from './ports.ts'

type Name = 'generate-facts-file'

/**
 * Rewrites the account's facts file from its shared library. Keeps the old file if it fails, or if a person has changed
 * it meanwhile.
 */
export class GenerateFactsFile implements WriterSteps<Name, Account, FactsDraft> {
  readonly name = 'generate-facts-file'

  constructor(
    private readonly work: UnitOfWork<ProfileStores & { accounts: Accounts; textVersions: TextVersions }>,
    private readonly writer: FactsWriter,
    private readonly libraries: LibraryOpener,
    private readonly documents: DocumentReader,
    private readonly sources: TextSources,
  ) {}

  find({ accountId }: AccountJob<Name>): Promise<Account | null> {
    return this.work.run(({ accounts }) => accounts.find(accountId))
  }

  awaitDocuments({ id }: Account): Promise<void> {
    return waitForDocuments(this.documents, id, SHARED_LIBRARY)
  }

  async write({ id, settings }: Account, { context }: WriterRun): Promise<FactsDraft> {
    const profile = await profilesIn(this.work).read(id, this.sources.clock.now())
    return this.writer.write({ settings, profile }, this.libraries.open(id, SHARED_LIBRARY), context)
  }

  endsWith(): boolean {
    return false
  }

  save({ accountId }: AccountJob<Name>, written: Written<FactsDraft>): Promise<JobResult> {
    return this.work.run(async (stores) => {
      const account = await stores.accounts.find(accountId)
      if (!account || written.outcome !== 'written') return null
      const draft = { ...written.draft, detail: NO_DETAIL, usage: written.usage }
      const state = await placeDraft(stores, factsTextOf(account), draft, this.sources)
      if (state !== null) await stores.accounts.save(withFactsFile(account, draft.text, state))
      return 'completed'
    })
  }
}
