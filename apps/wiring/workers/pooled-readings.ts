import type { AccountId } from '../../../core/shared/ids.ts'
import { ReadingPool } from '../../../adapters/file-formats/reading-pool.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import { unpackDocumentIndex } from './packed-document-index.ts'
import type { ReadingCall, Readings } from './reading-task.ts'

const TIMEOUT_MS = 120_000

export interface ReadingBounds {
  /** Number of files read at once for one account. */
  readonly size: number
  /** Limit for each reading process. */
  readonly memoryMb: number
}

/** Runs the readings in separate processes with limits on time and memory, shared fairly among accounts. */
export function pooledReadings({ size, memoryMb }: ReadingBounds): Readings & { close(): Promise<void> } {
  const pool = new ReadingPool<ReadingCall, unknown>({
    workerUrl: workerUrl(),
    size,
    timers: new SystemTimers(),
    timeoutMs: TIMEOUT_MS,
    memoryMb,
  })
  const call = (reading: keyof Readings, input: unknown, account: AccountId | null, bytes?: Uint8Array) =>
    pool.run({ input: { reading, input }, account, bytes }) as Promise<never>
  return {
    index: async ({ bytes, ...input }) => unpackDocumentIndex(await call('index', input, input.accountId, bytes)),
    computeTermWeights: (passages) => call('computeTermWeights', passages, null),
    readForm: ({ bytes, ...input }, account) => call('readForm', input, account, bytes),
    fillForm: ({ bytes, ...input }, account) => call('fillForm', input, account, bytes),
    findFacts: (document) => call('findFacts', document, document.accountId),
    readPastAnswers: ({ bytes, ...input }, account) => call('readPastAnswers', input, account, bytes),
    readMarkdown: (texts, account) => call('readMarkdown', texts, account),
    writeFile: (text, account) => call('writeFile', text, account),
    findPasted: (text, account) => call('findPasted', text, account),
    findQuestions: (form, account) => call('findQuestions', form, account),
    close: () => pool.close(),
  }
}

/** Beside this file in the sources; beside the bundle after a build. */
function workerUrl(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? './reading.worker.ts' : './reading.worker.js', import.meta.url)
}
