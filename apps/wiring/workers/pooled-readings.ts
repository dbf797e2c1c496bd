import { ReadingPool } from '../../../adapters/file-formats/reading-pool.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import type { ReadingCall, Readings } from './reading-task.ts'

const TIMEOUT_MS = 120_000
const MAX_HEAP_MB = 1024

/** The readings done in worker threads, each bounded in time and memory. */
export function pooledReadings(size: number): Readings & { close(): Promise<void> } {
  const pool = new ReadingPool<ReadingCall, unknown>({
    workerUrl: workerUrl(),
    size,
    timers: new SystemTimers(),
    timeoutMs: TIMEOUT_MS,
    maxHeapMb: MAX_HEAP_MB,
  })
  const call = (reading: keyof Readings) => (input: unknown) => pool.run({ reading, input }) as Promise<never>
  return {
    digest: (input) => pool.run({ reading: 'digest', input }, memoryOf(input.bytes)) as Promise<never>,
    weigh: call('weigh'),
    readForm: call('readForm'),
    findQuestions: call('findQuestions'),
    close: () => pool.close(),
  }
}

/** Handed over and not copied, where the bytes have a memory to themselves. */
function memoryOf({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

/** Beside this file in the sources; beside the bundle once built. */
function workerUrl(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? './reading.worker.ts' : './reading.worker.js', import.meta.url)
}
