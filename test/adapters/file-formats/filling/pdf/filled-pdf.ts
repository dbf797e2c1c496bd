import { fillPdf } from '../../../../../adapters/file-formats/filling/pdf/fill-pdf.ts'
import { parsePlainPdf } from '../../../../../adapters/file-formats/pdf/parse-plain-pdf.ts'
import type { PdfPage, Piece, TextRun, Widget } from '../../../../../adapters/file-formats/pdf/pdf-page.ts'
import { readPdfForm } from '../../../../../adapters/file-formats/pdf/read-pdf-form.ts'
import { PackagedTextFonts } from '../../../../../adapters/fonts/packaged-text-fonts.ts'
import type { FormBlock, FormField } from '../../../../../core/proposals/form/form.ts'
import type { AnswerSlot } from '../../../../../core/hand-in/answer-slot.ts'
import type { FilledNote, FilledPlace, FormEntry } from '../../../../../core/hand-in/ports.ts'

const fonts = new PackagedTextFonts()

export interface FilledPdf {
  readonly bytes: Uint8Array
  readonly places: readonly FilledPlace[]
  readonly notes: readonly FilledNote[]
  readonly pages: readonly PdfPage[]
}

export async function filled(
  bytes: Uint8Array,
  entries: readonly Partial<FormEntry>[],
  language = 'en',
): Promise<FilledPdf> {
  const whole = entries.map((entry, index) => ({ ...EMPTY, id: `q${index + 1}`, ...entry }))
  const form = await fillPdf(bytes, whole, language, fonts)
  return { ...form, pages: (await parsePlainPdf(form.bytes)).pages }
}

const EMPTY: FormEntry = {
  id: 'q1',
  label: 'A question',
  slot: null,
  text: null,
  chosen: null,
  day: null,
  remark: null,
}

/** The room of the block, cell or field of a form that has these words. */
export async function slotOf(bytes: Uint8Array, words: string): Promise<AnswerSlot> {
  const { blocks } = await readPdfForm(bytes)
  const field = fieldsOf(blocks).find(({ label }) => label?.includes(words))
  if (field !== undefined) return { kind: 'field', field, nth: 0 }
  const cell = blocks
    .flatMap((block) => (block.kind === 'table' ? block.cells : []))
    .find((one, index, all) => one.blocks.length === 0 && textOf(all[index - 1]?.blocks[0]).includes(words))
  if (cell !== undefined) return { kind: 'cell', anchor: cell.anchor, page: cell.page }
  const block = blocks.find((one) => textOf(one).includes(words))
  if (block === undefined) throw new Error(`No "${words}" among ${blocks.map(textOf).join(' | ')}`)
  return { kind: 'below', anchor: block.anchor, page: block.page }
}

/** The boxes to tick of a form. */
export async function optionsOf(bytes: Uint8Array): Promise<AnswerSlot> {
  const ticks = fieldsOf((await readPdfForm(bytes)).blocks).filter(({ control }) => control === 'tick')
  const options = ticks.map(({ label, anchor, page }) => ({ text: label ?? '', anchor, nth: 0, page }))
  return { kind: 'options', options }
}

function fieldsOf(blocks: readonly FormBlock[]): FormField[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block.cells.flatMap((cell) => fieldsOf(cell.blocks))
    return block.kind === 'field' ? [block] : []
  })
}

function textOf(block: FormBlock | undefined): string {
  return block !== undefined && 'text' in block ? block.text : ''
}

export function runsOf(page: PdfPage | undefined): TextRun[] {
  return piecesOf(page, 'text')
}

export function widgetsOf(page: PdfPage | undefined): Widget[] {
  return piecesOf(page, 'widget')
}

function piecesOf<Kind extends Piece['kind']>(page: PdfPage | undefined, kind: Kind): Extract<Piece, { kind: Kind }>[] {
  return (page?.pieces ?? []).filter((piece): piece is Extract<Piece, { kind: Kind }> => piece.kind === kind)
}

/** The run of a page with these words; throws where there is none. */
export function runWith(page: PdfPage | undefined, words: string): TextRun {
  const run = runsOf(page).find(({ text }) => text.includes(words))
  if (run === undefined)
    throw new Error(
      `No "${words}" among ${runsOf(page)
        .map(({ text }) => text)
        .join(' | ')}`,
    )
  return run
}

export function pageText(page: PdfPage | undefined): string {
  return runsOf(page)
    .map(({ text }) => text)
    .join(' ')
}
