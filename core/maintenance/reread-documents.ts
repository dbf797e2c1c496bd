import type { DocumentId } from '../shared/ids.ts'
import type { DocumentWalk } from '../documents/ports.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { DataMigrationWork } from './data-migration.ts'

const AT_ONCE = 100
/** Lower than for new uploads. */
const PRIORITY = -2

export const REREAD_DOCUMENTS = 'reread-documents'

/** Queues the reading of every document of every account. Each stays searchable as before until it has been read. */
export class RereadDocuments implements DataMigrationWork {
  readonly id = REREAD_DOCUMENTS
  readonly name = 'Read all documents again'
  readonly description =
    'Queues a job for each document, which reads its file, describes it and indexes its passages. Until then answers use the earlier text.'

  constructor(
    private readonly work: UnitOfWork<{ jobs: Jobs }>,
    private readonly documents: DocumentWalk,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  count(): Promise<number> {
    return this.documents.count()
  }

  async step(after: string | null): Promise<{ last: string; done: number } | null> {
    const documents = await this.documents.next(after as DocumentId | null, AT_ONCE)
    const last = documents.at(-1)
    if (!last) return null
    const { ids, clock } = this
    const readings = documents.map(({ id, accountId, fileKey }) => {
      const data = { documentId: id, s3Key: fileKey, again: true }
      return newJob('read-document', { accountId, data, priority: PRIORITY }, { ids, clock })
    })
    await this.work.run(({ jobs }) => jobs.add(...readings))
    return { last: last.id, done: documents.length }
  }
}
