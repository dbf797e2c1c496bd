import type { Document, DocumentId } from '../documents/document.ts'
import type { Documents } from '../documents/ports/documents.ts'
import type { DocumentWalk, WalkedDocument } from '../documents/ports/document-walk.ts'
import type { PassageWeigher } from '../documents/ports/passage-weigher.ts'
import type { PassageIndex, PassageReader } from '../documents/ports/passage-index.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { DataMigrationWork } from './data-migration.ts'

const AT_ONCE = 20

/** Weighs the terms of all passages anew, without reading a file: for a change in how words are told apart. */
export class ReindexPassages implements DataMigrationWork {
  readonly id = 'reindex-passages'
  readonly name = 'Index all passages again'
  readonly description =
    'Weighs the words of every passage anew, from the text that was read before. Documents that lie in the library unread are left alone.'

  constructor(
    private readonly work: UnitOfWork<{ documents: Documents; passages: PassageIndex }>,
    private readonly documents: DocumentWalk,
    private readonly passages: PassageReader,
    private readonly weigher: PassageWeigher,
  ) {}

  count(): Promise<number> {
    return this.documents.count()
  }

  async step(after: string | null): Promise<{ last: string; done: number } | null> {
    const documents = await this.documents.next(after as DocumentId | null, AT_ONCE)
    const last = documents.at(-1)
    if (!last) return null
    for (const walked of documents) if (walked.status === 'active') await this.reindex(walked)
    return { last: last.id, done: documents.length }
  }

  private async reindex({ accountId, id }: WalkedDocument): Promise<void> {
    const document = await this.work.run(({ documents }) => documents.find(accountId, id))
    if (document) await this.weigh(document)
  }

  /** What is read again meanwhile is weighed by that. */
  private async weigh({ accountId, id, originalName: fileName, language, version }: Document): Promise<void> {
    const passages = await this.passages.passagesOf(accountId, id)
    const weights = await this.weigher.weigh({ fileName, language, passages })
    await this.work.run(async (stores) => {
      const isSame = (await stores.documents.find(accountId, id))?.version === version
      if (isSame) await stores.passages.reweigh({ accountId, documentId: id, ...weights })
    })
  }
}
