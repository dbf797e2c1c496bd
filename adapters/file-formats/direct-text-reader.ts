import type { ReadText, TextReader } from '../../core/documents/ports/text-reader.ts'
import { FORMAT_NOUNS, MEDIA_TYPES, recogniseFormat, type FileFormat } from './recognise-format.ts'
import { isAppError } from '../../core/shared/app-error.ts'
import { broken, withoutText } from './unreadable.ts'
import { readCsvText } from './csv/read-csv.ts'
import type { RecogniseScan } from '../../core/documents/ports.ts'
import { readPdfText } from './pdf/read-pdf-text.ts'
import { docDocument, textDocument } from './text/text-document.ts'
import { libraryText } from './document/library-text.ts'
import { isMessage, readParts } from './mime/message-parts.ts'
import { openMessage } from './mime/open-message.ts'
import { LIBRARY_BOUNDS } from './parse-bounds.ts'
import { PARSERS } from './parse-document.ts'
import { TextBlocks, type FormatText } from './document/text-blocks.ts'

type ReadFormat = (bytes: Uint8Array, recogniseScan?: RecogniseScan) => FormatText | Promise<FormatText>

const READERS: Partial<Record<FileFormat, ReadFormat>> = {
  pdf: (bytes, recogniseScan) => readPdfText(bytes, { recogniseScan }),
  doc: docDocument,
  csv: readCsvText,
  text: textDocument,
}

/** Letters and digits; lines and dots alone are not text. */
const WRITTEN = /[\p{L}\p{N}]/u

/** Reads documents in the calling thread and blocks it while parsing. */
export class DirectTextReader implements TextReader {
  /** `recogniseScan` runs OCR on a scanned PDF; without it such a file is rejected. */
  constructor(private readonly recogniseScan?: RecogniseScan) {}

  async read({ fileName, bytes }: { fileName: string; bytes: Uint8Array }): Promise<ReadText> {
    const format = await recogniseFormat(bytes, fileName)
    const { pageCount, blocks } = await this.readFormat(format, bytes, 0)
    if (!blocks.some(({ text }) => WRITTEN.test(text))) throw withoutText(FORMAT_NOUNS[format])
    return { mediaType: MEDIA_TYPES[format], pageCount, blocks }
  }

  private async readFormat(format: FileFormat, bytes: Uint8Array, depth: number): Promise<FormatText> {
    try {
      if (isMessage(format)) return await this.readMessage(format, bytes, depth)
      const parse = PARSERS[format]
      if (parse === undefined) return await READERS[format]!(bytes, this.recogniseScan)
      const document = await parse(bytes, LIBRARY_BOUNDS)
      return { pageCount: document.pageCount, blocks: libraryText(document, FORMAT_NOUNS[format]) }
    } catch (error) {
      throw isAppError(error) ? error : broken(FORMAT_NOUNS[format], error)
    }
  }

  /**
   * Returns the subject as a heading over the text, and each attachment's name over its text or a note that it was not
   * read.
   */
  private async readMessage(format: FileFormat, bytes: Uint8Array, depth: number): Promise<FormatText> {
    const message = await openMessage(bytes, { what: FORMAT_NOUNS[format], depth })
    const text = new TextBlocks(FORMAT_NOUNS[format])
    if (message.subject !== null) text.heading(1, message.subject)
    const { unread } = await readParts(message, async (part) => {
      const own = part.format ?? (await recogniseFormat(part.bytes, part.fileName))
      const { blocks } = await this.readFormat(own, part.bytes, part.format === null ? depth + 1 : depth)
      if (part.format === null) text.heading(2, part.fileName)
      for (const block of blocks) text.add(block.kind, block.level, block.text)
    })
    for (const { name } of unread) text.heading(2, `${name ?? ''} [not read]`.trim())
    return { pageCount: null, blocks: text.list() }
  }
}
