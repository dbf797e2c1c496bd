import type { Jobs } from '../jobs/ports/jobs.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Document } from './document.ts'
import type { DocumentReader } from './ports/document-reader.ts'

/** Jobs that wait until documents have been read; see `waitForDocuments`. */
export class WaitingJobs {
  constructor(
    private readonly work: UnitOfWork<{ jobs: Jobs }>,
    private readonly documents: DocumentReader,
  ) {}

  /** Wakes the account's jobs once no other document of this scope is being read. */
  async wakeAfter({ accountId, scope }: Document): Promise<void> {
    if (await this.documents.isBeingRead(accountId, [scope])) return
    await this.work.run(({ jobs }) => jobs.wakeWaiting(accountId))
  }
}
