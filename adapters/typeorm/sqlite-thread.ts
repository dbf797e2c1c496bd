import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** What another process may take to end its transaction. */
const WAIT_MS = 5_000

/** Runs from its text, so that it needs no file of its own beside the bundle. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.driver)
const perform = () => {
  const database = new Database(workerData.file, { fileMustExist: true, timeout: workerData.waitMs })
  try {
    return workerData.statements.map((text) => {
      const statement = database.prepare(text)
      return statement.reader ? statement.all() : (statement.run(), [])
    })
  } finally {
    database.close()
  }
}
try {
  parentPort.postMessage({ answers: perform() })
} catch ({ code, message }) {
  parentPort.postMessage({ failure: { code, message } })
}
`

type Rows = readonly Readonly<Record<string, unknown>>[]

interface Reply {
  readonly answers?: readonly Rows[]
  readonly failure?: { readonly code: string; readonly message: string }
}

/**
 * Runs statements that take long on a connection and in a thread of their own, so that this one stays free. Returns the
 * rows of each; throws the error of the driver.
 */
export function runInSqliteThread(file: string, statements: readonly string[]): Promise<readonly Rows[]> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3')
  const worker = new Worker(PROGRAM, { eval: true, workerData: { driver, file, waitMs: WAIT_MS, statements } })
  return new Promise((resolve, reject) => {
    worker.once('message', ({ answers, failure }: Reply) =>
      answers ? resolve(answers) : reject(Object.assign(new Error(failure?.message), { code: failure?.code })),
    )
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that works on the database ended before its time.')))
  })
}
