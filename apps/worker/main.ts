import { runProgram } from '../server/run-program.ts'
import { startWorker } from './start-worker.ts'

await runProgram(startWorker)
