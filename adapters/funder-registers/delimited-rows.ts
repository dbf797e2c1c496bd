import { pipeline, Readable } from 'node:stream'
import { parse, type Options } from 'csv-parse'

import { AppError } from '../../core/shared/app-error.ts'
import type { Row } from './register-format.ts'

const LONGEST_RECORD = 1_000_000

/** Records of a table whose first line names the columns. `start` is how the file begins. Throws `invalid` where it breaks off. */
export async function* delimitedRows(bytes: AsyncIterable<Uint8Array>, start: Uint8Array): AsyncGenerator<Row> {
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

/** Whoever takes the records is told of what goes wrong. */
function passedOn(): void {}

/** A character that the start cuts in two counts as whole. */
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
