import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const COMPILED = process.env['TEST_CODE']
const PROJECT = new URL('../../', import.meta.url)

/** The module of a process that tests start: as the test run compiled it, or its source where tsx runs the test. */
export function compiledProgram(path: string): URL {
  return COMPILED ? pathToFileURL(join(COMPILED, path.replace(/\.ts$/, '.js'))) : new URL(path, PROJECT)
}

/** Arguments with which Node.js runs it. */
export function argumentsFor(path: string): string[] {
  const file = fileURLToPath(compiledProgram(path))
  return file.endsWith('.ts') ? ['--import', 'tsx', file] : [file]
}
