import JSONParser from '@streamparser/json/jsonparser.js'

import { AppError } from '../../core/shared/app-error.ts'
import type { Row } from './register-format.ts'

const MAX_NESTED_BYTES = 64 * 1024

/** Records of a list, or of the list "grants" in an object, as the bytes come in. Throws `invalid` where it breaks off. */
export async function* jsonRows(bytes: AsyncIterable<Uint8Array>, root: '[' | '{'): AsyncGenerator<Row> {
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

/** Without the byte order mark that the file may begin with. */
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
