import { spawnSync } from 'node:child_process'
import mammoth from 'mammoth'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import type { FormBlock, FormTable } from '../../../core/proposals/form/form.ts'
import { rereadHtml, rereadOdt, rereadText, rereadXlsx } from './reread-sources.ts'

/** The text of a file in reading order, by a program that is no part of the product; null where this machine lacks it. */
type Reread = (file: { readonly fileName: string; readonly bytes: Uint8Array }) => Promise<string | null>

/** One program for each format, by the ending of the file; the product's own reader where there is none. */
export const REREADERS: Readonly<Record<string, Reread>> = {
  docx: async ({ bytes }) => (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value,
  html: rereadHtml,
  md: rereadText,
  odt: rereadOdt,
  pdf: rereadByPoppler,
  txt: rereadText,
  xlsx: rereadXlsx,
}

export const rereadByProduct: Reread = async (file) => {
  const { blocks } = await directReadings().readForm(file)
  return blocks.map(textOf).join('\n')
}

function textOf(block: FormBlock): string {
  return block.kind === 'table' ? textOfTable(block) : textOfLine(block)
}

function textOfTable({ cells }: FormTable): string {
  return cells.flatMap((cell) => cell.blocks.map(textOfLine)).join('\n')
}

function textOfLine(block: Exclude<FormBlock, FormTable>): string {
  if (block.kind !== 'field') return `${block.number ?? ''} ${block.text}`
  return [block.label, block.value, block.help, ...block.options].filter((part) => part !== null).join(' ')
}

/** Poppler reads a page as people do: from above, column by column. */
function rereadByPoppler(file: Parameters<Reread>[0]): Promise<string | null> {
  const read = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: file.bytes, maxBuffer: 100_000_000 })
  return read.error === undefined ? Promise.resolve(read.stdout.toString()) : rereadByProduct(file)
}
