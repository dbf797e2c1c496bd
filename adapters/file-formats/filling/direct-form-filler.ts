import type { FilledForm, FilledPlace, FormEntry, FormFiller } from '../../../core/hand-in/ports/form-filler.ts'
import type { FormFile } from '../../../core/forms/ports/form-reader.ts'
import { AppError, isAppError } from '../../../core/shared/app-error.ts'
import type { TextFonts } from '../../../core/shared/ports/text-fonts.ts'
import { FORMAT_NOUNS, recogniseFormat, type FileFormat } from '../recognise-format.ts'
import { broken } from '../unreadable.ts'
import { fillDocx } from './docx/fill-docx.ts'
import { fillHtml } from './html/fill-html.ts'
import { fillMarkdown, fillText } from './text/fill-text.ts'
import { fillOdt } from './odt/fill-odt.ts'
import { fillXlsx } from './xlsx/fill-xlsx.ts'

/** Writes entries into the bytes of one format. Throws as `FormFiller.fill`. */
export type FillFormat = (
  bytes: Uint8Array,
  entries: readonly FormEntry[],
  language: string,
) => FilledForm | Promise<FilledForm>

type Fillers = Partial<Record<FileFormat, FillFormat>>

/** Fills in forms in the calling thread, which it blocks for as long as that takes. */
export class DirectFormFiller implements FormFiller {
  private readonly fillers: Fillers

  constructor(fonts: TextFonts) {
    this.fillers = fillersWith(fonts)
  }

  async fill({ fileName, bytes }: FormFile, entries: readonly FormEntry[], language: string): Promise<FilledForm> {
    const format = await recogniseFormat(bytes, fileName)
    const fillFormat = this.fillers[format]
    if (fillFormat === undefined) throw notFilled(format)
    try {
      const filled = await fillFormat(bytes, entries.flatMap(divided), language)
      return { ...filled, places: together(entries, filled.places) }
    } catch (error) {
      throw isAppError(error) ? error : broken(FORMAT_NOUNS[format], error)
    }
  }
}

/** An entry for each of its places. */
function divided({ parts, ...entry }: FormEntry): FormEntry[] {
  return parts === undefined ? [entry] : parts.map((part) => ({ ...entry, ...part, day: null }))
}

/** One place for each entry again: what became of the first part that does not stand as it should, if any. */
function together(entries: readonly FormEntry[], places: readonly FilledPlace[]): FilledPlace[] {
  let at = 0
  return entries.map(({ parts }) => {
    const own = places.slice(at, (at += parts?.length ?? 1))
    const told = own.find(({ state }) => state !== 'filled') ?? own[0]!
    return own.length === 1 ? told : { ...told, boxes: own.flatMap(({ boxes = [] }) => boxes) }
  })
}

/** The formats that can be written. */
function fillersWith(fonts: TextFonts): Fillers {
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
