import type { FunderImportId } from '../shared/ids.ts'
import type { Reason } from '../shared/reason.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { JobResult, GivenUpJob, HandlerOf, JobInput } from '../jobs/job-handler.ts'
import { isAppError, reasonOf } from '../shared/app-error.ts'
import { PROBLEMS_KEPT, type FunderImport } from './funder-import.ts'
import { mergeEntries, type MergeSources, type NumberedEntry } from './merge-entries.ts'
import type { FunderImports, FunderRegister, RegisterReader, RegisterRecord } from './ports.ts'

const RECORDS_AT_ONCE = 500
const LONGEST_PROBLEM = 300
const STOPPED = { code: 'funders.import-stopped' } as const
const ENDED_PROCESS = { code: 'funders.import-ended-process' } as const

type Payload = PayloadOf<'import-funders'>
type Stores = { funderImports: FunderImports; funderRegister: FunderRegister }

interface Batch {
  readonly entries: NumberedEntry[]
  readonly problems: string[]
  readonly size: number
}

/**
 * Imports the records of a register in batches. Each batch is one transaction that also stores the progress, so that an
 * interrupted import continues without doing anything twice.
 */
export class ImportFunders implements HandlerOf<'import-funders'> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: Pick<FileStore, 'open' | 'remove'>,
    private readonly reader: RegisterReader,
    private readonly sources: MergeSources,
  ) {}

  async execute({ data, cancellation, lastAttempt }: JobInput<Payload>): Promise<JobResult> {
    const id = data.importId
    try {
      return await this.run(id, () => cancellation?.aborted === true)
    } catch (error) {
      if (isAppError(error, 'conflict')) return null
      if (isFinal(error) || lastAttempt) await this.fail(id, reasonFor(error))
      throw error
    }
  }

  async giveUp({ data, reason }: GivenUpJob<Payload>): Promise<void> {
    await this.fail(data.importId, reason === 'ended-process' ? ENDED_PROCESS : STOPPED)
  }

  /** Imports outside a job; reports progress after each batch. */
  async finish(id: FunderImportId, onProgress: (one: FunderImport) => void): Promise<void> {
    try {
      await this.run(id, () => false, onProgress)
    } catch (error) {
      if (isFinal(error)) await this.fail(id, reasonFor(error))
      throw error
    }
  }

  /** Continues an open import and returns its result; null if it was ended or is not open. */
  private async run(
    id: FunderImportId,
    isCancelled: () => boolean,
    onProgress: (one: FunderImport) => void = () => undefined,
  ): Promise<JobResult> {
    let known = await this.work.run(({ funderImports }) => funderImports.find(id))
    if (known?.outcome !== 'open') return null
    const open = known
    const records = this.reader.records(() => this.files.open(open.fileKey), open.format)
    for await (const batch of batchesOf(records, open.recordsRead)) {
      if (isCancelled()) return null
      known = await this.take(known, batch)
      onProgress(known)
    }
    return this.end(known)
  }

  private take(known: FunderImport, { entries, problems, size }: Batch): Promise<FunderImport> {
    return this.work.run(async ({ funderImports, funderRegister }) => {
      const { added, changed } = await mergeEntries(funderRegister, entries, known, this.sources)
      return funderImports.save({
        ...known,
        recordsRead: known.recordsRead + size,
        fundersAdded: known.fundersAdded + added,
        fundersChanged: known.fundersChanged + changed,
        recordsSkipped: known.recordsSkipped + problems.length,
        problems: [...known.problems, ...problems].slice(0, PROBLEMS_KEPT),
      })
    })
  }

  private async end(known: FunderImport): Promise<JobResult> {
    const finishedAt = this.sources.clock.now()
    await this.work.run(({ funderImports }) => funderImports.save({ ...known, outcome: 'completed', finishedAt }))
    await this.files.remove(known.fileKey)
    const { recordsRead, fundersAdded, fundersChanged, recordsSkipped } = known
    return { code: 'funders.imported', values: { recordsRead, fundersAdded, fundersChanged, recordsSkipped } }
  }

  private async fail(id: FunderImportId, reason: Reason): Promise<void> {
    const known = await this.work.run(({ funderImports }) => funderImports.find(id))
    if (known?.outcome !== 'open') return
    const finishedAt = this.sources.clock.now()
    const failed = { ...known, outcome: 'failed', error: reason, finishedAt } as const
    await this.work.run(({ funderImports }) => funderImports.save(failed))
    await this.files.remove(known.fileKey)
  }
}

function reasonFor(error: unknown): Reason {
  return isAppError(error) ? reasonOf(error) : STOPPED
}

/** A retry would fail in the same way. */
function isFinal(error: unknown): boolean {
  return (['invalid', 'unsupported', 'not-found'] as const).some((kind) => isAppError(error, kind))
}

/** Records after the first `done`, in batches. */
async function* batchesOf(records: AsyncIterable<RegisterRecord>, done: number): AsyncGenerator<Batch> {
  let number = 0
  let entries: NumberedEntry[] = []
  let problems: string[] = []
  for await (const record of records) {
    number += 1
    if (number <= done) continue
    if ('entry' in record) entries.push({ ...record.entry, number })
    else problems.push(`Record ${number}: ${record.problem}`.slice(0, LONGEST_PROBLEM))
    const size = entries.length + problems.length
    if (size < RECORDS_AT_ONCE) continue
    yield { entries, problems, size }
    entries = []
    problems = []
  }
  if (entries.length + problems.length > 0) yield { entries, problems, size: entries.length + problems.length }
}
