import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { FramedChannel } from './framed-channel.ts'
import type { ReadingReply, ReadingTask } from './reading-messages.ts'

export interface ReadingProcessOptions {
  /** Module that calls `answerReadings`: TypeScript source (run by tsx) or a built bundle. */
  readonly workerUrl: URL
  /** Memory for the readers; Node.js itself needs more on top. */
  readonly memoryMb: number
}

export interface ReadingProcessEvents {
  readonly onReply: (reply: ReadingReply) => void
  /** Called once, after any end. */
  readonly onEnd: (end: ReadingProcessEnd) => void
}

export interface ReadingProcessEnd {
  /** False if it could not even start, so no file caused it. */
  readonly wasReady: boolean
  readonly ranOutOfMemory: boolean
  /** Detail for the log. */
  readonly detail: string
}

const CHANNEL = 3
/** Code and thread stacks, most of which are never filled. */
export const NODE_MB = 128
const HEAP_SHARE = 0.75
const KEPT_OF_ERRORS = 4_000
const MEGABYTE = 1024 * 1024
const PAGE_BYTES = 4096
/** Messages of V8, C++ and Rust allocators when a process gets no more memory. */
const OUT_OF_MEMORY = /out of memory|allocation fail|bad_alloc|memory allocation of|cannot allocate/i

/**
 * Limits memory beyond the heap too, and lets the kernel's out-of-memory killer choose this process first, before
 * starting Node.js. Reserved address space, of which V8 takes gigabytes, does not count as data on Linux.
 */
const BOUNDED = `ulimit -c 0; ulimit -d "$1"; { echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null; shift; exec "$@"`

/**
 * Readers inherit no environment variables, so no file can leak a secret. The picture allocator commits only used
 * memory.
 */
const ENVIRONMENT = { MIMALLOC_ARENA_EAGER_COMMIT: '0' }

/** A process that reads files, one at a time. It ends when this process does. */
export class ReadingProcess {
  private readonly child: ChildProcess
  private readonly socket: Socket
  private readonly channel: FramedChannel
  private readonly ended: Promise<void>
  private isReady = false
  private errors = ''

  constructor(options: ReadingProcessOptions, events: ReadingProcessEvents) {
    this.child = start(options)
    this.ended = new Promise((resolve) => {
      const end = (how: string) => (events.onEnd(this.end(how)), resolve())
      this.child.once('error', (error) => end(error.message))
      this.child.once('close', (code, signal) => end(signal ?? `exit code ${code}`))
    })
    this.socket = channelOf(this.child)
    this.channel = new FramedChannel(this.socket, (message) => {
      if (message === 'ready') this.isReady = true
      else events.onReply(message as ReadingReply)
    })
    this.socket.on('error', () => void this.kill())
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.errors = (this.errors + chunk.toString()).slice(-KEPT_OF_ERRORS)
    })
    this.unref()
  }

  /** Throws if the input can't be cloned. The bytes must not change until there is a reply. */
  give(task: ReadingTask, bytes: Uint8Array | null): void {
    this.channel.send(task, bytes)
  }

  /** Keeps this program running. */
  ref(): void {
    this.child.ref()
    for (const stream of this.streams()) stream.ref()
  }

  unref(): void {
    this.child.unref()
    for (const stream of this.streams()) stream.unref()
  }

  /** Ends it in any state; resolves once it has ended. */
  async kill(): Promise<void> {
    this.ref()
    this.child.kill('SIGKILL')
    await this.ended
  }

  /** Memory in use, in megabytes; null if the system does not report it. */
  residentMb(): number | null {
    try {
      const pages = readFileSync(`/proc/${this.child.pid}/statm`, 'latin1').split(' ')[1]
      return (Number(pages) * PAGE_BYTES) / MEGABYTE
    } catch {
      return null
    }
  }

  private streams(): Socket[] {
    return [this.socket, this.child.stderr as Socket | null].filter((stream) => stream !== null)
  }

  private end(how: string): ReadingProcessEnd {
    const byKernel = how === 'SIGKILL'
    return {
      wasReady: this.isReady,
      ranOutOfMemory: byKernel || OUT_OF_MEMORY.test(this.errors),
      detail: `The reading process ended: ${how}. ${this.errors}`.trim(),
    }
  }
}

function start({ workerUrl, memoryMb }: ReadingProcessOptions): ChildProcess {
  const node = [process.execPath, ...nodeArguments(workerUrl, memoryMb), fileURLToPath(workerUrl)]
  const [command, ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', BOUNDED, 'sh', String((memoryMb + NODE_MB) * 1024), ...node]
  return spawn(command!, args, { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe', 'pipe'], windowsHide: true })
}

/** Throws if this program has no file descriptors left. */
function channelOf({ stdio }: ChildProcess): Socket {
  const socket = (stdio as ChildProcess['stdio'] | undefined)?.[CHANNEL]
  if (!socket) throw new Error('No channel to the reading process could be opened.')
  return socket as Socket
}

function nodeArguments({ pathname }: URL, memoryMb: number): string[] {
  const bounds = ['--expose-gc', `--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`]
  if (!pathname.endsWith('.ts')) return bounds
  return [...bounds, '--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
}
