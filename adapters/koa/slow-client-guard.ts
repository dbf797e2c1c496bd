import type { Timers } from '../../core/shared/ports/timers.ts'

/** What the guard needs of a connection. */
export interface Receiver {
  /** Bytes that were given to it, with those that it still holds. */
  readonly bytesWritten: number
  /** Bytes that it holds because the other side does not take them. */
  readonly writableLength: number
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** 128 kilobits a second. Slower clients are disconnected in the end. */
const SLOWEST_BYTES_PER_MS = 16
/** How long a connection may read nothing at all. */
const MAX_STALLED_MS = 60_000
export const CHECK_INTERVAL_MS = 5_000

interface Progress {
  readonly takenBytes: number
  /** Milliseconds that are left for what is held, until more of it is taken. */
  readonly leftMs: number
}

/**
 * Disconnects clients that read a response too slowly: a response uses memory, and a download its file, for as long as
 * it is read. Time counts only while data is waiting; data that is read gives more time, at the slowest rate allowed.
 */
export class SlowClientGuard {
  private readonly receivers = new Map<Receiver, Progress | null>()
  private isSet = false

  constructor(private readonly timers: Timers) {}

  watch(receiver: Receiver): void {
    this.receivers.set(receiver, null)
    receiver.once('close', () => this.receivers.delete(receiver))
    this.lookLater()
  }

  private lookLater(): void {
    if (this.isSet || this.receivers.size === 0) return
    this.isSet = true
    this.timers.after(CHECK_INTERVAL_MS, () => this.look()).unref()
  }

  private look(): void {
    this.isSet = false
    for (const [receiver, before] of this.receivers) {
      const progress = progressOf(receiver, before)
      this.receivers.set(receiver, progress)
      if (progress !== null && progress.leftMs <= 0) receiver.destroy()
    }
    this.lookLater()
  }
}

/** Null while no data is waiting. */
function progressOf({ bytesWritten, writableLength }: Receiver, before: Progress | null): Progress | null {
  if (writableLength === 0) return null
  const takenBytes = bytesWritten - writableLength
  const mostMs = MAX_STALLED_MS + writableLength / SLOWEST_BYTES_PER_MS
  if (before === null) return { takenBytes, leftMs: mostMs }
  const earnedMs = (takenBytes - before.takenBytes) / SLOWEST_BYTES_PER_MS
  return { takenBytes, leftMs: Math.min(before.leftMs - CHECK_INTERVAL_MS + earnedMs, mostMs) }
}
