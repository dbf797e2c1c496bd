import { AppError, type ErrorDetails } from '../../core/shared/app-error.ts'
import type { Timer, Timers } from '../../core/shared/ports.ts'
import { FairQueue } from './fair-queue.ts'
import type { CarriedError, ReadingReply } from './reading-messages.ts'
import { NODE_MB, ReadingProcess, type ReadingProcessEnd } from './reading-process.ts'
import { endsItsReader, tooMuchMemory, tooSlow } from './unreadable.ts'

export interface ReadingPoolOptions {
  /** Module of a reading process, which calls `answerReadings`: TypeScript source (run by tsx) or a built bundle. */
  readonly workerUrl: URL
  /** Number of concurrent tasks. An account with no running task may start one more. */
  readonly size: number
  readonly timers: Timers
  /** Timeout of one task; its process is then ended. */
  readonly timeoutMs: number
  /** Limit of one process. */
  readonly memoryMb: number
  /** Idle time after which a process is ended. */
  readonly idleMs?: number
}

export interface ReadingRequest<Input> {
  readonly input: Input
  /** Bytes of a file; they must not change until the answer. */
  readonly bytes?: Uint8Array | null
  /** The account; null for the product's own tasks. */
  readonly account?: string | null
}

interface Task<Input, Output> {
  readonly id: number
  readonly input: Input
  readonly bytes: Uint8Array | null
  readonly account: string
  readonly resolve: (output: Output) => void
  readonly reject: (error: unknown) => void
  /** Reason why its first process ended. */
  firstEnd: ReadingProcessEnd | null
}

interface PoolWorker<Input, Output> {
  readonly process: ReadingProcess
  isFresh: boolean
  task: Task<Input, Output> | null
  timer: Timer | null
}

const OWN_ACCOUNT = ''
/** Interval between memory checks of busy processes. */
const LOOK_EVERY_MS = 100
/** Share of the memory limit: a process that keeps more after a task has too little left for the next. */
const KEPT_SHARE = 0.4

/**
 * Processes that read files, started when needed, ended when idle; they never keep the program running. Accounts take
 * turns. A task that times out ends its process and is rejected with `unsupported`; a task whose process crashes is
 * first retried once in a new process.
 */
export class ReadingPool<Input, Output> {
  private readonly workers = new Set<PoolWorker<Input, Output>>()
  private readonly queue = new FairQueue<Task<Input, Output>>()
  private nextId = 1
  private closed = false
  private look: Timer | null = null

  constructor(private readonly options: ReadingPoolOptions) {}

  /** Throws the reader's AppError, `unsupported` beyond the limits, `unavailable` after `close`. */
  run({ input, bytes = null, account }: ReadingRequest<Input>): Promise<Output> {
    if (this.closed) return Promise.reject(closing())
    return new Promise((resolve, reject) => {
      const owner = account ?? OWN_ACCOUNT
      this.queue.add(owner, { id: this.nextId++, input, bytes, account: owner, resolve, reject, firstEnd: null })
      this.dispatch()
    })
  }

  /** Ends all processes; running and queued tasks are rejected with `unavailable`. */
  async close(): Promise<void> {
    this.closed = true
    this.look?.cancel()
    for (const task of this.queue.drain()) task.reject(closing())
    await Promise.all([...this.workers].map((worker) => this.end(worker, closing())))
  }

  private dispatch(): void {
    for (let task = this.nextTask(); task !== null; task = this.nextTask()) this.begin(task)
  }

  private begin(task: Task<Input, Output>): void {
    try {
      this.give(this.workerFor(task), task)
    } catch (error) {
      task.reject(notStarted(error))
    }
  }

  private nextTask(): Task<Input, Output> | null {
    const busy = [...this.workers].flatMap(({ task }) => (task === null ? [] : [task.account]))
    if (busy.length > this.options.size) return null
    const isSpare = busy.length === this.options.size
    return this.queue.next((account) => !isSpare || !busy.includes(account))
  }

  private workerFor({ firstEnd }: Task<Input, Output>): PoolWorker<Input, Output> {
    const needsFresh = firstEnd !== null
    const idle = [...this.workers].filter(({ task }) => task === null)
    const fitting = idle.find(({ isFresh }) => isFresh || !needsFresh)
    if (fitting !== undefined) return fitting
    if (idle[0] !== undefined) void this.end(idle[0], closing())
    return this.startWorker()
  }

  private startWorker(): PoolWorker<Input, Output> {
    const process = new ReadingProcess(this.options, {
      onReply: (reply) => this.receive(worker, reply),
      onEnd: (end) => this.ended(worker, end),
    })
    const worker: PoolWorker<Input, Output> = { process, isFresh: true, task: null, timer: null }
    this.workers.add(worker)
    return worker
  }

  private give(worker: PoolWorker<Input, Output>, task: Task<Input, Output>): void {
    const { timeoutMs } = this.options
    worker.task = task
    this.setTimer(worker, timeoutMs, () => void this.end(worker, tooSlow(Math.round(timeoutMs / 1000))))
    worker.process.ref()
    this.watchMemory()
    try {
      worker.process.give({ id: task.id, input: task.input }, task.bytes)
    } catch (error) {
      this.release(worker)
      task.reject(error)
    }
  }

  private receive(worker: PoolWorker<Input, Output>, reply: ReadingReply): void {
    const task = worker.task
    if (task === null || task.id !== reply.id) return
    this.release(worker)
    if ('output' in reply) task.resolve(reply.output as Output)
    else if ('refused' in reply) task.reject(errorOf(reply.refused))
    else task.reject(new Error(reply.failed))
    this.dispatch()
  }

  private release(worker: PoolWorker<Input, Output>): void {
    worker.task = null
    worker.isFresh = false
    if ((worker.process.residentMb() ?? 0) > this.options.memoryMb * KEPT_SHARE) return void this.end(worker, closing())
    worker.process.unref()
    this.setTimer(worker, this.options.idleMs ?? 30_000, () => void this.end(worker, closing()))
    worker.timer?.unref()
  }

  /** Removes the process from the pool at once, however long it takes to end. */
  private async end(worker: PoolWorker<Input, Output>, reason: AppError): Promise<void> {
    this.workers.delete(worker)
    worker.timer?.cancel()
    const { task } = worker
    worker.task = null
    task?.reject(reason)
    if (task !== null) this.dispatch()
    await worker.process.kill()
  }

  /** Handles a process that ended on its own. */
  private ended(worker: PoolWorker<Input, Output>, end: ReadingProcessEnd): void {
    if (!this.workers.delete(worker)) return
    worker.timer?.cancel()
    const { task } = worker
    worker.task = null
    if (task !== null) this.tryAgain(task, end)
    this.dispatch()
  }

  private tryAgain(task: Task<Input, Output>, end: ReadingProcessEnd): void {
    const { firstEnd } = task
    if (!end.wasReady) task.reject(notStarted(new Error(end.detail)))
    else if (firstEnd !== null) task.reject(refusalAfter(firstEnd, end))
    else this.queue.addFirst(task.account, Object.assign(task, { firstEnd: end }))
  }

  /** For systems that do not limit a process's memory, or not all of it. */
  private watchMemory(): void {
    this.look ??= this.options.timers.after(LOOK_EVERY_MS, () => {
      this.look = null
      for (const worker of this.workers) if (worker.task !== null) this.boundMemory(worker)
      if ([...this.workers].some(({ task }) => task !== null)) this.watchMemory()
    })
    this.look.unref()
  }

  private boundMemory(worker: PoolWorker<Input, Output>): void {
    const taken = worker.process.residentMb()
    if (taken === null || taken <= this.options.memoryMb + NODE_MB) return
    this.ended(worker, { wasReady: true, ranOutOfMemory: true, detail: `It took ${Math.round(taken)} MB.` })
    void worker.process.kill()
  }

  private setTimer(worker: PoolWorker<Input, Output>, ms: number, act: () => void): void {
    worker.timer?.cancel()
    worker.timer = this.options.timers.after(ms, act)
  }
}

function refusalAfter(first: ReadingProcessEnd, second: ReadingProcessEnd): AppError {
  const cause = new Error(`${first.detail}\n${second.detail}`)
  return first.ranOutOfMemory && second.ranOutOfMemory ? tooMuchMemory(cause) : endsItsReader(cause)
}

function notStarted(cause: unknown): AppError {
  return new AppError('unavailable', 'reading.failed', {}, cause)
}

function closing(): AppError {
  return new AppError('unavailable', 'reading.closed')
}

function errorOf({ kind, code, details }: CarriedError): AppError {
  return new AppError(kind, code, details as ErrorDetails & { values: never })
}
