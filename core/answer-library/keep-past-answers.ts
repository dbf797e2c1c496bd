import type { Document } from '../documents/document.ts'
import type { Documents } from '../documents/ports.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import type { PassageReader } from '../documents/ports/passage-index.ts'
import { normaliseFunderName } from '../funders/funder.ts'
import type { Funders } from '../funders/ports.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import { isAppError } from '../shared/app-error.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import type { AnswerMemory, MemoryStores } from './answer-memory.ts'
import type { NAME } from '../documents/past-answers-job.ts'
import type { PastAnswer, PastAnswerReader } from './ports.ts'
import type { RememberedAnswer } from './remembered-answer.ts'
import { YEAR_PATTERN } from '../languages/dates.ts'

const TO_FUNDER = new RegExp(
  String.raw`(?:application|bid|proposal|loi|eoi|enquiry|request|form)\s+(?:to|for)\s+(?:the\s+)?(\p{Lu}.*?)(?:[\s(]+${YEAR_PATTERN}.*|\s+(?:final|draft|v\p{N}+|submitted).*)?$`,
  'iu',
)

/** "Application to Elmsey Foundation 2024.docx" gives Elmsey Foundation; null if the name has no funder. */
function funderInFileName(fileName: string): string | null {
  const name = fileName.replace(/\.[^.]{1,5}$/u, '').replace(/[_.-]+/gu, ' ')
  const funder = TO_FUNDER.exec(name)?.[1]?.trim() ?? ''
  return /^\p{Lu}/u.test(funder) && funder.length > 2 ? funder : null
}

type Payload = PayloadOf<typeof NAME>
type Stores = MemoryStores & { readonly documents: Documents; readonly funders: Funders }

/** Adds the answers of a past application to the answer library. Reading it again keeps what people changed. */
export class KeepPastAnswers implements HandlerOf<typeof NAME> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: Pick<FileStore, 'read'>,
    private readonly reader: PastAnswerReader,
    private readonly passages: Pick<PassageReader, 'statisticsOf'>,
    private readonly memory: AnswerMemory,
  ) {}

  async execute({ data, accountId }: JobInput<Payload>): Promise<JobResult> {
    const document = accountId && (await this.work.run(({ documents }) => documents.find(accountId, data.documentId)))
    if (document?.status !== 'active') return null
    const found = await this.read(document)
    const [statistics] = await this.passages.statisticsOf(document.accountId, [document.id])
    const datedAt = statistics?.datedAt ?? document.uploadedAt
    const kept = await this.work.run((stores) => this.keep(stores, document, { found, datedAt }))
    return kept === 0 ? null : `${kept} ${kept === 1 ? 'answer' : 'answers'}`
  }

  /** Empty for a file that can't be read as a form: it stays in the library for its text. */
  private async read({ fileKey, originalName: fileName, accountId }: Document): Promise<readonly PastAnswer[]> {
    const bytes = await this.files.read(fileKey)
    try {
      return await this.reader.read({ fileName, bytes }, accountId)
    } catch (error) {
      if (isAppError(error, 'unsupported')) return []
      throw error
    }
  }

  private async keep(
    stores: Stores,
    { accountId, id: documentId, originalName: fileName }: Document,
    { found, datedAt }: { readonly found: readonly PastAnswer[]; readonly datedAt: string },
  ): Promise<number> {
    if ((await stores.documents.find(accountId, documentId)) === null) return 0
    const before = await stores.rememberedAnswers.ofDocument(accountId, documentId)
    const known = new Set(before.map(({ question }) => normaliseWords(question)))
    const funderName = funderInFileName(fileName)
    const funder = funderName === null ? null : await stores.funders.ofName(accountId, normaliseFunderName(funderName))
    const about = { accountId, funderId: funder?.id ?? null, funderName, writtenAt: datedAt, outcome: null }
    await this.forget(stores, before, found)
    const fresh = found.filter(({ question }) => !known.has(normaliseWords(question)))
    for (const { question, text, limit, page } of fresh) {
      const origin = { kind: 'past-application', documentId, fileName, page } as const
      await this.memory.remember(stores, { ...about, question, text, limit, origin })
    }
    return fresh.length
  }

  /** Removes answers that a new reading does not find, unless somebody changed or used them. */
  private async forget(
    { rememberedAnswers }: MemoryStores,
    before: readonly RememberedAnswer[],
    found: readonly PastAnswer[],
  ): Promise<void> {
    const asked = new Set(found.map(({ question }) => normaliseWords(question)))
    for (const { accountId, id, question, changedAt, uses } of before)
      if (!asked.has(normaliseWords(question)) && changedAt === null && uses === 0)
        await rememberedAnswers.remove(accountId, id)
  }
}
