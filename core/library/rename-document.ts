import type { DocumentId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { renameSource } from '../proposals/question/question.ts'
import { entityName } from '../shared/entity-name.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { AnswersUsing } from './answers-using.ts'
import { documentNotFound, type Document } from '../documents/document.ts'
import type { Documents } from '../documents/ports.ts'
import type { PassageIndex } from '../documents/ports/passage-index.ts'

const EXTENSION = /\.[^.\s/\\]{1,5}$/u

/** Renames a document, also in the answers that use it. Keeps the file name extension. Throws `invalid`. */
export class RenameDocument {
  constructor(
    private readonly work: UnitOfWork<{ documents: Documents; passages: PassageIndex }>,
    private readonly answers: Pick<AnswersUsing, 'change'>,
  ) {}

  async execute(input: { actor: Actor; documentId: DocumentId; name: string }): Promise<Document> {
    const name = entityName(input.name)
    const renamed = await this.rename(input, name)
    const { accountId, id, originalName } = renamed
    await this.answers.change(accountId, id, (question) => renameSource(question, id, originalName))
    return renamed
  }

  private rename(input: { actor: Actor; documentId: DocumentId }, name: string): Promise<Document> {
    return this.work.run(async ({ documents, passages }) => {
      const document = await documents.find(input.actor.accountId, input.documentId)
      if (!document) throw documentNotFound()
      const originalName = withExtensionOf(document.originalName, name)
      await passages.rename(document.accountId, document.id, originalName)
      return documents.save({ ...document, originalName })
    })
  }
}

function withExtensionOf(old: string, name: string): string {
  const extension = EXTENSION.exec(old)?.[0] ?? ''
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : `${name}${extension}`
}
