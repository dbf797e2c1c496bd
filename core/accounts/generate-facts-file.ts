import type { DocumentScope } from '../documents/document.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder } from '../spending/work-order.ts'
import type { Accounts } from './ports/accounts.ts'
import type { FactsWriter } from './ports/facts-writer.ts'

const SHARED: readonly DocumentScope[] = [{ kind: 'shared' }]

/** Writes the account's facts file anew from its shared library. A run that fails leaves the old one as it is. */
export class GenerateFactsFile implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts }>,
    private readonly writer: FactsWriter,
    private readonly libraries: LibraryOpener,
    private readonly documents: DocumentReader,
  ) {}

  async execute({ accountId, lastAttempt, cancellation }: JobInput): Promise<string | null> {
    const account = accountId && (await this.work.run(({ accounts }) => accounts.find(accountId)))
    if (!account) return null
    if (!lastAttempt) await waitForDocuments(this.documents, account.id, SHARED)
    const library = this.libraries.open(account.id, SHARED)
    const { text } = await this.writer.write(account.settings, library, workOrder(account.id, cancellation))
    return this.work.run(async ({ accounts }) => {
      const current = await accounts.find(account.id)
      if (!current) return null
      await accounts.save({ ...current, settings: { ...current.settings, factsFile: text } })
      return 'completed'
    })
  }
}
