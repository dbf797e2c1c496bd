import type { AccountId, DocumentId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { noteLostSource } from '../proposals/question/question.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import type { Clock, FileStore, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { AnswersUsing } from './answers-using.ts'
import { documentNotFound, replaceFile, storedAlready, type Document } from '../documents/document.ts'
import type { Documents } from '../documents/ports.ts'
import type { PassageIndex } from '../documents/ports/passage-index.ts'
import type { StoredFormats } from '../documents/stored-formats.ts'
import type { UploadInput } from './upload-document.ts'

type ReplacingStores = {
  documents: Documents
  passages: PassageIndex
  jobs: Jobs
  holdings: Holdings
}

export interface ReplaceDocumentPorts {
  readonly work: UnitOfWork<ReplacingStores>
  readonly answers: Pick<AnswersUsing, 'change'>
  readonly files: FileStore
  readonly formats: StoredFormats
  readonly ids: IdSource
  readonly clock: Clock
  readonly quotas: AccountQuotas
}

type Input = Omit<UploadInput, 'scope'> & { readonly documentId: DocumentId }

/**
 * Replaces the file of a document and queues its reading. Answers that use the document stay and get a warning. Throws
 * `conflict` where another document of the account has these bytes.
 */
export class ReplaceDocument {
  constructor(private readonly ports: ReplaceDocumentPorts) {}

  async execute(input: Input): Promise<Document> {
    const { files, formats, ids } = this.ports
    const { accountId } = input.actor
    await this.find(accountId, input.documentId)
    const fileKey = `${accountId}/${ids.next()}`
    let unused = fileKey
    try {
      const stored = await files.put(fileKey, input.content)
      const mediaType = await formats.mediaTypeOf(fileKey, input.fileName)
      const { fileName: originalName, lastModified } = input
      const replaced = await this.record(input, { ...stored, originalName, mediaType, fileKey, lastModified })
      if (replaced.now.fileKey === fileKey) unused = replaced.before.fileKey
      if (unused !== fileKey) await this.markAnswers(replaced.before)
      return replaced.now
    } finally {
      await files.remove(unused)
    }
  }

  private markAnswers({ accountId, id: documentId, originalName: fileName }: Document): Promise<void> {
    return this.ports.answers.change(accountId, documentId, (question) =>
      noteLostSource(question, { kind: 'source-replaced', documentId, fileName }),
    )
  }

  private find(accountId: AccountId, id: DocumentId): Promise<Document> {
    return this.ports.work.run(async ({ documents }) => {
      const document = await documents.find(accountId, id)
      if (!document) throw documentNotFound()
      return document
    })
  }

  /** Does nothing if the bytes are the same. */
  private record(
    { actor, documentId }: { actor: Actor; documentId: DocumentId },
    file: Parameters<typeof replaceFile>[1],
  ): Promise<{ before: Document; now: Document }> {
    const { clock, quotas } = this.ports
    return this.ports.work.run(async ({ documents, passages, jobs, holdings }) => {
      const before = await documents.find(actor.accountId, documentId)
      if (!before) throw documentNotFound()
      if (before.contentHash === file.contentHash) return { before, now: before }
      if ((await documents.withContent(actor.accountId, file.contentHash)).length > 0) throw storedAlready()
      const bytes = Math.max(0, file.sizeBytes - before.sizeBytes)
      await quotas.assertQuota(holdings, actor.accountId, { tasks: 1, bytes })
      const now = await documents.save(replaceFile(before, file, clock.now()))
      await passages.remove(actor.accountId, documentId)
      await jobs.add(this.readingOf(now))
      return { before, now }
    })
  }

  private readingOf({ id: documentId, accountId, fileKey: s3Key }: Document) {
    return newJob('read-document', { accountId, data: { documentId, s3Key } }, this.ports)
  }
}
