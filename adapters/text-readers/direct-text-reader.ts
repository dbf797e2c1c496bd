import type { ReadText, TextReader } from '../../core/documents/ports/text-reader.ts'
import { FORMAT_NOUNS, MEDIA_TYPES, recogniseFormat, type FileFormat } from '../file-formats/recognise-format.ts'
import { isAppError } from '../../core/shared/app-error.ts'
import { broken, withoutText } from '../file-formats/unreadable.ts'
import { readCsvText } from './read-csv-text.ts'
import { readDocText } from './read-doc-text.ts'
import { readDocxText } from './read-docx-text.ts'
import { readHtmlText } from './read-html-text.ts'
import { readMarkdownText } from './read-markdown-text.ts'
import { readOdtText } from './read-odt-text.ts'
import { readPdfPages } from './read-pdf-pages.ts'
import { readPdfText, type RecogniseScan } from './read-pdf-text.ts'
import { readPlainText } from './read-plain-text.ts'
import { readPptxText } from './read-pptx-text.ts'
import { readRtfText } from './read-rtf-text.ts'
import { readXlsxText } from './read-xlsx-text.ts'
import type { FormatText } from './text-blocks.ts'

type ReadFormat = (bytes: Uint8Array, recogniseScan?: RecogniseScan) => FormatText | Promise<FormatText>

const READERS: Record<FileFormat, ReadFormat> = {
  pdf: (bytes, recogniseScan) => readPdfText(bytes, readPdfPages, recogniseScan),
  docx: readDocxText,
  odt: readOdtText,
  rtf: readRtfText,
  xlsx: readXlsxText,
  pptx: readPptxText,
  doc: readDocText,
  html: readHtmlText,
  markdown: readMarkdownText,
  csv: readCsvText,
  text: readPlainText,
}

/** Reads documents in the calling thread, which it blocks for as long as parsing takes. */
export class DirectTextReader implements TextReader {
  /** `recogniseScan` reads the text off the pictures of a scanned PDF; without it such a file is refused. */
  constructor(private readonly recogniseScan?: RecogniseScan) {}

  async read({ fileName, bytes }: { fileName: string; bytes: Uint8Array }): Promise<ReadText> {
    const format = await recogniseFormat(bytes, fileName)
    const { pageCount, blocks } = await this.readFormat(format, bytes)
    if (blocks.length === 0) throw withoutText(FORMAT_NOUNS[format])
    return { mediaType: MEDIA_TYPES[format], pageCount, blocks }
  }

  private async readFormat(format: FileFormat, bytes: Uint8Array): Promise<FormatText> {
    try {
      return await READERS[format](bytes, this.recogniseScan)
    } catch (error) {
      throw isAppError(error) ? error : broken(FORMAT_NOUNS[format], error)
    }
  }
}
