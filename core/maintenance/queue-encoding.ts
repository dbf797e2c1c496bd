import type { JobSources } from '../jobs/job.ts'
import type { HandlerOf } from '../jobs/job-handler.ts'
import type { Jobs } from '../jobs/ports.ts'
import { NOTHING_TO_ENCODE, type QUEUE_ENCODING } from './scheduled-task.ts'
import type { AccountPrivacy } from '../privacy/account-privacy.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { presentEncoder, queueEncoding } from '../meaning/encoding-job.ts'
import type { PassageVectorReader } from '../documents/ports/passage-vectors.ts'
import type { SentenceEncoder } from '../meaning/ports.ts'

/**
 * Queues encoding for accounts whose passages lack vectors of the present encoder: because it was set up or replaced,
 * documents were imported, or encoding failed. Fails if the encoder is unavailable.
 */
export class QueueEncoding implements HandlerOf<typeof QUEUE_ENCODING> {
  constructor(
    private readonly work: UnitOfWork<{ jobs: Jobs }>,
    private readonly vectors: Pick<PassageVectorReader, 'accountsUnencoded'>,
    private readonly encoder: SentenceEncoder,
    private readonly privacy: Pick<AccountPrivacy, 'mayAsk'>,
    private readonly sources: JobSources,
  ) {}

  async execute(): Promise<string> {
    const name = await presentEncoder(this.encoder)
    let queued = 0
    for (const accountId of name === null ? [] : await this.vectors.accountsUnencoded(name)) {
      if (!(await this.privacy.mayAsk(accountId, this.encoder))) continue
      queued += Number(await this.work.run(({ jobs }) => queueEncoding(jobs, accountId, this.sources)))
    }
    return queued === 0 ? NOTHING_TO_ENCODE : `Queued for ${queued} ${queued === 1 ? 'account' : 'accounts'}.`
  }
}
