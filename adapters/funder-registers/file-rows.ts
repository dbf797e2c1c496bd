import type { OpenFile } from '../../core/funders/ports/register-reader.ts'
import { AppError } from '../../core/shared/app-error.ts'
import { delimitedRows } from './delimited-rows.ts'
import { jsonRows } from './json-rows.ts'
import type { Row } from './register-format.ts'

const START_BYTES = 64 * 1024

/** The records of a file, in order, in whichever format it is written. */
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
