import { inflateRawSync } from 'node:zlib'
import { isAppError } from '../../core/shared/app-error.ts'
import { decodeText } from './decode-text.ts'
import { broken, passwordProtected, tooLarge } from './unreadable.ts'

export interface Zip {
  readonly names: readonly string[]
  /** Inflates and returns the entry's bytes; null if there is no such entry. */
  read(name: string): Uint8Array | null
  readText(name: string): string | null
}

const MEGABYTE = 1024 * 1024
const MAX_ENTRIES = 20_000
const MAX_ENTRY_BYTES = 192 * MEGABYTE
const MAX_TOTAL_BYTES = 384 * MEGABYTE
/** XML of office files compresses 5 to 60 times; only a zip bomb far exceeds that. Small entries have no limit. */
const MAX_RATIO = 250
const ALWAYS_ALLOWED_BYTES = 8 * MEGABYTE

interface Entry {
  readonly name: string
  readonly encrypted: boolean
  readonly method: number
  readonly compressedSize: number
  readonly headerOffset: number
}

/**
 * Opens a zip without unpacking it. Names are only looked up, never used as paths. Limits apply to the inflated bytes,
 * not to the sizes in the directory. `what` names the file in errors. Throws `unsupported` for a damaged zip, one that
 * is too large inside, and (when read) an encrypted entry.
 */
export function openZip(bytes: Uint8Array, what = 'file'): Zip {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(view, what)
  const inflatedSizes = new Map<string, number>()
  let total = 0

  function read(name: string): Uint8Array | null {
    const entry = entries.get(name)
    if (entry === undefined) return null
    const counted = inflatedSizes.get(name)
    const data = readEntry(view, entry, MAX_TOTAL_BYTES - total + (counted ?? 0), what)
    if (counted === undefined) {
      inflatedSizes.set(name, data.length)
      total += data.length
    }
    return data
  }

  function readText(name: string): string | null {
    const data = read(name)
    return data === null ? null : decodeText(data)
  }

  return { names: [...entries.keys()], read, readText }
}

function readDirectory(view: Buffer, what: string): Map<string, Entry> {
  try {
    const { offset, count } = findDirectory(view, what)
    const entries = new Map<string, Entry>()
    let at = offset
    for (let i = 0; i < count; i++) {
      if (view.readUInt32LE(at) !== 0x02014b50) throw broken(what)
      const entry = readDirectoryEntry(view, at)
      if (!entries.has(entry.name)) entries.set(entry.name, entry)
      at += 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32)
    }
    return entries
  } catch (error) {
    throw isAppError(error) ? error : broken(what, error)
  }
}

function findDirectory(view: Buffer, what: string): { offset: number; count: number } {
  const end = view.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end < view.length - 70_000) throw broken(what)
  let count = view.readUInt16LE(end + 10)
  let offset = view.readUInt32LE(end + 16)
  if (count === 0xffff || offset === 0xffffffff) {
    const end64 = Number(view.readBigUInt64LE(end - 20 + 8))
    count = Number(view.readBigUInt64LE(end64 + 32))
    offset = Number(view.readBigUInt64LE(end64 + 48))
  }
  if (count > MAX_ENTRIES) throw tooLarge(what, MAX_ENTRIES, 'parts')
  return { offset, count }
}

function readDirectoryEntry(view: Buffer, at: number): Entry {
  const nameEnd = at + 46 + view.readUInt16LE(at + 28)
  const extra = view.subarray(nameEnd, nameEnd + view.readUInt16LE(at + 30))
  const sizes = wideSizes(view, at, extra)
  return {
    name: view
      .toString('utf8', at + 46, nameEnd)
      .replaceAll('\\', '/')
      .replace(/^\/+/, ''),
    encrypted: (view.readUInt16LE(at + 8) & 1) === 1,
    method: view.readUInt16LE(at + 10),
    ...sizes,
  }
}

/** 32-bit sizes, or 64-bit sizes from the zip64 extra field if the short ones overflow. */
function wideSizes(view: Buffer, at: number, extra: Buffer): { compressedSize: number; headerOffset: number } {
  let compressedSize = view.readUInt32LE(at + 20)
  let headerOffset = view.readUInt32LE(at + 42)
  for (let i = 0; i + 4 <= extra.length; i += 4 + extra.readUInt16LE(i + 2)) {
    if (extra.readUInt16LE(i) !== 1) continue
    let field = i + 4 + (view.readUInt32LE(at + 24) === 0xffffffff ? 8 : 0)
    if (compressedSize === 0xffffffff) {
      compressedSize = Number(extra.readBigUInt64LE(field))
      field += 8
    }
    if (headerOffset === 0xffffffff) headerOffset = Number(extra.readBigUInt64LE(field))
  }
  return { compressedSize, headerOffset }
}

function readEntry(view: Buffer, entry: Entry, allowance: number, what: string): Uint8Array {
  if (entry.encrypted) throw passwordProtected(what)
  const compressed = compressedBytes(view, entry, what)
  const ratioBound = Math.max(ALWAYS_ALLOWED_BYTES, compressed.length * MAX_RATIO)
  const limit = Math.max(1, Math.min(MAX_ENTRY_BYTES, ratioBound, allowance))
  if (entry.method === 0 && compressed.length <= limit) return compressed
  if (entry.method !== 8 && entry.method !== 0) throw broken(what)
  if (entry.method === 0) throw tooLarge(what, megabytesOf(limit), 'megabytes-unpacked')
  try {
    return inflateRawSync(compressed, { maxOutputLength: limit })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    throw code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge(what, megabytesOf(limit), 'megabytes-unpacked', error)
      : broken(what, error)
  }
}

function compressedBytes(view: Buffer, entry: Entry, what: string): Buffer {
  const at = entry.headerOffset
  if (at + 30 > view.length || view.readUInt32LE(at) !== 0x04034b50) throw broken(what)
  const start = at + 30 + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28)
  if (start + entry.compressedSize > view.length) throw broken(what)
  return view.subarray(start, start + entry.compressedSize)
}

function megabytesOf(bytes: number): number {
  return Math.max(1, Math.floor(bytes / MEGABYTE))
}
