import { isAppError } from '../../../../core/shared/app-error.ts'
import { broken } from '../../unreadable.ts'

/** An entry of a zip as its bytes stand in the file. */
export interface ZipRecord {
  readonly name: string
  readonly method: number
  /** Its record in the central directory, whole. */
  readonly directoryRecord: Buffer
  /** Where its local header begins. */
  readonly offset: number
  /** Where its compressed bytes end; a data descriptor may follow. */
  readonly dataEnd: number
}

export interface ZipRecords {
  /** In the order of the central directory. */
  readonly records: readonly ZipRecord[]
  readonly directoryOffset: number
  readonly comment: Buffer
}

const FULL_32 = 0xffffffff
const FULL_16 = 0xffff

/** The entries of a zip, zip64 too. Throws `unsupported` where the file is damaged, or entries stand in one another. */
export function readZipRecords(view: Buffer, what: string): ZipRecords {
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
  /** Within the record. */
  readonly at: number
  readonly value: number
}

/** The fields of 64 bits that stand for full ones of 32 bits. */
export function wideFields(record: Buffer): { compressedSize?: WideField; offset?: WideField } {
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

/** Entries that overlap can't be copied one by one. */
function standApart({ records, directoryOffset }: ZipRecords): boolean {
  const sorted = [...records].sort((a, b) => a.offset - b.offset)
  return sorted.every(({ dataEnd }, index) => dataEnd <= (sorted[index + 1]?.offset ?? directoryOffset))
}
