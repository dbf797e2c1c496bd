import type { Actor } from '../identity/user.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { Projects } from '../projects/ports.ts'
import { projectNotFound } from '../projects/project.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import type { Clock, FileStore, IdSource, StoredFile, UnitOfWork } from '../shared/ports.ts'
import {
  DESCRIBES_NOTHING,
  DOCUMENT_DEFAULTS,
  startReading,
  type Document,
  type DocumentScope,
} from '../documents/document.ts'
import type { Documents } from '../documents/ports.ts'
import { saveScopes } from './save-scopes.ts'
import type { PassageIndex } from '../documents/ports/passage-index.ts'
import { addScope, hasAnyScope } from '../documents/scope-key.ts'
import type { StoredFormats } from '../documents/stored-formats.ts'

export interface UploadInput {
  readonly actor: Actor
  readonly scope: DocumentScope
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
  /** Time of the file's last change on the user's machine, ISO 8601. */
  readonly lastModified: string | null
}

type UploadStores = { documents: Documents; passages: PassageIndex; projects: Projects; jobs: Jobs; holdings: Holdings }

/**
 * Stores a file and queues its reading. The same bytes in one account are one document, which gets the scope as well; if
 * it could not be read, it is read again. Throws `unsupported` for a type that can't be read, and `conflict` at a quota.
 */
export class UploadDocument {
  constructor(
    private readonly work: UnitOfWork<UploadStores>,
    private readonly files: FileStore,
    private readonly formats: StoredFormats,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly quotas: AccountQuotas,
  ) {}

  async execute(input: UploadInput): Promise<Document> {
    await this.assertScope(input)
    const fileKey = `${input.actor.accountId}/${this.ids.next()}`
    let kept = false
    try {
      const stored = await this.files.put(fileKey, input.content)
      const mediaType = await this.formats.mediaTypeOf(fileKey, input.fileName)
      const document = await this.record(this.newDocument(input, fileKey, mediaType, stored))
      kept = document.fileKey === fileKey
      return document
    } finally {
      if (!kept) await this.files.remove(fileKey)
    }
  }

  private async assertScope({ actor, scope }: UploadInput): Promise<void> {
    if (scope.kind === 'shared') return
    const project = await this.work.run(({ projects }) => projects.find(actor.accountId, scope.projectId))
    if (!project) throw projectNotFound()
  }

  private newDocument(input: UploadInput, fileKey: string, mediaType: string, stored: StoredFile): Document {
    return {
      id: this.ids.next<'document'>(),
      accountId: input.actor.accountId,
      scopes: [input.scope],
      originalName: input.fileName,
      mediaType,
      ...stored,
      fileKey,
      status: 'processing',
      ...DESCRIBES_NOTHING,
      lastModified: input.lastModified,
      uploadedAt: this.clock.now(),
      ...DOCUMENT_DEFAULTS,
      version: 0,
    }
  }

  private record(document: Document): Promise<Document> {
    return this.work.run(async ({ documents, passages, jobs, holdings }) => {
      const same = await findSame(documents, document)
      const labelled = same && document.scopes.reduce(addScope, same)
      if (labelled && labelled.status !== 'error')
        return labelled === same ? same : saveScopes({ documents, passages }, labelled)
      const more = labelled ? {} : { documents: 1, bytes: document.sizeBytes }
      await this.quotas.assertQuota(holdings, document.accountId, { tasks: 1, ...more })
      const saved = await documents.save(labelled ? startReading(labelled) : document)
      await jobs.add(this.readingOf(saved))
      return saved
    })
  }

  private readingOf(document: Document) {
    const { id: documentId, accountId, fileKey: s3Key } = document
    return newJob('read-document', { accountId, data: { documentId, s3Key } }, { ids: this.ids, clock: this.clock })
  }
}

/** The document with the same bytes: of several that older releases kept, the one with the scope, else the oldest. */
async function findSame(documents: Documents, { accountId, contentHash, scopes }: Document): Promise<Document | null> {
  const all = await documents.withContent(accountId, contentHash)
  return all.find((document) => hasAnyScope(document, scopes)) ?? all[0] ?? null
}
