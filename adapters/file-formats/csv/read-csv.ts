import { parse } from 'csv-parse/sync'
import { isAppError } from '../../../core/shared/app-error.ts'
import { decodeBounded } from '../decode-text.ts'
import { TextBlocks, type FormatText } from '../document/text-blocks.ts'

const WHAT = 'CSV file'

/** Excel's hint in the first line, which names the delimiter. */
const DELIMITER_HINT = /^\ufeff?"?sep=([^\r\n"])"?\r?\n/iu

/** Reads records as table rows; the delimiter is the one that splits the first lines most often. */
export function readCsvText(bytes: Uint8Array): FormatText {
  const decoded = decodeBounded(bytes, WHAT)
  const [hint = '', named] = DELIMITER_HINT.exec(decoded) ?? []
  const text = decoded.slice(hint.length)
  const delimiter = named ?? delimiterOf(text)
  try {
    return { pageCount: null, blocks: parsedRows(text, delimiter) }
  } catch (error) {
    if (isAppError(error)) throw error
    return { pageCount: null, blocks: splitRows(text, delimiter) }
  }
}

function parsedRows(text: string, delimiter: string): FormatText['blocks'] {
  const blocks = new TextBlocks(WHAT)
  parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
    on_record: (record: string[]) => {
      blocks.tableRow(record)
      return null
    },
  })
  return blocks.list()
}

/** Splits the rows of files with unmatched quotes. */
function splitRows(text: string, delimiter: string): FormatText['blocks'] {
  const blocks = new TextBlocks(WHAT)
  for (const line of text.split(/\r\n|\n|\r/)) blocks.tableRow(line.replaceAll('"', '').split(delimiter))
  return blocks.list()
}

function delimiterOf(text: string): string {
  const start = text.slice(0, 10_000).replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: start.split(mark).length }))
  return counts.reduce((best, entry) => (entry.count > best.count ? entry : best)).mark
}
