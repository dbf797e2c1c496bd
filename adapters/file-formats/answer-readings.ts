import { Socket } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { isAppError } from '../../core/shared/app-error.ts'
import { FramedChannel } from './framed-channel.ts'
import type { ReadingReply, ReadingTask } from './reading-messages.ts'

const CHANNEL = 3
/** Lowers the priority, so that requests are served first if there are too few cores. */
const NICENESS = 5
const MIN_PRIORITY = 19

type Read<Input, Output> = (input: Input, bytes: Uint8Array<ArrayBuffer> | null) => Promise<Output>

/** Runs inside a reading process of a ReadingPool: answers each task with `read`, one at a time. */
export function answerReadings<Input, Output>(read: Read<Input, Output>): void {
  setPriority(Math.min(MIN_PRIORITY, getPriority() + NICENESS))
  // Parsers leave promises behind that fail on broken files; the reading itself tells what came of it.
  process.on('unhandledRejection', () => undefined)
  endWithParent()
  const socket = new Socket({ fd: CHANNEL, readable: true, writable: true })
  socket.on('error', () => process.exit())
  socket.on('close', () => process.exit())
  const channel = new FramedChannel(socket, (task, bytes) => {
    const { id, input } = task as ReadingTask
    void replyTo(id, () => read(input as Input, bytes))
      .then((reply) => channel.send(reply))
      .catch((error: unknown) => channel.send(failure(id, error)))
  })
  channel.send('ready')
}

async function replyTo(id: number, read: () => Promise<unknown>): Promise<ReadingReply> {
  try {
    return { id, output: await read() }
  } catch (error) {
    if (isAppError(error)) {
      const { kind, code, details } = error
      return { id, refused: { kind, code, details } }
    }
    return failure(id, error)
  }
}

function failure(id: number, error: unknown): ReadingReply {
  return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

const WATCH = `
  const { workerData: parent } = require('node:worker_threads')
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000)
`

/**
 * Ignores signals to the process group, because the parent ends its readers. A busy parser does not notice a closed
 * channel, so a thread checks that the parent is still running.
 */
function endWithParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 4 }
  new Worker(WATCH, { eval: true, workerData: process.ppid, resourceLimits: limits }).unref()
}
