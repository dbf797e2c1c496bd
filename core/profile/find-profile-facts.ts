import type { AccountId } from '../accounts/account.ts'
import { documentDate } from '../documents/document-date.ts'
import type { Document, DocumentId } from '../documents/document.ts'
import type { Documents } from '../documents/ports/documents.ts'
import type { PassageReader } from '../documents/ports/passage-index.ts'
import type { Passage } from '../documents/passage.ts'
import type { HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { DocumentFactsStore } from './ports/document-facts-store.ts'
import type { FactFinder } from './ports/fact-finder.ts'

interface Stores {
  readonly documents: Documents
  readonly documentFacts: DocumentFactsStore
}

/** Looks for facts of the organisation in every document of the account that was not looked through yet. */
export class FindProfileFacts implements HandlerOf<'find-profile-facts'> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passages: PassageReader,
    private readonly finder: FactFinder,
  ) {}

  async execute({ accountId, cancellation }: Pick<JobInput, 'accountId' | 'cancellation'>): Promise<JobResult> {
    if (accountId === null) return null
    const unread = await this.work.run(({ documentFacts }) => documentFacts.unread(accountId, this.finder.release))
    let count = 0
    for (const documentId of unread) {
      if (cancellation?.aborted) break
      count += await this.search(accountId, documentId)
    }
    return `${count} ${count === 1 ? 'fact' : 'facts'} in ${unread.length} ${unread.length === 1 ? 'document' : 'documents'}`
  }

  private async search(accountId: AccountId, documentId: DocumentId): Promise<number> {
    const document = await this.work.run(({ documents }) => documents.find(accountId, documentId))
    if (!document) return 0
    const passages = await this.passages.passagesOf(accountId, documentId)
    const datedAt = datedAtOf(document, passages)
    const { originalName: fileName, language } = document
    const found = await this.finder.find({ fileName, language, datedAt, passages })
    const facts = { accountId, documentId, finder: this.finder.release, datedAt, found }
    await this.work.run(({ documentFacts }) => documentFacts.put(facts), 'repeatable')
    return found.length
  }
}

function datedAtOf({ originalName, uploadedAt }: Document, passages: readonly Passage[]): string {
  const blocks = passages.map(({ text, page }) => ({ kind: 'paragraph', level: 0, text, page }) as const)
  return documentDate(originalName, blocks, uploadedAt)
}
