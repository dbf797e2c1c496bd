import { ReadingPool } from '../../../adapters/file-formats/reading-pool.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import { compiledProgram } from '../../support/compiled-program.ts'

/** A program whose reading process is busy for good; that process writes its number to the file named. */
const workerUrl = compiledProgram('test/adapters/file-formats/sample.worker.ts')
const pool = new ReadingPool<string, string>({
  workerUrl,
  size: 1,
  timers: new SystemTimers(),
  timeoutMs: 600_000,
  memoryMb: 256,
})
await pool.run({ input: `hang ${process.argv[2]}` })
