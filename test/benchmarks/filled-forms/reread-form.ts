import { spawnSync } from 'node:child_process'
import { linesOf } from '../../../core/proposals/form-reading/form-lines.ts'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'

/** The text of a file in reading order, by a program that is no part of the product; null where this machine lacks it. */
type Reread = (file: { readonly fileName: string; readonly bytes: Uint8Array }) => Promise<string | null>

/** One program for each format, by the ending of the file; the product's own reader where there is none. */
export const REREADERS: Readonly<Record<string, Reread>> = { pdf: rereadByPoppler }

export const rereadByProduct: Reread = async (file) => {
  const { blocks } = await directReadings().readForm(file)
  return linesOf(blocks)
    .map(({ number, text }) => `${number ?? ''} ${text}`)
    .join('\n')
}

/** Poppler reads a page as people do: from above, column by column. */
function rereadByPoppler(file: Parameters<Reread>[0]): Promise<string | null> {
  const read = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: file.bytes, maxBuffer: 100_000_000 })
  return read.error === undefined ? Promise.resolve(read.stdout.toString()) : rereadByProduct(file)
}
