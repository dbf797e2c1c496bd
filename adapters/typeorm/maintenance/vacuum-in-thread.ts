import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** What another process may take to end its transaction. */
const WAIT_MS = 5_000

/** Runs from its text, so that it needs no file of its own beside the bundle. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.driver)
const vacuum = () => {
  const database = new Database(workerData.file, { fileMustExist: true, timeout: workerData.waitMs })
  try {
    database.pragma('synchronous = FULL')
    database.exec('VACUUM')
  } finally {
    database.close()
  }
}
try {
  vacuum()
  parentPort.postMessage(null)
} catch ({ code, message }) {
  parentPort.postMessage({ code, message })
}
`

/**
 * Runs `VACUUM` in a thread, so that this one stays free. Throws the error of the driver. Nobody can write meanwhile.
 */
export function vacuumInThread(file: string): Promise<void> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3')
  const worker = new Worker(PROGRAM, { eval: true, workerData: { driver, file, waitMs: WAIT_MS } })
  return new Promise((resolve, reject) => {
    worker.once('message', (failure: { code: string; message: string } | null) =>
      failure === null ? resolve() : reject(Object.assign(new Error(failure.message), { code: failure.code })),
    )
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that vacuums ended before its time.')))
  })
}
