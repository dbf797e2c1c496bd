import type { AccountId, DocumentId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import { DEFAULT_SETTINGS } from '../identity/account.ts'
import type { Accounts } from '../identity/ports.ts'
import type { JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { DocumentFactsStore } from '../profile/ports.ts'
import { pastAnswersJob } from '../documents/past-answers-job.ts'
import { queueFactSearch } from '../jobs/queue-fact-search.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { JobResult, GivenUpJob, HandlerOf, JobInput } from '../jobs/job-handler.ts'
import { isAppError, reasonOf } from '../shared/app-error.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import { callContext } from '../spending/call-context.ts'
import { documentYear } from '../documents/document-date.ts'
import { documentKind } from '../documents/document-kind.ts'
import { completeReading, failReading, type Document } from '../documents/document.ts'
import type { DocumentDescriber, DocumentIndex, DocumentIndexer, Documents } from '../documents/ports.ts'
import type { PassageIndex } from '../documents/ports/passage-index.ts'
import type { WaitingJobs } from '../documents/waiting-jobs.ts'

const GAVE_UP = { code: 'documents.gave-up' } as const
const ENDED_PROCESS = { code: 'documents.ended-process' } as const

type Payload = PayloadOf<'read-document'>

interface Attempt extends Pick<JobInput, 'lastAttempt' | 'cancellation'> {
  readonly again: boolean
}

/**
 * Extracts a document's text, cuts it into passages and indexes them. A file that can't be read gets a reason. While a
 * document is read again, and if that fails, its old text stays.
 */
export class ReadDocument implements HandlerOf<'read-document'> {
  constructor(
    private readonly work: UnitOfWork<{
      accounts: Accounts
      documents: Documents
      passages: PassageIndex
      documentFacts: DocumentFactsStore
      jobs: Jobs
    }>,
    private readonly files: FileStore,
    private readonly documentIndexer: DocumentIndexer,
    private readonly describer: DocumentDescriber,
    private readonly waiting: Pick<WaitingJobs, 'wakeAfter'>,
    private readonly sources: JobSources,
  ) {}

  async execute({ data, accountId, lastAttempt, cancellation }: JobInput<Payload>): Promise<JobResult> {
    const document = accountId && (await this.find(accountId, data.documentId))
    const again = data.again === true
    if (!document || !isToBeRead(document, again)) return null
    const result = await this.read(document, { again, lastAttempt, cancellation })
    await this.waiting.wakeAfter(document)
    return result
  }

  async giveUp({ data, accountId, reason }: GivenUpJob<Payload>): Promise<void> {
    const document = accountId && (await this.find(accountId, data.documentId))
    if (document?.status === 'processing')
      await this.refuse(document, reason === 'ended-process' ? ENDED_PROCESS : GAVE_UP)
    if (document) await this.waiting.wakeAfter(document)
  }

  private async read(document: Document, { again, lastAttempt, cancellation }: Attempt): Promise<JobResult> {
    try {
      const documentIndex = await this.index(document)
      const { originalName: fileName } = document
      const described = { fileName, opening: documentIndex.opening, language: await this.language(document.accountId) }
      const description = await this.describer.describe(
        described,
        callContext(document.accountId, 'descriptions', cancellation),
      )
      return await this.keep(document, documentIndex, description, again)
    } catch (error) {
      if (again && document.status === 'active') throw error
      if (isAppError(error, 'unsupported')) return this.refuse(document, reasonOf(error))
      if (lastAttempt) await this.refuse(document, GAVE_UP)
      throw error
    }
  }

  private find(accountId: Document['accountId'], id: DocumentId): Promise<Document | null> {
    return this.work.run(({ documents }) => documents.find(accountId, id))
  }

  private async language(accountId: AccountId): Promise<string> {
    const account = await this.work.run(({ accounts }) => accounts.find(accountId))
    return (account?.settings ?? DEFAULT_SETTINGS).language
  }

  private async index(document: Document): Promise<DocumentIndex> {
    return this.documentIndexer.index({
      accountId: document.accountId,
      documentId: document.id,
      fileName: document.originalName,
      scopes: document.scopes,
      uploadedAt: document.uploadedAt,
      bytes: await this.files.read(document.fileKey),
    })
  }

  private keep(
    of: Document,
    documentIndex: DocumentIndex,
    description: string | null,
    again: boolean,
  ): Promise<JobResult> {
    return this.work.run(async ({ documents, passages, documentFacts, jobs }) => {
      const document = await documents.find(of.accountId, of.id)
      if (!document || !isToBeRead(document, again) || document.fileKey !== of.fileKey) return null
      const { language } = documentIndex.indexed
      await passages.put({ ...documentIndex.indexed, scopes: document.scopes })
      const { opening, pageCount } = documentIndex
      await documents.save(
        completeReading(document, { description, language, pageCount, ...saidBy(document, opening) }),
      )
      await documentFacts.forget(of.accountId, of.id)
      await queueFactSearch(jobs, of.accountId, this.sources)
      await jobs.add(pastAnswersJob(of, this.sources))
      return { code: 'documents.passages-kept', values: { count: documentIndex.indexed.passages.length } }
    }, 'repeatable')
  }

  private refuse(of: Document, processingError: StoredReason): Promise<StoredReason> {
    return this.work.run(async ({ documents }) => {
      const document = await documents.find(of.accountId, of.id)
      if (document?.fileKey === of.fileKey) await documents.save(failReading(document, processingError))
      return processingError
    })
  }
}

/** Kind and year of the document, from its name and its beginning. */
function saidBy({ originalName, uploadedAt }: Document, opening: string): Pick<Document, 'kind' | 'year'> {
  const year = documentYear(originalName, opening, Number(uploadedAt.slice(0, 4)))
  return { kind: documentKind(originalName, opening), year }
}

/** Reads a document once, unless `again` is set. */
function isToBeRead({ status }: Document, again: boolean): boolean {
  return status === 'processing' || again
}
