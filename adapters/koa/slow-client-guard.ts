import type { Timers } from '../../core/shared/ports.ts'

/** The part of a connection that the guard uses. */
export interface Receiver {
  /** Bytes given to it, including those still buffered. */
  readonly bytesWritten: number
  /** Buffered bytes that the other side has not read. */
  readonly writableLength: number
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** 128 kilobits per second. Slower clients are disconnected. */
const SLOWEST_BYTES_PER_MS = 16
/** Maximum time for which a client may read nothing. */
const MAX_STALLED_MS = 60_000
export const CHECK_INTERVAL_MS = 5_000

interface Progress {
  readonly takenBytes: number
  /** Milliseconds left for reading the buffered data. */
  readonly leftMs: number
}

/**
 * Disconnects clients that read a response too slowly, because it uses memory, and a download its file, while it is
 * being read. Time only counts while data is waiting; reading adds time, at the slowest permitted rate.
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
