import type { AccountId, DocumentId } from '../shared/ids.ts'
import { documentDate } from '../documents/document-date.ts'
import type { Document } from '../documents/document.ts'
import type { Documents } from '../documents/ports.ts'
import type { PassageReader } from '../documents/ports/passage-index.ts'
import type { Passage } from '../documents/passage.ts'
import { queueFilling } from '../jobs/queue-filling.ts'
import type { HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import type { JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { namesOf } from './own-values.ts'
import type { DocumentFactsStore, FactFinder, ProfileFacts } from './ports.ts'
import { queueFactSearch } from '../jobs/queue-fact-search.ts'

/** Positions: an organisation describes itself at the beginning of its documents; its accounts are at their end. */
const FROM_BEGINNING = 1_000
const FROM_END = 500
/** Limit for one document. */
const MOST_FACTS = 200

interface Stores {
  readonly profileFacts: ProfileFacts
  readonly documents: Documents
  readonly documentFacts: DocumentFactsStore
  readonly jobs: Jobs
}

/**
 * Searches the account's documents that were not searched yet for facts about the organisation. Searches again if they
 * reveal its name, which helps to attribute facts without an owner. Then answers questions that wait for the facts
 * found.
 */
export class FindProfileFacts implements HandlerOf<'find-profile-facts'> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passages: PassageReader,
    private readonly finder: FactFinder,
    private readonly sources: JobSources,
  ) {}

  async execute({ accountId, cancellation }: Pick<JobInput, 'accountId' | 'cancellation'>): Promise<JobResult> {
    if (accountId === null) return null
    const unread = await this.work.run(({ documentFacts }) => documentFacts.unread(accountId, this.finder.release))
    const before = await this.names(accountId)
    const count = await this.searchAll(accountId, unread, before, cancellation)
    const names = await this.names(accountId)
    const isNew = names.some((name) => !before.includes(name))
    const found = isNew ? await this.searchAll(accountId, unread, names, cancellation) : count
    if (found > 0) await this.work.run(({ jobs }) => queueFilling(jobs, accountId, this.sources))
    return resultOf(found, unread.length)
  }

  /** Skips the document that failed, so that it does not block others. */
  async giveUp({ accountId }: Pick<JobInput, 'accountId'>): Promise<void> {
    if (accountId === null) return
    await this.work.run(async ({ documents, documentFacts, jobs }) => {
      const [first, ...others] = await documentFacts.unread(accountId, this.finder.release)
      const document = first && (await documents.find(accountId, first))
      if (document) await documentFacts.put({ ...this.of(document), datedAt: document.uploadedAt, found: [] })
      if (others.length > 0) await queueFactSearch(jobs, accountId, this.sources)
    })
  }

  private async searchAll(
    accountId: AccountId,
    documents: readonly DocumentId[],
    names: readonly string[],
    cancellation: JobInput['cancellation'],
  ): Promise<number> {
    let count = 0
    for (const id of documents) if (!cancellation?.aborted) count += await this.search(accountId, id, names)
    return count
  }

  private async search(accountId: AccountId, documentId: DocumentId, names: readonly string[]): Promise<number> {
    const document = await this.work.run(({ documents }) => documents.find(accountId, documentId))
    if (!document) return 0
    const passages = beginningAndEnd(await this.passages.passagesOf(accountId, documentId))
    const datedAt = datedAtOf(document, passages)
    const { originalName: fileName, language } = document
    const found = await this.finder.find({ accountId, names, fileName, language, datedAt, passages })
    const facts = { ...this.of(document), datedAt, found: found.slice(0, MOST_FACTS) }
    await this.work.run(({ documentFacts }) => documentFacts.put(facts), 'repeatable')
    return facts.found.length
  }

  private async names(accountId: AccountId): Promise<string[]> {
    const { stored, documents } = await this.work.run(async ({ profileFacts, documentFacts }) => ({
      stored: await profileFacts.ofAccount(accountId),
      documents: await documentFacts.ofAccount(accountId),
    }))
    return namesOf(documents, new Map(stored.map((fact) => [fact.key, fact])))
  }

  private of({ accountId, id: documentId }: Document) {
    return { accountId, documentId, finder: this.finder.release }
  }
}

function resultOf(facts: number, documents: number): string {
  return `${facts} ${facts === 1 ? 'fact' : 'facts'} in ${documents} ${documents === 1 ? 'document' : 'documents'}`
}

function beginningAndEnd(passages: readonly Passage[]): readonly Passage[] {
  if (passages.length <= FROM_BEGINNING + FROM_END) return passages
  return [...passages.slice(0, FROM_BEGINNING), ...passages.slice(-FROM_END)]
}

function datedAtOf({ originalName, uploadedAt }: Document, passages: readonly Passage[]): string {
  const blocks = passages.map(({ text, page }) => ({ kind: 'paragraph', level: 0, text, page }) as const)
  return documentDate(originalName, blocks, uploadedAt)
}
