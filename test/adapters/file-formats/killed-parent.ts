import { ReadingPool } from '../../../adapters/file-formats/reading-pool.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'

/** A program whose reading process is busy for good; that process writes its number to the file named. */
const workerUrl = new URL('./sample.worker.ts', import.meta.url)
const pool = new ReadingPool<string, string>({
  workerUrl,
  size: 1,
  timers: new SystemTimers(),
  timeoutMs: 600_000,
  memoryMb: 256,
})
await pool.run({ input: `hang ${process.argv[2]}` })
