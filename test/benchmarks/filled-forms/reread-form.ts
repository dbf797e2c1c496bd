import { linesOf } from '../../../core/proposals/form-reading/form-lines.ts'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import { rereadHtml, rereadOdt, rereadText, rereadXlsx } from './reread-sources.ts'

/** The text of a file in reading order, by a program that is no part of the product; null where this machine lacks it. */
type Reread = (file: { readonly fileName: string; readonly bytes: Uint8Array }) => Promise<string | null>

/** One program for each format, by the ending of the file; the product's own reader where there is none. */
export const REREADERS: Readonly<Record<string, Reread>> = {
  html: rereadHtml,
  md: rereadText,
  odt: rereadOdt,
  txt: rereadText,
  xlsx: rereadXlsx,
}

export const rereadByProduct: Reread = async (file) => {
  const { blocks } = await directReadings().readForm(file)
  return linesOf(blocks)
    .map(({ number, text }) => `${number ?? ''} ${text}`)
    .join('\n')
}
