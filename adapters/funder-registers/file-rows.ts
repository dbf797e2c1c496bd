import type { OpenFile } from '../../core/funders/ports.ts'
import { AppError } from '../../core/shared/app-error.ts'
import type { Row } from './register-format.ts'
import { pipeline, Readable } from 'node:stream'
import { parse, type Options } from 'csv-parse'
import JSONParser from '@streamparser/json/jsonparser.js'

const MAX_NESTED_BYTES = 64 * 1024

/**
 * Records of a list, or of the list "grants" in an object, as the bytes arrive. Throws `invalid` if the file breaks
 * off.
 */
async function* jsonRows(bytes: AsyncIterable<Uint8Array>, root: '[' | '{'): AsyncGenerator<Row> {
  let rows: Row[] = []
  let count = 0
  const parser = new JSONParser({
    paths: [root === '[' ? '$.*' : '$.grants.*'],
    keepStack: false,
    stringBufferSize: MAX_NESTED_BYTES,
  })
  parser.onValue = ({ value }) => rows.push(rowOf(value))
  for await (const chunk of withoutMark(bytes)) {
    attempt(() => parser.write(chunk), count + rows.length)
    count += rows.length
    yield* rows
    rows = []
  }
  if (!parser.isEnded) throw truncatedFile(count)
}

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {}
}

/** The text without a leading byte order mark. */
async function* withoutMark(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const chunk of bytes) {
    const isMarked = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf
    yield isMarked ? chunk.subarray(3) : chunk
    isFirst = false
  }
}

function attempt(write: () => void, records: number): void {
  try {
    write()
  } catch (cause) {
    throw truncatedFile(records, cause)
  }
}

function truncatedFile(records: number, cause?: unknown): AppError {
  return new AppError('invalid', 'funders.broken-register', { values: { records, format: 'JSON' } }, cause)
}

const LONGEST_RECORD = 1_000_000

/**
 * Records of a table whose first line names the columns. `start` is the beginning of the file. Throws `invalid` if the
 * file breaks off.
 */
async function* delimitedRows(bytes: AsyncIterable<Uint8Array>, start: Uint8Array): AsyncGenerator<Row> {
  const parser = pipeline(Readable.from(bytes), parse(optionsFor(start)), passedOn) as AsyncIterable<Row>
  let count = 0
  try {
    for await (const row of parser) {
      count += 1
      yield row
    }
  } catch (cause) {
    if (!isMisshapen(cause)) throw cause
    throw new AppError('invalid', 'funders.broken-register', { values: { records: count, format: 'table' } }, cause)
  }
}

function optionsFor(start: Uint8Array): Options {
  const [line = ''] = new TextDecoder().decode(start).split(/[\r\n]/)
  const isTabbed = line.split('\t').length > line.split(',').length
  return {
    columns: true,
    bom: true,
    encoding: isUtf8(start) ? 'utf8' : 'latin1',
    delimiter: isTabbed ? '\t' : ',',
    quote: isTabbed ? null : '"',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  }
}

/** Errors reach the consumer of the records. */
function passedOn(): void {}

/** A character cut in two by the end of the start counts as whole. */
function isUtf8(start: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return true
  } catch {
    return false
  }
}

function isMisshapen(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
}

const START_BYTES = 64 * 1024

/** The records of a file of any supported format, in order. */
export async function* fileRows(open: OpenFile): AsyncGenerator<Row> {
  const start = await startOf(open)
  const text = new TextDecoder().decode(start.subarray(0, 1024)).trimStart()
  if (text.startsWith('PK\u0003\u0004')) throw spreadsheet()
  if (start.includes(0)) throw notText()
  const root = text[0]
  if (root === '[' || root === '{') yield* jsonRows(await open(), root)
  else yield* delimitedRows(await open(), start)
}

async function startOf(open: OpenFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of await open()) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= START_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, START_BYTES)
}

function spreadsheet(): AppError {
  return new AppError('unsupported', 'funders.spreadsheet')
}

function notText(): AppError {
  return new AppError('unsupported', 'funders.no-register', { values: { isText: false } })
}
