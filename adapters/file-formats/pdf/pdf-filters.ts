import { constants, inflateSync } from 'node:zlib'
import { growsTooLarge } from '../unreadable.ts'
import { UnsupportedPdfError, type PdfDict } from './pdf-values.ts'

export type Filter = { readonly name: string; readonly parameters: PdfDict | null }

const MAX_STREAM_BYTES = 128 * 1024 * 1024

/** Unpacks a stream. Throws `unsupported` if it is too large, UnsupportedPdfError for image filters. */
export function unpack(raw: Buffer, filters: readonly Filter[]): Buffer {
  let data = raw
  for (const { name, parameters } of filters) {
    if (name === '/FlateDecode' || name === '/Fl') data = unpredict(inflate(data), parameters)
    else if (name === '/ASCIIHexDecode' || name === '/AHx') data = fromHex(data)
    else if (name === '/ASCII85Decode' || name === '/A85') data = fromAscii85(data)
    else throw new UnsupportedPdfError(`No way to unpack ${name}.`)
  }
  return data
}

/** Inflates as much as possible, because many producers cut the checksum. */
function inflate(data: Buffer): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
      throw new UnsupportedPdfError('Broken stream.')
    throw growsTooLarge('unpacked', error)
  }
}

function fromHex(data: Buffer): Buffer {
  const digits = data
    .toString('latin1')
    .split('>', 1)[0]!
    .replace(/[^0-9a-f]/gi, '')
  return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex')
}

function fromAscii85(data: Buffer): Buffer {
  const text = data.toString('latin1').split('~', 1)[0]!.replace(/\s/g, '').replaceAll('z', '!!!!!')
  const out = Buffer.alloc(Math.ceil(text.length / 5) * 4)
  let length = 0
  for (let i = 0; i < text.length; i += 5) {
    const group = text.slice(i, i + 5)
    let value = 0
    for (const char of group.padEnd(5, 'u')) value = value * 85 + char.charCodeAt(0) - 33
    out.writeUInt32BE(value >>> 0, (i / 5) * 4)
    length += group.length - 1
  }
  return out.subarray(0, length)
}

/** Reverses a PNG predictor, row by row. */
function unpredict(data: Buffer, parameters: PdfDict | null): Buffer {
  const predictor = numberOf(parameters, '/Predictor', 1)
  if (predictor === 1) return data
  if (predictor < 10) throw new UnsupportedPdfError('A TIFF predictor.')
  const bits = numberOf(parameters, '/Colors', 1) * numberOf(parameters, '/BitsPerComponent', 8)
  const pixel = Math.max(1, bits >> 3)
  const width = Math.ceil((numberOf(parameters, '/Columns', 1) * bits) / 8)
  const rows = Math.floor((data.length + width) / (width + 1))
  const out = Buffer.alloc(rows * width)
  for (let row = 0; row < rows; row++) {
    const source = data.subarray(row * (width + 1) + 1, (row + 1) * (width + 1))
    undoRow(data[row * (width + 1)]!, source, out, row * width, width, pixel)
  }
  return out
}

function undoRow(kind: number, source: Buffer, out: Buffer, start: number, width: number, pixel: number): void {
  for (let i = 0; i < source.length; i++) {
    const left = i >= pixel ? out[start + i - pixel]! : 0
    const up = start > 0 ? out[start + i - width]! : 0
    const corner = start > 0 && i >= pixel ? out[start + i - width - pixel]! : 0
    out[start + i] = source[i]! + predicted(kind, left, up, corner)
  }
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  if (kind !== 4) return 0
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

function numberOf(dict: PdfDict | null, key: string, otherwise: number): number {
  const value = dict?.get(key)
  return typeof value === 'number' ? value : otherwise
}
