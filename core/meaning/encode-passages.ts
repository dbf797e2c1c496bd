import type { AccountId } from '../shared/ids.ts'
import type { Documents } from '../documents/ports.ts'
import type { PassageIndex, PassageReader } from '../documents/ports/passage-index.ts'
import type { Passage } from '../documents/passage.ts'
import type { JobSources } from '../jobs/job.ts'
import type { HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountPrivacy } from '../privacy/account-privacy.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { PassageVectorReader, UnencodedDocument } from '../documents/ports/passage-vectors.ts'
import { LONGEST_CALL_MS, type NAME, presentEncoder, queueEncoding } from './encoding-job.ts'
import type { SentenceEncoder } from './ports.ts'
import { dimensionOf, encoderOf, packVectors } from './vectors.ts'

/** Number of passages encoded and stored at once. */
const BATCH = 64
/** Limit for each job; a further job does the rest, so that other accounts have their turn. */
const MOST_BATCHES = 50
/** In characters. A passage has about 120 words at most, but text without word breaks may be longer. */
const LONGEST_TEXT = 2_000

interface Ports {
  readonly work: UnitOfWork<{ documents: Documents; passages: PassageIndex; jobs: Jobs }>
  readonly passages: Pick<PassageReader, 'passagesOf'>
  readonly vectors: Pick<PassageVectorReader, 'unencoded'>
  readonly encoder: SentenceEncoder
  readonly privacy: Pick<AccountPrivacy, 'mayAsk'>
  readonly sources: JobSources
}

/**
 * Makes missing vectors for an account's passages and stores them batch by batch; an interrupted run continues from
 * there.
 */
export class EncodePassages implements HandlerOf<typeof NAME> {
  constructor(private readonly ports: Ports) {}

  async execute({ accountId, cancellation }: JobInput<object>): Promise<JobResult> {
    const { encoder, privacy, vectors, work, sources } = this.ports
    if (accountId === null || !(await privacy.mayAsk(accountId, encoder))) return null
    const name = await presentEncoder(encoder)
    if (name === null) return null
    let batches = MOST_BATCHES
    while (batches > 0) {
      const document = await vectors.unencoded(accountId, name)
      if (document === null || cancellation?.aborted) return null
      const made = await this.encode(accountId, name, document, { batches, cancellation })
      if (made === 0) return null
      batches -= made
    }
    await work.run(({ jobs }) => queueEncoding(jobs, accountId, sources))
    return null
  }

  /** Returns the number of stored batches. A document that changes meanwhile is left to another job. */
  private async encode(
    accountId: AccountId,
    name: string,
    { documentId, done }: UnencodedDocument,
    { batches, cancellation }: { readonly batches: number } & Pick<JobInput, 'cancellation'>,
  ): Promise<number> {
    const { encoder, passages, privacy, sources, work } = this.ports
    const version = await work.run(async ({ documents }) => (await documents.find(accountId, documentId))?.version)
    const all = await passages.passagesOf(accountId, documentId)
    let made = 0
    for (let first = done; first < all.length && made < batches; first += BATCH) {
      if (cancellation?.aborted || !(await privacy.mayAsk(accountId, encoder))) return made
      const batch = all.slice(first, first + BATCH)
      const encoded = await encoder.encode(batch.map(encodedText), { limitMs: LONGEST_CALL_MS })
      const dimension = encoded.find((vector) => vector !== null)?.length ?? dimensionOf(name)
      const part = { accountId, documentId, encoder: name, first, count: batch.length }
      const isStored = await work.run(async (stores) => {
        const isSame = (await stores.documents.find(accountId, documentId))?.version === version
        if (version === undefined || !isSame || encoderOf(encoder.model, dimension) !== name) return false
        const remaining = all.length - first - batch.length
        const vectors = packVectors(encoded, dimension)
        await stores.passages.putVectors({ id: sources.ids.next(), ...part, remaining, vectors })
        return true
      })
      if (!isStored) return made
      made += 1
    }
    return made
  }
}

/** Includes the headings and question above the passage. */
export function encodedText({ headings, question, text }: Passage): string {
  return [...headings, question ?? '', text].join('\n').trim().slice(0, LONGEST_TEXT)
}
