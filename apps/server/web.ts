import { runProgram } from './run-program.ts'
import { startWebHost } from './start-web-host.ts'

await runProgram(startWebHost)
