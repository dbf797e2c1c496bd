import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Document } from './document.ts'
import type { DocumentReader } from './ports.ts'

/** Jobs that wait until documents have been read; see `waitForDocuments`. */
export class WaitingJobs {
  constructor(
    private readonly work: UnitOfWork<{ jobs: Jobs }>,
    private readonly documents: DocumentReader,
  ) {}

  /** Lets those of the account continue once none of the documents beside this one is being read any more. */
  async wakeAfter({ accountId, scopes }: Document): Promise<void> {
    if (await this.documents.isBeingRead(accountId, scopes)) return
    await this.work.run(({ jobs }) => jobs.wakeWaiting(accountId))
  }
}
