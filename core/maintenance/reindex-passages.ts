import type { DocumentId } from '../shared/ids.ts'
import type { Document } from '../documents/document.ts'
import type { Documents, DocumentWalk, WalkedDocument } from '../documents/ports.ts'
import type { TermWeightCalculator } from '../documents/ports/term-weight-calculator.ts'
import type { PassageIndex, PassageReader } from '../documents/ports/passage-index.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { DataMigrationWork } from './data-migration.ts'

const AT_ONCE = 20

/** Recomputes the term weights of all passages without reading files, after a change in how words are analysed. */
export class ReindexPassages implements DataMigrationWork {
  readonly id = 'reindex-passages'
  readonly name = 'Index all passages again'
  readonly description =
    'Indexes every passage again from the stored text. Documents that could not be read stay as they are.'
  readonly runsByItself = true

  constructor(
    private readonly work: UnitOfWork<{ documents: Documents; passages: PassageIndex }>,
    private readonly documents: DocumentWalk,
    private readonly passages: PassageReader,
    private readonly termWeights: TermWeightCalculator,
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
    if (document) await this.computeTermWeights(document)
  }

  /** Skips a document that is being read again, as it gets new weights anyway. */
  private async computeTermWeights({
    accountId,
    id,
    originalName: fileName,
    language,
    version,
  }: Document): Promise<void> {
    const passages = await this.passages.passagesOf(accountId, id)
    const weights = await this.termWeights.computeTermWeights({ fileName, language, passages })
    await this.work.run(async (stores) => {
      const isSame = (await stores.documents.find(accountId, id))?.version === version
      if (isSame) await stores.passages.updateTermWeights({ accountId, documentId: id, ...weights })
    })
  }
}
