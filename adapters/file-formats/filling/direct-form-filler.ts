import type { Font } from 'fontkit'
import type { FilledForm, FilledPlace, FormEntry, FormFiller } from '../../../core/hand-in/ports.ts'
import type { FormFile } from '../../../core/forms/ports.ts'
import { AppError, isAppError } from '../../../core/shared/app-error.ts'
import type { TextFonts } from '../../../core/shared/ports.ts'
import { FORMAT_NOUNS, recogniseFormat, type FileFormat } from '../recognise-format.ts'
import { broken } from '../unreadable.ts'
import { fillDocx } from './docx/fill-docx.ts'
import { fillHtml } from './html/fill-html.ts'
import { fillMarkdown, fillText } from './text/fill-text.ts'
import { fillOdt } from './odt/fill-odt.ts'
import { fillXlsx } from './xlsx/fill-xlsx.ts'

/** Writes entries into the bytes of one format. Throws the errors of `FormFiller.fill`. */
export type FillFormat = (
  bytes: Uint8Array,
  entries: readonly FormEntry[],
  language: string,
) => FilledForm | Promise<FilledForm>

type Fillers = Partial<Record<FileFormat, FillFormat>>

/** Fills in forms in the calling thread, and blocks it meanwhile. */
export class DirectFormFiller implements FormFiller {
  private readonly fillers: Fillers

  constructor(fonts: TextFonts<Font>) {
    this.fillers = fillersWith(fonts)
  }

  async fill({ fileName, bytes }: FormFile, entries: readonly FormEntry[], language: string): Promise<FilledForm> {
    const format = await recogniseFormat(bytes, fileName)
    const fillFormat = this.fillers[format]
    if (fillFormat === undefined) throw notFilled(format)
    try {
      const all = arranged(entries)
      const filled = await fillFormat(bytes, all.written, language)
      return { ...filled, places: placesOf(entries, all, filled.places) }
    } catch (error) {
      throw isAppError(error) ? error : broken(FORMAT_NOUNS[format], error)
    }
  }
}

interface Arranged {
  /** One entry for each place. */
  readonly written: readonly FormEntry[]
  /** Indexes in `written` of each entry. */
  readonly of: readonly (readonly number[])[]
}

/** A date may have several places, and several answers may share a box, one after the other. */
function arranged(entries: readonly FormEntry[]): Arranged {
  const written: FormEntry[] = []
  const boxes = new Map<string, number>()
  const add = (entry: FormEntry): number => {
    const { slot, text } = entry
    const box = slot?.kind === 'cell' ? slot.anchor : null
    const shared = box === null ? undefined : boxes.get(box)
    if (shared === undefined) {
      if (box !== null) boxes.set(box, written.length)
      return written.push(entry) - 1
    }
    const before = written[shared]!
    written[shared] = {
      ...before,
      text: [before.text, text].filter((one) => one !== null).join('\n\n') || null,
      day: null,
    }
    return shared
  }
  const of = entries.map(({ parts, ...entry }) =>
    parts === undefined ? [add(entry)] : parts.map((part) => add({ ...entry, ...part, day: null })),
  )
  return { written, of }
}

/** Merges the results into one place for each entry: that of its first part with a problem, if any. */
function placesOf(entries: readonly FormEntry[], { of }: Arranged, places: readonly FilledPlace[]): FilledPlace[] {
  return entries.map(({ id, text }, at) => {
    const own = of[at]!.map((index) => places[index]!)
    const told = own.find(({ state }) => state !== 'filled') ?? own[0]!
    const place = { ...told, id, boxes: own.flatMap(({ boxes = [] }) => boxes) }
    return text === null && told.reason === null ? { ...place, state: 'left', reason: 'unanswered' } : place
  })
}

/** Fillers for the supported formats. */
function fillersWith(fonts: TextFonts<Font>): Fillers {
  return {
    docx: fillDocx,
    html: fillHtml,
    markdown: fillMarkdown,
    odt: fillOdt,
    pdf: async (bytes, entries, language) => {
      const { fillPdf } = await import('./pdf/fill-pdf.ts')
      return fillPdf(bytes, entries, language, fonts)
    },
    text: fillText,
    xlsx: fillXlsx,
  }
}

function notFilled(format: FileFormat): AppError {
  return new AppError('unsupported', 'form.not-filled', { values: { what: FORMAT_NOUNS[format] } })
}
