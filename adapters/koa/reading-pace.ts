import type { Timers } from '../../core/shared/ports/timers.ts'

/** What is asked of a connection. */
export interface Receiver {
  /** Bytes that were given to it, with those that it still holds. */
  readonly bytesWritten: number
  /** Bytes that it holds because the other side does not take them. */
  readonly writableLength: number
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** 128 kilobits a second. Who receives slower than that is disconnected in the end. */
const SLOWEST_BYTES_PER_MS = 16
/** How long a connection may take nothing at all. */
const MOST_STALLED_MS = 60_000
export const BETWEEN_LOOKS_MS = 5_000

interface Progress {
  readonly takenBytes: number
  /** Milliseconds that are left for what is held, until more of it is taken. */
  readonly leftMs: number
}

/**
 * Disconnects who reads an answer slower than a floor: a download holds its files, an answer its memory for as long as it
 * is read. Time counts only while something is held; what is taken of it gives more time, as much as the floor allows.
 */
export class ReadingPace {
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
    this.timers.after(BETWEEN_LOOKS_MS, () => this.look()).unref()
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

/** Null while nothing is held. */
function progressOf({ bytesWritten, writableLength }: Receiver, before: Progress | null): Progress | null {
  if (writableLength === 0) return null
  const takenBytes = bytesWritten - writableLength
  const mostMs = MOST_STALLED_MS + writableLength / SLOWEST_BYTES_PER_MS
  if (before === null) return { takenBytes, leftMs: mostMs }
  const earnedMs = (takenBytes - before.takenBytes) / SLOWEST_BYTES_PER_MS
  return { takenBytes, leftMs: Math.min(before.leftMs - BETWEEN_LOOKS_MS + earnedMs, mostMs) }
}
