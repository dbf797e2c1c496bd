import { createRequire } from 'node:module'
import { npm, show } from './run.mjs'

/** What is wrong with the SQLite driver, or nothing. Its binary is missing when npm was not allowed to run its install script. */
function problem() {
  try {
    const Database = createRequire(import.meta.url)('better-sqlite3')
    new Database(':memory:').close()
    return null
  } catch (error) {
    return error.message.split('\n')[0]
  }
}

/** Rebuilds the SQLite driver when it cannot open a database; ends the process with the fix when that fails too. */
export async function checkDatabaseDriver() {
  if (problem() === null) return
  console.error('Building the SQLite driver for this Node.js. This takes about a minute …')
  const [command, args] = npm(['rebuild', 'better-sqlite3', '--loglevel=error'])
  await show(command, args)
  const remaining = problem()
  if (remaining === null) return
  console.error(`The SQLite driver does not work: ${remaining}`)
  console.error('It needs Python 3, make and a C++ compiler (on Debian: apt-get install python3 make g++).')
  console.error('Install them, then run: npm rebuild better-sqlite3')
  process.exit(1)
}
