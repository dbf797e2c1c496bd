import { setMaxListeners } from 'node:events'
import { runEvaluation } from './run-evaluation.ts'

const stop = new AbortController()
// Every call under way listens.
setMaxListeners(0, stop.signal)
process.once('SIGINT', () => stop.abort())

const code = await runEvaluation({
  args: process.argv.slice(2),
  environment: process.env,
  // npm runs us in the project's folder; INIT_CWD is where the user stands.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  print: (text) => console.log(text),
  signal: stop.signal,
})
process.exit(code)
