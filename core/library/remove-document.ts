import type { DocumentId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { noteLostSource } from '../proposals/question/question.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import type { AnswersUsing } from './answers-using.ts'
import { documentNotFound } from '../documents/document.ts'
import type { Documents } from '../documents/ports.ts'
import type { PassageIndex } from '../documents/ports/passage-index.ts'
import type { WaitingJobs } from '../documents/waiting-jobs.ts'

/**
 * Removes a document with its bytes, passages and index entries. Answers that use it stay, keep its name and get a
 * warning.
 */
export class RemoveDocument {
  constructor(
    private readonly work: UnitOfWork<{ documents: Documents; passages: PassageIndex }>,
    private readonly files: FileStore,
    private readonly waiting: Pick<WaitingJobs, 'wakeAfter'>,
    private readonly answers: Pick<AnswersUsing, 'change'>,
  ) {}

  async execute(input: { actor: Actor; documentId: DocumentId }): Promise<void> {
    const { accountId } = input.actor
    const removed = await this.work.run(async ({ documents, passages }) => {
      const document = await documents.find(accountId, input.documentId)
      if (!document) throw documentNotFound()
      await passages.remove(accountId, document.id)
      await documents.remove(accountId, document.id)
      return document
    })
    const lost = { kind: 'source-removed', documentId: removed.id, fileName: removed.originalName } as const
    await this.answers.change(accountId, removed.id, (question) => noteLostSource(question, lost))
    await this.files.remove(removed.fileKey)
    if (removed.status === 'processing') await this.waiting.wakeAfter(removed)
  }
}
