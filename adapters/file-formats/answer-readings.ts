import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { isAppError } from '../../core/shared/app-error.ts'
import type { ReadingReply, ReadingTask } from './reading-pool.ts'

/** Whoever answers people goes first where there are fewer cores than work. */
const NICENESS = 5
const LEAST_PRIORITY = 19

/** The worker's side of a ReadingPool: answers each task by `read`, one at a time. */
export function answerReadings<Input, Output>(read: (input: Input) => Promise<Output>): void {
  if (parentPort === null) throw new Error('answerReadings works in a worker thread only.')
  const port = parentPort
  // Parsers leave promises behind that fail on broken files; the reading itself tells what came of it.
  process.on('unhandledRejection', () => undefined)
  // Elsewhere than on Linux a priority is the whole process's.
  if (process.platform === 'linux') setPriority(Math.min(LEAST_PRIORITY, getPriority() + NICENESS))
  port.on('message', ({ id, input }: ReadingTask) => {
    void replyTo(id, () => read(input as Input)).then((reply) => port.postMessage(reply))
  })
}

async function replyTo(id: number, read: () => Promise<unknown>): Promise<ReadingReply> {
  try {
    return { id, output: await read() }
  } catch (error) {
    if (isAppError(error)) {
      const { kind, code, message, details } = error
      return { id, refused: { kind, code, message, details } }
    }
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
