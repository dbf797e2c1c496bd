import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Maximum wait for another process's transaction. */
const WAIT_MS = 5_000

/** Started from its text, so that the bundle needs no further file. */
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
 * Runs slow statements on their own connection in another thread, so that this one stays free. Returns the rows of
 * each; throws the driver's error.
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
