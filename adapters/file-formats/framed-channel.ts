import type { Duplex } from 'node:stream'
import { deserialize, serialize } from 'node:v8'

const HEADER_BYTES = 8
const NO_BYTES = -1

export type OnMessage = (value: unknown, bytes: Uint8Array<ArrayBuffer> | null) => void

/**
 * Messages between two processes: a cloneable value and optional bytes, which are written without a copy. Each starts
 * with a header of two lengths. An invalid message destroys the stream.
 */
export class FramedChannel {
  private incoming: Incoming | null = null
  private readonly header = Buffer.alloc(HEADER_BYTES)
  /** Bytes read of the message, or of the header between messages. */
  private filled = 0

  constructor(
    private readonly stream: Duplex,
    private readonly onMessage: OnMessage,
  ) {
    stream.on('data', (chunk: Buffer) => this.receive(chunk))
  }

  /** The bytes must not change until they are sent. Throws if the value can't be cloned. */
  send(value: unknown, bytes: Uint8Array | null = null): void {
    const body = serialize(value)
    const header = Buffer.alloc(HEADER_BYTES)
    header.writeUInt32LE(body.length, 0)
    header.writeInt32LE(bytes?.byteLength ?? NO_BYTES, 4)
    this.stream.cork()
    this.stream.write(header)
    this.stream.write(body)
    if (bytes !== null && bytes.byteLength > 0) this.stream.write(bytes)
    this.stream.uncork()
  }

  private receive(chunk: Buffer): void {
    try {
      for (let at = 0; at < chunk.length;) at += this.take(chunk.subarray(at))
    } catch (error) {
      this.stream.destroy(error instanceof Error ? error : undefined)
    }
  }

  /** Returns the number of bytes used from the chunk. */
  private take(chunk: Buffer): number {
    if (this.incoming === null) return this.takeHeader(chunk)
    const { value, bytes } = this.incoming
    const [target, offset] = this.filled < value.length ? [value, 0] : [bytes ?? value, value.length]
    const taken = chunk.copy(target, this.filled - offset)
    this.filled += taken
    this.deliverWhole()
    return taken
  }

  private takeHeader(chunk: Buffer): number {
    const taken = chunk.copy(this.header, this.filled)
    this.filled += taken
    if (this.filled < HEADER_BYTES) return taken
    const length = this.header.readInt32LE(4)
    const bytes = length === NO_BYTES ? null : new Uint8Array(length)
    this.incoming = { value: Buffer.allocUnsafe(this.header.readUInt32LE(0)), bytes }
    this.filled = 0
    return taken
  }

  private deliverWhole(): void {
    const { value, bytes } = this.incoming!
    if (this.filled < value.length + (bytes?.length ?? 0)) return
    this.incoming = null
    this.filled = 0
    this.onMessage(deserialize(value), bytes)
  }
}

/** Memory for a message, filled as it arrives. */
interface Incoming {
  readonly value: Buffer
  readonly bytes: Uint8Array<ArrayBuffer> | null
}
