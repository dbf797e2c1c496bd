import { isAppError } from '../../../../core/shared/app-error.ts'
import { broken } from '../../unreadable.ts'
import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of a zip with its position in the file. */
interface ZipRecord {
  readonly name: string
  readonly method: number
  /** Its whole record in the central directory. */
  readonly directoryRecord: Buffer
  /** Offset of its local header. */
  readonly offset: number
  /** End of its compressed bytes; a data descriptor may follow. */
  readonly dataEnd: number
}

interface ZipRecords {
  /** In the order of the central directory. */
  readonly records: readonly ZipRecord[]
  readonly directoryOffset: number
  readonly comment: Buffer
}

const FULL_32 = 0xffffffff
const FULL_16 = 0xffff

/** The entries of a zip or zip64. Throws `unsupported` if the file is damaged or entries overlap. */
function readZipRecords(view: Buffer, what: string): ZipRecords {
  try {
    const found = readRecords(view)
    if (found === null || !standApart(found)) throw broken(what)
    return found
  } catch (error) {
    throw isAppError(error) ? error : broken(what, error)
  }
}

function readRecords(view: Buffer): ZipRecords | null {
  const end = view.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0) return null
  const { count, directoryOffset } = directoryPlace(view, end)
  const records: ZipRecord[] = []
  let at = directoryOffset
  for (let i = 0; i < count; i++) {
    if (view.readUInt32LE(at) !== 0x02014b50) return null
    const length = 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32)
    records.push(recordOf(view, view.subarray(at, at + length)))
    at += length
  }
  const commentLength = view.readUInt16LE(end + 20)
  return { records, directoryOffset, comment: view.subarray(end + 22, end + 22 + commentLength) }
}

function directoryPlace(view: Buffer, end: number): { count: number; directoryOffset: number } {
  const count = view.readUInt16LE(end + 10)
  const directoryOffset = view.readUInt32LE(end + 16)
  if (count !== FULL_16 && directoryOffset !== FULL_32) return { count, directoryOffset }
  const end64 = Number(view.readBigUInt64LE(end - 20 + 8))
  return {
    count: Number(view.readBigUInt64LE(end64 + 32)),
    directoryOffset: Number(view.readBigUInt64LE(end64 + 48)),
  }
}

function recordOf(view: Buffer, directoryRecord: Buffer): ZipRecord {
  const wide = wideFields(directoryRecord)
  const compressedSize = wide.compressedSize?.value ?? directoryRecord.readUInt32LE(20)
  const offset = wide.offset?.value ?? directoryRecord.readUInt32LE(42)
  const dataStart = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28)
  return {
    name: directoryRecord
      .toString('utf8', 46, 46 + directoryRecord.readUInt16LE(28))
      .replaceAll('\\', '/')
      .replace(/^\/+/, ''),
    method: directoryRecord.readUInt16LE(10),
    directoryRecord,
    offset,
    dataEnd: dataStart + compressedSize,
  }
}

interface WideField {
  /** Offset in the record. */
  readonly at: number
  readonly value: number
}

/** 64-bit fields that replace 32-bit fields at their maximum. */
function wideFields(record: Buffer): { compressedSize?: WideField; offset?: WideField } {
  const extraStart = 46 + record.readUInt16LE(28)
  const extraEnd = extraStart + record.readUInt16LE(30)
  for (let at = extraStart; at + 4 <= extraEnd; at += 4 + record.readUInt16LE(at + 2)) {
    if (record.readUInt16LE(at) !== 1) continue
    let next = at + 4 + (record.readUInt32LE(24) === FULL_32 ? 8 : 0)
    const take = (isFull: boolean) => {
      if (!isFull) return undefined
      const field = { at: next, value: Number(record.readBigUInt64LE(next)) }
      next += 8
      return field
    }
    const compressedSize = take(record.readUInt32LE(20) === FULL_32)
    return { compressedSize, offset: take(record.readUInt32LE(42) === FULL_32) }
  }
  return {}
}

/** Overlapping entries can't be copied one by one. */
function standApart({ records, directoryOffset }: ZipRecords): boolean {
  const sorted = [...records].sort((a, b) => a.offset - b.offset)
  return sorted.every(({ dataEnd }, index) => dataEnd <= (sorted[index + 1]?.offset ?? directoryOffset))
}

/** New content by entry name; a new entry is added at the end. */
export type ZipChanges = ReadonlyMap<string, Uint8Array>

/**
 * Returns a zip with some entries changed. All others are copied byte by byte with their headers, in their order;
 * without changes the result is identical. The caller handles signatures over the zip. `what` names the file in error
 * messages. Throws `unsupported` if the zip is damaged.
 */
export function patchZip(bytes: Uint8Array, changes: ZipChanges, what: string): Uint8Array {
  if (changes.size === 0) return bytes.slice()
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = readZipRecords(view, what)
  refuseAmbiguous(zip.records, changes, what)
  return new ZipPatch(view, zip).write(changes)
}

/** Programs disagree about which of two entries with the same name counts. */
function refuseAmbiguous(records: readonly ZipRecord[], changes: ZipChanges, what: string): void {
  const changed = records.filter(({ name }) => changes.has(name))
  if (new Set(changed.map(({ name }) => name)).size < changed.length) throw broken(what)
}

class ZipPatch {
  private readonly pieces: Buffer[] = []
  private readonly directory: Buffer[] = []
  private length = 0

  constructor(
    private readonly view: Buffer,
    private readonly zip: ZipRecords,
  ) {}

  write(changes: ZipChanges): Uint8Array {
    const offsets = this.writeEntries(changes)
    const { records } = this.zip
    for (const record of records) this.directory.push(offsets.get(record)!)
    const names = new Set(records.map(({ name }) => name))
    for (const [name, content] of changes) if (!names.has(name)) this.directory.push(this.addEntry(name, content))
    this.writeDirectory()
    return new Uint8Array(Buffer.concat(this.pieces))
  }

  /** In file order; returns the new directory record of each entry. */
  private writeEntries(changes: ZipChanges): Map<ZipRecord, Buffer> {
    const sorted = [...this.zip.records].sort((a, b) => a.offset - b.offset)
    this.push(this.view.subarray(0, sorted[0]?.offset ?? 0))
    return new Map(
      sorted.map((record, index) => {
        const content = changes.get(record.name)
        const end = sorted[index + 1]?.offset ?? this.zip.directoryOffset
        return [record, content === undefined ? this.copyEntry(record, end) : this.replaceEntry(record, content)]
      }),
    )
  }

  private copyEntry(record: ZipRecord, end: number): Buffer {
    const moved = Buffer.from(record.directoryRecord)
    const { offset } = wideFields(moved)
    if (offset === undefined) moved.writeUInt32LE(this.length, 42)
    else moved.writeBigUInt64LE(BigInt(this.length), offset.at)
    this.push(this.view.subarray(record.offset, end))
    return moved
  }

  private replaceEntry({ directoryRecord, method }: ZipRecord, content: Uint8Array): Buffer {
    const name = directoryRecord.subarray(46, 46 + directoryRecord.readUInt16LE(28))
    // Bits 1 to 3 tell of the old compression and of a data descriptor behind the data.
    const flags = directoryRecord.readUInt16LE(8) & ~0b1110
    const head = { name, flags, method, when: directoryRecord.readUInt32LE(12) }
    return this.writeEntry(head, content, directoryRecord.subarray(36, 42))
  }

  private addEntry(name: string, content: Uint8Array): Buffer {
    const when = this.zip.records[0]?.directoryRecord.readUInt32LE(12) ?? 0
    return this.writeEntry({ name: Buffer.from(name), flags: 1 << 11, method: 8, when }, content, Buffer.alloc(6))
  }

  private writeEntry(head: EntryHead, content: Uint8Array, attributes: Buffer): Buffer {
    const data = head.method === 0 ? Buffer.from(content) : deflateRawSync(content)
    const common = commonFields(head, content, data.length)
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.alloc(2), head.name])
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50, 0)
    record.writeUInt16LE(VERSION, 4)
    common.copy(record, 6)
    attributes.copy(record, 36)
    record.writeUInt32LE(this.length, 42)
    this.push(local)
    this.push(data)
    return Buffer.concat([record, head.name])
  }

  private writeDirectory(): void {
    const start = this.length
    for (const record of this.directory) this.push(record)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(this.directory.length, 8)
    end.writeUInt16LE(this.directory.length, 10)
    end.writeUInt32LE(this.length - start, 12)
    end.writeUInt32LE(start, 16)
    end.writeUInt16LE(this.zip.comment.length, 20)
    this.push(end)
    this.push(this.zip.comment)
  }

  private push(piece: Buffer): void {
    this.pieces.push(piece)
    this.length += piece.length
  }
}

interface EntryHead {
  readonly name: Buffer
  readonly flags: number
  readonly method: number
  /** Time and date in DOS format. */
  readonly when: number
}

const VERSION = 20

/** From the version needed to the length of the name: the same in local headers and in the directory. */
function commonFields({ name, flags, method, when }: EntryHead, content: Uint8Array, compressedSize: number): Buffer {
  const fields = Buffer.alloc(24)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(flags, 2)
  fields.writeUInt16LE(method, 4)
  fields.writeUInt32LE(when, 6)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(compressedSize, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function signature(value: number): Buffer {
  const field = Buffer.alloc(4)
  field.writeUInt32LE(value)
  return field
}
