import { boundForm } from '../../core/proposals/bound-form.ts'
import type { Form } from '../../core/proposals/form.ts'
import type { FormFile, FormReader } from '../../core/proposals/ports/form-reader.ts'
import { AppError, isAppError } from '../../core/shared/app-error.ts'
import type { RecogniseScan } from '../../core/documents/ports/scan-recogniser.ts'
import { readPdfForm } from './pdf/read-pdf-form.ts'
import type { ParsedDocument } from './document/document.ts'
import { formBlocks } from './document/form-blocks.ts'
import { FORM_BOUNDS } from './parse-bounds.ts'
import { PARSERS } from './parse-document.ts'
import { FORMAT_NOUNS, MEDIA_TYPES, recogniseFormat, type FileFormat } from './recognise-format.ts'
import { docForm, textForm } from './text/text-form.ts'
import { broken } from './unreadable.ts'

type ReadFormat = (bytes: Uint8Array, recogniseScan?: RecogniseScan) => Form | Promise<Form>

const READERS: Partial<Record<FileFormat, ReadFormat>> = {
  pdf: (bytes, recogniseScan) => readPdfForm(bytes, { recogniseScan }),
  doc: async (bytes) => ({ mediaType: MEDIA_TYPES.doc, title: null, blocks: await docForm(bytes) }),
  text: (bytes) => ({ mediaType: MEDIA_TYPES.text, title: null, blocks: textForm(bytes) }),
}

/** Nobody sends these as a form. */
const NO_FORMS: ReadonlySet<FileFormat> = new Set(['rtf', 'pptx', 'csv'])

/** Reads forms in the calling thread, which it blocks for as long as parsing takes. */
export class DirectFormReader implements FormReader {
  /** `recogniseScan` reads the text off the pictures of a scanned PDF; without it such a file is refused. */
  constructor(private readonly recogniseScan?: RecogniseScan) {}

  async read({ fileName, bytes }: FormFile): Promise<Form> {
    const format = await recogniseFormat(bytes, fileName)
    try {
      return boundForm(await this.readFormat(format, bytes))
    } catch (error) {
      throw isAppError(error) ? error : broken(FORMAT_NOUNS[format], error)
    }
  }

  private async readFormat(format: FileFormat, bytes: Uint8Array): Promise<Form> {
    if (NO_FORMS.has(format)) throw noFormType(format)
    const parse = PARSERS[format]
    if (parse !== undefined) return formOf(parse(bytes, FORM_BOUNDS), MEDIA_TYPES[format])
    return READERS[format]!(bytes, this.recogniseScan)
  }
}

/** The title that is printed, or else the one that the file names. */
function formOf(document: ParsedDocument, mediaType: string): Form {
  const blocks = formBlocks(document)
  const printed = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 0 ? [block.text] : []))
  return { mediaType, title: printed.length > 0 ? printed.join(' ') : document.title, blocks }
}

function noFormType(format: FileFormat): AppError {
  return new AppError('unsupported', 'form.unsupported-type', { values: { what: FORMAT_NOUNS[format] } })
}
