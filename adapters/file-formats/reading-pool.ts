import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type Transferable, type WorkerOptions } from 'node:worker_threads'
import { AppError, type ErrorDetails, type ErrorKind } from '../../core/shared/app-error.ts'
import type { Timer, Timers } from '../../core/shared/ports/timers.ts'
import { tooMuchMemory, tooSlow } from './unreadable.ts'

export interface ReadingPoolOptions {
  /** The worker's module, which calls `answerReadings`: TypeScript source (run by tsx) or a built bundle. */
  readonly workerUrl: URL
  readonly size: number
  readonly timers: Timers
  /** For one task; the worker that overruns it is ended. */
  readonly timeoutMs: number
  readonly maxHeapMb: number
  /** An idle worker is ended after this time. */
  readonly idleMs?: number
}

/** An AppError as it crosses the border between threads. */
export interface CarriedError {
  readonly kind: ErrorKind
  readonly code: string
  readonly message: string
  readonly details: ErrorDetails
}

export interface ReadingTask {
  readonly id: number
  readonly input: unknown
}

export type ReadingReply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly refused: CarriedError }
  | { readonly id: number; readonly failed: string }

interface Task<Input, Output> {
  readonly id: number
  readonly input: Input
  readonly transfer: readonly Transferable[]
  readonly resolve: (output: Output) => void
  readonly reject: (error: unknown) => void
}

interface Hand<Input, Output> {
  readonly worker: Worker
  task: Task<Input, Output> | null
  timer: Timer | null
}

/**
 * Worker threads that read files, started when needed, ended when idle; they never keep the process alive.
 * A task that takes too long or too much memory ends its worker and is refused with `unsupported`.
 */
export class ReadingPool<Input, Output> {
  private readonly hands = new Set<Hand<Input, Output>>()
  private readonly queue: Task<Input, Output>[] = []
  private nextId = 1
  private closed = false

  constructor(private readonly options: ReadingPoolOptions) {}

  /** Throws the AppError that the worker threw, `unsupported` past the bounds, `unavailable` after `close`. */
  run(input: Input, transfer: readonly Transferable[] = []): Promise<Output> {
    if (this.closed) return Promise.reject(closing())
    return new Promise((resolve, reject) => {
      this.queue.push({ id: this.nextId++, input, transfer, resolve, reject })
      this.dispatch()
    })
  }

  /** Ends all workers; tasks under way and in the queue are refused with `unavailable`. */
  async close(): Promise<void> {
    this.closed = true
    for (const task of this.queue.splice(0)) task.reject(closing())
    await Promise.all([...this.hands].map((hand) => this.end(hand, closing())))
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const hand = this.freeHand()
      if (hand === null) return
      this.give(hand, this.queue.shift()!)
    }
  }

  private freeHand(): Hand<Input, Output> | null {
    for (const hand of this.hands) if (hand.task === null) return hand
    return this.hands.size < this.options.size ? this.hire() : null
  }

  private hire(): Hand<Input, Output> {
    const { workerUrl, maxHeapMb } = this.options
    const worker = startWorker(workerUrl, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
    const hand: Hand<Input, Output> = { worker, task: null, timer: null }
    worker.unref()
    worker.on('message', (reply: ReadingReply) => this.receive(hand, reply))
    worker.on('error', (error) => void this.end(hand, refusalOf(error)))
    worker.on('exit', () => void this.end(hand, refusalOf(new Error('The worker ended unasked.'))))
    this.hands.add(hand)
    return hand
  }

  private give(hand: Hand<Input, Output>, task: Task<Input, Output>): void {
    const { timeoutMs } = this.options
    hand.task = task
    this.setTimer(hand, timeoutMs, () => void this.end(hand, tooSlow(Math.round(timeoutMs / 1000))))
    hand.worker.ref()
    try {
      hand.worker.postMessage({ id: task.id, input: task.input } satisfies ReadingTask, task.transfer)
    } catch (error) {
      this.release(hand)
      task.reject(error)
    }
  }

  private receive(hand: Hand<Input, Output>, reply: ReadingReply): void {
    const task = hand.task
    if (task === null || task.id !== reply.id) return
    this.release(hand)
    if ('output' in reply) task.resolve(reply.output as Output)
    else if ('refused' in reply) task.reject(errorOf(reply.refused))
    else task.reject(new Error(reply.failed))
    this.dispatch()
  }

  private release(hand: Hand<Input, Output>): void {
    hand.task = null
    hand.worker.unref()
    this.setTimer(hand, this.options.idleMs ?? 30_000, () => void this.end(hand, closing()))
    hand.timer?.unref()
  }

  /** Takes the worker out of the pool at once, even if a native call holds its thread for a while longer. */
  private async end(hand: Hand<Input, Output>, reason: AppError): Promise<void> {
    if (!this.hands.delete(hand)) return
    hand.timer?.cancel()
    hand.task?.reject(reason)
    hand.task = null
    this.dispatch()
    await hand.worker.terminate()
  }

  private setTimer(hand: Hand<Input, Output>, ms: number, act: () => void): void {
    hand.timer?.cancel()
    hand.timer = this.options.timers.after(ms, act)
  }
}

/** In Node 20 a worker can't start from TypeScript: it registers tsx first and imports the module then. */
function startWorker(url: URL, options: WorkerOptions): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url, options)
  const api = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs')
  const tsx = pathToFileURL(api).href
  const code = `import('${tsx}').then((tsx) => { tsx.register(); return import('${url.href}') })`
  return new Worker(code, { ...options, eval: true, execArgv: [] })
}

function closing(): AppError {
  return new AppError('unavailable', 'reading.closed', 'The server is shutting down. Try again in a moment.')
}

function refusalOf(error: unknown): AppError {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return tooMuchMemory(error)
  return new AppError('unavailable', 'reading.failed', 'The file could not be read just now. Try again.', {}, error)
}

function errorOf({ kind, code, message, details }: CarriedError): AppError {
  return new AppError(kind, code, message, details)
}
