import { createInflate } from 'node:zlib'
import { broken, growsTooLarge } from '../unreadable.ts'

const MEGABYTE = 1024 * 1024
const MAX_STREAM_BYTES = 256 * MEGABYTE
const MAX_TOTAL_BYTES = 1024 * MEGABYTE
/** Deflate compresses at most about a thousandfold, so shorter streams are not bombs; applied twice, a millionfold. */
const ALWAYS_SMALL = 64 * 1024
const MAX_PACKED_TWICE = MEGABYTE / 4
/** Maximum number of streams without an end; a truncated file has one. */
const MAX_ENDLESS = 100

/**
 * Inflates every compressed stream of a PDF without keeping the data and throws `unsupported` for a bomb, because
 * pdf.js unpacks streams in memory without a limit. Doubly compressed streams are measured after the first unpacking.
 */
export async function boundPdfStreams(bytes: Uint8Array): Promise<void> {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  for (const stream of compressedStreams(pdf)) {
    const twice = isPackedTwice(pdf, stream)
    if (stream.length < ALWAYS_SMALL && !twice) continue
    total += await inflatedSize(stream, twice ? MAX_PACKED_TWICE : MAX_STREAM_BYTES)
    if (total > MAX_TOTAL_BYTES) throw swollen()
  }
}

function* compressedStreams(pdf: Buffer): Generator<Buffer> {
  let end = 0
  let endless = 0
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const start = at + (pdf[at + 6] === 13 ? 8 : 7)
    if (pdf[at - 1] === 100 || (pdf[start]! & 0x0f) !== 8) continue
    if (end >= 0 && end < start) end = pdf.indexOf('endstream', start)
    if (end < 0 && ++endless > MAX_ENDLESS) throw broken('PDF')
    yield pdf.subarray(start, end < 0 ? pdf.length : end)
  }
}

function isPackedTwice(pdf: Buffer, stream: Buffer): boolean {
  const start = stream.byteOffset - pdf.byteOffset
  const dictionary = pdf.toString('latin1', Math.max(0, start - 300), start)
  const filters = /\/Filter\s*\[([^\]]*)\][^[]*$/.exec(dictionary)?.[1] ?? ''
  return (filters.match(/\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) ?? []).length > 1
}

function inflatedSize(stream: Buffer, limit: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let size = 0
    const inflate = createInflate()
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) return
      inflate.destroy()
      reject(swollen())
    })
    inflate.on('end', () => resolve(size))
    inflate.on('error', () => resolve(size))
    inflate.end(stream)
  })
}

function swollen(): Error {
  return growsTooLarge('unpacked')
}
