import type { JobResult } from '../jobs/job-handler.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Account } from './account.ts'
import type { Accounts } from './ports/accounts.ts'
import type { FactsWriter } from './ports/facts-writer.ts'

type Name = 'generate-facts-file'

const SHARED: readonly DocumentScope[] = [{ kind: 'shared' }]

/** Writes the account's facts file again from its shared library. A run that fails leaves the old one as it is. */
export class GenerateFactsFile implements WriterSteps<Name, Account, string> {
  readonly name = 'generate-facts-file'

  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts }>,
    private readonly writer: FactsWriter,
    private readonly libraries: LibraryOpener,
    private readonly documents: DocumentReader,
  ) {}

  find({ accountId }: AccountJob<Name>): Promise<Account | null> {
    return this.work.run(({ accounts }) => accounts.find(accountId))
  }

  awaitDocuments({ id }: Account): Promise<void> {
    return waitForDocuments(this.documents, id, SHARED)
  }

  async write({ id, settings }: Account, { context }: WriterRun): Promise<string> {
    return (await this.writer.write(settings, this.libraries.open(id, SHARED), context)).text
  }

  endsWith(): boolean {
    return false
  }

  save({ accountId }: AccountJob<Name>, written: Written<string>): Promise<JobResult> {
    return this.work.run(async ({ accounts }) => {
      const account = await accounts.find(accountId)
      if (!account || written.outcome !== 'written') return null
      await accounts.save({ ...account, settings: { ...account.settings, factsFile: written.draft } })
      return 'completed'
    })
  }
}
