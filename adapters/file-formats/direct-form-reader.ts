import { boundForm } from '../../core/forms/bound-form.ts'
import type { Form, FormBlock } from '../../core/proposals/form/form.ts'
import type { FormFile, FormReader } from '../../core/forms/ports.ts'
import { AppError, isAppError } from '../../core/shared/app-error.ts'
import type { RecogniseScan } from '../../core/documents/ports.ts'
import { readPdfForm } from './pdf/read-pdf-form.ts'
import type { ParsedDocument } from './document/document.ts'
import { formBlocks } from './document/form-blocks.ts'
import { movedTo } from './document/moved-anchors.ts'
import { isMessage, readParts } from './mime/message-parts.ts'
import { openMessage } from './mime/open-message.ts'
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

/** Formats that nobody uses for forms. */
const NO_FORMS: ReadonlySet<FileFormat> = new Set(['rtf', 'pptx', 'csv'])

/** Reads forms in the calling thread and blocks it while parsing. */
export class DirectFormReader implements FormReader {
  /** `recogniseScan` runs OCR on a scanned PDF; without it such a file is rejected. */
  constructor(private readonly recogniseScan?: RecogniseScan) {}

  async read(file: FormFile): Promise<Form> {
    return boundForm(await this.readFile(file, 0))
  }

  private async readFile({ fileName, bytes }: FormFile, depth: number): Promise<Form> {
    const format = await recogniseFormat(bytes, fileName)
    return this.readFormat(format, bytes, depth)
  }

  private async readFormat(format: FileFormat, bytes: Uint8Array, depth: number): Promise<Form> {
    if (NO_FORMS.has(format)) throw noFormType(format)
    try {
      if (isMessage(format)) return await this.readMessage(format, bytes, depth)
      const parse = PARSERS[format]
      if (parse !== undefined) return formOf(await parse(bytes, FORM_BOUNDS), MEDIA_TYPES[format])
      return await READERS[format]!(bytes, this.recogniseScan)
    } catch (error) {
      throw isAppError(error) ? error : broken(FORMAT_NOUNS[format], error)
    }
  }

  private async readMessage(format: FileFormat, bytes: Uint8Array, depth: number): Promise<Form> {
    const message = await openMessage(bytes, { what: FORMAT_NOUNS[format], depth })
    const { parts, unread } = await readParts(message, (part) =>
      part.format === null ? this.readFile(part, depth + 1) : this.readFormat(part.format, part.bytes, depth),
    )
    const title = parts[0]?.title ?? message.subject
    const subject = format === 'e-mail' && message.subject !== null ? [subjectLine(message.subject)] : []
    const blocks = parts.flatMap((part, at) => (at === 0 ? part.blocks : movedTo(part.blocks, `${at}`)))
    const further = parts.flatMap((part) => part.unread ?? [])
    return { mediaType: MEDIA_TYPES[format], title, blocks: [...subject, ...blocks], unread: [...further, ...unread] }
  }
}

function subjectLine(text: string): FormBlock {
  return { kind: 'heading', page: null, anchor: 'subject', level: 0, text, number: null }
}

/** The title is the printed one, otherwise the one in the file's properties. */
function formOf(document: ParsedDocument, mediaType: string): Form {
  const blocks = formBlocks(document)
  const printed = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 0 ? [block.text] : []))
  const title = printed.length > 0 ? printed.join(' ') : document.title
  return { mediaType, title, blocks, ...(document.unread && { unread: document.unread }) }
}

function noFormType(format: FileFormat): AppError {
  return new AppError('unsupported', 'form.unsupported-type', { values: { what: FORMAT_NOUNS[format] } })
}
