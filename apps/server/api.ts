import { runProgram } from './run-program.ts'
import { startServer } from './start-server.ts'

await runProgram((config) => startServer(config, 'api'))
